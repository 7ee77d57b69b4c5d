import type { Migration } from "./migration.ts";

/**
 * The list of hunters is in the program (app/features/interview/hunters.ts) and is validated there, so that adding a
 * hunter needs no schema change. SQLite can remove a CHECK only by rebuilding the table, so both tables are rebuilt
 * exactly as migrations 2, 4 and 5 left them. Rows are copied by position, so the column order is kept.
 */
export const openListOfHunters: Migration = {
  version: 10,
  name: "open list of hunters",
  rebuilds: ["interviews", "interview_feedback"],
  sql: `
    CREATE TABLE rebuilt_interviews (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hunter_id TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('open', 'completed', 'suggestions', 'time', 'abandoned')),
      is_personalised INTEGER NOT NULL CHECK (is_personalised IN (0, 1)),
      seed TEXT NOT NULL,
      student_name TEXT NOT NULL,
      questions TEXT NOT NULL CHECK (json_valid(questions)),
      question_index INTEGER NOT NULL CHECK (question_index >= 0),
      suggestions_given INTEGER NOT NULL CHECK (suggestions_given BETWEEN 0 AND 3),
      questions_answered INTEGER NOT NULL,
      duration REAL NOT NULL,
      remaining REAL NOT NULL CHECK (remaining >= 0),
      counted_until INTEGER NOT NULL,
      turn_started_at REAL NOT NULL,
      question_started_at TEXT,
      said TEXT NOT NULL CHECK (json_valid(said)),
      started_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      ended_at TEXT
    ) STRICT;
    INSERT INTO rebuilt_interviews SELECT * FROM interviews;
    DROP TABLE interviews;
    ALTER TABLE rebuilt_interviews RENAME TO interviews;
    CREATE INDEX interviews_user ON interviews (user_id, id);
    CREATE UNIQUE INDEX interviews_one_open ON interviews (user_id, hunter_id) WHERE status = 'open';
    CREATE INDEX interviews_started ON interviews (started_at, user_id, status);

    CREATE TABLE rebuilt_interview_feedback (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      interview_id INTEGER REFERENCES interviews (id) ON DELETE CASCADE,
      hunter_id TEXT NOT NULL,
      rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
      comments TEXT NOT NULL,
      reported_minutes REAL,
      created_at TEXT NOT NULL
    ) STRICT;
    INSERT INTO rebuilt_interview_feedback SELECT * FROM interview_feedback;
    DROP TABLE interview_feedback;
    ALTER TABLE rebuilt_interview_feedback RENAME TO interview_feedback;
    CREATE INDEX interview_feedback_user ON interview_feedback (user_id, id);
    CREATE UNIQUE INDEX interview_feedback_once ON interview_feedback (interview_id) WHERE interview_id IS NOT NULL;
    CREATE INDEX interview_feedback_hunter ON interview_feedback (hunter_id, id);
  `,
};
