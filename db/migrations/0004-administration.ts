import type { Migration } from "./migration.ts";

/**
 * Tables whose row counts the admin panel shows. Counting half a million rows on each visit would take longer than the
 * rest of the page.
 */
const COUNTED = ["users", "cv_analyses", "activities", "coach_sessions"];

const counters = COUNTED.map(
  (table) => `
    INSERT INTO row_counts (name, count) SELECT '${table}', count(*) FROM ${table};
    CREATE TRIGGER ${table}_count_up AFTER INSERT ON ${table} BEGIN
      UPDATE row_counts SET count = count + 1 WHERE name = '${table}';
    END;
    CREATE TRIGGER ${table}_count_down AFTER DELETE ON ${table} BEGIN
      UPDATE row_counts SET count = count - 1 WHERE name = '${table}';
    END;`,
).join("\n");

export const administration: Migration = {
  version: 4,
  name: "administration",
  sql: `
    CREATE TABLE row_counts (name TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${counters}

    -- Any three signs of a RUT, a name or an e-mail, whatever their case and accents.
    CREATE VIRTUAL TABLE users_search USING fts5 (
      rut, name, email, content = 'users', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1'
    );
    INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1);
    INSERT INTO users_search (rowid, rut, name, email) SELECT id, rut, name, email FROM users;
    CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
      INSERT INTO users_search (rowid, rut, name, email) VALUES (new.id, new.rut, new.name, new.email);
    END;
    CREATE TRIGGER users_search_delete AFTER DELETE ON users BEGIN
      INSERT INTO users_search (users_search, rowid, rut, name, email)
        VALUES ('delete', old.id, old.rut, old.name, old.email);
    END;
    CREATE TRIGGER users_search_update AFTER UPDATE OF rut, name, email ON users BEGIN
      INSERT INTO users_search (users_search, rowid, rut, name, email)
        VALUES ('delete', old.id, old.rut, old.name, old.email);
      INSERT INTO users_search (rowid, rut, name, email) VALUES (new.id, new.rut, new.name, new.email);
    END;

    CREATE INDEX users_name ON users (name, id);
    CREATE INDEX activities_action ON activities (action, id);
    CREATE INDEX cv_analyses_status ON cv_analyses (processing_status, id);
    CREATE INDEX cv_analyses_score ON cv_analyses (overall_score, id);
    CREATE INDEX coach_sessions_start ON coach_sessions (starts_at, id);
    CREATE INDEX interview_feedback_hunter ON interview_feedback (hunter_id, id);

    -- A person asks a person to look at a score made by the machine.
    CREATE TABLE review_requests (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      subject TEXT NOT NULL CHECK (subject IN ('cv', 'interview')),
      subject_id INTEGER NOT NULL,
      message TEXT NOT NULL,
      answer TEXT,
      answered_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      created_at TEXT NOT NULL,
      answered_at TEXT
    ) STRICT;
    CREATE INDEX review_requests_user ON review_requests (user_id, id);
    CREATE INDEX review_requests_open ON review_requests (id) WHERE answered_at IS NULL;
  `,
};
