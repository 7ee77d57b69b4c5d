import type { Migration } from "./migration.ts";

/** Job offers that a student compares with the own CV. */
export const jobOffers: Migration = {
  version: 30,
  name: "job_offers",
  sql: `
    CREATE TABLE job_offers (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- The analysis that the findings quote.
      cv_analysis_id INTEGER REFERENCES cv_analyses (id) ON DELETE SET NULL,
      text TEXT NOT NULL,
      post TEXT NOT NULL,
      -- The student's own words: the offer's text does not say it in a way that can be read.
      firm TEXT NOT NULL DEFAULT '',
      -- As the offer was read, which no edit changes.
      reading TEXT NOT NULL CHECK (json_valid(reading)),
      -- As the student has corrected them.
      requirements TEXT NOT NULL CHECK (json_valid(requirements)),
      answers TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(answers)),
      -- With what they were computed from; null until then, and when the texts of the analysis have gone.
      findings TEXT CHECK (json_valid(findings)),
      state TEXT NOT NULL DEFAULT 'interested'
        CHECK (state IN ('interested', 'applied', 'interview', 'answered', 'closed')),
      -- A day of America/Santiago.
      state_on TEXT,
      note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 500),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      -- Hidden at once, gone a day later: until then it can be taken back.
      deleted_at TEXT
    ) STRICT;
    CREATE INDEX job_offers_user ON job_offers (user_id, created_at);
    CREATE INDEX job_offers_analysis ON job_offers (cv_analysis_id) WHERE cv_analysis_id IS NOT NULL;
    CREATE INDEX job_offers_deleted ON job_offers (deleted_at) WHERE deleted_at IS NOT NULL;
  `,
};
