import type { Generated, Insertable, Selectable, Updateable } from "kysely";

/** Tables as TypeScript sees them. Times are ISO-8601 UTC texts; booleans are 0 or 1. */

export type Role = "admin" | "user";

export interface UsersTable {
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
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value: the value itself is never stored. */
  id_hash: string;
  user_id: number;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  user_agent: string;
}

export interface ActivitiesTable {
  id: Generated<number>;
  user_id: number;
  action: string;
  /** JSON object, without secrets or personal texts. */
  details: string;
  created_at: string;
}

export type CvStatus = "processing" | "completed" | "failed";

export interface CvAnalysesTable {
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
  /** For failed ones: machine-readable cause and the Spanish sentence shown. */
  failure_reason: string | null;
  failure_message: string | null;
  created_at: string;
  finished_at: string | null;
}

export type JobStatus = "queued" | "running" | "done" | "failed";

export interface JobsTable {
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

export interface DatabaseSchema {
  users: UsersTable;
  sessions: SessionsTable;
  activities: ActivitiesTable;
  cv_analyses: CvAnalysesTable;
  jobs: JobsTable;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserUpdate = Updateable<UsersTable>;
export type CvAnalysis = Selectable<CvAnalysesTable>;
export type Job = Selectable<JobsTable>;
