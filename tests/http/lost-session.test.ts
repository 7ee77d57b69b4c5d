import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { personMark } from "#app/features/auth/person-mark.server.ts";
import { requireUser } from "#app/http/page.server.ts";
import { PERSON_HEADER } from "#app/http/person-header.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { loader as meRoute } from "#app/routes/api.auth.me.ts";
import { action as startRoute } from "#app/routes/api.interview.start.ts";
import { loader as resultPage } from "#app/routes/interview-feedback/route.tsx";
import { loader as loginPage } from "#app/routes/login/route.tsx";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute, cookiesAfter } from "../support/http.ts";
import { body, InterviewClient } from "../support/interview-client.ts";
import { told } from "../support/interview-student.ts";

const RUT = "12345678-5";
let database: TestDatabase;
let student: User;
let cookie: string;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  student = await makeUser(database.db, { rut: RUT });
  cookie = await sessionCookieFor(database.db, student);
});
afterEach(() => database.dispose());

const from = (mark: string) => ({ headers: { [PERSON_HEADER]: mark } });

describe("a call of a screen whose person is named", () => {
  it("is answered to that person", async () => {
    const answer = await callRoute(meRoute, { cookie, ...from(personMark(student.id)) });
    expect(answer.status).toBe(200);
  });

  it("is refused for every other session, and changes nothing", async () => {
    const other = await makeUser(database.db);
    const json = { hunterId: "natalia", fromCvAnalysis: false };
    for (const mark of [personMark(other.id), "", "x", String(student.id)]) {
      const answer = await callRoute(startRoute, { json, cookie, ...from(mark) });
      expect(answer.status, mark).toBe(401);
      expect(await answer.json()).toMatchObject({ error: "Entró otra persona", reason: "other_person" });
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
    expect(await database.db.selectFrom("interviews").select("id").execute()).toEqual([]);
  });

  it("without a session is refused as ever: the mark opens nothing", async () => {
    const answer = await callRoute(meRoute, from(personMark(student.id)));
    expect([answer.status, (await answer.json()).error]).toEqual([401, "No autenticado"]);
  });

  it("the mark says nothing of the person, and differs between people and installations", async () => {
    const mark = personMark(student.id);
    expect(mark).toMatch(/^[\w-]{22}$/);
    expect(new Set([1, 2, 3, 12].map(personMark)).size).toBe(4);
    const elsewhere = makeTestDatabase();
    configureTestAuth(elsewhere);
    expect(personMark(student.id)).not.toBe(mark);
    elsewhere.dispose();
  });
});

test("the sign-in of the dialog gives the browser a new session, ends the old one, and is kept nowhere", async () => {
  const answer = await callRoute(loginRoute, { json: { rut: RUT, password: "1234" }, cookie });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const renewed = cookiesAfter(answer, cookie);
  expect(renewed).not.toBe(cookie);
  expect((await callRoute(meRoute, { cookie })).status).toBe(401);
  expect((await callRoute(meRoute, { cookie: renewed })).status).toBe(200);
});

test("answers that an interview does not take are named", async () => {
  const client = new InterviewClient(cookie);
  const { interviewId } = await client.started();
  await client.answered("natalia-1", told(0), { interviewId, messageId: "a" });
  const late = [{ questionId: "natalia-1", userResponse: "Otra cosa distinta.", messageId: "late" }];
  const second = await client.answered("natalia-2", told(1), { interviewId, messageId: "b", pending: late });
  expect(second.unsavedIds).toEqual(["late"]);
  const end = { interviewId, reason: "abandoned", pending: late.map((one) => ({ ...one, messageId: "later" })) };
  expect(await body(await client.finish(end))).toMatchObject({ resultId: interviewId, unsavedIds: ["later"] });
  const third = await client.answered("natalia-3", told(2), { interviewId, messageId: "c" });
  expect(third.unsavedIds).toEqual(["c"]);
});

test("a result's page says why there is none, and shows no other in its place", async () => {
  const client = new InterviewClient(cookie);
  const first = await client.started();
  await client.answered("natalia-1", told(0), { interviewId: first.interviewId });
  await client.finish({ interviewId: first.interviewId, reason: "abandoned" });
  const second = await client.started();
  const page = async (id: string) => {
    const answer = await callRoute(resultPage, { url: `http://localhost/interview-feedback?id=${id}`, cookie });
    const { missing, resultId } = await answer.json();
    return [answer.status, missing, resultId];
  };
  expect(await page(String(first.interviewId))).toEqual([200, undefined, first.interviewId]);
  expect(await page(String(second.interviewId))).toEqual([404, "open", null]);
  await client.finish({ interviewId: second.interviewId, reason: "abandoned" });
  expect(await page(String(second.interviewId))).toEqual([404, "empty", null]);
  expect(await page("sin-guardar")).toEqual([404, "unsaved", null]);
  expect(await page("99999")).toEqual([404, "unknown", null]);
});

test.each([
  ["/interviews?fromCvAnalysis=true", "/interviews?fromCvAnalysis=true"],
  ["/login/listo", "/login/listo"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["\\\\evil.example", null],
  ["https://evil.example", null],
  ["https:evil.example", null],
  ["javascript:alert(1)", null],
  ["/%09/evil.example", "/%09/evil.example"],
  ["/\t/evil.example", null],
  ["/\n/evil.example", null],
  ["\u0000/dashboard", null],
  ["/.//evil.example", null],
  ["/..//evil.example", null],
  ["/%2e%2e//evil.example", null],
  ["/%2Fevil.example", null],
  ["/%5Cevil.example@", "/%5Cevil.example@"],
  ["//evil.example/%2e%2e", null],
  ["http://localhost/dashboard", null],
  ["/dashboard?q=//evil.example", "/dashboard?q=//evil.example"],
  ["/dashboard#//evil.example", "/dashboard"],
  ["/%ff", null],
  ["/API/account/export", null],
  ["/%61pi/account/export", null],
  ["/x/../api/account/export", null],
  ["/Auth/saml/logout", null],
  ["/api/account/export", null],
  ["/auth/oidc/campus", null],
])("the sign-in leads to %j: %j", async (asked, leads) => {
  const url = `http://localhost/login?volver=${encodeURIComponent(asked)}`;
  const answer = await callRoute(loginPage as never, { url });
  expect((answer as unknown as { returnTo: string | null }).returnTo).toBe(leads);
});

test.each([
  [{ "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" }, "/login?volver=%2Finterview-feedback"],
  [{ "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" }, "/login"],
])("a plain screen without a session, asked for with %j, leads to %j", async (headers: HeadersInit, leads) => {
  const request = new Request("http://localhost/interview-feedback", { headers });
  const thrown = await requireUser({ request }).catch((answer: unknown) => answer);
  expect((thrown as Response).headers.get("location")).toBe(leads);
});

test.each([
  ["GET", "/interview-feedback?id=7", "/login?volver=%2Finterview-feedback%3Fid%3D7"],
  ["HEAD", "/interview-feedback?id=7", "/login?volver=%2Finterview-feedback%3Fid%3D7"],
  ["GET", "/interview-feedback", "/login"],
  // What the browser's router puts into the address of a page's data is no part of the page.
  ["GET", "/interview-feedback?id=7&_data=routes%2Finterview-feedback", "/login?volver=%2Finterview-feedback%3Fid%3D7"],
  [
    "GET",
    "/interview-feedback?q=%2F%2Fevil.example",
    "/login?volver=%2Finterview-feedback%3Fq%3D%252F%252Fevil.example",
  ],
  [
    "GET",
    "/coach-schedule?fecha=2030-12-19&hora=15:30&x",
    "/login?volver=%2Fcoach-schedule%3Ffecha%3D2030-12-19%26hora%3D15%3A30%26x",
  ],
  ["GET", "//evil.example/interview-feedback?x", "/login"],
  ["GET", "/%2Fevil.example/interview-feedback?x", "/login"],
  ["GET", "/..//evil.example?x", "/login"],
  ["GET", "/https://evil.example?x", "/login?volver=%2Fhttps%3A%2F%2Fevil.example%3Fx"],
  ["GET", "/\\evil.example?x", "/login"],
  ["GET", `/interview-feedback?q=${"a".repeat(300)}`, "/login"],
  ["POST", "/interview-feedback?id=7", "/login"],
])("%s %j without a session leads to %j", async (method, path, leads) => {
  const request = new Request(`http://localhost${path}`, { method });
  const thrown = await requireUser({ request }).catch((answer: unknown) => answer);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get("location")]).toEqual([302, leads]);
});
