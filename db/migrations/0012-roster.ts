import type { Migration } from "./migration.ts";

/**
 * People as registrars list them: identifiers other than the RUT, where an address comes from, cohort fields; and every
 * load of a roster with what it changed, so that it can be undone.
 */
export const roster: Migration = {
  version: 12,
  name: "roster",
  sql: `
    -- 'other': a passport or a provisional number, kept in the column rut: letters and digits without hyphen.
    ALTER TABLE users ADD COLUMN identifier_kind TEXT NOT NULL DEFAULT 'rut'
      CHECK (identifier_kind IN ('rut', 'other'));
    -- 'generated': made from the identifier, so that nothing is ever sent there. 'roster': from a file of the office.
    -- 'office': typed by the office or set at the installation. 'confirmed': by its owner, with a code sent to it.
    ALTER TABLE users ADD COLUMN email_source TEXT NOT NULL DEFAULT 'generated'
      CHECK (email_source IN ('generated', 'roster', 'office', 'confirmed'));
    UPDATE users SET email_source = 'office'
      WHERE email NOT LIKE lower(rut) || '@%' AND email NOT LIKE lower(rut) || '.%@%';
    ALTER TABLE users ADD COLUMN faculty TEXT;
    ALTER TABLE users ADD COLUMN career TEXT;
    ALTER TABLE users ADD COLUMN campus TEXT;
    ALTER TABLE users ADD COLUMN entry_year INTEGER;
    ALTER TABLE users ADD COLUMN study_status TEXT CHECK (study_status IN ('student', 'graduate'));

    CREATE TABLE roster_loads (
      id INTEGER PRIMARY KEY,
      -- Null once that account is erased.
      loaded_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      file_name TEXT NOT NULL,
      -- SHA-256 of the file, in hexadecimal.
      file_hash TEXT NOT NULL,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      unchanged INTEGER NOT NULL,
      conflicts INTEGER NOT NULL,
      rejected INTEGER NOT NULL,
      created_at TEXT NOT NULL,
      undone_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      undone_at TEXT
    ) STRICT;

    -- One row for each person that a load found in its file.
    CREATE TABLE roster_rows (
      load_id INTEGER NOT NULL REFERENCES roster_loads (id) ON DELETE CASCADE,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      outcome TEXT NOT NULL CHECK (outcome IN ('created', 'updated', 'unchanged')),
      -- JSON objects of the columns that the load changed, as they were and as it left them; null unless updated.
      before TEXT CHECK (before IS NULL OR json_valid(before)),
      after TEXT CHECK (after IS NULL OR json_valid(after)),
      PRIMARY KEY (load_id, user_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX roster_rows_user ON roster_rows (user_id, load_id);
  `,
};
