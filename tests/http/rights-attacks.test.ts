import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loader as accountEvidence } from "#app/routes/api.account.rights.$id.evidence.ts";
import { action as reply } from "#app/routes/api.account.rights.$id.reply.ts";
import { action as withdraw } from "#app/routes/api.account.rights.$id.withdraw.ts";
import { action as askRoute } from "#app/routes/api.account.rights.ts";
import { action as decideRoute } from "#app/routes/api.admin.rights.$id.decision.ts";
import { loader as officeEvidence } from "#app/routes/api.admin.rights.$id.evidence.ts";
import { action as step } from "#app/routes/api.admin.rights.$id.step.ts";
import { loader as detail } from "#app/routes/api.admin.rights.$id.ts";
import { action as unblock } from "#app/routes/api.admin.rights.$id.unblock.ts";
import { loader as report } from "#app/routes/api.admin.rights.report.ts";
import { loader as desk, action as register } from "#app/routes/api.admin.rights.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { pagesOf } from "../support/report-pdf.ts";
import {
  act,
  ask,
  closeDesk,
  database,
  decide,
  look,
  NOW,
  office,
  openDesk,
  outcome,
  own,
  person,
  seenByOffice,
  seenByOwner,
  staff,
} from "../support/rights-desk.ts";

/** What somebody tries who should not, or more often than they should. */

beforeEach(openDesk);
afterEach(closeDesk);

const textOf = async (pdf: Buffer) => (await pagesOf(pdf)).map(({ text }) => text).join(" ");
const ACCESS = { kind: "access", subject: "cv" };
const CHANGES = [
  [decideRoute, { accepted: false, reason: "No." }],
  [step, { step: "assign" }],
  [unblock, {}],
] as const;

describe("an auditor", () => {
  test("looks at everything and changes nothing", async () => {
    const id = await ask(ACCESS);
    const auditor = await staff("auditor");
    for (const [route, number] of [
      [detail, id],
      [desk, ""],
      [officeEvidence, id],
      [report, ""],
    ] as const)
      expect((await look(route, number, auditor)).status).toBe(200);
    for (const [route, json] of CHANGES) expect((await act(route, id, json, auditor)).status).toBe(403);
    const entry = { userId: person.id, ...ACCESS, channel: "paper", receivedDate: NOW.slice(0, 10) };
    expect((await callRoute(register, { json: entry, cookie: auditor })).status).toBe(403);
    expect((await seenByOwner(id)).events.map(({ kind }) => kind)).toEqual(["received", "identity"]);
  });

  test("does not read the texts of a review through its evidence", async () => {
    await database.db
      .insertInto("review_requests")
      .values({ user_id: person.id, subject: "cv", subject_id: 1, message: "Mírenlo", created_at: NOW })
      .execute();
    expect((await look(officeEvidence, "r1", await staff("auditor"))).status).toBe(403);
    expect((await look(officeEvidence, "r1")).status).toBe(200);
  });
});

test.each(["user", "coach", "it"] as const)("a %s sees no request of anybody", async (role) => {
  const id = await ask(ACCESS);
  const cookie = await staff(role);
  for (const route of [detail, desk, officeEvidence, report]) expect((await look(route, id, cookie)).status).toBe(403);
  for (const [route, json] of CHANGES) expect((await act(route, id, json, cookie)).status).toBe(403);
});

test("another person's request is not there for a student, nor for staff as its owner", async () => {
  const id = await ask(ACCESS);
  for (const cookie of [await sessionCookieFor(database.db, await makeUser(database.db)), office]) {
    expect((await act(withdraw, id, {}, cookie)).status).toBe(404);
    expect((await act(reply, id, { message: "x" }, cookie)).status).toBe(404);
    expect((await look(accountEvidence, id, cookie)).status).toBe(404);
  }
  for (const wrong of ["0", "-1", "1e3", "9".repeat(30), "r0", "abc", "1 or 1=1"])
    expect((await look(accountEvidence, wrong, own)).status).toBe(404);
});

test("the office cannot erase or block an administrator by a request on paper", async () => {
  const admin = await makeUser(database.db, { role: "admin", name: "Otra Admin" });
  const entry = { kind: "erasure", subject: "everything", channel: "paper", receivedDate: NOW.slice(0, 10) };
  expect((await callRoute(register, { json: { ...entry, userId: admin.id }, cookie: office })).status).toBe(403);
  const id = await ask({ kind: "block", subject: "everything" }, await sessionCookieFor(database.db, admin));
  expect((await decide(id)).status).toBe(403);
  expect((await decide(id, {}, await staff("admin"))).status).toBe(200);
  expect((await act(unblock, id, {})).status).toBe(403);
});

test("1,000 requests of one student end at 10 open ones and at 20 a day", async () => {
  const rectification = { kind: "rectification", subject: "account", message: "x" };
  const refusals: (string | number)[] = [];
  for (let sent = 0; sent < 1000; sent += 1) {
    const response = await callRoute(askRoute, { json: rectification, cookie: own });
    const body = await response.json();
    if (response.status === 201) {
      if (sent >= 5) await act(withdraw, body.id, {}, own);
    } else refusals.push(body.reason);
  }
  const [{ count } = { count: 0 }] = await database.db
    .selectFrom("rights_requests")
    .select((row) => row.fn.countAll<number>().as("count"))
    .execute();
  expect(count).toBe(20);
  expect(new Set(refusals)).toEqual(new Set(["too_often"]));
  await database.db.updateTable("rights_requests").set({ closed_at: null, state: "open" }).execute();
  expect(await outcome(callRoute(askRoute, { json: rectification, cookie: own }))).toBe("too_many_open");
}, 120_000);

test("markup in texts stays text in the answer and in the PDF", async () => {
  const markup = `<script>alert(1)</script> & "comillas" ‮ <b>negrita</b>`;
  const id = await ask({ kind: "rectification", subject: "account", message: markup });
  expect((await act(step, id, { step: "ask", text: "<img src=x onerror=alert(1)>" })).status).toBe(200);
  expect((await seenByOffice(id)).events.map(({ text }) => text)).toContain(markup);
  const response = await look(accountEvidence, id, own);
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  const words = await textOf(Buffer.from(await response.arrayBuffer()));
  expect(words).toContain("<script>alert(1)</script>");
  expect(words).toContain("<img src=x onerror=alert(1)>");
});

test("after an erasure its open requests end without a name, and nothing can be done with them", async () => {
  const open = await ask({ kind: "objection", subject: "statistics", message: "Soy Valentina Soto" });
  await act(step, open, { step: "ask", text: "Valentina, ¿cuál?" });
  const erasure = await ask({ kind: "erasure", subject: "everything", message: "Chao, Valentina" });
  expect((await decide(erasure, { number: "D-2026-002" })).status).toBe(200);
  for (const [route, json] of CHANGES) expect((await act(route, open, json)).status).not.toBe(200);
  const [left, done] = [await seenByOffice(open), await seenByOffice(erasure)];
  expect(left).toMatchObject({ state: "withdrawn", userId: null, isPaused: false });
  expect(left.person).toBe(done.person);
  expect(left.events.map(({ kind }) => kind)).toEqual(["received", "identity", "question", "withdrawn"]);
  for (const id of [open, erasure]) {
    const words = await textOf(Buffer.from(await (await look(officeEvidence, id)).arrayBuffer()));
    expect(words).toContain(left.person);
    expect(words).not.toContain("Valentina");
  }
  const { raw } = database;
  const stored = raw.prepare("select group_concat(details, ' ') from activities").pluck().get();
  expect(stored).not.toContain("targetUserId");
  expect(raw.prepare("select count(*) from rights_events where text like '%Valentina%'").pluck().get()).toBe(0);
});

test("two officers decide at once: one does, the other is told", async () => {
  const id = await ask(ACCESS);
  const answers = await Promise.all([decide(id), decide(id, { accepted: false, reason: "No." })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await seenByOwner(id)).events.filter(({ kind }) => ["accepted", "refused"].includes(kind))).toHaveLength(1);
});

test("of more requests than the desk shows, the ones with the nearest deadlines are shown", async () => {
  const received = (day: number) => new Date(Date.parse(NOW) - day * 86_400_000).toISOString();
  const request = (sequence: number, days: number) => ({
    year: 2025,
    sequence,
    person_code: "P-ABCDEFGH",
    user_id: person.id,
    kind: "access" as const,
    subject: "cv" as const,
    channel: "paper" as const,
    state: "open" as const,
    received_at: received(days),
    due_at: received(days - 30),
  });
  // The first is the oldest by its id, and the most overdue.
  const all = [request(1, 90), ...Array.from({ length: 300 }, (_, index) => request(index + 2, 5))];
  await database.db.insertInto("rights_requests").values(all).execute();
  const { requests, open } = await (await callRoute(desk, { cookie: office })).json();
  expect([requests.length, open, requests[0].number]).toEqual([300, 301, "D-2025-001"]);
});
