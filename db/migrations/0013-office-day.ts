import type { Migration } from "./migration.ts";

/** Failed mails that the office has seen and given up, and filters of the panel by cohort. */
export const officeDay: Migration = {
  version: 13,
  name: "office day",
  sql: `
    -- When the office gave up a failed mail; null: it still waits for somebody.
    ALTER TABLE outbox ADD COLUMN dismissed_at TEXT;
    CREATE INDEX outbox_recipient ON outbox (recipient);
    CREATE INDEX outbox_created ON outbox (created_at, id);

    CREATE INDEX users_faculty ON users (faculty) WHERE faculty IS NOT NULL;
    CREATE INDEX users_career ON users (career) WHERE career IS NOT NULL;
    CREATE INDEX users_campus ON users (campus) WHERE campus IS NOT NULL;
    CREATE INDEX users_entry_year ON users (entry_year) WHERE entry_year IS NOT NULL;
  `,
};
