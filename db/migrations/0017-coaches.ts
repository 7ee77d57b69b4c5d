import type { Migration } from "./migration.ts";

/** Length of sessions per coach, absences over several days or some hours instead of single days, and portraits. */
export const coaches: Migration = {
  version: 17,
  name: "coaches",
  sql: `
    ALTER TABLE coaches ADD COLUMN session_minutes INTEGER NOT NULL DEFAULT 30
      CHECK (session_minutes BETWEEN 15 AND 120);
    CREATE TABLE coach_absences (
      id INTEGER PRIMARY KEY,
      coach_id INTEGER NOT NULL REFERENCES coaches (id) ON DELETE CASCADE,
      -- Wall times of America/Santiago, '2026-12-21T00:00'; the end is the first minute that is not part of it.
      starts_local TEXT NOT NULL,
      ends_local TEXT NOT NULL,
      reason TEXT NOT NULL DEFAULT '',
      CHECK (starts_local < ends_local)
    ) STRICT;
    CREATE INDEX coach_absences_coach ON coach_absences (coach_id, starts_local);
    INSERT INTO coach_absences (coach_id, starts_local, ends_local, reason)
      SELECT coach_id, date || 'T00:00', date(date, '+1 day') || 'T00:00', reason FROM coach_blocked_dates
      ORDER BY coach_id, date;
    DROP TABLE coach_blocked_dates;
    -- A table of its own, so that reading coaches does not read pictures. coaches.image is the address.
    CREATE TABLE coach_portraits (
      coach_id INTEGER PRIMARY KEY REFERENCES coaches (id) ON DELETE CASCADE,
      -- JPEG, drawn again by the server.
      picture BLOB NOT NULL,
      hash TEXT NOT NULL
    ) STRICT;
  `,
};
