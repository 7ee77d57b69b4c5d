import type { Migration } from "./migration.ts";

/** What a student says with the links of a mail, without signing in. */
export const mailedLinks: Migration = {
  version: 37,
  name: "mailed_links",
  sql: `
    -- When the student said to come to the session at this time; null: not yet.
    ALTER TABLE coach_sessions ADD COLUMN confirmed_at TEXT;

    CREATE TABLE session_ratings (
      session_id INTEGER PRIMARY KEY REFERENCES coach_sessions (id) ON DELETE CASCADE,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
      rated_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX session_ratings_user ON session_ratings (user_id);
  `,
};
