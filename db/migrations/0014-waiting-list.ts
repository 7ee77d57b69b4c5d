import type { Migration } from "./migration.ts";

/** Who waits for a full coach or day, and to whom a freed slot is offered. */
export const waitingList: Migration = {
  version: 14,
  name: "waiting list",
  sql: `
    CREATE TABLE waiting_list (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      coach_id INTEGER NOT NULL REFERENCES coaches (id) ON DELETE CASCADE,
      -- Calendar day of America/Santiago; null: any day.
      date TEXT CHECK (date IS NULL OR date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      -- offered: one slot is held for the person · booked: taken · missed: not taken in time · over: the day is past,
      -- or the coach takes no bookings.
      status TEXT NOT NULL CHECK (status IN ('waiting', 'offered', 'booked', 'missed', 'left', 'over')),
      offered_starts_at TEXT,
      offered_until TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      CHECK (status <> 'offered' OR (offered_starts_at IS NOT NULL AND offered_until IS NOT NULL))
    ) STRICT;
    -- A freed slot is offered to one person at a time.
    CREATE UNIQUE INDEX waiting_list_one_offer ON waiting_list (coach_id, offered_starts_at) WHERE status = 'offered';
    CREATE UNIQUE INDEX waiting_list_once ON waiting_list (user_id, coach_id, coalesce(date, ''))
      WHERE status IN ('waiting', 'offered');
    CREATE INDEX waiting_list_order ON waiting_list (coach_id, created_at, id) WHERE status = 'waiting';
    CREATE INDEX waiting_list_user ON waiting_list (user_id);
  `,
};
