import type { Migration } from "./migration.ts";

/** Authenticator apps, recovery codes, passkeys, and sign-ins that wait for their second step. */
export const secondFactor: Migration = {
  version: 21,
  name: "second factor",
  sql: `
    CREATE TABLE totp_secrets (
      user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      -- Encrypted with a key that is not in the database.
      secret TEXT NOT NULL,
      last_step INTEGER NOT NULL DEFAULT 0,
      created_at TEXT NOT NULL,
      confirmed_at TEXT,
      last_used_at TEXT
    ) STRICT;
    CREATE TABLE recovery_codes (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      code_hash TEXT NOT NULL,
      created_at TEXT NOT NULL,
      used_at TEXT
    ) STRICT;
    CREATE UNIQUE INDEX recovery_codes_code ON recovery_codes (user_id, code_hash);
    CREATE TABLE passkeys (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      credential_id TEXT NOT NULL UNIQUE,
      public_key TEXT NOT NULL,
      user_handle TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at TEXT NOT NULL,
      last_used_at TEXT
    ) STRICT;
    CREATE INDEX passkeys_user ON passkeys (user_id);
    CREATE TABLE pending_sign_ins (
      id_hash TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      method TEXT NOT NULL,
      provider TEXT,
      provider_session TEXT,
      password_print TEXT NOT NULL,
      browser_print TEXT NOT NULL,
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX pending_sign_ins_user ON pending_sign_ins (user_id);
    CREATE INDEX pending_sign_ins_expiry ON pending_sign_ins (expires_at);
    CREATE TABLE used_challenges (
      challenge_hash TEXT PRIMARY KEY,
      expires_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX used_challenges_expiry ON used_challenges (expires_at);
  `,
};
