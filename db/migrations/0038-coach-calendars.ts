import type { Migration } from "./migration.ts";

/** A coach's own calendar elsewhere, and when it says that the coach is busy. */
export const coachCalendars: Migration = {
  version: 38,
  name: "coach_calendars",
  sql: `
    CREATE TABLE coach_calendars (
      -- Goes with the account that the coach signs in with, whichever way that ends.
      coach_id INTEGER PRIMARY KEY REFERENCES coach_accounts (coach_id) ON DELETE CASCADE,
      url TEXT NOT NULL,
      etag TEXT,
      read_at TEXT,
      searched_at TEXT,
      failed_at TEXT,
      next_read_at TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX coach_calendars_next ON coach_calendars (next_read_at);
    -- Nothing of what the calendar says but when: no title, place or person.
    CREATE TABLE coach_busy (
      coach_id INTEGER NOT NULL REFERENCES coach_calendars (coach_id) ON DELETE CASCADE,
      starts_at TEXT NOT NULL,
      ends_at TEXT NOT NULL,
      PRIMARY KEY (coach_id, starts_at),
      CHECK (starts_at < ends_at)
    ) STRICT;

    CREATE TRIGGER coach_calendars_of_former_coaches AFTER UPDATE OF is_active, role ON users
    WHEN NEW.is_active = 0 OR NEW.role <> 'coach'
    BEGIN
      DELETE FROM coach_calendars
        WHERE coach_id IN (SELECT coach_id FROM coach_accounts WHERE user_id = NEW.id);
    END;
  `,
};
