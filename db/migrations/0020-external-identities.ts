import type { Migration } from "./migration.ts";

/** Accounts at the institution's own sign-in, the sessions that began there, and tokens that were used up. */
export const externalIdentities: Migration = {
  version: 20,
  name: "external identities",
  sql: `
    CREATE TABLE external_identities (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- Name of the way in, e.g. oidc:google.
      provider TEXT NOT NULL,
      -- Who says so: another issuer behind the same setting knows other people by the same number.
      issuer TEXT NOT NULL,
      subject TEXT NOT NULL,
      created_at TEXT NOT NULL,
      last_used_at TEXT NOT NULL,
      UNIQUE (provider, issuer, subject),
      UNIQUE (user_id, provider, issuer)
    ) STRICT;

    ALTER TABLE sessions ADD COLUMN provider TEXT;
    -- SHA-256 of the provider's own number of the session.
    ALTER TABLE sessions ADD COLUMN provider_session TEXT;
    CREATE INDEX sessions_provider ON sessions (provider, provider_session) WHERE provider IS NOT NULL;

    CREATE TABLE used_tokens (
      -- SHA-256 of kind and number.
      token_hash TEXT PRIMARY KEY,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX used_tokens_expiry ON used_tokens (expires_at);
  `,
};
