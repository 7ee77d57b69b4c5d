import type { Settings } from "#app/platform/env.server.ts";

/** How long things are kept: the institution's settings. Days; 0 = until their owner erases them. */
export type Retention = Pick<
  Settings,
  "KEEP_CV_FILES" | "RETENTION_DAYS_CV_TEXT" | "RETENTION_DAYS_ANSWERS" | "RETENTION_DAYS_ACTIVITIES"
>;
