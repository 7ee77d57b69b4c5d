import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { waitForJob } from "#app/jobs/wait.server.ts";
import type { Db } from "#db/open.server.ts";
import { submitCv, uploadsFolder } from "./analyze.server.ts";
import { DEMO_DRAFT, DEMO_IMPROVED } from "./demo-cvs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SAMPLES = [
  { fileName: "CV Camila Rojas.txt", text: DEMO_DRAFT, daysAgo: 23 },
  { fileName: "CV Camila Rojas, versión 2.txt", text: DEMO_IMPROVED, daysAgo: 2 },
];

/** Gives the demo student a history: real analyses of sample CVs, dated in the past. Needs a running worker. */
export async function addDemoAnalyses(db: Db, userId: number): Promise<void> {
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  for (const { fileName, text, daysAgo } of SAMPLES) {
    const storedName = randomUUID();
    await writeFile(path.join(uploadsFolder(), storedName), text, { mode: 0o600 });
    const then = new Date(Date.now() - daysAgo * DAY_MS);
    const { jobId } = await submitCv(
      db,
      userId,
      { storedName, fileName, size: Buffer.byteLength(text) },
      { now: () => then },
    );
    await waitForJob(db, jobId, AbortSignal.timeout(60_000));
  }
}
