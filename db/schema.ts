import type { Generated, GeneratedAlways, Insertable, Selectable, Updateable } from "kysely";
import type { CoachBlockedDatesTable, CoachesTable, CoachSessionsTable, OutboxTable } from "./coaching-tables.ts";

/** Tables as TypeScript sees them. Times are ISO-8601 UTC texts; booleans are 0 or 1. */

export type Role = "admin" | "user";

interface UsersTable {
  id: Generated<number>;
  /** 12345678-K: no dots, hyphen, upper-case K. */
  rut: string;
  name: string;
  email: string;
  role: Role;
  is_active: number;
  /** Argon2id; null while the password is the initial one (first 4 digits of the RUT), which is never stored. */
  password_hash: string | null;
  created_at: string;
  updated_at: string;
  /** Extra time in interviews, from 1 (none) to 3 times as long. */
  interview_time_factor: Generated<number>;
  /** The name as a Spanish list sorts it, computed by the database; and the two steps on the way there. */
  name_key: GeneratedAlways<string>;
  name_key_1: GeneratedAlways<string>;
  name_key_2: GeneratedAlways<string>;
}

interface SessionsTable {
  /** SHA-256 of the cookie's value: the value itself is never stored. */
  id_hash: string;
  user_id: number;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  user_agent: string;
}

interface ActivitiesTable {
  id: Generated<number>;
  user_id: number;
  action: string;
  /** JSON object, without secrets or personal texts. */
  details: string;
  created_at: string;
}

export type CvStatus = "processing" | "completed" | "failed";

interface CvAnalysesTable {
  id: Generated<number>;
  user_id: number;
  file_name: string;
  /** Mime type of what the file really is, not of its extension. */
  file_type: string;
  file_size: number;
  /** Name of the original in DATA_DIR/uploads; null once it is deleted. */
  upload: string | null;
  processing_status: CvStatus;
  current_level: number | null;
  overall_score: number | null;
  engine: string | null;
  rubric_version: string | null;
  /** JSON of CvResult and of CvDetails; null until completed. */
  results: string | null;
  details: string | null;
  text_read: string | null;
  /**
   * The document that was read (ReadDocument as JSON in gzip), for corrections; null before there were any, and once
   * purged.
   */
  read_document: Buffer | null;
  /** JSON of Corrections; null: the student has corrected nothing. */
  corrections: string | null;
  corrected_at: string | null;
  /** For failed ones: machine-readable cause and the Spanish sentence shown. */
  failure_reason: string | null;
  failure_message: string | null;
  created_at: string;
  finished_at: string | null;
}

export type JobStatus = "queued" | "running" | "done" | "failed";

interface JobsTable {
  id: Generated<number>;
  kind: string;
  /** Whom the per-user limit counts; null for the system's own jobs. */
  user_id: number | null;
  payload: string;
  status: JobStatus;
  attempts: number;
  max_attempts: number;
  run_after: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
}

export type InterviewStatus = "open" | "completed" | "suggestions" | "time" | "abandoned";

interface InterviewsTable {
  id: Generated<number>;
  user_id: number;
  /** Which hunters there are is for the program to say. */
  hunter_id: string;
  /** What it ended by; one open interview per user and hunter. */
  status: InterviewStatus;
  is_personalised: number;
  /** Draws the wordings. */
  seed: string;
  student_name: string;
  /** JSON of the questions as they were at the start. */
  questions: string;
  question_index: number;
  suggestions_given: number;
  questions_answered: number;
  /** Seconds of the whole interview, extra time included. */
  duration: number;
  /** Seconds left on the student's clock. */
  remaining: number;
  /** Epoch milliseconds up to which the clock has been counted. */
  counted_until: number;
  /** `remaining` when the student's turn began. */
  turn_started_at: number;
  question_started_at: string | null;
  /** JSON: the wording said last, by moment. */
  said: string;
  started_at: string;
  /** Last sign of life of the screen. */
  updated_at: string;
  ended_at: string | null;
}

/** The conversation. The student's answers carry their verdict. */
interface InterviewMessagesTable {
  interview_id: number;
  /** 0, 1… in the order of the conversation. */
  position: number;
  message_id: string;
  role: "assistant" | "user" | "suggestion";
  content: string;
  created_at: string;
  question_id: string | null;
  response_time: number | null;
  is_off_topic: number | null;
  /** The screen's own id of an answer; null on everything else, and so are the columns below. */
  answer_id: string | null;
  relevance_score: number | null;
  source: "server" | "fallback" | null;
  /** Suggestions that the screen had shown for the question, as it said. */
  current_suggestions: number | null;
  /** JSON of what the call answered: a repeated send gets the same. */
  reply: string | null;
}

interface InterviewResultsTable {
  /** Also the id of the result. */
  interview_id: number;
  score: number;
  scoring_version: string;
  engine: string;
  /** JSON of InterviewReport. */
  report: string;
  created_at: string;
}

interface InterviewFeedbackTable {
  id: Generated<number>;
  user_id: number;
  /** null when no interview had been saved. */
  interview_id: number | null;
  hunter_id: string;
  rating: number;
  comments: string;
  /** Minutes as the screen said; the interview's own clock is in its row. */
  reported_minutes: number | null;
  created_at: string;
}

/** One row: up to when the clock of this machine could be believed. Empty until the first start. */
interface ClockWatchTable {
  id: 1;
  last_seen_at: string;
}

/** Kept by triggers: one row for users, cv_analyses, activities and coach_sessions. */
export interface RowCountsTable {
  name: "users" | "cv_analyses" | "activities" | "coach_sessions";
  count: number;
}

/** FTS5 over users by trigrams, kept by triggers; rowid = users.id. Query it by `users_search match ?`. */
interface UsersSearchTable {
  rowid: number;
  users_search: string;
}

/** Somebody asks the office to look at a score made by the machine. */
interface ReviewRequestsTable {
  id: Generated<number>;
  user_id: number;
  subject: "cv" | "interview";
  /** Id of the analysis or of the interview. */
  subject_id: number;
  message: string;
  answer: string | null;
  answered_by: number | null;
  created_at: string;
  answered_at: string | null;
  /** When the person allowed the use of the disputed answers; null: never, or it was withdrawn. */
  consented_at: Generated<string | null>;
  /** JSON array of answer ids that did answer, as the person says; null without consent. */
  disputed_answers: Generated<string | null>;
  /** 1: the office said that the person is right. */
  in_favour: Generated<number | null>;
}

/**
 * What slows down guessing of passwords, over a restart. Keys are keyed fingerprints: neither names nor addresses can
 * be read from them. Times are epoch milliseconds.
 */
export interface LoginThrottleTable {
  /** What the key stands for: a name that was typed, a known browser, a network, all together. */
  kind: "name" | "device" | "network" | "all";
  key: string;
  /** Failures; of a network the level of its bucket. */
  count: number;
  /** Of a network; 0 on the others. */
  budget: number;
  changed_at: number;
  blocked_until: number;
  expires_at: number;
  /** 1: a console asks the running server to forget this key, and what starts with it. */
  cleared: number;
}

/** Invented people of a new platform with DEMO=1; a user without a row here is real. */
interface SamplePeopleTable {
  user_id: number;
  /** Place in the program's list of invented people; 0 is the demo student. */
  number: number;
  /** When the sample data was begun: all its dates are counted from here. */
  begun_at: string;
  /** When everything about this person was there; null: the next start goes on with it. */
  filled_at: string | null;
}

export interface DatabaseSchema {
  users: UsersTable;
  sessions: SessionsTable;
  activities: ActivitiesTable;
  cv_analyses: CvAnalysesTable;
  jobs: JobsTable;
  interviews: InterviewsTable;
  interview_messages: InterviewMessagesTable;
  interview_results: InterviewResultsTable;
  interview_feedback: InterviewFeedbackTable;
  coaches: CoachesTable;
  coach_blocked_dates: CoachBlockedDatesTable;
  coach_sessions: CoachSessionsTable;
  outbox: OutboxTable;
  clock_watch: ClockWatchTable;
  row_counts: RowCountsTable;
  users_search: UsersSearchTable;
  review_requests: ReviewRequestsTable;
  login_throttle: LoginThrottleTable;
  sample_people: SamplePeopleTable;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserUpdate = Updateable<UsersTable>;
export type Job = Selectable<JobsTable>;
export type InterviewRow = Selectable<InterviewsTable>;
export type InterviewMessageRow = Selectable<InterviewMessagesTable>;
