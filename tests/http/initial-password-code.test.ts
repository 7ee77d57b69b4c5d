// Prevents: the digits of a RUT that open anything where accounts are opened by mailed codes.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { firstEntryWords } from "#app/features/access/entry-code/after-reset.server.ts";
import { checkPassword } from "#app/features/auth/check-password.server.ts";
import { endInitialPasswordSessions } from "#app/features/auth/session-origin.server.ts";
import { action as changePassword } from "#app/routes/api.account.password.ts";
import { action as uploadRoster } from "#app/routes/api.admin.upload-excel.ts";
import { action as resetPassword } from "#app/routes/api.admin.users.$id.reset-password.ts";
import { action as createPerson } from "#app/routes/api.admin.users.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { loader as me } from "#app/routes/api.auth.me.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, FakeTime, sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { workbook } from "../support/workbooks.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

const OWN = "k7mz-larga";
const MINUTE = 60_000;

let panel: Panel;
let time: FakeTime;
let user: User;
beforeEach(async () => {
  panel = await openPanel({ SMTP_URL: "smtp://127.0.0.1:2525", INITIAL_PASSWORD: "code" });
  time = new FakeTime();
  configureTestAuth(panel.database, { time, initialPassword: "code" });
  user = await makeUser(panel.db, { rut: "18765042-K" });
});
afterEach(() => panel.dispose());

const reasonOf = async (response: Response) => [response.status, (await response.json()).reason];

describe("the digits of the RUT", () => {
  test("open nothing in a thousand tries, whoever made the account", async () => {
    const created = await callRoute(createPerson, {
      cookie: await sessionCookieFor(panel.db, panel.admin),
      json: person("20118663-3"),
    });
    expect(created.status).toBe(201);
    const reset = await makeUser(panel.db, { rut: "17230418-4", password_hash: "$argon2id$v=19$m=19456,t=2,p=1$x$y" });
    const done = await callRoute(resetPassword, {
      cookie: await sessionCookieFor(panel.db, panel.admin),
      params: { id: String(reset.id) },
      json: {},
    });
    expect(done.status).toBe(200);
    const accounts = [user.rut, "20118663-3", reset.rut, ...(await loadedPeople())];
    const statuses = new Map<number, number>();
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const rut = accounts[attempt % accounts.length] ?? "";
      time.advance(3 * 60 * MINUTE);
      const { status } = await callRoute(loginRoute, { json: { rut, password: rut.slice(0, 4) } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[401, 1000]]);
    time.advance(48 * 60 * MINUTE);
    const client = { request: new Request("http://localhost/"), clientAddress: "192.0.2.9" };
    expect(await checkPassword(panel.db, { person: user, name: user.rut, password: "1876" }, client)).toBe(false);
  }, 120_000);

  test("do not come back with a reset: a code opens who has an address, a new password staff without one", async () => {
    const own = { password_hash: "x" };
    const people = [
      await makeUser(panel.db, { ...own, email: "eva@correo.example" }),
      await makeUser(panel.db, { ...own, email_source: "generated" }),
      await makeUser(panel.db, { ...own, email: "jefa@correo.example", role: "office" }),
      await makeUser(panel.db, { ...own, email_source: "generated", role: "office" }),
    ];
    const answers = [];
    for (const { id } of people) answers.push((await panel.act(resetPassword, { id })).body);
    expect(answers.map(({ user: { afterReset, hasInitialPassword } }) => [afterReset, hasInitialPassword])).toEqual([
      ["code", false],
      ["no_email", false],
      ["code", false],
      ["random", false],
    ]);
    expect(answers.map(({ password }) => typeof password)).toEqual(["object", "object", "object", "string"]);
  });

  test("prove nothing either to somebody who is signed in without a password", async () => {
    const cookie = await sessionCookieFor(panel.db, user);
    const change = await callRoute(changePassword, { cookie, json: { current: "1876", next: OWN } });
    expect(await reasonOf(change)).toEqual([403, "wrong_password"]);
  });

  test("keep no session that they opened before", async () => {
    const other = await makeUser(panel.db, { password_hash: "x" });
    const cookies = [await sessionCookieFor(panel.db, user), await sessionCookieFor(panel.db, other)];
    expect(await endInitialPasswordSessions(panel.db)).toBe(2);
    const statuses = await Promise.all(cookies.map(async (cookie) => (await callRoute(me, { cookie })).status));
    expect(statuses).toEqual([401, 200]);
  });
});

test("the office reads what people of a load enter with first, as the settings say", () => {
  const closed = { LOGIN_RUT: "off" as const, BREAK_GLASS_RUT: "18765042-K", BREAK_GLASS_NETWORKS: ["127.0.0.1"] };
  expect(firstEntryWords()).toMatch(/con un código de su correo\. Sin correo no puede entrar/);
  configureTestAuth(panel.database, { initialPassword: "rut" });
  expect(firstEntryWords()).toBe("Una contraseña: los primeros 4 dígitos del RUT.");
  configureTestAuth(panel.database, { initialPassword: "code", closed });
  expect(firstEntryWords()).toBe("Ninguna contraseña: entra con su cuenta de la universidad.");
});

/** Two people of a workbook that is sent as the panel sends it. @returns their identifiers */
async function loadedPeople(): Promise<string[]> {
  const people = [
    ["12345678-5", "Ana Soto", "ana@correo.example"],
    ["9876543-3", "Luis Paz", ""],
  ];
  const form = new FormData();
  const file = new Uint8Array(workbook([["RUT", "Nombre", "Correo"], ...people]));
  form.append("excel", new Blob([file]), "nomina.xlsx");
  const loaded = await callRoute(uploadRoster, { body: form, cookie: await sessionCookieFor(panel.db, panel.admin) });
  expect(loaded.status).toBe(200);
  const ruts = people.map(([rut = ""]) => rut);
  expect(await panel.db.selectFrom("users").select("id").where("rut", "in", ruts).execute()).toHaveLength(2);
  return ruts;
}

function person(identifier: string) {
  const nothing = { faculty: "", career: "", campus: "", entryYear: null, studyStatus: null };
  return { identifierKind: "rut", identifier, name: "Fernanda Lagos", email: "", ...nothing };
}
