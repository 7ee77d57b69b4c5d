import type { CvAnalysisAnswer, CvAnalysisView } from "#app/features/cv/result.ts";

/** What the loader hands to the screen. */
export type ScreenData = {
  user: { name: string; role: "admin" | "user" };
  /** The finished analysis that the address names. */
  analysis: CvAnalysisView | null;
  /** The analysis that is being worked on, whoever started it: another tab, or this one before it was closed. */
  running: RunningFile | null;
  /** The newest analysis of this person, to find out what became of an upload whose answer got lost. */
  latest: { id: number; status: "processing" | "completed" | "failed"; failureMessage: string | null } | null;
  /** The analysis that the address names, when it failed. */
  failed: { fileName: string; message: string } | null;
  /** The analysis that the address names, when its texts got too old to be kept. `createdAt` is ISO-8601 UTC. */
  purged?: { fileName: string; score: number | null; createdAt: string } | null;
  /** The address names an analysis that is not this person's or does not exist. */
  missing: boolean;
};

type RunningFile = { id: number; fileName: string; fileSize: number };

/**
 * The results as soon as the answer is there, before the address and the rest of the record follow. The specification
 * promises only `results`, so everything else has a neutral value.
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
