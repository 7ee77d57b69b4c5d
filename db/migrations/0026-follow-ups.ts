import type { Migration } from "./migration.ts";

/** Questions that a hunter asks back, and the answers to them. */
export const followUps: Migration = {
  version: 26,
  name: "follow-ups",
  sql: "ALTER TABLE interview_messages ADD COLUMN follow_up TEXT;",
};
