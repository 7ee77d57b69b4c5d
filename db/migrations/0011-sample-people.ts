import type { Migration } from "./migration.ts";

/**
 * Marks the invented people of a new platform with DEMO=1, so that they can be told from real ones and removed again.
 */
export const samplePeople: Migration = {
  version: 11,
  name: "sample people",
  sql: `
    CREATE TABLE sample_people (
      user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      -- Place in the program's list of invented people; 0 is the demo student.
      number INTEGER NOT NULL,
      -- When the sample data was begun: all its dates are counted from here.
      begun_at TEXT NOT NULL,
      -- When everything about this person was there; null: the next start goes on with it.
      filled_at TEXT
    ) STRICT;
  `,
};
