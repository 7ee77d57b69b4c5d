import type { Migration } from "./migration.ts";

/** Codes that are mailed to enter or to prove who asks, how each session was opened, and mails that keep no text. */
export const entryCodes: Migration = {
  version: 25,
  name: "entry codes",
  sql: `
    CREATE TABLE entry_codes (
      -- SHA-256 of the cookie of the browser that asked.
      id_hash TEXT PRIMARY KEY,
      -- Null where nobody is behind what was typed: the row makes both cases look alike.
      user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
      purpose TEXT NOT NULL CHECK (purpose IN ('entry', 'confirm')),
      code_print TEXT NOT NULL,
      -- Of address and password: another one ends the code.
      account_print TEXT NOT NULL,
      failures INTEGER NOT NULL DEFAULT 0,
      used_at TEXT,
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX entry_codes_user ON entry_codes (user_id, created_at);
    CREATE INDEX entry_codes_age ON entry_codes (created_at);

    ALTER TABLE sessions ADD COLUMN method TEXT;
    ALTER TABLE sessions ADD COLUMN needs_password INTEGER NOT NULL DEFAULT 0 CHECK (needs_password IN (0, 1));

    ALTER TABLE outbox ADD COLUMN is_secret INTEGER NOT NULL DEFAULT 0 CHECK (is_secret IN (0, 1));
    CREATE INDEX outbox_secret ON outbox (expires_at) WHERE is_secret = 1;

    -- As before, but for the codes with which somebody who is blocked enters.
    DROP VIEW held_mails;
    CREATE VIEW held_mails AS
      SELECT mail.id FROM outbox AS mail
      WHERE EXISTS (SELECT 1 FROM users WHERE blocked_at IS NOT NULL)
        AND mail.topic NOT LIKE 'rights:%' AND mail.topic NOT LIKE 'entry-code:%'
        AND (mail.recipient IN (SELECT email FROM users WHERE blocked_at IS NOT NULL)
          OR mail.topic IN (
            SELECT 'booking:' || coach_sessions.id FROM coach_sessions JOIN users ON users.id = user_id
              WHERE users.blocked_at IS NOT NULL
            UNION ALL SELECT 'waiting:' || waiting_list.id FROM waiting_list JOIN users ON users.id = user_id
              WHERE users.blocked_at IS NOT NULL
            UNION ALL SELECT 'email-code:' || id FROM users WHERE blocked_at IS NOT NULL
            UNION ALL SELECT 'email-changed:' || id FROM users WHERE blocked_at IS NOT NULL));
  `,
};
