import type { Migration } from "./migration.ts";

/** Addresses that wait for the code that was mailed to them. */
export const emailChanges: Migration = {
  version: 15,
  name: "e-mail changes",
  sql: `
    CREATE TABLE email_changes (
      id INTEGER PRIMARY KEY,
      -- One at a time: a newer one replaces it.
      user_id INTEGER NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      email TEXT NOT NULL,
      -- SHA-256 of salt and code.
      code_salt TEXT NOT NULL,
      code_hash TEXT NOT NULL,
      failures INTEGER NOT NULL DEFAULT 0,
      -- Typed by the office, or by the account's owner.
      is_from_office INTEGER NOT NULL CHECK (is_from_office IN (0, 1)),
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX email_changes_expiry ON email_changes (expires_at);
  `,
};
