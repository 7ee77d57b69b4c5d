import type { Migration } from "./migration.ts";

/** Tries at one question, outside interviews. A row goes as a whole when its text has reached its age. */
export const practice: Migration = {
  version: 27,
  name: "practice",
  sql: `
    CREATE TABLE practice_attempts (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hunter_id TEXT NOT NULL,
      question_id TEXT NOT NULL,
      -- Text, category and focus as they were asked: those of a question made from a CV stand nowhere else.
      question TEXT NOT NULL,
      category TEXT NOT NULL,
      focus TEXT NOT NULL,
      answer TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX practice_attempts_person ON practice_attempts (user_id, question_id, id);
  `,
};
