/** Rows of every kind that grows old, written as they stand in the tables. */

import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import type { Purged } from "#app/features/privacy/purge.server.ts";
import type { TestDatabase } from "../../support/database.ts";

/** What a purge answers that found nothing old enough. */
export const NOTHING: Purged = {
  analyses: 0,
  interviews: 0,
  tries: 0,
  jobOffers: 0,
  notes: 0,
  activities: 0,
  mails: 0,
  reviewRequests: 0,
  rightsRequests: 0,
  rosterLoads: 0,
  tokens: 0,
  waits: 0,
  emailChanges: 0,
  secondFactor: 0,
  entryCodes: 0,
  secretTexts: 0,
};

export type Row = Record<string, string | number | Buffer | null>;

/** Writers of one row each; every one takes the instant at which it was made and returns its id. */
export function oldRows(raw: TestDatabase["raw"], userId: number) {
  const insert = (table: string, row: Row): number => {
    const names = Object.keys(row);
    const text = `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`;
    return Number(raw.prepare(text).run(...Object.values(row)).lastInsertRowid);
  };
  function analysis(at: string, given: Row = {}): number {
    return insert("cv_analyses", {
      user_id: userId,
      file_name: "cv.pdf",
      file_type: "application/pdf",
      file_size: 1,
      processing_status: "completed",
      overall_score: 71,
      engine: "rules",
      results: "{}",
      details: "{}",
      text_read: "texto",
      created_at: at,
      finished_at: at,
      ...given,
    });
  }

  function interview(at: string, given: Row = {}): number {
    return insert("interviews", {
      user_id: userId,
      hunter_id: "cristian",
      status: "completed",
      is_personalised: 0,
      seed: "s",
      student_name: "Rosa",
      questions: JSON.stringify([
        genericQuestions("cristian")[0],
        { id: "cv-1", question: "¿Y en Maderas?", category: "c", focus: "f" },
      ]),
      question_index: 0,
      suggestions_given: 0,
      questions_answered: 1,
      duration: 1800,
      remaining: 100,
      counted_until: 0,
      turn_started_at: 0,
      said: '{"a":"b"}',
      started_at: at,
      updated_at: at,
      ended_at: at,
      ...given,
    });
  }

  function booking(at: string, given: Row = {}): number {
    const coach = insert("coaches", {
      name: "C",
      email: "",
      specialty: "",
      title: "",
      image: "",
      description: "",
      availability: "[]",
      modality: "both",
      meeting_place: "",
      meeting_link: "",
      created_at: at,
      updated_at: at,
    });
    return insert("coach_sessions", {
      user_id: userId,
      coach_id: coach,
      starts_at: at,
      ends_at: at,
      modality: "either",
      client_name: "N",
      client_email: "n@x.cl",
      client_phone: "123",
      message: "hola",
      status: "scheduled",
      calendar_uid: `${coach}`,
      created_at: at,
      updated_at: at,
      ...given,
    });
  }

  const opinion = (at: string, given: Row = {}) =>
    insert("interview_feedback", {
      user_id: userId,
      interview_id: interview(at, { student_name: "-" }),
      hunter_id: "cristian",
      rating: 4,
      comments: "bien",
      created_at: at,
      ...given,
    });
  const activity = (at: string) =>
    insert("activities", { user_id: userId, action: "login", details: "{}", created_at: at });
  const mail = (at: string, status = "sent") =>
    insert("outbox", {
      dedup_key: `${at}${status}`,
      topic: "t",
      message_id: at + status,
      recipient: "a@b.cl",
      mail: "{}",
      status,
      next_attempt_at: at,
      created_at: at,
    });
  const request = (at: string, answered: string | null = at) =>
    insert("review_requests", {
      user_id: userId,
      subject: "cv",
      subject_id: 1,
      message: "m",
      created_at: at,
      answered_at: answered,
    });
  const rosterLoad = (at: string) => {
    const counts = { created: 1, updated: 0, unchanged: 0, conflicts: 0, rejected: 0 };
    const id = insert("roster_loads", { file_name: "n.xlsx", file_hash: "", created_at: at, ...counts });
    insert("roster_rows", { load_id: id, user_id: userId, outcome: "created" });
    return id;
  };
  const wait = (at: string, status = "left") => {
    const { coach_id } = raw
      .prepare<[number], { coach_id: number }>("select coach_id from coach_sessions where id = ?")
      .get(booking(at, { ends_at: "2999-01-01T00:00:00.000Z" })) ?? { coach_id: 0 };
    return insert("waiting_list", { user_id: userId, coach_id, status, created_at: at, updated_at: at });
  };
  return { insert, wait, analysis, interview, booking, opinion, activity, mail, request, rosterLoad };
}
