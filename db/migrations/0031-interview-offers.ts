import type { Migration } from "./migration.ts";

/** The job offer that an interview is about. The interview stays when the offer goes. */
export const interviewOffers: Migration = {
  version: 31,
  name: "interview_offers",
  sql: `
    ALTER TABLE interviews ADD COLUMN job_offer_id INTEGER REFERENCES job_offers (id) ON DELETE SET NULL;
    CREATE INDEX interviews_job_offer ON interviews (job_offer_id) WHERE job_offer_id IS NOT NULL;
  `,
};
