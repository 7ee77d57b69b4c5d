import type { Migration } from "./migration.ts";
import { nameKeyPairs, replacing } from "./name-letters.ts";

/** Nested calls per step: a parser with a stack depth of 100 (SQLite 3.40, Python's module) handles them easily. */
const DEPTH = 16;
const pairs = nameKeyPairs();
const step = (number: number) => pairs.slice(number * DEPTH, (number + 1) * DEPTH);

/** Tables and columns that show when a user was last active. */
const SIGNS_OF_LIFE = [
  ["activities", "created_at"],
  ["sessions", "last_seen_at"],
  ["cv_analyses", "created_at"],
  ["interviews", "updated_at"],
  ["jobs", "created_at"],
  ["outbox", "created_at"],
].map(([table, column]) => `SELECT max(${column}) AS at FROM ${table}`);

export const nothingLost: Migration = {
  version: 6,
  name: "nothing lost",
  sql: `
    DROP INDEX users_name;
    ALTER TABLE users ADD COLUMN name_key_1 TEXT GENERATED ALWAYS AS (${replacing(step(0), "name")}) VIRTUAL;
    ALTER TABLE users ADD COLUMN name_key_2 TEXT GENERATED ALWAYS AS (${replacing(step(1), "name_key_1")}) VIRTUAL;
    ALTER TABLE users ADD COLUMN name_key TEXT GENERATED ALWAYS AS (lower(${replacing(step(2), "name_key_2")})) VIRTUAL;
    CREATE INDEX users_name ON users (name_key);

    -- Up to when the clock of this machine could be believed.
    CREATE TABLE clock_watch (id INTEGER PRIMARY KEY CHECK (id = 1), last_seen_at TEXT NOT NULL) STRICT;
    INSERT INTO clock_watch (id, last_seen_at)
      SELECT 1, max(at) FROM (${SIGNS_OF_LIFE.join(" UNION ALL ")}) HAVING max(at) IS NOT NULL;
  `,
};
