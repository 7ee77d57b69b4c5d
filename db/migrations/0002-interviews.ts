import type { Migration } from "./migration.ts";

export const interviews: Migration = {
  version: 2,
  name: "interviews",
  sql: `
    ALTER TABLE users ADD COLUMN interview_time_factor REAL NOT NULL DEFAULT 1
      CHECK (interview_time_factor BETWEEN 1 AND 3);

    CREATE TABLE interviews (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hunter_id TEXT NOT NULL CHECK (hunter_id IN ('natalia', 'cristian', 'mia')),
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
    CREATE INDEX interviews_user ON interviews (user_id, id);
    CREATE UNIQUE INDEX interviews_one_open ON interviews (user_id, hunter_id) WHERE status = 'open';

    CREATE TABLE interview_messages (
      interview_id INTEGER NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      message_id TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('assistant', 'user', 'suggestion')),
      content TEXT NOT NULL,
      created_at TEXT NOT NULL,
      question_id TEXT,
      response_time REAL,
      is_off_topic INTEGER CHECK (is_off_topic IN (0, 1)),
      answer_id TEXT,
      relevance_score REAL,
      source TEXT CHECK (source IN ('server', 'fallback')),
      current_suggestions INTEGER,
      reply TEXT CHECK (reply IS NULL OR json_valid(reply)),
      PRIMARY KEY (interview_id, position)
    ) STRICT;
    CREATE UNIQUE INDEX interview_messages_answer ON interview_messages (interview_id, answer_id)
      WHERE answer_id IS NOT NULL;

    CREATE TABLE interview_results (
      interview_id INTEGER PRIMARY KEY REFERENCES interviews (id) ON DELETE CASCADE,
      score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 100),
      scoring_version TEXT NOT NULL,
      engine TEXT NOT NULL,
      report TEXT NOT NULL CHECK (json_valid(report)),
      created_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE interview_feedback (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      interview_id INTEGER REFERENCES interviews (id) ON DELETE CASCADE,
      hunter_id TEXT NOT NULL CHECK (hunter_id IN ('natalia', 'cristian', 'mia')),
      rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
      comments TEXT NOT NULL,
      reported_minutes REAL,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX interview_feedback_user ON interview_feedback (user_id, id);
    CREATE UNIQUE INDEX interview_feedback_once ON interview_feedback (interview_id) WHERE interview_id IS NOT NULL;
  `,
};
