import type { Migration } from "./migration.ts";

/** What the office says of itself: name, logo, colour, contacts and texts. */
export const institution: Migration = {
  version: 18,
  name: "institution",
  sql: `
    CREATE TABLE institution (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      -- Null: the setting of the environment holds.
      name TEXT,
      accent TEXT CHECK (accent IS NULL OR (length(accent) = 7 AND accent GLOB '#[0-9a-f]*')),
      support_email TEXT,
      support_phone TEXT,
      support_web TEXT,
      welcome TEXT,
      announcement TEXT,
      announcement_starts_at TEXT,
      announcement_ends_at TEXT,
      -- A PNG of some hundred KB, so that every backup of the database has it.
      logo BLOB,
      logo_hash TEXT,
      version INTEGER NOT NULL,
      CHECK ((logo IS NULL) = (logo_hash IS NULL)),
      CHECK ((announcement IS NULL) = (announcement_starts_at IS NULL)),
      CHECK ((announcement IS NULL) = (announcement_ends_at IS NULL)),
      CHECK (announcement_starts_at < announcement_ends_at)
    ) STRICT;
    INSERT INTO institution (id, version) VALUES (1, 1);
  `,
};
