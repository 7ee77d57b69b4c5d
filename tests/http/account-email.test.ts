import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { pendingEmail } from "#app/features/users/email-change.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as confirmRoute } from "#app/routes/api.account.email.confirm.ts";
import { action as startRoute } from "#app/routes/api.account.email.ts";
import { action as withdrawRoute } from "#app/routes/api.account.email.withdraw.ts";
import { loader as readPerson, action as updatePerson } from "#app/routes/api.admin.users.$id.ts";
import { action as createPerson } from "#app/routes/api.admin.users.ts";
import type { User } from "#db/schema.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

const MAIL = { EMAIL_DOMAIN: "uni.example", SMTP_URL: "smtp://127.0.0.1:2525" };
const KEPT = {
  RETENTION_DAYS_CV_TEXT: 0,
  RETENTION_DAYS_ANSWERS: 0,
  RETENTION_DAYS_ACTIVITIES: 0,
  RETENTION_DAYS_RIGHTS: 0,
  KEEP_CV_FILES: true,
};
const NEW = "vale@correo.example";

let panel: Panel;
let user: User;
let cookie: string;
beforeEach(async () => {
  panel = await openPanel(MAIL);
  user = await makeUser(panel.db, { rut: "18765042-K", name: "Valentina Soto", email: "antes@u.example" });
  cookie = await sessionCookieFor(panel.db, user);
});
afterEach(async () => {
  await panel.dispose();
});

const start = (email = NEW, password = "1876") => callRoute(startRoute, { json: { email, password }, cookie });
const confirm = (code: string) => callRoute(confirmRoute, { json: { code }, cookie });
const reasonOf = async (response: Response) => [response.status, (await response.json()).reason];
const account = () =>
  panel.db.selectFrom("users").select(["email", "email_source"]).where("id", "=", user.id).executeTakeFirstOrThrow();
const mails = async () =>
  (await panel.db.selectFrom("outbox").select(["recipient", "mail", "status"]).orderBy("id").execute()).map((row) => ({
    ...(JSON.parse(row.mail) as { subject: string; text: string }),
    to: row.recipient,
    status: row.status,
  }));
/** The code of the newest mail to the address, as a person reads it. */
const codeTo = async (address: string) =>
  /^\d{3} \d{3}$/m.exec((await mails()).findLast((mail) => mail.to === address)?.text ?? "")?.[0] ?? "";
const otherThan = (code: string) => String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0");

describe("the own address", () => {
  it("changes with the code that was mailed to the new one, and the old one is told", async () => {
    const response = await start(" Vale@Correo.example ");
    expect(await response.json()).toEqual({
      pending: { email: NEW, expiresAt: "2026-11-26T12:30:00.000Z", isFromOffice: false, isUndelivered: false },
    });
    expect(await account()).toEqual({ email: "antes@u.example", email_source: "office" });
    const [mail] = await mails();
    expect(mail?.to).toBe(NEW);
    expect(mail?.subject).not.toMatch(/\d/);
    expect((await confirm(await codeTo(NEW))).status).toBe(200);
    expect(await account()).toEqual({ email: NEW, email_source: "confirmed" });
    const told = (await mails()).at(-1);
    expect([told?.to, told?.text.includes(NEW)]).toEqual(["antes@u.example", false]);
    // The code is used up.
    expect(await reasonOf(await confirm("123456"))).toEqual([409, "no_email_change"]);
    const actions = await panel.db.selectFrom("activities").select(["action", "details"]).execute();
    expect(actions.map((row) => row.action)).toEqual(
      expect.arrayContaining(["email_change_requested", "email_changed"]),
    );
    expect(JSON.stringify(actions)).not.toContain(NEW);
  });

  it("needs the password, an address that somebody reads, and mail that leaves", async () => {
    expect(await reasonOf(await start(NEW, "9999"))).toEqual([403, "wrong_password"]);
    for (const wrong of ["ana arroba", "18765042-k@uni.example", "x@y.invalid"])
      expect(await reasonOf(await start(wrong))).toEqual([422, "invalid_email"]);
    setSettings(readSettings({ DATA_DIR: panel.database.folder, EMAIL_DOMAIN: "uni.example" }));
    expect(await reasonOf(await start())).toEqual([409, "no_mail"]);
    expect(await mails()).toEqual([]);
  });

  it("is not changed by guessing (five wrong codes end it), by an old code or by one for another address", async () => {
    await start();
    const code = await codeTo(NEW);
    for (const left of ["quedan 4", "quedan 3", "quedan 2", "queda 1"]) {
      const response = await confirm(otherThan(code));
      expect(response.status).toBe(422);
      expect((await response.json()).message).toContain(left);
    }
    expect(await reasonOf(await confirm(otherThan(code)))).toEqual([409, "no_email_change"]);
    expect(await reasonOf(await confirm(code))).toEqual([409, "no_email_change"]);
    await start();
    const second = await codeTo(NEW);
    vi.setSystemTime(Date.now() + 30 * 60_000);
    expect(await reasonOf(await confirm(second))).toEqual([409, "no_email_change"]);
    await start();
    const third = await codeTo(NEW);
    await start("otra@correo.example");
    const fourth = await codeTo("otra@correo.example");
    if (third !== fourth) expect(await reasonOf(await confirm(third))).toEqual([422, "wrong_code"]);
    expect(await account()).toMatchObject({ email: "antes@u.example" });
  });

  it("tells who has an address only to somebody who reads its mail", async () => {
    await makeUser(panel.db, { rut: "17230418-4", email: NEW });
    expect((await start()).status).toBe(200);
    expect(await reasonOf(await confirm(await codeTo(NEW)))).toEqual([409, "email_taken"]);
    expect(await account()).toMatchObject({ email: "antes@u.example" });
  });

  it("does not fill a stranger's mailbox: five codes a day for an account and to an address", async () => {
    for (let time = 0; time < 5; time += 1) expect((await start(`x${time}@correo.example`)).status).toBe(200);
    expect(await reasonOf(await start(NEW))).toEqual([429, "too_many_codes"]);
    const other = await makeUser(panel.db, { rut: "17230418-4", email: "o@u.example" });
    cookie = await sessionCookieFor(panel.db, other);
    expect((await start("x1@correo.example", "1723")).status).toBe(200);
    vi.setSystemTime(Date.now() + 24 * 3600_000 + 1);
    cookie = await sessionCookieFor(panel.db, user);
    expect((await start(NEW)).status).toBe(200);
  });

  it("says when its code could not be delivered", async () => {
    await start();
    await panel.db.updateTable("outbox").set({ status: "failed" }).execute();
    expect(await pendingEmail(panel.db, user.id)).toMatchObject({ email: NEW, isUndelivered: true });
    await start();
    expect(await pendingEmail(panel.db, user.id)).toMatchObject({ isUndelivered: false });
  });

  it("can be given up, and then its code is good for nothing", async () => {
    await start();
    const code = await codeTo(NEW);
    expect((await callRoute(withdrawRoute, { method: "POST", json: {}, cookie })).status).toBe(200);
    expect((await mails())[0]?.status).toBe("expired");
    expect(await reasonOf(await confirm(code))).toEqual([409, "no_email_change"]);
  });
});

it("goes when its code is too old, whatever else is kept", async () => {
  await start();
  const counted = async () => (await purgeByAge(panel.db, KEPT, { now: () => new Date() })).emailChanges;
  expect(await counted()).toBe(0);
  vi.setSystemTime(Date.now() + 30 * 60_000);
  expect(await counted()).toBe(1);
  expect(await panel.db.selectFrom("email_changes").selectAll().execute()).toEqual([]);
});

describe("an address that the office writes", () => {
  const person = async () => (await panel.act(readPerson, { method: "GET", id: user.id })).body.person;
  const edit = async (email: string) =>
    panel.act(updatePerson, { method: "PUT", id: user.id, json: { ...(await person()), email } });

  it("waits for its owner's code; until then nothing else is sent there", async () => {
    const { status, body } = await edit("Nueva@Correo.example");
    expect(status).toBe(200);
    expect(body.person).toMatchObject({
      email: "antes@u.example",
      pendingEmail: { email: "nueva@correo.example", isFromOffice: true, expiresAt: "2026-12-10T12:00:00.000Z" },
    });
    expect(await account()).toMatchObject({ email: "antes@u.example" });
    // Saved again as it stands: no second code.
    await edit("nueva@correo.example");
    expect((await mails()).map((mail) => mail.to)).toEqual(["nueva@correo.example"]);
    expect((await confirm(await codeTo("nueva@correo.example"))).status).toBe(200);
    expect(await account()).toEqual({ email: "nueva@correo.example", email_source: "confirmed" });
    expect(await person()).toMatchObject({ emailSource: "confirmed", pendingEmail: null });
  });

  it("is dropped when the office writes the old one again", async () => {
    await edit("nueva@correo.example");
    const { body } = await edit("antes@u.example");
    expect(body.person).toMatchObject({ email: "antes@u.example", pendingEmail: null });
    expect((await mails())[0]?.status).toBe("expired");
  });

  it("of a new person waits too: the account has a placeholder meanwhile", async () => {
    const json = { ...(await person()), identifier: "20543217-5", name: "Ana Núñez", email: "ana@correo.example" };
    const { status, body } = await panel.act(createPerson, { json });
    expect(status).toBe(201);
    expect(body.person).toMatchObject({
      email: "",
      emailSource: "generated",
      isUnused: true,
      pendingEmail: { email: "ana@correo.example" },
    });
    expect((await mails()).map((mail) => mail.to)).toEqual(["ana@correo.example"]);
  });
});
