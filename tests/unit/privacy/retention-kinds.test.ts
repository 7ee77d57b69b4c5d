import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { sampleReport } from "#app/features/interview/sample-interview.ts";
import { keptData } from "#app/features/privacy/kept-data.ts";
import { type Purged, purgeByAge } from "#app/features/privacy/purge.server.ts";
import type { Retention } from "#app/features/privacy/retention.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { NOTHING, oldRows } from "./old-rows.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const DAY = 24 * 3_600_000;
const NEVER: Retention = {
  KEEP_CV_FILES: false,
  RETENTION_DAYS_CV_TEXT: 0,
  RETENTION_DAYS_ANSWERS: 0,
  RETENTION_DAYS_ACTIVITIES: 0,
  RETENTION_DAYS_RIGHTS: 0,
};

let database: TestDatabase;
let add: ReturnType<typeof oldRows>;

beforeEach(async () => {
  database = makeTestDatabase();
  setSettings(readSettings({ DATA_DIR: database.folder }));
  add = oldRows(database.raw, (await makeUser(database.db)).id);
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const purge = (changes: Partial<Retention>) => purgeByAge(database.db, { ...NEVER, ...changes }, { now: () => NOW });
const agoOf = (days: number, earlierMs = 0) => new Date(NOW.getTime() - days * DAY - earlierMs).toISOString();
const rows = (query: string) => database.raw.prepare(query).all();

/** What is kept, the setting that says how long, and what goes with it. */
type Kind = Exclude<keyof ReturnType<typeof oldRows>, "insert">;
const KINDS: [string, Kind, keyof Retention, keyof Purged][] = [
  ["texts of an analysis", "analysis", "RETENTION_DAYS_CV_TEXT", "analyses"],
  ["texts of an interview", "interview", "RETENTION_DAYS_ANSWERS", "interviews"],
  ["phone and message of a booking", "booking", "RETENTION_DAYS_ANSWERS", "notes"],
  ["the comment on an interview", "opinion", "RETENTION_DAYS_ANSWERS", "notes"],
  ["activities", "activity", "RETENTION_DAYS_ACTIVITIES", "activities"],
  ["mails", "mail", "RETENTION_DAYS_ACTIVITIES", "mails"],
  ["requests for a review", "request", "RETENTION_DAYS_ACTIVITIES", "reviewRequests"],
  ["places on a waiting list", "wait", "RETENTION_DAYS_ACTIVITIES", "waits"],
  ["loads of rosters", "rosterLoad", "RETENTION_DAYS_ACTIVITIES", "rosterLoads"],
];
const SETTINGS = ["RETENTION_DAYS_CV_TEXT", "RETENTION_DAYS_ANSWERS", "RETENTION_DAYS_ACTIVITIES"] as const;

describe.each(KINDS)("%s", (_name, kind, setting, counted) => {
  test("go by the days of their own setting and of no other", async () => {
    add[kind](agoOf(4000));
    const others = Object.fromEntries(SETTINGS.filter((one) => one !== setting).map((one) => [one, 30]));
    expect(await purge(others)).toEqual(NOTHING);
    expect(await purge({ [setting]: 30 })).toEqual({ ...NOTHING, [counted]: 1 });
    expect(await purge({ [setting]: 30 })).toEqual(NOTHING);
  });

  test("stay while they are no older than that, to the millisecond", async () => {
    add[kind](agoOf(100));
    expect(await purge({ [setting]: 100 })).toEqual(NOTHING);
    add[kind](agoOf(100, 1));
    // Rows come by id, in the order of their age: the younger one does not hide the older.
    expect(await purge({ [setting]: 100 })).toEqual({ ...NOTHING, [counted]: 1 });
  });

  test("go all, however many there are", async () => {
    for (let at = 0; at < 103; at += 1) add[kind](agoOf(500, -at));
    add[kind](agoOf(1));
    expect(await purge({ [setting]: 100 })).toEqual({ ...NOTHING, [counted]: 103 });
  });
});

describe("what is still needed stays, however old", () => {
  const old = agoOf(4000);
  const all = { RETENTION_DAYS_CV_TEXT: 30, RETENTION_DAYS_ANSWERS: 30, RETENTION_DAYS_ACTIVITIES: 30 };
  test.each<[string, () => number]>([
    ["an analysis that is being made", () => add.analysis(old, { processing_status: "processing" })],
    ["an analysis whose texts are gone", () => add.analysis(old, { results: null, details: null, text_read: null })],
    ["an interview that is open", () => add.interview(old, { status: "open", ended_at: null })],
    ["an interview whose texts are gone", () => add.interview(old, { student_name: "-" })],
    ["a booking whose hour is not over", () => add.booking(old, { ends_at: agoOf(29) })],
    ["a booking without phone and message", () => add.booking(old, { client_phone: "", message: "" })],
    ["an opinion without a comment", () => add.opinion(old, { comments: "" })],
    ["a mail that waits", () => add.mail(old, "queued")],
    ["a mail that is leaving", () => add.mail(old, "sending")],
    ["a request that nobody has answered", () => add.request(old, null)],
    ["a place on a waiting list", () => add.wait(old, "waiting")],
  ])("%s", async (_what, write) => {
    write();
    expect(await purge(all)).toEqual(NOTHING);
  });

  test.each<[string, () => number, keyof Purged]>([
    ["an analysis of which only the result is left", () => add.analysis(old, { text_read: null }), "analyses"],
    ["an analysis of which only the text is left", () => add.analysis(old, { results: null }), "analyses"],
    [
      "an analysis of which only the file is left",
      () => add.analysis(old, { results: null, text_read: null, upload: "u" }),
      "analyses",
    ],
    [
      "an analysis of which only the reading is left",
      () => add.analysis(old, { results: null, text_read: null, read_document: Buffer.from("gzip") }),
      "analyses",
    ],
    [
      "an analysis of which only corrections are left",
      () => add.analysis(old, { results: null, text_read: null, corrections: "{}" }),
      "analyses",
    ],
    ["a failed analysis", () => add.analysis(old, { processing_status: "failed" }), "analyses"],
    ["a phone without a message", () => add.booking(old, { message: "" }), "notes"],
    ["a message without a phone", () => add.booking(old, { client_phone: "" }), "notes"],
    [
      "a coach's note without phone and message",
      () => {
        const session_id = add.booking(old, { client_phone: "", message: "" });
        const [student] = rows("select user_id from coach_sessions") as { user_id: number }[];
        add.insert("session_notes", { session_id, ...student, note: "Revisar", updated_at: old });
        return session_id;
      },
      "notes",
    ],
    ["a mail that failed", () => add.mail(old, "failed"), "mails"],
    ["a mail that expired", () => add.mail(old, "expired"), "mails"],
  ])("but this goes: %s", async (_what, write, counted) => {
    write();
    expect(await purge(all)).toEqual({ ...NOTHING, [counted]: 1 });
  });
});

test("of an analysis stay score and dates, no text", async () => {
  add.analysis(agoOf(500));
  await purge({ RETENTION_DAYS_CV_TEXT: 100 });
  expect(rows("select overall_score, created_at, results, details, text_read, upload from cv_analyses")).toEqual([
    { overall_score: 71, created_at: agoOf(500), results: null, details: null, text_read: null, upload: null },
  ]);
});

test("of an interview stay figures and the questions that are everybody's, nothing that was said", async () => {
  const id = add.interview(agoOf(500));
  const young = add.interview(agoOf(1));
  for (const one of [id, young])
    add.insert("interview_messages", {
      interview_id: one,
      position: 0,
      message_id: `m${one}`,
      role: "user",
      content: "Armé una lista",
      created_at: agoOf(500),
    });
  const report = sampleReport();
  const [first] = report.specificFeedback;
  if (first) first.questionId = "cv-1";
  add.insert("interview_results", {
    interview_id: id,
    score: 64,
    scoring_version: "1",
    engine: "rules",
    report: JSON.stringify(report),
    created_at: agoOf(500),
  });
  await purge({ RETENTION_DAYS_ANSWERS: 100 });
  const gone = "El texto se borró por antigüedad.";
  const [row] = rows(`select student_name, questions, said from interviews where id = ${id}`) as Record<
    string,
    string
  >[];
  expect([row?.student_name, row?.said]).toEqual(["-", "{}"]);
  expect(JSON.parse(row?.questions ?? "")).toEqual([
    genericQuestions("cristian")[0],
    { id: "cv-1", question: gone, category: "c", focus: "f" },
  ]);
  expect(rows("select interview_id from interview_messages")).toEqual([{ interview_id: young }]);
  const [kept] = rows("select report from interview_results") as { report: string }[];
  expect(JSON.parse(kept?.report ?? "")).toEqual({
    ...report,
    strengths: [gone],
    improvements: [gone],
    specificFeedback: report.specificFeedback.map((one, at) => ({
      ...one,
      question: at === 0 ? gone : one.question,
      answer: "",
      comment: gone,
    })),
  });
});

describe("the table that people read", () => {
  const period = (days: number) => {
    const table = keptData({ ...NEVER, RETENTION_DAYS_ACTIVITIES: days });
    return table.find((row) => row.what.startsWith("Registro"))?.howLong;
  };
  test.each([
    [0, "Hasta que borres tus datos"],
    [364, "364 días"],
    [365, "1 año"],
    [366, "366 días"],
    [730, "2 años"],
  ])("%d days are «%s»", (days, text) => {
    expect(period(days)).toBe(text);
  });

  test("promises for each kind the setting by which it goes", () => {
    const table = keptData({
      KEEP_CV_FILES: true,
      RETENTION_DAYS_CV_TEXT: 101,
      RETENTION_DAYS_ANSWERS: 102,
      RETENTION_DAYS_ACTIVITIES: 103,
      RETENTION_DAYS_RIGHTS: 104,
    });
    const ever = "Hasta que borres tus datos";
    expect(table.map((row) => [row.what.split(/[:,]| y /)[0], row.howLong])).toEqual([
      ["Tu cuenta", ever],
      ["Un correo nuevo que todavía no confirmas", "A lo más 14 días"],
      ["Tu segundo factor", "Hasta que los quites o borres tus datos"],
      ["Sesiones abiertas", "A lo más 7 días"],
      ["Tu identificador en el ingreso de la universidad", ever],
      ["El archivo de tu CV", "101 días"],
      ["El texto leído de tu CV", "101 días"],
      ["Las líneas de tu CV que trabajas en el Taller", "101 días"],
      ["Tus respuestas de entrevistas", "102 días"],
      ["Tus intentos al practicar una pregunta", "102 días"],
      ["Las ofertas de trabajo que comparas", "102 días; una que borras, a lo más dos días"],
      ["Puntajes", ever],
      ["Citas de coaching", ever],
      ["Cómo calificas una sesión de coaching", ever],
      ["Tus lugares en listas de espera", "103 días"],
      ["Teléfono", "102 días"],
      ["Lo que tu coach anota de tus citas", "102 días"],
      ["Correos que te enviamos", "103 días"],
      ["Registro de lo que haces aquí", "103 días"],
      [
        "Qué hizo el equipo de la universidad con tus datos",
        "Tu seudónimo, hasta que borres tus datos; las filas quedan sin decir de quién eran",
      ],
      ["En qué nóminas de la oficina apareces", "103 días"],
      ["Tus pedidos de revisión", "103 días"],
      ["Tus solicitudes de derechos", "104 días desde que se cierran"],
      ["Los usos de tus datos a los que te opones", ever],
      ["Si lo permites al pedir una revisión", "Hasta que retires el permiso; a lo más, lo que dura el pedido"],
    ]);
    for (const row of table) expect(row.purpose).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(table[5]?.purpose).toBe("Analizarlo y devolvértelo cuando lo pidas.");
    expect(keptData(NEVER)[5]).toMatchObject({ purpose: "Analizarlo.", howLong: "Se borra al terminar el análisis" });
  });
});
