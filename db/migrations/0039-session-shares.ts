import type { Migration } from "./migration.ts";

/** What a student shows the coach of an appointment, and when the coach looked. A row goes with the appointment. */
export const sessionShares: Migration = {
  version: 39,
  name: "session_shares",
  sql: `
    CREATE TABLE session_shares (
      id INTEGER PRIMARY KEY,
      session_id INTEGER NOT NULL REFERENCES coach_sessions (id) ON DELETE CASCADE,
      -- The student.
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('cv', 'version', 'interview', 'offer')),
      -- Id of the thing in its own table.
      item_id INTEGER NOT NULL,
      -- result: without the CV's text, or without the answers.
      depth TEXT NOT NULL CHECK (depth IN ('result', 'full')),
      created_at TEXT NOT NULL,
      -- When the student took it back.
      ended_at TEXT
    ) STRICT;
    CREATE UNIQUE INDEX session_shares_live ON session_shares (session_id, kind, item_id) WHERE ended_at IS NULL;
    CREATE INDEX session_shares_user ON session_shares (user_id);

    CREATE TABLE share_looks (
      id INTEGER PRIMARY KEY,
      share_id INTEGER NOT NULL REFERENCES session_shares (id) ON DELETE CASCADE,
      looked_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX share_looks_share ON share_looks (share_id);
  `,
};
