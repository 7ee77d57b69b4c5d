import { jobEvents, jobsAhead } from "#app/jobs/queue.server.ts";
import type { Db } from "#db/open.server.ts";
import type { CvProgress } from "./progress.ts";
import { progressEvents, stagesOf } from "./progress-store.server.ts";
import { findAnalysisState } from "./queries.server.ts";

/** Current progress of one analysis of this user; null when the user has none with that id. */
async function readProgress(db: Db, userId: number, id: number): Promise<CvProgress | null> {
  const state = await findAnalysisState(db, userId, id);
  if (!state) return null;
  const now = Date.now();
  const stages = stagesOf(id);
  const current = stages.at(-1)?.stage ?? "queued";
  return {
    id,
    status: state.status,
    stage: state.status === "processing" ? current : "done",
    ahead: state.jobId !== null && current === "queued" ? await jobsAhead(db, state.jobId) : 0,
    elapsed: Math.max(0, Math.round((now - Date.parse(state.createdAt)) / 1000)),
    steps: stages.map((entry) => ({
      stage: entry.stage,
      seconds: Math.round(((entry.endedAt ?? now) - entry.startedAt) / 1000),
      note: entry.note,
    })),
    failure: state.failureMessage,
  };
}

/** Yields the progress at once and after every change, until the analysis has ended or the signal aborts. */
export async function* followProgress(
  db: Db,
  userId: number,
  id: number,
  signal: AbortSignal,
): AsyncGenerator<CvProgress> {
  let wake: () => void = () => undefined;
  let changed = true;
  const onChange = () => {
    changed = true;
    wake();
  };
  progressEvents.on("changed", onChange);
  jobEvents.on("finished", onChange);
  signal.addEventListener("abort", onChange);
  try {
    let last = "";
    while (!signal.aborted) {
      if (!changed) await new Promise<void>((resolve) => (wake = resolve));
      changed = false;
      if (signal.aborted) return;
      const progress = await readProgress(db, userId, id);
      if (!progress) return;
      const text = JSON.stringify({ ...progress, elapsed: 0 });
      if (text !== last) yield progress;
      last = text;
      if (progress.status !== "processing") return;
    }
  } finally {
    progressEvents.off("changed", onChange);
    jobEvents.off("finished", onChange);
    signal.removeEventListener("abort", onChange);
  }
}
