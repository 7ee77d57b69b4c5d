import type { Availability } from "#app/features/coaching/coaching.ts";
import type { CoachSessionStatus } from "#db/coaching-tables.ts";
import type { CvStatus, HunterName, Role } from "#db/schema.ts";

/** What GET /api/admin/* answers; shared by server and browser. Every time is ISO-8601 UTC. */

export const ADMIN_TABS = ["users", "cv-analyses", "activities", "coach-sessions", "feedback"] as const;
/** The lists: GET /api/admin/{tab} and GET /api/admin/{tab}/export. */
export type AdminTab = (typeof ADMIN_TABS)[number];

export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;
/** Matches of a filter are counted up to here. */
export const COUNT_LIMIT = 10_000;
/** Longest search text. */
export const MAX_SEARCH_LENGTH = 100;

/** What every list can be ordered by; the first is the default. */
export const SORTS = {
  users: ["createdAt", "name", "rut"],
  "cv-analyses": ["createdAt", "score"],
  activities: ["createdAt"],
  "coach-sessions": ["scheduledDate"],
  feedback: ["createdAt"],
} as const satisfies Record<AdminTab, readonly string[]>;
export type SortOf<T extends AdminTab> = (typeof SORTS)[T][number];
/** Newest, highest or last first, unless told otherwise. */
export type Direction = "asc" | "desc";

/** Beside its rows every list answers these. */
export type PageInfo = {
  /** Rows that match, on all pages. */
  total: number;
  /** True: there are more than `total` (say 'más de 10.000'). */
  totalIsMinimum: boolean;
  /** Send it as `cursor`, with the same filters and order, to get the next page; null on the last one. */
  next: string | null;
};

export type AdminUser = {
  id: number;
  rut: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  createdAt: string;
  /** Extra time in interviews, from 1 (none) to 3 times as long. */
  interviewTimeFactor: number;
  /** True while the password is the first 4 digits of the RUT. */
  hasInitialPassword: boolean;
};
export type UsersPage = PageInfo & { users: AdminUser[] };

export type AdminActivity = {
  id: number;
  userId: number;
  userName: string;
  userRut: string;
  action: string;
  details: Record<string, unknown>;
  createdAt: string;
};
export type ActivitiesPage = PageInfo & { activities: AdminActivity[] };

export type AdminAnalysis = {
  id: number;
  userId: number;
  userName: string;
  userRut: string;
  fileName: string;
  /** Mime type. */
  fileType: string;
  /** Bytes. */
  fileSize: number;
  processingStatus: CvStatus;
  /** Years of experience; null until completed. */
  currentLevel: number | null;
  /** 0 to 100; null until completed. */
  overallScore: number | null;
  createdAt: string;
};
export type AnalysesPage = PageInfo & { analyses: AdminAnalysis[] };

export type AdminSession = {
  id: number;
  userId: number;
  userRut: string;
  clientName: string;
  clientEmail: string;
  /** Empty when none was given. */
  clientPhone: string;
  coachId: number;
  coachName: string;
  scheduledDate: string;
  status: CoachSessionStatus;
  /** Empty when there is none. */
  message: string;
};
export type SessionsPage = PageInfo & { sessions: AdminSession[] };

export type AdminFeedback = {
  id: number;
  userId: number;
  userName: string;
  userRut: string;
  hunterId: HunterName;
  /** 1 to 5. */
  hunterRating: number;
  /** Comments; empty when there are none. */
  feedback: string;
  createdAt: string;
};
export type FeedbackPage = PageInfo & { feedback: AdminFeedback[] };

/** A coach as the office edits it. */
export type AdminCoach = {
  id: number;
  name: string;
  /** Where the notices of bookings go; empty: none are sent. */
  email: string;
  specialty: string;
  title: string;
  description: string;
  /** Path of a picture of this platform. */
  image: string;
  availability: Availability;
  modality: CoachModality;
  meetingPlace: string;
  meetingLink: string;
  isActive: boolean;
  /** Days of America/Santiago from today on, in order. */
  blockedDates: BlockedDate[];
};
export type CoachModality = "both" | "in_person" | "online";
export type BlockedDate = {
  /** "2026-11-26" */
  date: string;
  reason: string;
};

/** A person's request that somebody looks at a score made by the machine. */
export type AdminReviewRequest = {
  id: number;
  userId: number;
  userName: string;
  userRut: string;
  subject: "cv" | "interview";
  /** Id of the analysis or of the interview. */
  subjectId: number;
  /** The score that is asked about; null when the analysis or the interview is gone. */
  score: number | null;
  message: string;
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
  answeredByName: string | null;
  /** How many answers did answer, as the person says; their texts are nobody else's to read. 0 without consent. */
  disputed: number;
  /** Whether the office said that the person is right; null: it did not say. */
  inFavour: boolean | null;
};
