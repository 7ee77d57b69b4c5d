import type { Generated, GeneratedAlways, Insertable, Selectable, Updateable } from "kysely";
import type { AuditHeadTable, AuditPeopleTable, AuditSettingsTable, AuditTrailTable } from "./audit-tables.ts";
import type { CoachingTables } from "./coaching-tables.ts";
import type { EmailChangesTable } from "./email-changes-table.ts";
import type { InstitutionTable } from "./institution-table.ts";
import type { JobOffersTable } from "./job-offers-table.ts";
import type { LoginThrottleTable } from "./login-throttle-table.ts";
import type { PracticeTables } from "./practice-tables.ts";
import type { InterviewQuestionsTable, InterviewQuestionVersionsTable } from "./question-tables.ts";
import type { RightsTables } from "./rights-tables.ts";
import type { RosterLoadsTable, RosterRowsTable } from "./roster-tables.ts";
import type { SamplePeopleTable } from "./sample-tables.ts";
import type { SecondFactorTables } from "./second-factor-tables.ts";
import type { SignInTables } from "./sign-in-tables.ts";
import type { WorkshopTables } from "./workshop-tables.ts";

/** The tables as TypeScript types. Times are ISO-8601 UTC texts; booleans are 0 or 1. */

/** user: a student or graduate. The others are staff. */
export type Role = "user" | "coach" | "office" | "it" | "auditor" | "admin";
/** other: a passport or a provisional number, in the column rut. */
export type IdentifierKind = "rut" | "other";
export type EmailSource = "generated" | "roster" | "office" | "confirmed";
export type StudyStatus = "student" | "graduate";

interface UsersTable {
  id: Generated<number>;
  /**
   * Format 12345678-K: no dots, hyphen, upper-case K. For people without a RUT the identifier that they have instead:
   * upper-case letters and digits, no hyphen.
   */
  rut: string;
  name: string;
  email: string;
  role: Role;
  is_active: number;
  /** Argon2id; null while the password is the initial one (first 4 digits of the RUT), which is never stored. */
  password_hash: string | null;
  created_at: string;
  updated_at: string;
  /** Factor for the time allowed in interviews, from 1 (no extra time) to 3. */
  interview_time_factor: Generated<number>;
  identifier_kind: Generated<IdentifierKind>;
  /**
   * generated: made from the identifier, so nothing may be sent there. roster: from a file of the office. office: typed
   * by the office. confirmed: by its owner, with a code sent to it.
   */
  email_source: Generated<EmailSource>;
  /** Cohort, as the office writes it; null where it is not known. */
  faculty: Generated<string | null>;
  career: Generated<string | null>;
  campus: Generated<string | null>;
  entry_year: Generated<number | null>;
  study_status: Generated<StudyStatus | null>;
  /** Since when this person's data is blocked. */
  blocked_at: Generated<string | null>;
  /** Sort key of the name, computed by the database, and two intermediate steps. */
  name_key: GeneratedAlways<string>;
  name_key_1: GeneratedAlways<string>;
  name_key_2: GeneratedAlways<string>;
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
  /** MIME type detected from the file's content, not from its extension. */
  file_type: string;
  file_size: number;
  /** File name of the original in DATA_DIR/uploads; null once it is deleted. */
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
  /** The parsed document (gzipped JSON of ReadDocument), for corrections; null for older analyses, and once purged. */
  read_document: Buffer | null;
  /** JSON of Corrections; null when the student has corrected nothing. */
  corrections: string | null;
  corrected_at: string | null;
  /** For failed analyses: a machine-readable cause and the Spanish sentence shown. */
  failure_reason: string | null;
  failure_message: string | null;
  created_at: string;
  finished_at: string | null;
}

export type JobStatus = "queued" | "running" | "done" | "failed";

interface JobsTable {
  id: Generated<number>;
  kind: string;
  /** The user whose limit the job counts against; null for the system's own jobs. */
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
  /** Validated by the program, not by the schema. */
  hunter_id: string;
  /** Its state or how it ended; each user may have one open interview per hunter. */
  status: InterviewStatus;
  is_personalised: number;
  /** Seed for choosing the wordings. */
  seed: string;
  student_name: string;
  /** JSON of the questions as they were at the start. */
  questions: string;
  question_index: number;
  suggestions_given: number;
  questions_answered: number;
  /** Seconds of the whole interview, including extra time. */
  duration: number;
  /** Seconds left on the student's clock. */
  remaining: number;
  /** Epoch milliseconds up to which `remaining` has been updated. */
  counted_until: number;
  /** Value of `remaining` when the student's turn began. */
  turn_started_at: number;
  question_started_at: string | null;
  /** JSON: the last wording used for each moment of the conversation. */
  said: string;
  started_at: string;
  /** Last request from the screen. */
  updated_at: string;
  ended_at: string | null;
  /** The offer that its questions were made from. */
  job_offer_id: number | null;
}

/** The conversation. The student's answers include their evaluation. */
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
  /** Id of an answer, generated by the screen; null in all other messages, as are the columns below. */
  answer_id: string | null;
  relevance_score: number | null;
  source: "server" | "fallback" | null;
  /** Number of suggestions that the screen reported as shown for the question. */
  current_suggestions: number | null;
  /** What the hunter asks back with this message, or had asked back before it (FollowUpKind); null in all others. */
  follow_up: string | null;
  /** JSON of how the answer was dictated (Spoken); null where that is not known, and in older rows. */
  spoken: string | null;
  /** JSON of the response to the call: sending it again returns the same. */
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
  /** JSON: what practice read in the answers; null until then. */
  parts_read: string | null;
}

interface InterviewFeedbackTable {
  id: Generated<number>;
  user_id: number;
  /** Null when no interview was saved. */
  interview_id: number | null;
  hunter_id: string;
  rating: number;
  comments: string;
  /** Minutes as reported by the screen; the server's own measurement is in the interview's row. */
  reported_minutes: number | null;
  created_at: string;
}

/** One row: the last time at which this machine's clock was plausible. Empty until the first start. */
interface ClockWatchTable {
  id: 1;
  last_seen_at: string;
}

/** Row counts kept by triggers: one row each for users, cv_analyses, activities and coach_sessions. */
export interface RowCountsTable {
  name: "users" | "cv_analyses" | "activities" | "coach_sessions";
  count: number;
}

/** FTS5 trigram index of users, kept by triggers; rowid = users.id. Query it with `users_search match ?`. */
interface UsersSearchTable {
  rowid: number;
  users_search: string;
}

/** A student's request that the office reviews an automatic score. */
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
  /** When the student allowed the use of the disputed answers; null: never allowed, or withdrawn. */
  consented_at: Generated<string | null>;
  /** JSON array of ids of answers that, according to the student, did answer the question; null without consent. */
  disputed_answers: Generated<string | null>;
  /** 1: the office decided in the student's favour. */
  in_favour: Generated<number | null>;
}

export interface DatabaseSchema
  extends SignInTables,
    SecondFactorTables,
    RightsTables,
    PracticeTables,
    WorkshopTables,
    CoachingTables {
  job_offers: JobOffersTable;
  users: UsersTable;
  email_changes: EmailChangesTable;
  activities: ActivitiesTable;
  cv_analyses: CvAnalysesTable;
  jobs: JobsTable;
  interviews: InterviewsTable;
  interview_messages: InterviewMessagesTable;
  interview_results: InterviewResultsTable;
  interview_feedback: InterviewFeedbackTable;
  interview_questions: InterviewQuestionsTable;
  interview_question_versions: InterviewQuestionVersionsTable;
  clock_watch: ClockWatchTable;
  row_counts: RowCountsTable;
  users_search: UsersSearchTable;
  review_requests: ReviewRequestsTable;
  login_throttle: LoginThrottleTable;
  sample_people: SamplePeopleTable;
  institution: InstitutionTable;
  roster_loads: RosterLoadsTable;
  roster_rows: RosterRowsTable;
  audit_trail: AuditTrailTable;
  audit_head: AuditHeadTable;
  audit_people: AuditPeopleTable;
  audit_settings: AuditSettingsTable;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserUpdate = Updateable<UsersTable>;
export type Job = Selectable<JobsTable>;
export type InterviewRow = Selectable<InterviewsTable>;
export type InterviewMessageRow = Selectable<InterviewMessagesTable>;
