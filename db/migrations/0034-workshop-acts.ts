import type { Migration } from "./migration.ts";

/** What a student chooses for a whole CV. A row goes with its analysis, and when the analysis's texts go by age. */
export const workshopActs: Migration = {
  version: 34,
  name: "workshop_acts",
  sql: `
    CREATE TABLE workshop_acts (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      analysis_id INTEGER NOT NULL REFERENCES cv_analyses (id) ON DELETE CASCADE,
      -- JSON: each act by its name, and the words of the CV that are right.
      acts TEXT NOT NULL CHECK (json_valid(acts)),
      updated_at TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX workshop_acts_analysis ON workshop_acts (analysis_id);
    CREATE INDEX workshop_acts_user ON workshop_acts (user_id);
  `,
};
