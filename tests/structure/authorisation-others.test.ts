// Prevents: a route that shows or changes what belongs to another student when it is given that student's id.
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NO_CORRECTIONS } from "#app/features/cv/corrections/no-corrections.ts";
import { NO_ACTS } from "#app/features/workshop/acts/act-schemas.ts";
import type { Endpoint } from "#app/http/endpoint.server.ts";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { CANARIES, canariesIn, makeCanaryPerson, PASSWORD, post, send } from "../support/canary-person.ts";
import { accessOf, isForStaff, pathOf, routeName } from "../support/route-access.ts";
import { keysOf } from "../support/schema-keys.ts";
import { TestServer } from "../support/server.ts";

/**
 * Every route that takes an id, called by one student with the ids of another. Found in the names of the routes, in the
 * schemas of their bodies and in the parameters that their code reads: a new one fails the first test until it has a
 * case. Staff act on other people, so their routes have no cases here.
 */

const modules = import.meta.glob<Record<string, unknown>>([
  "/app/routes/*.ts",
  "/app/routes/*.tsx",
  "/app/routes/*/route.tsx",
]);
const sources = import.meta.glob<string>("/app/routes/**/*.{ts,tsx}", { query: "?raw", import: "default" });

/** Ids of things that belong to nobody, or that are looked up among one's own. */
const NOBODYS = ["hunterId", "coachId", "questionId", "messageId", "rawId"];
/** Credentials of passkeys, which open nothing without their signature: tests/http/passkeys.test.ts sends another's. */
const CREDENTIALS = [
  "api.auth.passkey id",
  "api.account.email id",
  "api.account.erase id",
  "api.account.passkeys id",
  "api.account.passkeys.options id",
  "api.account.second-factor.totp id",
];

type Ids = {
  passkey: number;
  analysis: number;
  booking: number;
  wait: number;
  open: number;
  finished: number;
  review: number;
  right: number;
  offer: number;
  version: number;
  user: number;
};
type Call = { path: string /** Without one it is a GET. */; json?: object };
/**
 * By "route key"; the owner's own calls are made in this order. That the new time is not offered comes after whose it
 * is.
 */
const CASES: Record<string, (ids: Ids) => Call> = {
  "api.coaching.bookings.$id.calendar[.]ics id": ({ booking }) =>
    at("api.coaching.bookings.$id.calendar[.]ics", booking),
  "api.coaching.bookings.$id.reschedule id": ({ booking }) =>
    at("api.coaching.bookings.$id.reschedule", booking, {
      scheduledDate: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  "api.coaching.bookings.$id.cancel id": ({ booking }) => at("api.coaching.bookings.$id.cancel", booking, {}),
  "api.coaching.waiting-list.$id.accept id": ({ wait }) => at("api.coaching.waiting-list.$id.accept", wait, {}),
  "api.coaching.waiting-list.$id.leave id": ({ wait }) => at("api.coaching.waiting-list.$id.leave", wait, {}),
  "api.account.passkeys.$id.rename id": ({ passkey }) =>
    at("api.account.passkeys.$id.rename", passkey, { name: "Otra" }),
  "api.account.passkeys.$id.remove id": ({ passkey }) =>
    at("api.account.passkeys.$id.remove", passkey, { password: PASSWORD }),
  "api.cv.analyses.$id.corrections id": ({ analysis }) =>
    at("api.cv.analyses.$id.corrections", analysis, { corrections: NO_CORRECTIONS, correctedAt: null }),
  "api.cv.analyses.$id.report id": ({ analysis }) => at("api.cv.analyses.$id.report", analysis, {}),
  "api.job-offers.$id id": ({ offer }) => at("api.job-offers.$id", offer, { note: "De otra" }),
  "api.job-offers.$id.remove id": ({ offer }) => at("api.job-offers.$id.remove", offer, {}),
  "api.job-offers.$id.restore id": ({ offer }) => at("api.job-offers.$id.restore", offer, {}),
  "job-match.$id id": ({ offer }) => at("job-match.$id", offer),
  "api.interview.start offerId": ({ offer }) => ({
    path: "/api/interview/start",
    json: { hunterId: "natalia", offerId: offer },
  }),
  "workshop.$analysisId analysisId": ({ analysis }) => ({ path: `/workshop/${analysis}` }),
  "workshop.$analysisId_.versions analysisId": ({ analysis }) => ({ path: `/workshop/${analysis}/versions` }),
  "api.workshop.$analysisId.preview analysisId": ({ analysis }) =>
    workshop(analysis, "preview", { line: 0, was: "x", lang: "es", fields: {}, chosen: null }),
  "api.workshop.$analysisId.lines analysisId": ({ analysis }) =>
    workshop(analysis, "lines", { line: 0, was: "x", state: "later", fields: {}, text: null }),
  "api.workshop.$analysisId.acts analysisId": ({ analysis }) => workshop(analysis, "acts", NO_ACTS),
  "api.workshop.$analysisId.file analysisId": ({ analysis }) =>
    workshop(analysis, "file", { ...WRITTEN_ANEW, versionId: null }),
  "api.workshop.$analysisId.file versionId": ({ analysis, version }) =>
    workshop(analysis, "file", { ...WRITTEN_ANEW, versionId: version }),
  "api.workshop.$analysisId.versions analysisId": ({ analysis }) => workshop(analysis, "versions", { name: "x" }),
  "api.workshop.$analysisId.versions.$id.remove analysisId": ({ analysis, version }) =>
    workshop(analysis, `versions/${version + 1}/remove`, {}),
  "api.workshop.$analysisId.versions.$id.remove id": ({ analysis, version }) =>
    workshop(analysis, `versions/${version}/remove`, {}),
  "analyze-cv id": ({ analysis }) => ({ path: `/analyze-cv?id=${analysis}` }),
  "interview-feedback id": ({ finished }) => ({ path: `/interview-feedback?id=${finished}` }),
  "api.account.review-requests subjectId": ({ finished }) => ({
    path: "/api/account/review-requests",
    json: { subject: "interview", subjectId: finished, message: "Revísenla" },
  }),
  "api.account.review-requests.$id.withdraw-consent id": ({ review }) =>
    at("api.account.review-requests.$id.withdraw-consent", review, {}),
  "api.account.rights.$id.evidence id": ({ right }) => at("api.account.rights.$id.evidence", right),
  "api.account.rights.$id.reply id": ({ right }) => at("api.account.rights.$id.reply", right, { message: "De otra" }),
  "api.account.rights.$id.withdraw id": ({ right }) => at("api.account.rights.$id.withdraw", right, {}),
  "api.interview.heartbeat interviewId": ({ open }) => ({
    path: "/api/interview/heartbeat",
    json: { interviewId: open, remaining: 5 },
  }),
  "api.interview.analyze-response interviewId": ({ open }) => ({
    path: "/api/interview/analyze-response",
    json: {
      ...{ hunterId: "mia", interviewId: open, questionId: "mia-1", currentSuggestions: 0 },
      userResponse: "Una respuesta de otra persona, larga y con detalles.",
    },
  }),
  "api.interview.finish interviewId": ({ open }) => ({
    path: "/api/interview/finish",
    json: { interviewId: open, reason: "abandoned" },
  }),
  "api.practice.attempts interviewId": ({ finished }) => ({
    path: "/api/practice/attempts",
    json: { questionId: "natalia-3", interviewId: finished, answer: "Repartí las tareas de nuevo." },
  }),
  "practice.$question interviewId": ({ finished }) => ({ path: `/practice/natalia-3?interviewId=${finished}` }),
  "api.interview-feedback interviewId": ({ open }) => ({
    path: "/api/interview-feedback",
    json: { hunterId: "mia", interviewId: open, rating: 1, feedback: "De otra persona" },
  }),
};

function at(name: string, id: number, json?: object): Call {
  return { path: pathOf(name, { id: String(id) }), ...(json && { json }) };
}

const WRITTEN_ANEW = { as: "clara", format: "docx", withoutPersonal: false };

function workshop(analysis: number, call: string, json: object): Call {
  return { path: `/api/workshop/${analysis}/${call}`, json };
}

/** "route key" of every id that a route of students takes. */
async function idsTaken(): Promise<string[]> {
  const found: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    const name = routeName(file);
    // No session opens what is for programs: tests/structure/authorisation-matrix.test.ts.
    if (isForStaff(name) || accessOf(name) === "machine") continue;
    const { action } = (await load()) as { action?: Partial<Endpoint> };
    const folder = file.replace(/route\.tsx$/, "");
    const own = Object.entries(sources).filter(
      ([source]) => source === file || (folder !== file && source.startsWith(folder)),
    );
    const texts = await Promise.all(own.map(([, read]) => read()));
    const read = texts.flatMap((text) =>
      [...text.matchAll(/searchParams\s*\.get(?:All)?\("(\w+)"\)/g)].map(([, key]) => key),
    );
    const inPath = [...name.matchAll(/\$(\w+?)_?(?=\.|$)/g)].map(([, key]) => key);
    const keys = [...inPath, ...read, ...(action?.body ? keysOf(action.body) : [])];
    for (const key of new Set(keys)) if (key && /^id$|Id$/.test(key)) found.push(`${name} ${key}`);
  }
  return found;
}

let server: TestServer;
let database: OpenDatabase;
let owner: ApiClient;
let stranger: ApiClient;
let ids: Ids;
let taken: string[];
beforeAll(async () => {
  server = await new TestServer({ DEMO: "0" }).start();
  database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const person = await makeCanaryPerson(server, database);
  owner = person.client;
  const now = new Date().toISOString();
  database.raw
    .prepare(
      // A day on which nothing is offered, so that the server leaves it waiting.
      "insert into waiting_list (user_id, coach_id, date, status, created_at, updated_at) " +
        "values (?, 1, '2099-01-01', 'waiting', ?, ?)",
    )
    .run(person.user.id, now, now);
  database.raw
    .prepare(
      "insert into job_offers (user_id, text, post, reading, requirements, created_at, updated_at) " +
        `values (?, ?, 'Analista', '{"requirements":[],"discriminating":[]}', '[]', ?, ?)`,
    )
    .run(person.user.id, `Se busca analista, ${CANARIES.message}.`, now, now);
  const version = database.raw.prepare(
    "insert into workshop_versions (user_id, analysis_id, name, lines, score_before, score, created_at) " +
      "select user_id, min(id), ?, '[]', @score, @score, ? from cv_analyses where user_id = ?",
  );
  // Two, one after the other: each case of the owner deletes one.
  const score = JSON.stringify({ version: "1.0", total: 1, criteria: [] });
  for (const name of [CANARIES.message, "Otra"]) version.run(name, now, person.user.id, { score });
  const { interviewId } = (await send(owner, "/api/interview/start", { hunterId: "mia" })) as { interviewId: number };
  const idIn = (table: string) =>
    database.raw.prepare(`select min(id) from ${table} where user_id = ?`).pluck().get(person.user.id) as number;
  database.raw
    .prepare(
      "insert into passkeys (user_id, credential_id, public_key, user_handle, counter, transports, name, created_at) " +
        "values (?, 'x', 'x', 'x', 0, '', 'Llave', ?)",
    )
    .run(person.user.id, now);
  ids = {
    ...{ passkey: idIn("passkeys"), user: person.user.id, analysis: idIn("cv_analyses") },
    ...{ booking: idIn("coach_sessions"), wait: idIn("waiting_list"), finished: idIn("interviews") },
    ...{ review: idIn("review_requests"), right: idIn("rights_requests"), offer: idIn("job_offers") },
    version: idIn("workshop_versions"),
    open: interviewId,
  };
  stranger = await new ApiClient(server.url).signIn(await server.addStudent());
  taken = await idsTaken();
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.dispose();
});

const call = (client: ApiClient, { path: url, json }: Call) => (json ? post(client, url, json) : client.fetch(url));

/** All that the owner has. */
function belongings(): unknown {
  const tables = database.raw
    .prepare(
      "select m.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name " +
        "= 'user_id'",
    )
    .pluck()
    .all() as string[];
  const rows = tables.map((table) => database.raw.prepare(`select * from ${table} where user_id = ?`).all(ids.user));
  const inside = ["interview_messages", "interview_results"].map((table) =>
    database.raw
      .prepare(`select * from ${table} where interview_id in (select id from interviews where user_id = ?)`)
      .all(ids.user),
  );
  return { rows, inside, user: database.raw.prepare("select * from users where id = ?").get(ids.user) };
}

test("every id that a route takes has a case, and every case a route", () => {
  const unlisted = taken.filter(
    (one) => !CASES[one] && !CREDENTIALS.includes(one) && !NOBODYS.includes(one.split(" ")[1] ?? ""),
  );
  expect(unlisted, "unlisted").toEqual([]);
  expect(Object.keys(CASES).filter((one) => !taken.includes(one))).toEqual([]);
});

test.each(Object.entries(CASES))(
  "%s of another student is a 404 that shows and changes nothing",
  async (_name, make) => {
    const before = belongings();
    const response = await call(stranger, make(ids));
    expect(response.status).toBe(404);
    expect(canariesIn(Buffer.from(await response.arrayBuffer()))).toEqual([]);
    expect(belongings()).toEqual(before);
  },
);

test("whom a rating is from is who sends it, whatever the body says", async () => {
  const before = belongings();
  const body = { hunterId: "natalia", rating: 1, feedback: "", interviewDuration: 1, userId: ids.user };
  expect((await post(stranger, "/api/interview-feedback", body)).status).toBe(200);
  expect(belongings()).toEqual(before);
});

test("nothing that a student can read shows anything of another one", async () => {
  const reads = Object.keys(modules)
    .map(routeName)
    .filter((name) => accessOf(name) === "user");
  for (const name of reads) {
    for (const parameters of [{ hunterId: "mia" }, { hunterId: "natalia" }]) {
      const url = `${pathOf(name, parameters)}?hunterId=${parameters.hunterId}&id=${ids.finished}`;
      const response = await stranger.fetch(url);
      expect(canariesIn(Buffer.from(await response.arrayBuffer())), url).toEqual([]);
    }
  }
});

describe("the same calls of the owner", () => {
  test("find what they name: the 404 above says whose it is, not that it is wrong", async () => {
    for (const [name, make] of Object.entries(CASES)) {
      const response = await call(owner, make(ids));
      await response.arrayBuffer();
      expect([401, 403, 404, 405, 500], name).not.toContain(response.status);
    }
  });
});
