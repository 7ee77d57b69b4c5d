import { runBackupFaults } from "./backup-faults.ts";
import { noFaults } from "./disk-fault.ts";
import { runServerFaults, type SeriesReport } from "./server-faults.ts";

/**
 * Makes the disk fail at the Nth write, fsync or open, for every N and every kind of action: EVERY=1 SEED=1 npm run
 * proof:io. Exits with 1 if acknowledged data is missing or half stored, the database is damaged, the server accepts
 * nothing afterwards, or some kind of action never failed.
 */

const every = Number(process.env.EVERY ?? 1);
/** Runs only some kinds: KINDS="booking;CV analysis". Backups are tested only without this setting. */
const kinds = process.env.KINDS?.split(";");
const seed = Number(process.env.SEED ?? 20_261_122);
const SHOWN_PROBLEMS = 30;

async function main(): Promise<number> {
  const reason = noFaults();
  if (reason) {
    console.log(reason);
    return 1;
  }
  const from = performance.now();
  const onFault = (line: string) => process.stderr.write(`${line}\n`);
  const onSeries = (report: SeriesReport) => onFault(lineOf(report));
  const reports = await runServerFaults({ seed, every, onFault, onSeries, ...(kinds && { kinds }) });
  if (!kinds) reports.push(...(await runBackupFaults(every)));
  console.table(reports.map(({ problems, ...figures }) => ({ ...figures, problems: problems.length })));
  const problems = reports.flatMap((report) => report.problems);
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(problem);
  const sum = (key: "faults" | "refused" | "kills") => reports.reduce((all, report) => all + report[key], 0);
  // A kind of action that never failed proves nothing.
  const untested = [...new Set(reports.map(({ kind }) => kind))].filter(
    (kind) => !reports.some((report) => report.kind === kind && report.call !== "open" && report.refused > 0),
  );
  const ok = problems.length === 0 && untested.length === 0;
  const seconds = Math.round((performance.now() - from) / 1000);
  const totals = { faults: sum("faults"), refused: sum("refused"), kills: sum("kills") };
  console.log(JSON.stringify({ every, seed, seconds, ...totals, problems: problems.length, untested, ok }));
  return ok ? 0 : 1;
}

function lineOf({ kind, call, error, faults, refused, problems }: SeriesReport): string {
  return `${kind}, ${call} ${error}: ${faults} faults, ${refused} refused, ${problems.length} problems`;
}

process.exitCode = await main();
