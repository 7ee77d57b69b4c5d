import type { Migration } from "./migration.ts";

/** A student can correct what was read from the CV, and the result is computed again. */
export const corrections: Migration = {
  version: 9,
  name: "corrections",
  sql: `
    -- What a correction is judged on: the document as it was read, lines and layout, as JSON in gzip. Goes with \
text_read.
    ALTER TABLE cv_analyses ADD COLUMN read_document BLOB;
    -- Everything that the student said about it, as one object; null: nothing.
    ALTER TABLE cv_analyses ADD COLUMN corrections TEXT CHECK (json_valid(corrections));
    -- When that was last changed: whoever changes it says which state was seen.
    ALTER TABLE cv_analyses ADD COLUMN corrected_at TEXT;
  `,
};
