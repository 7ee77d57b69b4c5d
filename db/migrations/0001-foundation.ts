import type { Migration } from "./migration.ts";

export const foundation: Migration = {
  version: 1,
  name: "foundation",
  sql: `
    CREATE TABLE users (
      id INTEGER PRIMARY KEY,
      rut TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      email TEXT NOT NULL COLLATE NOCASE UNIQUE,
      role TEXT NOT NULL CHECK (role IN ('admin', 'user')),
      is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
      password_hash TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE sessions (
      id_hash TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at TEXT NOT NULL,
      last_seen_at TEXT NOT NULL,
      expires_at TEXT NOT NULL,
      user_agent TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_user ON sessions (user_id);
    CREATE INDEX sessions_expiry ON sessions (expires_at);

    CREATE TABLE activities (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      action TEXT NOT NULL,
      details TEXT NOT NULL CHECK (json_valid(details)),
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX activities_user ON activities (user_id, id);

    CREATE TABLE cv_analyses (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      file_name TEXT NOT NULL,
      file_type TEXT NOT NULL,
      file_size INTEGER NOT NULL,
      upload TEXT,
      processing_status TEXT NOT NULL CHECK (processing_status IN ('processing', 'completed', 'failed')),
      current_level REAL,
      overall_score INTEGER,
      engine TEXT,
      rubric_version TEXT,
      results TEXT,
      details TEXT,
      text_read TEXT,
      failure_reason TEXT,
      failure_message TEXT,
      created_at TEXT NOT NULL,
      finished_at TEXT
    ) STRICT;
    CREATE INDEX cv_analyses_user ON cv_analyses (user_id, id);
    CREATE INDEX cv_analyses_processing ON cv_analyses (id) WHERE processing_status = 'processing';

    CREATE TABLE jobs (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
      payload TEXT NOT NULL CHECK (json_valid(payload)),
      status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
      attempts INTEGER NOT NULL DEFAULT 0,
      max_attempts INTEGER NOT NULL,
      run_after TEXT NOT NULL,
      lease_owner TEXT,
      lease_until TEXT,
      last_error TEXT,
      created_at TEXT NOT NULL,
      finished_at TEXT
    ) STRICT;
    CREATE INDEX jobs_live ON jobs (kind, status, run_after, id) WHERE status IN ('queued', 'running');
  `,
};
