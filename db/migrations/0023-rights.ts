import type { Migration } from "./migration.ts";

/** The rights desk: requests with their events, objections to purposes, and the temporary block of a person. */
export const rights: Migration = {
  version: 23,
  name: "rights",
  sql: `
    ALTER TABLE users ADD COLUMN blocked_at TEXT;
    CREATE INDEX users_blocked ON users (id) WHERE blocked_at IS NOT NULL;

    -- Mails about blocked people, whoever receives them; those about their rights are not among them.
    CREATE VIEW held_mails AS
      SELECT mail.id FROM outbox AS mail
      WHERE EXISTS (SELECT 1 FROM users WHERE blocked_at IS NOT NULL)
        AND mail.topic NOT LIKE 'rights:%'
        AND (mail.recipient IN (SELECT email FROM users WHERE blocked_at IS NOT NULL)
          OR mail.topic IN (
            SELECT 'booking:' || coach_sessions.id FROM coach_sessions JOIN users ON users.id = user_id
              WHERE users.blocked_at IS NOT NULL
            UNION ALL SELECT 'waiting:' || waiting_list.id FROM waiting_list JOIN users ON users.id = user_id
              WHERE users.blocked_at IS NOT NULL
            UNION ALL SELECT 'email-code:' || id FROM users WHERE blocked_at IS NOT NULL
            UNION ALL SELECT 'email-changed:' || id FROM users WHERE blocked_at IS NOT NULL));

    CREATE TABLE objections (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      purpose TEXT NOT NULL CHECK (purpose IN ('statistics', 'other_mails', 'answer_labels')),
      created_at TEXT NOT NULL,
      UNIQUE (user_id, purpose)
    ) STRICT;

    CREATE TABLE rights_requests (
      id INTEGER PRIMARY KEY,
      -- D-2026-001: counted anew in each year of Chile.
      year INTEGER NOT NULL,
      sequence INTEGER NOT NULL,
      -- Null once the person is erased; the code stays and says nothing about the person.
      user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      person_code TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('access', 'rectification', 'erasure', 'objection', 'portability', 'block')),
      subject TEXT NOT NULL CHECK (subject IN ('everything', 'account', 'cv', 'interviews', 'coaching', 'mails',
        'statistics', 'answer_labels', 'other')),
      channel TEXT NOT NULL CHECK (channel IN ('account', 'paper', 'mail', 'counter')),
      state TEXT NOT NULL CHECK (state IN ('open', 'waiting', 'accepted', 'refused', 'withdrawn')),
      received_at TEXT NOT NULL,
      due_at TEXT NOT NULL,
      -- Since when the clock stands still, while the person is asked for something.
      paused_at TEXT,
      extended_at TEXT,
      closed_at TEXT,
      -- When the person took the file that the decision gave.
      delivered_at TEXT,
      assigned_to INTEGER REFERENCES users (id) ON DELETE SET NULL,
      UNIQUE (year, sequence)
    ) STRICT;
    CREATE INDEX rights_requests_user ON rights_requests (user_id);
    CREATE INDEX rights_requests_open ON rights_requests (due_at) WHERE closed_at IS NULL;

    CREATE TABLE rights_events (
      id INTEGER PRIMARY KEY,
      request_id INTEGER NOT NULL REFERENCES rights_requests (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('received', 'identity', 'assigned', 'question', 'reply', 'extended',
        'accepted', 'refused', 'done', 'delivered', 'withdrawn', 'unblocked', 'allowed')),
      actor TEXT NOT NULL CHECK (actor IN ('person', 'office', 'system')),
      actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      text TEXT,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX rights_events_request ON rights_events (request_id, id);

    -- Append-only: an erasure may take texts and names away, nothing else changes.
    CREATE TRIGGER rights_events_kept BEFORE UPDATE ON rights_events
    WHEN NEW.id <> OLD.id OR NEW.request_id <> OLD.request_id OR NEW.kind <> OLD.kind OR NEW.actor <> OLD.actor
      OR NEW.created_at <> OLD.created_at OR NEW.text IS NOT NULL AND NEW.text IS NOT OLD.text
      OR NEW.actor_id IS NOT NULL AND NEW.actor_id IS NOT OLD.actor_id
    BEGIN
      SELECT RAISE(ABORT, 'events of a request do not change');
    END;
    CREATE TRIGGER rights_events_not_deleted BEFORE DELETE ON rights_events
    WHEN EXISTS (SELECT 1 FROM rights_requests WHERE id = OLD.request_id)
    BEGIN
      SELECT RAISE(ABORT, 'events go with their request only');
    END;
  `,
};
