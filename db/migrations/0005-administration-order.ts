import type { Migration } from "./migration.ts";
import { nameKeyPairs, replacing } from "./name-letters.ts";

/** Nested too deeply for the parser of older SQLite libraries: migration 6 removes it from the schema again. */
const NAME_KEY = `lower(${replacing(nameKeyPairs(), "name")})`;

/**
 * Indexes for sorting and filtering the panel's lists: each first page reads about fifty rows, whatever the table's
 * size.
 */
export const administrationOrder: Migration = {
  version: 5,
  name: "administration order",
  sql: `
    DROP INDEX users_name;
    CREATE INDEX users_name ON users (${NAME_KEY});

    DROP INDEX activities_action;
    CREATE INDEX activities_action ON activities (action, created_at);
    CREATE INDEX activities_created ON activities (created_at);

    -- In the row the date lies behind some 20 KB of texts; the report reads nothing but what is here.
    CREATE INDEX cv_analyses_created ON cv_analyses (created_at, user_id, processing_status, overall_score);
    DROP INDEX cv_analyses_status;
    CREATE INDEX cv_analyses_status ON cv_analyses (processing_status, created_at);
    CREATE INDEX cv_analyses_status_score ON cv_analyses (processing_status, overall_score);

    CREATE INDEX coach_sessions_coach ON coach_sessions (coach_id, status, starts_at);
    CREATE INDEX coach_sessions_created ON coach_sessions (created_at, user_id);
    CREATE INDEX interviews_started ON interviews (started_at, user_id, status);
    -- In the row both lie behind the message.
    CREATE INDEX outbox_status ON outbox (status, created_at);
  `,
};
