/** The lists of the panel and their query options; shared by server and browser. */

const ADMIN_TABS = ["users", "cv-analyses", "activities", "coach-sessions", "feedback", "outbox", "audit"] as const;
/** The lists: GET /api/admin/{tab} and GET /api/admin/{tab}/export. */
export type AdminTab = (typeof ADMIN_TABS)[number];

export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;
/** Matches of a filter are counted only up to this number. */
export const COUNT_LIMIT = 10_000;
/** In characters. */
export const MAX_SEARCH_LENGTH = 100;
/** Of a faculty, career or campus, in characters. */
export const MAX_COHORT_LENGTH = 200;

/** States of the outgoing mails; open: failed or waiting. */
export const MAIL_STATES = ["waiting", "failed", "dismissed", "sent", "expired"] as const;

/** Spans of the sessions' list, relative to today in Chile; weeks begin on Mondays. */
export const SESSION_TIMES = ["upcoming", "week", "next_week", "past", "all"] as const;
export type SessionTime = (typeof SESSION_TIMES)[number];

/** Sort keys of each list; the first is the default. */
export const SORTS = {
  users: ["createdAt", "name", "rut"],
  "cv-analyses": ["createdAt", "score"],
  activities: ["createdAt"],
  "coach-sessions": ["scheduledDate"],
  feedback: ["createdAt"],
  outbox: ["createdAt"],
  audit: ["createdAt"],
} as const satisfies Record<AdminTab, readonly string[]>;
export type SortOf<T extends AdminTab> = (typeof SORTS)[T][number];
/** Newest, highest or last first, unless told otherwise. */
export type Direction = "asc" | "desc";
