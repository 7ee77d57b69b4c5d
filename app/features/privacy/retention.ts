import type { Settings } from "#app/platform/env.server.ts";

/** The institution's settings for retention, in days; 0 = until the owner erases the data. */
export type Retention = Pick<
  Settings,
  | "KEEP_CV_FILES"
  | "RETENTION_DAYS_CV_TEXT"
  | "RETENTION_DAYS_ANSWERS"
  | "RETENTION_DAYS_ACTIVITIES"
  | "RETENTION_DAYS_RIGHTS"
>;
