import type { BackupRoom } from "#app/backup/room.server.ts";
import type { OutboxState } from "#app/email/outbox.server.ts";
import type { ClockDoubt } from "#app/platform/clock-watch.ts";
import type { DiskUrgency } from "./disk-room.ts";

/** What the panel answers about the platform as a whole; shared by server and browser. Times are ISO-8601 UTC. */

/** GET /api/admin/summary */
export type AdminSummary = {
  users: number;
  cvAnalyses: number;
  activities: number;
  coachSessions: number;
  /** Sessions whose status is scheduled. */
  scheduledSessions: number;
  mail: OutboxState;
  openReviewRequests: number;
  /** Why nothing is deleted by its age for now; null: the clock is believed. */
  clock: ClockDoubt | null;
};

/** The disk that holds DATA_DIR. */
export type DiskReport = {
  freeBytes: number;
  totalBytes: number;
  urgency: DiskUrgency;
  /** Free bytes that end the urgency; below them it is not 'fine'. */
  wantedBytes: number;
  /** What uploads leave free: DISK_RESERVE_MB. */
  reserveBytes: number;
  /** Wanted 0: there is none. Held 0: it was given up, or could not be made. */
  ballast: { wantedBytes: number; heldBytes: number };
  /** Writes that failed since the start: no room, or the disk itself. */
  failures: { full: number; broken: number };
};

/** What the slowing down of sign-ins does now. */
export type SignInState = {
  /** Names (RUT or e-mail) that have to wait after failed tries, whether or not somebody has them. */
  blockedNames: number;
  /** Networks whose tries are looked at one after the other. */
  slowNetworks: number;
  /** Tries that wait this moment. */
  waiting: number;
  /** Many accounts are being tried: every unknown browser waits 2 s. */
  isAlarmUp: boolean;
};

/** GET /api/admin/system: 'Estado del sistema' */
export type SystemState = {
  /** Of the platform and of Node.js. */
  version: string;
  nodeVersion: string;
  sqliteVersion: string;
  /** What answers: `line` is Spanish and says what to do if it is not what was wanted. */
  engine: { engine: "rules" | "llama" | "remote"; model: string | null; isReady: boolean; line: string };
  /** Whether the model that answers grades the same CV alike in anybody's hands; null where the rules answer. */
  fairness:
    | { state: "unmeasured" }
    | { state: "fair" | "unfair"; at: string; pairs: number; largest: number; mean: number; swap: string }
    | null;
  /** Whether answers can be spoken, in Spanish, with what to do where they cannot. */
  voice: string;
  startedAt: string;
  uptimeSeconds: number;
  now: string;
  memory: { rssBytes: number };
  /** Work that waits or runs, by kind; kinds without any are left out. */
  queues: { kind: string; queued: number; running: number }[];
  disk: DiskReport;
  database: { bytes: number };
  mail: OutboxState;
  signIn: SignInState;
  /** null: none has been made. */
  lastBackup: { at: string; bytes: number } | null;
  /** null: it is the disk of DATA_DIR, or cannot be looked at. */
  backupDisk: BackupRoom | null;
  /** The last try, if it failed: the cause in Spanish, with what to do. */
  backupFailure: { at: string; message: string } | null;
};

/** A figure of the report; null = held back, because it is about too few people (1 to 4) to be told without naming them. */
export type Figure = number | null;

/** GET /api/admin/report?from&to: the term in figures, without personal data. */
export type TermReport = {
  /** Days of America/Santiago, both included: "2026-08-01". */
  from: string;
  to: string;
  generatedAt: string;
  /** Figures about fewer people than this are held back. */
  minimumPeople: number;
  /** In the whole period. `people` are different persons. */
  totals: Record<"cv" | "interviews" | "bookings", { uses: Figure; people: Figure }>;
  /** Every week of the period, also the empty ones; `week` is its Monday. The first and last may be cut by the period. */
  weeks: { week: string; cv: Figure; interviews: Figure; bookings: Figure }[];
  /** People by the score of their newest finished analysis in the period: 0-9, 10-19 … 90-100. */
  scores: { from: number; to: number; people: Figure }[];
  /** Sessions that start in the period. */
  bookingsByStatus: Record<"scheduled" | "completed" | "cancelled" | "no_show", Figure>;
  /** Means with one decimal; null where too few people (or none) are behind them. */
  means: { cvScore: Figure; interviewScore: Figure; hunterRating: Figure };
};
