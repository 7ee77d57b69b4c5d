import type { Sheet } from "#app/documents/workbook-rows.ts";
import type { RosterChoices } from "#app/features/roster/fields.ts";
import { type Roster, readRoster } from "#app/features/roster/roster.ts";

/** Rows of a sheet as texts. */
export type Cells = readonly (readonly string[])[];

export function rosterSheet(rows: Cells, { name = "Hoja1", hidden = false } = {}): Sheet {
  const numbered = rows.map((cells, index) => ({ row: index + 1, cells: [...cells] }));
  return { name, hidden, rows: numbered.filter(({ cells }) => cells.some(Boolean)) };
}

/** What the product makes of these sheets, all at once. */
export function readSheets(sheets: readonly Sheet[], choices: RosterChoices = {}): Roster {
  const steps = readRoster(sheets, choices);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export function checkedRoster(rows: Cells): Roster {
  return readSheets([rosterSheet(rows)]);
}
