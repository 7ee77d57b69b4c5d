import type { CvAnalysisAnswer, CvAnalysisView } from "#app/features/cv/result.ts";
import type { Role } from "#db/schema.ts";

/** Data that the loader passes to the screen. */
export type ScreenData = {
  user: { name: string; role: Role };
  /** The finished analysis whose id is in the URL. */
  analysis: CvAnalysisView | null;
  /** The analysis in progress, also if another tab started it or this tab was closed meanwhile. */
  running: RunningFile | null;
  /** The user's newest analysis, to find out what happened to an upload whose response was lost. */
  latest: { id: number; status: "processing" | "completed" | "failed"; failureMessage: string | null } | null;
  /** The analysis in the URL, if it failed. */
  failed: { fileName: string; message: string } | null;
  /** The analysis in the URL, if its texts were purged after the retention period. `createdAt` is ISO-8601 UTC. */
  purged?: { fileName: string; score: number | null; createdAt: string } | null;
  /** The analysis in the URL does not exist or belongs to another user. */
  missing: boolean;
};

type RunningFile = { id: number; fileName: string; fileSize: number };

/**
 * Builds the results from the response, before the URL changes and the full record is loaded. The specification
 * guarantees only `results`, so the other fields get neutral values.
 */
export function viewOfAnswer(
  answer: Partial<CvAnalysisAnswer> & Pick<CvAnalysisAnswer, "results">,
  file: File,
  now: Date,
): CvAnalysisView {
  return {
    id: answer.id ?? 0,
    engine: answer.engine ?? "rules",
    rubricVersion: answer.rubricVersion ?? "",
    results: answer.results,
    details: answer.details ?? { criteria: [], notices: [], found: { pages: 0, jobs: 0, skills: 0 } },
    fileName: file.name,
    fileSize: file.size,
    createdAt: now.toISOString(),
    textRead: "",
    corrections: null,
    correctedAt: null,
    canCorrect: false,
  };
}
