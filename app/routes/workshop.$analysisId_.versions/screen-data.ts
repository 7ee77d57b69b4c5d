import type { Acts } from "#app/features/workshop/acts/act-schemas.ts";
import type { ScoreView } from "#app/features/workshop/lines/api-schemas.ts";
import type { Version } from "#app/features/workshop/versions/version-schemas.ts";
import type { Role } from "#db/schema.ts";

/** What stands on one side of the comparison: a version, or the CV as it was uploaded. */
export type Side = { id: number | null; name: string; createdAt: string | null; score: ScoreView };

/** A line on both sides; null: it stands there as it was. */
export type PairedLine = { line: number; was: string; left: string | null; right: string | null };

export type Comparison = { left: Side; right: Side; lines: PairedLine[] };

/** Data that the loader passes to the screen. */
export type VersionsData = {
  user: { name: string; role: Role };
  analysisId: number;
  /** not_kept: the texts went by age; blocked: the student asked for it. */
  why: "missing" | "not_kept" | "blocked" | null;
  fileName: string;
  versions: Pick<Version, "id" | "name" | "createdAt" | "lines" | "score">[];
  /** Null where there is no version. */
  comparison: Comparison | null;
  /** Lines in use now. */
  inUse: number;
  /** What is chosen for the CV written anew. */
  acts: Acts;
  /** not_docx: there is no Word; file_gone: the student has to hand it over again; null: it is kept. */
  sameFile: "not_docx" | "file_gone" | null;
};
