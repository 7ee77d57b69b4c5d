import type { FactorState } from "#app/features/access/second-factor/factors.server.ts";
import type { PasswordOwner } from "#app/features/auth/own-password.ts";
import type { KeptRow } from "#app/features/privacy/kept-data.ts";
import type { ReviewRequest } from "#app/features/privacy/review-request.ts";
import type { ScoredResult } from "#app/features/privacy/review-view.ts";
import type { OwnRequest, Purpose } from "#app/features/privacy/rights/rights.ts";
import type { PendingEmail } from "#app/features/users/email-change.server.ts";
import type { EmailSource } from "#db/schema.ts";
import type { ProofWays } from "./proof-ways.ts";

/** Data that the loader passes to the screen. Times are ISO-8601 UTC. */
export type AccountData = {
  user: PasswordOwner & {
    createdAt: string;
    initialPassword: boolean;
    /** generated: the program made the address up, so nobody reads it, and nothing is sent there. */
    emailSource: EmailSource;
  };
  /** The address that waits for its code. */
  pendingEmail: PendingEmail | null;
  /** Codes can be mailed, so the person can change the address. */
  canChangeEmail: boolean;
  /** What may stand for the password. */
  proofWays: ProofWays;
  /** A mailed code opens the account, and leads to an own password. */
  canEnterByCode: boolean;
  /** The RUT form takes four characters. */
  isRutFormShort: boolean;
  supportContact: string;
  factors: FactorState;
  sessions: SessionRow[];
  kept: KeptRow[];
  results: ScoredResult[];
  reviews: ReviewRequest[];
  rights: OwnRequest[];
  /** Purposes to which the person objects. */
  objections: Purpose[];
  /** Since when nothing is done with the person's data; null: not blocked. */
  blockedAt: string | null;
  /** Of the server, for deadlines. */
  now: string;
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
