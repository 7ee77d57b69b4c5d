import type { Migration } from "./migration.ts";

/**
 * Counters of failed sign-ins, stored so that a restart does not reset them. Keys are fingerprints, never user ids.
 */
export const loginThrottle: Migration = {
  version: 7,
  name: "login throttle",
  sql: `
    CREATE TABLE login_throttle (
      kind TEXT NOT NULL CHECK (kind IN ('name', 'device', 'network', 'all')),
      key TEXT NOT NULL,
      count REAL NOT NULL,
      budget INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      blocked_until INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      cleared INTEGER NOT NULL CHECK (cleared IN (0, 1)),
      PRIMARY KEY (kind, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX login_throttle_expiry ON login_throttle (expires_at);
    CREATE INDEX login_throttle_cleared ON login_throttle (cleared) WHERE cleared = 1;
  `,
};
