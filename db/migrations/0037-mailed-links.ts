import type { Migration } from "./migration.ts";

/** What a student says with the links of a mail, without signing in. */
export const mailedLinks: Migration = {
  version: 37,
  name: "mailed_links",
  sql: `
    -- When the student said to come to the session at this time; null: not yet.
    ALTER TABLE coach_sessions ADD COLUMN confirmed_at TEXT;
  `,
};
