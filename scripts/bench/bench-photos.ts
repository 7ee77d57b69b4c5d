import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { TestServer } from "../../tests/support/server.ts";
import { watchBusy } from "./ai/cpu-time.ts";
import { BusyProcesses } from "./stall/busy-processes.ts";
import { writePhotos } from "./stall/photo-cvs.ts";
import { secondsOf } from "./stall/report.ts";
import { type Upload, uploadAll } from "./stall/uploads.ts";
import { oneDecimal, percentile } from "./statistics.ts";

/**
 * A busy machine is not held against a person: npm run bench:photos -- [--files N] [--load N] [--seed N] [--keep
 * FOLDER]. Photographs of honest CVs are uploaded while so many processes do nothing but compute. Exits 1 unless each
 * gets a result; a file that is refused or sent away is a miss, whatever it is told.
 */

const USERS = 2;
const ACCOUNTS = 4;
const SETTLE_MS = 2_000;

const outcomes = (uploads: readonly Upload[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const { outcome } of uploads) count[outcome] = (count[outcome] ?? 0) + 1;
  return count;
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      files: { type: "string", default: "30" },
      load: { type: "string", default: "20" },
      seed: { type: "string", default: "1" },
      keep: { type: "string" },
    },
  });
  const folder = values.keep ? path.resolve(values.keep) : await mkdtemp(path.join(os.tmpdir(), "careers-photos-"));
  const loadAtStart = oneDecimal(os.loadavg()[0] ?? Number.NaN);
  const files = await writePhotos(Number(values.files), Number(values.seed), folder);
  const server = await new TestServer({ DEMO: "0", CV_ANALYSES_PER_HOUR: "0" }).start();
  const busy = new BusyProcesses(Number(values.load));
  try {
    await pause(SETTLE_MS);
    const processors = watchBusy(os.availableParallelism());
    const onUpload = (one: Upload) =>
      console.log(
        `${secondsOf(one).toFixed(1)} s ${one.status} ${one.file.name} ${one.outcome}: ${one.told.slice(0, 120)}`,
      );
    const uploads = await uploadAll(server, files, { users: USERS, accounts: ACCOUNTS, onUpload });
    const seconds = uploads.map(secondsOf);
    const missed = uploads
      .filter(({ outcome }) => outcome !== "result")
      .map(({ file, told }) => ({ file: file.name, told }));
    const figures = {
      files: files.length,
      busyProcesses: Number(values.load),
      loadAtStart,
      loadAtEnd: oneDecimal(os.loadavg()[0] ?? Number.NaN),
      busyProcessors: oneDecimal(processors()),
      p50Seconds: oneDecimal(percentile(seconds, 0.5)),
      p95Seconds: oneDecimal(percentile(seconds, 0.95)),
      ...outcomes(uploads),
    };
    console.table([figures]);
    const ok = missed.length === 0 && uploads.length === files.length;
    console.log(JSON.stringify({ ok, ...figures, missed }));
    process.exitCode = ok ? 0 : 1;
  } finally {
    await busy.stop();
    await server.dispose();
    if (!values.keep) await rm(folder, { recursive: true, force: true });
  }
}

await main();
