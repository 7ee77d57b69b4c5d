import type { Migration } from "./migration.ts";

/** How an answer was dictated: words, seconds and pauses. */
export const spokenAnswers: Migration = {
  version: 27,
  name: "spoken-answers",
  sql: "ALTER TABLE interview_messages ADD COLUMN spoken TEXT CHECK (json_valid(spoken));",
};
