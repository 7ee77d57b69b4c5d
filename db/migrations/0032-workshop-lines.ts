import type { Migration } from "./migration.ts";

/** Lines of a CV that a student works on. A row goes with its analysis, and when the analysis's texts go by age. */
export const workshopLines: Migration = {
  version: 32,
  name: "workshop_lines",
  sql: `
    CREATE TABLE workshop_lines (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      analysis_id INTEGER NOT NULL REFERENCES cv_analyses (id) ON DELETE CASCADE,
      -- Where the line begins in the document that was read, and its text there.
      line INTEGER NOT NULL,
      was TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('open', 'used', 'skipped', 'later')),
      -- The student's answers: JSON by the question's name.
      fields TEXT NOT NULL CHECK (json_valid(fields)),
      -- The new line; null as long as there is none.
      text TEXT,
      updated_at TEXT NOT NULL,
      CHECK (state <> 'used' OR text IS NOT NULL)
    ) STRICT;
    CREATE UNIQUE INDEX workshop_lines_line ON workshop_lines (analysis_id, line, was);
    CREATE INDEX workshop_lines_user ON workshop_lines (user_id);
  `,
};
