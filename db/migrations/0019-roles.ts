import type { Migration } from "./migration.ts";

/** More roles than admin and user, and the account with which a coach signs in. */
export const roles: Migration = {
  version: 19,
  name: "roles",
  sql: `
    -- The old column allows two roles. A new one instead of a new table, which every other table would have to follow.
    ALTER TABLE users ADD COLUMN new_role TEXT NOT NULL DEFAULT 'user'
      CHECK (new_role IN ('user', 'coach', 'office', 'it', 'auditor', 'admin'));
    UPDATE users SET new_role = role WHERE role <> 'user';
    ALTER TABLE users DROP COLUMN role;
    ALTER TABLE users RENAME COLUMN new_role TO role;
    CREATE TABLE coach_accounts (
      coach_id INTEGER PRIMARY KEY REFERENCES coaches (id) ON DELETE CASCADE,
      user_id INTEGER NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE
    ) STRICT;
  `,
};
