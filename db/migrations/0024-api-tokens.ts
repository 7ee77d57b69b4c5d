import type { Migration } from "./migration.ts";

/** Tokens with which programs of the university call, and which of them loaded a roster. */
export const apiTokens: Migration = {
  version: 24,
  name: "api-tokens",
  sql: `
    CREATE TABLE api_tokens (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      scope TEXT NOT NULL CHECK (scope IN ('roster', 'scim', 'metrics')),
      -- The beginning of the token, by which people and the trail recognise it.
      prefix TEXT NOT NULL UNIQUE,
      -- SHA-256 of the whole token, in hexadecimal.
      token_hash TEXT NOT NULL UNIQUE,
      -- A token ends with its maker's account.
      created_by INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL,
      last_used_at TEXT,
      last_used_network TEXT,
      revoked_at TEXT
    ) STRICT;
    CREATE INDEX api_tokens_maker ON api_tokens (created_by);

    -- Whoever may make no tokens any more has none that work, and giving the role back does not wake them.
    CREATE TRIGGER api_tokens_of_former_makers AFTER UPDATE OF is_active, role ON users
    WHEN NEW.is_active = 0 OR NEW.role NOT IN ('it', 'admin')
    BEGIN
      UPDATE api_tokens SET revoked_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        WHERE created_by = NEW.id AND revoked_at IS NULL;
    END;

    -- The prefix of the token that loaded the roster; null when a person did.
    ALTER TABLE roster_loads ADD COLUMN loaded_with TEXT;
  `,
};
