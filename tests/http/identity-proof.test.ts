// Prevents: people without a password here who cannot erase their data, and anybody who erases without a fresh proof.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSession } from "#app/features/auth/session.server.ts";
import { action as emailRoute } from "#app/routes/api.account.email.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import { action as codeRoute } from "#app/routes/api.account.identity-code.ts";
import { action as options } from "#app/routes/api.account.passkeys.options.ts";
import { action as question } from "#app/routes/api.account.passkeys.question.ts";
import { action as add } from "#app/routes/api.account.passkeys.ts";
import { action as removeFactor } from "#app/routes/api.admin.users.$id.second-factor.remove.ts";
import { action as enterRoute } from "#app/routes/api.auth.entry-code.enter.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, FakeTime } from "../support/auth.ts";
import { Authenticator } from "../support/authenticator.ts";
import { makeUser } from "../support/database.ts";
import { addPasskey, TestBrowser } from "../support/second-factor.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

const ENV = { EMAIL_DOMAIN: "uni.example", SMTP_URL: "smtp://127.0.0.1:2525" };
const MINUTE = 60_000;
const WORD = { word: "BORRAR" };
/** As for an account that the institution's sign-in has made: nobody knows its password. */
const NOBODY_KNOWS =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

let panel: Panel;
let time: FakeTime;
let user: User;
beforeEach(async () => {
  panel = await openPanel(ENV);
  time = new FakeTime();
  configureTestAuth(panel.database, { time });
  const email = { email: "vale@correo.example", email_source: "confirmed" as const };
  user = await makeUser(panel.db, { rut: "18765042-K", password_hash: NOBODY_KNOWS, ...email });
});
afterEach(() => panel.dispose());

type Way = { method?: string; provider?: { name: string } };
const CAMPUS: Way = { method: "oidc", provider: { name: "oidc:campus" } };
const browserOf = async (way: Way = CAMPUS, person: { id: number } = user) => {
  const session = { userId: person.id, userAgent: "test", request: new Request("http://localhost/"), ...way };
  return new TestBrowser((await startSession(panel.db, session)).split(";")[0]);
};
const reasonOf = async (response: Response) => [response.status, (await response.json()).reason];
const erase = (browser: TestBrowser, proof: object) => browser.post(eraseRoute, { ...proof, ...WORD });
const isThere = async () =>
  (await panel.db.selectFrom("users").where("id", "=", user.id).select("id").execute()).length;
const mailedCode = async () => {
  const rows = await panel.db.selectFrom("outbox").select("mail").orderBy("id").execute();
  return /^\d{3} \d{3}$/m.exec(JSON.parse(rows.at(-1)?.mail ?? "{}").text ?? "")?.[0] ?? "";
};

describe("somebody of the institution's sign-in erases the own data", () => {
  it("within ten minutes of that sign-in, and not later", async () => {
    const browser = await browserOf();
    time.advance(10 * MINUTE);
    expect(await reasonOf(await erase(browser, { campus: true }))).toEqual([403, "sign_in_again"]);
    expect(await isThere()).toBe(1);
    const again = await browserOf();
    expect((await erase(again, { campus: true })).status).toBe(200);
    expect(await isThere()).toBe(0);
  });

  it("with a code that reaches the confirmed address, once, in this browser", async () => {
    const browser = await browserOf();
    time.advance(30 * MINUTE);
    expect((await browser.post(codeRoute)).status).toBe(200);
    const code = await mailedCode();
    expect(await reasonOf(await (await browserOf()).post(eraseRoute, { code, ...WORD }))).toEqual([409, "code_gone"]);
    const wrong = String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0");
    expect(await reasonOf(await erase(browser, { code: wrong }))).toEqual([422, "wrong_code"]);
    // A code that confirms opens no session.
    expect(await reasonOf(await browser.post(enterRoute, { code }))).toEqual([409, "code_gone"]);
    expect((await erase(browser, { code })).status).toBe(200);
    expect(await isThere()).toBe(0);
    expect(await panel.db.selectFrom("entry_codes").selectAll().execute()).toEqual([]);
    expect(await panel.db.selectFrom("outbox").where("topic", "like", "entry-code:%").selectAll().execute()).toEqual(
      [],
    );
  });

  it("with a passkey", async () => {
    const browser = await browserOf();
    const authenticator = new Authenticator("http://localhost");
    const { options: asked } = await (await browser.post(options, { campus: true })).json();
    const made = { name: "Mi teléfono", credential: authenticator.create(asked) };
    expect((await browser.post(add, made)).status).toBe(200);
    time.advance(30 * MINUTE);
    const { options: asks } = await (await browser.post(question)).json();
    expect((await erase(browser, { passkey: authenticator.get(asks) })).status).toBe(200);
    expect(await isThere()).toBe(0);
  });
});

describe("nobody erases", () => {
  it.each([
    ["without a proof", {}, 400, undefined],
    ["with two", { campus: true, password: "1876" }, 400, undefined],
    ["with an old sign-in", { campus: true }, 403, "sign_in_again"],
    ["with a sign-in of another kind", { entry: true }, 403, "sign_in_again"],
    ["with a code that was never asked for", { code: "123456" }, 409, "code_gone"],
    ["with a password that is not the account's", { password: "1876" }, 403, "wrong_password"],
  ])("%s", async (_how, proof, status, reason) => {
    const browser = await browserOf();
    time.advance(30 * MINUTE);
    expect(await reasonOf(await erase(browser, proof))).toEqual([status, reason]);
    expect(await isThere()).toBe(1);
  });

  it("with a session of a password as if it were the institution's", async () => {
    const browser = await browserOf({ method: "rut" });
    for (const proof of [{ campus: true }, { entry: true }])
      expect(await reasonOf(await erase(browser, proof))).toEqual([403, "sign_in_again"]);
  });
});

describe("a code that proves who asks", () => {
  it("is for nobody who has a password, no confirmed address, or had five today", async () => {
    expect(await reasonOf(await (await browserOf({ method: "rut" })).post(codeRoute))).toEqual([409, "password_first"]);
    for (const email_source of ["generated", "roster", "office"] as const) {
      await panel.db.updateTable("users").set({ email_source }).where("id", "=", user.id).execute();
      expect(await reasonOf(await (await browserOf()).post(codeRoute))).toEqual([409, "no_confirmed_email"]);
    }
    await panel.db.updateTable("users").set({ email_source: "confirmed" }).where("id", "=", user.id).execute();
    for (let time_ = 0; time_ < 5; time_ += 1) expect((await (await browserOf()).post(codeRoute)).status).toBe(200);
    expect(await reasonOf(await (await browserOf()).post(codeRoute))).toEqual([429, "too_many_codes"]);
  });
});

describe("the other changes that ask who makes them", () => {
  it("take the same proofs: another address", async () => {
    const browser = await browserOf();
    const email = "otra@correo.example";
    expect((await browser.post(emailRoute, { email, campus: true })).status).toBe(200);
    expect((await browser.post(emailRoute, { email })).status).toBe(400);
  });

  it("take the same proofs: an admin who takes a lost factor away", async () => {
    await panel.db.updateTable("users").set({ password_hash: NOBODY_KNOWS }).where("id", "=", panel.admin.id).execute();
    const owner = await makeUser(panel.db, { rut: "17230418-4" });
    const own = await browserOf({ method: "rut" }, owner);
    await addPasskey(own, new Authenticator("http://localhost"), { options, add }, "1723");
    const admin = await browserOf(CAMPUS, panel.admin);
    const id = String(owner.id);
    expect((await admin.post(removeFactor, {}, { id })).status).toBe(400);
    expect((await admin.post(removeFactor, { campus: true }, { id })).status).toBe(200);
    expect(await panel.db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
  });
});
