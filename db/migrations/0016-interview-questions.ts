import type { Migration } from "./migration.ts";

/** What the office changes in the head hunters' questions. Questions that it never touched have no row. */
export const interviewQuestions: Migration = {
  version: 16,
  name: "interview questions",
  sql: `
    CREATE TABLE interview_questions (
      -- Of a question of the program its id (hunter and number), of an own one the hunter, "-o" and a number.
      id TEXT PRIMARY KEY,
      hunter_id TEXT NOT NULL,
      is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL
    ) STRICT;
    -- Texts are never changed or deleted: results name the version that was asked. Version 1 of a question of the
    -- program is in the program.
    CREATE TABLE interview_question_versions (
      question_id TEXT NOT NULL REFERENCES interview_questions (id),
      version INTEGER NOT NULL CHECK (version >= 1),
      question TEXT NOT NULL,
      category TEXT NOT NULL,
      -- As in users.career; null: for every career.
      career TEXT,
      created_at TEXT NOT NULL,
      PRIMARY KEY (question_id, version)
    ) STRICT;
  `,
};
