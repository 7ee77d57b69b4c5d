import type { Generated, Selectable } from "kysely";

/** Tables of the coaching sessions and of the emails about them. Times are ISO-8601 UTC texts; booleans are 0 or 1. */

interface CoachesTable {
  id: Generated<number>;
  name: string;
  /** Address for booking notifications; empty: the coach takes no bookings. */
  email: string;
  specialty: string;
  title: string;
  /** Path of a picture on this platform; empty: the initials are shown. */
  image: string;
  description: string;
  /** JSON of Availability: local times of America/Santiago by weekday. */
  availability: string;
  modality: "both" | "in_person" | "online";
  meeting_place: string;
  meeting_link: string;
  is_active: Generated<number>;
  session_minutes: Generated<number>;
  created_at: string;
  updated_at: string;
}

/** The account with which a coach signs in. */
interface CoachAccountsTable {
  coach_id: number;
  user_id: number;
}

/** The secret address under which a coach's own calendar program reads the appointments. */
interface CoachFeedsTable {
  coach_id: number;
  /** SHA-256 of the secret, in hexadecimal. */
  token_hash: string;
  created_at: string;
}

interface CoachAbsencesTable {
  id: Generated<number>;
  coach_id: number;
  /** Wall time of America/Santiago, "2026-12-21T00:00". */
  starts_local: string;
  /** The first minute that is not part of it. */
  ends_local: string;
  reason: string;
}

interface CoachPortraitsTable {
  coach_id: number;
  /** JPEG. */
  picture: Buffer;
  /** SHA-256 of the picture, in hexadecimal. */
  hash: string;
}

export type CoachSessionStatus = "scheduled" | "completed" | "cancelled" | "no_show";

interface CoachSessionsTable {
  id: Generated<number>;
  user_id: number;
  coach_id: number;
  starts_at: string;
  ends_at: string;
  modality: "either" | "in_person" | "online";
  client_name: string;
  client_email: string;
  /** Empty when not provided. */
  client_phone: string;
  message: string;
  status: CoachSessionStatus;
  /** UID and SEQUENCE of the iCalendar event: an update keeps the UID and increases the SEQUENCE. */
  calendar_uid: string;
  calendar_sequence: Generated<number>;
  /** When the student said to come at this time; null: not yet. */
  confirmed_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
}

/** What a coach writes about an appointment. */
interface SessionNotesTable {
  session_id: number;
  /** The student. */
  user_id: number;
  note: string;
  /** One of features/coaching/desk/topics.ts. */
  topic: string | null;
  updated_at: string;
}

export type MailStatus = "queued" | "sending" | "sent" | "expired" | "failed";

/**
 * Outgoing email, written in the same transaction as the change it reports. One row is one message to one recipient.
 */
interface OutboxTable {
  id: Generated<number>;
  /** Unique key of the event and recipient: inserting the same message twice fails. */
  dedup_key: string;
  /** Groups the messages about one thing, e.g. "booking:12". */
  topic: string;
  /** The Message-ID header: the same on each attempt, so that a mail server can drop duplicates. */
  message_id: string;
  recipient: string;
  /** JSON of Mail. */
  mail: string;
  status: MailStatus;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** After this time the message is obsolete and is no longer sent. */
  expires_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
  /** Short cause for the administrator, without addresses or message texts. */
  last_error: string | null;
  /** When it was written to DATA_DIR/outbox because no mail server is configured. */
  filed_at: string | null;
  created_at: string;
  sent_at: string | null;
  /** When the office gave up a failed mail; null: it still waits for somebody. */
  dismissed_at: Generated<string | null>;
  /** 1: its text holds a secret, and is deleted once it has left or is obsolete. */
  is_secret: Generated<number>;
}

/** Who waits for a slot of a full coach or day. */
interface WaitingListTable {
  id: Generated<number>;
  user_id: number;
  coach_id: number;
  /** Calendar date in America/Santiago; null: any day. */
  date: string | null;
  /** offered: a slot is held. booked: it was taken. missed: it was not, in time. over: the wait led nowhere. */
  status: "waiting" | "offered" | "booked" | "missed" | "left" | "over";
  offered_starts_at: string | null;
  offered_until: string | null;
  created_at: string;
  updated_at: string;
}

/** How a student found a session that took place. */
interface SessionRatingsTable {
  session_id: number;
  user_id: number;
  /** 1 to 5. */
  stars: number;
  rated_at: string;
}

/** What a student shows the coach of an appointment. */
interface SessionSharesTable {
  id: Generated<number>;
  session_id: number;
  user_id: number;
  kind: "cv" | "version" | "interview" | "offer";
  item_id: number;
  depth: "result" | "full";
  created_at: string;
  /** When the student took it back. */
  ended_at: Generated<string | null>;
}

interface ShareLooksTable {
  id: Generated<number>;
  share_id: number;
  looked_at: string;
}

export interface CoachingTables {
  session_shares: SessionSharesTable;
  share_looks: ShareLooksTable;
  coaches: CoachesTable;
  coach_absences: CoachAbsencesTable;
  coach_accounts: CoachAccountsTable;
  coach_feeds: CoachFeedsTable;
  coach_portraits: CoachPortraitsTable;
  coach_sessions: CoachSessionsTable;
  session_notes: SessionNotesTable;
  session_ratings: SessionRatingsTable;
  outbox: OutboxTable;
  waiting_list: WaitingListTable;
}

export type WaitingRow = Selectable<WaitingListTable>;
export type CoachRow = Selectable<CoachesTable>;
export type CoachSessionRow = Selectable<CoachSessionsTable>;
export type OutboxRow = Selectable<OutboxTable>;
