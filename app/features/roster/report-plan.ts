import { LISTED_PER_OUTCOME, ROW_OUTCOMES } from "./limits.ts";
import type { PlannedRow } from "./plan-roster.server.ts";
import type { RosterReport, RosterRow } from "./report.server.ts";
import type { Roster } from "./roster.ts";

/** @param loadId of the load that carried out the plan; null for a preview */
export function reportPlan(
  roster: Roster,
  plan: readonly PlannedRow[],
  { fileName, loadId }: { fileName: string; loadId: number | null },
): RosterReport {
  const byOutcome = ROW_OUTCOMES.map((outcome) => plan.filter((row) => row.outcome === outcome));
  const [rejected = 0, conflicts = 0, created = 0, updated = 0, unchanged = 0] = byOutcome.map((rows) => rows.length);
  return {
    fileName,
    sheet: roster.sheets.flatMap(({ name, chosen }) => (chosen ? [name] : [])).join(", "),
    total: plan.length,
    processedRecords: created + updated,
    created,
    updated,
    unchanged,
    conflicts,
    rejected,
    setApart: roster.setApart,
    warnings: plan.filter((row) => row.warning !== undefined).length,
    rows: byOutcome.flatMap((rows) => warnedFirst(rows).slice(0, LISTED_PER_OUTCOME).map(rowOf)),
    sheets: roster.sheets,
    doubts: loadId === null ? [...roster.doubts, ...(conflicts > 0 ? (["conflicts"] as const) : [])] : [],
    loadId,
  };
}

function warnedFirst(rows: readonly PlannedRow[]): PlannedRow[] {
  return [...rows.filter((row) => row.warning), ...rows.filter((row) => !row.warning)];
}

function rowOf({ sheet, row, identifier, name, outcome, cause, warning, previousName }: PlannedRow): RosterRow {
  return {
    sheet,
    row,
    rut: identifier,
    name,
    outcome,
    ...(cause === undefined ? {} : { cause }),
    ...(warning === undefined ? {} : { warning }),
    ...(previousName === undefined ? {} : { previousName }),
  };
}
