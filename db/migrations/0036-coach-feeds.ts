import type { Migration } from "./migration.ts";

/** The secret address under which a coach's own calendar program reads the appointments. */
export const coachFeeds: Migration = {
  version: 36,
  name: "coach_feeds",
  sql: `
    CREATE TABLE coach_feeds (
      -- Goes with the account that the coach signs in with, whichever way that ends.
      coach_id INTEGER PRIMARY KEY REFERENCES coach_accounts (coach_id) ON DELETE CASCADE,
      -- SHA-256 of the secret, in hexadecimal.
      token_hash TEXT NOT NULL UNIQUE,
      created_at TEXT NOT NULL
    ) STRICT;

    -- Whoever is no coach any more publishes nothing, and giving the role back does not wake the address.
    CREATE TRIGGER coach_feeds_of_former_coaches AFTER UPDATE OF is_active, role ON users
    WHEN NEW.is_active = 0 OR NEW.role <> 'coach'
    BEGIN
      DELETE FROM coach_feeds
        WHERE coach_id IN (SELECT coach_id FROM coach_accounts WHERE user_id = NEW.id);
    END;
  `,
};
