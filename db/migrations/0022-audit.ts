import type { Migration } from "./migration.ts";

/** The audit trail: rows that are only ever added, each bound to the one before it. */
export const audit: Migration = {
  version: 22,
  name: "audit",
  sql: `
    CREATE TABLE audit_trail (
      seq INTEGER PRIMARY KEY,
      at TEXT NOT NULL,
      -- A pseudonym of audit_people; null: the platform itself.
      actor TEXT,
      actor_role TEXT NOT NULL,
      action TEXT NOT NULL,
      target_kind TEXT,
      -- A pseudonym of audit_people; null where the act was about nobody.
      target TEXT,
      -- JSON object without personal data.
      details TEXT NOT NULL CHECK (json_valid(details)),
      -- SHA-256 in hex: of the row before, and of this one.
      previous_hash TEXT NOT NULL,
      hash TEXT NOT NULL
    ) STRICT;
    CREATE INDEX audit_trail_at ON audit_trail (at, seq);
    CREATE INDEX audit_trail_actor ON audit_trail (actor, seq) WHERE actor IS NOT NULL;
    CREATE INDEX audit_trail_target ON audit_trail (target, seq) WHERE target IS NOT NULL;
    CREATE INDEX audit_trail_action ON audit_trail (action, seq);
    CREATE TRIGGER audit_trail_kept BEFORE UPDATE ON audit_trail
      BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
    CREATE TRIGGER audit_trail_whole BEFORE DELETE ON audit_trail
      BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
    -- INSERT OR REPLACE deletes without calling the trigger above.
    CREATE TRIGGER audit_trail_appended BEFORE INSERT ON audit_trail
      WHEN new.seq <> coalesce((SELECT max(seq) FROM audit_trail), 0) + 1
      BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;

    -- One row: what the trail must end with.
    CREATE TABLE audit_head (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      rows INTEGER NOT NULL,
      hash TEXT NOT NULL,
      mac TEXT NOT NULL
    ) STRICT;
    CREATE TRIGGER audit_head_kept BEFORE DELETE ON audit_head
      BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;

    CREATE TABLE audit_people (
      user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      -- 16 random hexadecimal digits.
      pseudonym TEXT NOT NULL UNIQUE
    ) STRICT;

    -- A keyed print of each setting at the last start, to tell which ones have changed.
    CREATE TABLE audit_settings (name TEXT PRIMARY KEY, print TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
};
