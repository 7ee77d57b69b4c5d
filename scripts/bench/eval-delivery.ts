import { shownPace } from "#app/features/interview/delivery/delivery-texts.ts";
import { measure } from "./delivery/measure.ts";
import { record } from "./delivery/recordings.ts";
import { SCRIPTS } from "./delivery/scripts.ts";

/**
 * How well pace and pauses are measured: npm run eval:delivery. Ten made recordings, whose words and times are known,
 * go through the server's decoder and the browser's time line. Words are given, as a hand count would: what is measured
 * is time. Prints a table and one JSON line; fails above a pace error of 5 %.
 */

const MAX_PACE_ERROR = 0.05;

async function main(): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  let worstPaceError = 0;
  let worstShownError = 0;
  let pausesRight = 0;
  for (const [index, script] of SCRIPTS.entries()) {
    const { samples, words, seconds, pauses } = record(script, index + 1);
    const time = await measure(samples);
    const byHand = (words * 60) / seconds;
    const measured = time === null ? 0 : (words * 60) / time.seconds;
    const error = Math.abs(measured - byHand) / byHand;
    // What a person reads is rounded.
    const shown = shownPace(measured);
    worstPaceError = Math.max(worstPaceError, error);
    worstShownError = Math.max(worstShownError, Math.abs(shown - byHand) / byHand);
    pausesRight += time?.pauses === pauses ? 1 : 0;
    rows[script.name] = {
      words,
      "seconds by hand": round(seconds, 2),
      measured: time?.seconds ?? 0,
      "pace by hand": round(byHand, 1),
      pace: round(measured, 1),
      shown,
      "error %": round(100 * error, 2),
      "pauses by hand": pauses,
      pauses: time?.pauses ?? 0,
    };
  }
  console.table(rows);
  console.log(
    JSON.stringify({
      worstPaceError: round(worstPaceError, 4),
      worstShownError: round(worstShownError, 4),
      pausesRight,
    }),
  );
  if (Math.max(worstPaceError, worstShownError) > MAX_PACE_ERROR || pausesRight < SCRIPTS.length) process.exitCode = 1;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

await main();
