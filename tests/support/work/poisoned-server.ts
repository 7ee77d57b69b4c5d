import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cvAnalysisJob } from "#app/features/cv/analyze.server.ts";
import { judgeCvTask } from "#app/features/cv/compute/tasks.ts";
import { startWorker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { setComputeWorker } from "#app/platform/work/compute-child.server.ts";
import { ComputeWorker } from "#app/platform/work/worker.server.ts";
import { openDatabase } from "#db/open.server.ts";

/**
 * A server that works through the queue of CVs with a computing child that gets none of them done.
 * Arguments: database file, its folder, the child's program, seconds by which its clock is ahead, milliseconds of
 * processor time for a CV. Says its port and the child's process id as a line of JSON.
 */
const [file = "", folder = "", program = "", ahead = "0", cpuMs = "0"] = process.argv.slice(2);

log.level = "silent";
setSettings(readSettings({ DATA_DIR: folder }));
const worker = new ComputeWorker({ program, heapMb: 64, idleMs: 0 });
setComputeWorker(worker);
Object.assign(judgeCvTask.budget, { cpuMs: Number(cpuMs) });
const { db } = openDatabase(file);
worker.prepare();
const child = await worker.pid();
startWorker(db, cvAnalysisJob, { now: () => new Date(Date.now() + Number(ahead) * 1000) });
const server = createServer((_, response) => response.end("here"));
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port, child })}\n`);
});
