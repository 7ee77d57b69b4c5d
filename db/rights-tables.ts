import type { Generated } from "kysely";

/** The tables of the rights desk. */

type RightsKind = "access" | "rectification" | "erasure" | "objection" | "portability" | "block";
type RightsSubject =
  | "everything"
  | "account"
  | "cv"
  | "interviews"
  | "coaching"
  | "mails"
  | "statistics"
  | "answer_labels"
  | "other";
type RightsChannel = "account" | "paper" | "mail" | "counter";
type RightsState = "open" | "waiting" | "accepted" | "refused" | "withdrawn";
export type ObjectionPurpose = "statistics" | "other_mails" | "answer_labels";

interface RightsRequestsTable {
  id: Generated<number>;
  /** Year of Chile and number within it: D-2026-001. */
  year: number;
  sequence: number;
  /** Null once the person is erased. */
  user_id: number | null;
  /** Stands for the person after an erasure; the same in all requests of one person. */
  person_code: string;
  kind: RightsKind;
  subject: RightsSubject;
  channel: RightsChannel;
  state: RightsState;
  received_at: string;
  due_at: string;
  paused_at: Generated<string | null>;
  extended_at: Generated<string | null>;
  closed_at: Generated<string | null>;
  delivered_at: Generated<string | null>;
  assigned_to: Generated<number | null>;
}

export type RightsEventKind =
  | "received"
  | "identity"
  | "assigned"
  | "question"
  | "reply"
  | "extended"
  | "accepted"
  | "refused"
  | "done"
  | "delivered"
  | "withdrawn"
  | "unblocked"
  | "allowed";
export type RightsActor = "person" | "office" | "system";

/** Append-only: triggers refuse changes other than taking texts and ids away. */
interface RightsEventsTable {
  id: Generated<number>;
  request_id: number;
  kind: RightsEventKind;
  actor: RightsActor;
  actor_id: number | null;
  text: string | null;
  created_at: string;
}

/** Purposes for which a person's data may not be used. */
interface ObjectionsTable {
  id: Generated<number>;
  user_id: number;
  purpose: ObjectionPurpose;
  created_at: string;
}

/** View: mails about people who are blocked; they wait. */
interface HeldMailsView {
  id: number;
}

export interface RightsTables {
  objections: ObjectionsTable;
  rights_requests: RightsRequestsTable;
  rights_events: RightsEventsTable;
  held_mails: HeldMailsView;
}
