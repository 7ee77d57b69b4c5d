import type { CheckedRow } from "./check-rows.ts";
import type { ImportReport, ImportRow } from "./import-report.server.ts";
import { LISTED_PER_OUTCOME, ROW_OUTCOMES } from "./import-result.ts";

/** Decides what a load does with each row, given the existing people. Preview and load share it. */

export type ExistingUser = { id: number; rut: string; name: string; role: "admin" | "user" };

export type PlannedRow = ImportRow & {
  /** Id of the person whose name changes. */
  userId?: number;
};

/** @param existing the people of the file that already have an account, by RUT */
export function planRows(rows: readonly CheckedRow[], existing: ReadonlyMap<string, ExistingUser>): PlannedRow[] {
  return rows.map((checked): PlannedRow => {
    const { row, rut, name } = checked;
    if (checked.cause !== null) return { row, rut, name, outcome: "rejected", cause: checked.cause };
    const user = existing.get(rut);
    if (user?.role === "admin") {
      return { row, rut, name, outcome: "rejected", cause: "Es administrador: la carga no cambia sus datos." };
    }
    const warning = checked.warning === null ? {} : { warning: checked.warning };
    if (!user) return { row, rut, name, outcome: "created", ...warning };
    if (user.name === name) return { row, rut, name, outcome: "unchanged", ...warning };
    return { row, rut, name, outcome: "updated", previousName: user.name, userId: user.id, ...warning };
  });
}

/** @param from names of the file and of the sheet that was read */
export function reportOn(plan: readonly PlannedRow[], from: { fileName: string; sheet: string }): ImportReport {
  const byOutcome = ROW_OUTCOMES.map((outcome) => plan.filter((row) => row.outcome === outcome));
  const [rejected = 0, created = 0, updated = 0, unchanged = 0] = byOutcome.map((rows) => rows.length);
  return {
    ...from,
    total: plan.length,
    processedRecords: created + updated,
    created,
    updated,
    unchanged,
    rejected,
    warnings: plan.filter((row) => row.warning !== undefined).length,
    rows: byOutcome.flatMap((rows) => warnedFirst(rows).slice(0, LISTED_PER_OUTCOME).map(withoutId)),
  };
}

function warnedFirst(rows: readonly PlannedRow[]): PlannedRow[] {
  return [...rows.filter((row) => row.warning), ...rows.filter((row) => !row.warning)];
}

function withoutId({ userId: _userId, ...row }: PlannedRow): ImportRow {
  return row;
}
