import type { PasswordOwner } from "#app/features/auth/own-password.ts";
import type { KeptRow } from "#app/features/privacy/kept-data.ts";
import type { ReviewRequest } from "#app/features/privacy/review-request.ts";
import type { ScoredResult } from "#app/features/privacy/review-view.ts";

/** Data that the loader passes to the screen. Times are ISO-8601 UTC. */
export type AccountData = {
  user: PasswordOwner & {
    createdAt: string;
    initialPassword: boolean;
    /** The program made the address up: nobody reads it, and nothing is sent there. */
    hasPlaceholderEmail: boolean;
  };
  supportContact: string;
  sessions: SessionRow[];
  kept: KeptRow[];
  results: ScoredResult[];
  reviews: ReviewRequest[];
  /** Days after which backups are deleted. */
  backupDays: number;
};

export type SessionRow = {
  /** For example "Chrome en Windows". */
  browser: string;
  since: string;
  lastSeen: string;
  isCurrent: boolean;
};
