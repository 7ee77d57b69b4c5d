import type { Migration } from "./migration.ts";

/**
 * What practice read in the answers of an interview or in a try: JSON by the question's id. Made again when it is
 * missing or of other rules.
 */
export const partsRead: Migration = {
  version: 29,
  name: "parts_read",
  sql: `
    ALTER TABLE interview_results ADD COLUMN parts_read TEXT CHECK (json_valid(parts_read));
    ALTER TABLE practice_attempts ADD COLUMN parts_read TEXT CHECK (json_valid(parts_read));
  `,
};
