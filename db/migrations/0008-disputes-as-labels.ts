import type { Migration } from "./migration.ts";

/**
 * A student who disputes an interview's score may allow the anonymous use of the disputed answers to improve the
 * evaluation.
 */
export const disputesAsLabels: Migration = {
  version: 8,
  name: "disputes as labels",
  sql: `
    -- When the person allowed it; null: never, or it was withdrawn.
    ALTER TABLE review_requests ADD COLUMN consented_at TEXT;
    -- Answers that did answer, as the person says: an array of interview_messages.answer_id.
    ALTER TABLE review_requests ADD COLUMN disputed_answers TEXT CHECK (json_valid(disputed_answers));
    -- Whether the office said that the person is right; null: it did not say.
    ALTER TABLE review_requests ADD COLUMN in_favour INTEGER CHECK (in_favour IN (0, 1));
  `,
};
