import type { Generated } from "kysely";

export const LINE_STATES = ["open", "used", "skipped", "later"] as const;
type LineState = (typeof LINE_STATES)[number];

/** A line of an analysed CV that its owner works on. */
interface WorkshopLinesTable {
  id: Generated<number>;
  user_id: number;
  analysis_id: number;
  /** Index of the line in the document without personal remarks. */
  line: number;
  was: string;
  state: LineState;
  /** JSON: the answers by the question's name. */
  fields: string;
  text: string | null;
  updated_at: string;
}

/** The lines in use at a moment, under a name of the student's. */
interface WorkshopVersionsTable {
  id: Generated<number>;
  user_id: number;
  analysis_id: number;
  name: string;
  /** JSON of VersionLine[]. */
  lines: string;
  /** JSON of ScoreView, without and with these lines. */
  score_before: string;
  score: string;
  created_at: string;
}

/** What a student chooses for the whole of a CV, one row an analysis. */
interface WorkshopActsTable {
  id: Generated<number>;
  user_id: number;
  analysis_id: number;
  /** JSON of Acts. */
  acts: string;
  updated_at: string;
}

export interface WorkshopTables {
  workshop_acts: WorkshopActsTable;
  workshop_lines: WorkshopLinesTable;
  workshop_versions: WorkshopVersionsTable;
}
