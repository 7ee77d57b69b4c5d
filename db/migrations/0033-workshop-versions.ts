import type { Migration } from "./migration.ts";

/** A worked CV as its owner has named it. A row goes with its analysis, and when the analysis's texts go by age. */
export const workshopVersions: Migration = {
  version: 33,
  name: "workshop_versions",
  sql: `
    CREATE TABLE workshop_versions (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      analysis_id INTEGER NOT NULL REFERENCES cv_analyses (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      -- JSON: the lines in use, each as it was and as it is.
      lines TEXT NOT NULL CHECK (json_valid(lines)),
      -- JSON: the scores of the CV without and with these lines, by the same rubric on the same day.
      score_before TEXT NOT NULL CHECK (json_valid(score_before)),
      score TEXT NOT NULL CHECK (json_valid(score)),
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX workshop_versions_analysis ON workshop_versions (analysis_id);
    CREATE INDEX workshop_versions_user ON workshop_versions (user_id);
  `,
};
