import type { Migration } from "./migration.ts";

export const coaching: Migration = {
  version: 3,
  name: "coaching",
  sql: `
    CREATE TABLE coaches (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      specialty TEXT NOT NULL,
      title TEXT NOT NULL,
      image TEXT NOT NULL,
      description TEXT NOT NULL,
      availability TEXT NOT NULL CHECK (json_valid(availability)),
      modality TEXT NOT NULL CHECK (modality IN ('both', 'in_person', 'online')),
      meeting_place TEXT NOT NULL,
      meeting_link TEXT NOT NULL,
      is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE coach_blocked_dates (
      coach_id INTEGER NOT NULL REFERENCES coaches (id) ON DELETE CASCADE,
      date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      reason TEXT NOT NULL,
      PRIMARY KEY (coach_id, date)
    ) STRICT;

    CREATE TABLE coach_sessions (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      coach_id INTEGER NOT NULL REFERENCES coaches (id),
      starts_at TEXT NOT NULL,
      ends_at TEXT NOT NULL,
      modality TEXT NOT NULL CHECK (modality IN ('either', 'in_person', 'online')),
      client_name TEXT NOT NULL,
      client_email TEXT NOT NULL,
      client_phone TEXT NOT NULL,
      message TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('scheduled', 'completed', 'cancelled', 'no_show')),
      calendar_uid TEXT NOT NULL UNIQUE,
      calendar_sequence INTEGER NOT NULL DEFAULT 0,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    ) STRICT;
    -- Decides the race for a slot: whoever inserts second fails here.
    CREATE UNIQUE INDEX coach_sessions_one_live ON coach_sessions (coach_id, starts_at) WHERE status <> 'cancelled';
    CREATE INDEX coach_sessions_user ON coach_sessions (user_id, starts_at);
    CREATE INDEX coach_sessions_status ON coach_sessions (status, starts_at);

    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY,
      dedup_key TEXT NOT NULL UNIQUE,
      topic TEXT NOT NULL,
      message_id TEXT NOT NULL UNIQUE,
      recipient TEXT NOT NULL,
      mail TEXT NOT NULL CHECK (json_valid(mail)),
      status TEXT NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'expired', 'failed')),
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at TEXT NOT NULL,
      expires_at TEXT,
      lease_owner TEXT,
      lease_until TEXT,
      last_error TEXT,
      filed_at TEXT,
      created_at TEXT NOT NULL,
      sent_at TEXT
    ) STRICT;
    CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE status IN ('queued', 'sending');
    CREATE INDEX outbox_topic ON outbox (topic);
  `,
};
