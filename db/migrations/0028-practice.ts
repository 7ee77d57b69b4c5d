import type { Migration } from "./migration.ts";

/** Tries at one question, outside interviews. A row goes as a whole when its text has reached its age. */
export const practice: Migration = {
  version: 28,
  name: "practice",
  sql: `
    CREATE TABLE practice_attempts (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- The interview in which the question was asked, where the try was made from its result.
      interview_id INTEGER REFERENCES interviews (id) ON DELETE SET NULL,
      hunter_id TEXT NOT NULL,
      question_id TEXT NOT NULL,
      -- Text, category and focus as they were asked: those of a question made from a CV stand nowhere else.
      question TEXT NOT NULL,
      category TEXT NOT NULL,
      focus TEXT NOT NULL,
      answer TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX practice_attempts_question ON practice_attempts (user_id, question_id, id);
    CREATE INDEX practice_attempts_interview ON practice_attempts (interview_id) WHERE interview_id IS NOT NULL;
    CREATE INDEX practice_attempts_time ON practice_attempts (user_id, created_at);
  `,
};
