import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { submitCv, uploadsFolder } from "#app/features/cv/analyze.server.ts";
import { findAnalysisState } from "#app/features/cv/queries.server.ts";
import { waitForJob } from "#app/jobs/wait.server.ts";
import type { CvUpload } from "../plan.ts";
import { cvFile } from "./cv-file.server.ts";
import type { StepContext } from "./step-context.ts";

/** Uploads a CV and waits for its analysis, so that a real person's upload never waits for more than one of these. */
export async function uploadCv({ db, person, signal }: StepContext, { at, fileName, text }: CvUpload): Promise<void> {
  const known = await db
    .selectFrom("cv_analyses")
    .select("id")
    .where("user_id", "=", person.id)
    .where("created_at", "=", at.toISOString())
    .executeTakeFirst();
  if (known) {
    const state = await findAnalysisState(db, person.id, known.id);
    if (state?.jobId != null) await waitForJob(db, state.jobId, signal);
    return;
  }
  const content = await cvFile(fileName, text);
  const storedName = randomUUID();
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  await writeFile(path.join(uploadsFolder(), storedName), content, { mode: 0o600 });
  const file = { storedName, fileName, size: content.byteLength };
  const { jobId } = await submitCv(db, person.id, file, { now: () => at }, { isSample: true });
  await waitForJob(db, jobId, signal);
}
