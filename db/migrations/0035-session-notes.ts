import type { Migration } from "./migration.ts";

/** What a coach writes about an appointment. It is of the coach, about the student: a row goes with either's data. */
export const sessionNotes: Migration = {
  version: 35,
  name: "session_notes",
  sql: `
    CREATE TABLE session_notes (
      session_id INTEGER PRIMARY KEY REFERENCES coach_sessions (id) ON DELETE CASCADE,
      -- The student.
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      note TEXT NOT NULL,
      -- One of the list that the office counts; null: not said.
      topic TEXT,
      updated_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX session_notes_user ON session_notes (user_id);
  `,
};
