import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resetAccount, unblockAccount } from "#app/features/admin/commands/accounts.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { setInterviewTime, setUserActive, setUserRole } from "#app/features/users/mutations.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { action as clearDelays } from "#app/routes/api.admin.login-delays.clear.ts";
import { action as interviewTime } from "#app/routes/api.admin.users.$id.interview-time.ts";
import { action as resetPassword } from "#app/routes/api.admin.users.$id.reset-password.ts";
import { action as role } from "#app/routes/api.admin.users.$id.role.ts";
import { action as toggle } from "#app/routes/api.admin.users.$id.toggle.ts";
import { action as unblock } from "#app/routes/api.admin.users.$id.unblock.ts";
import { action as login } from "#app/routes/api.auth.login.ts";
import { loader as me } from "#app/routes/api.auth.me.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute, cookiesAfter } from "../support/http.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

const RUT = "12345678-5";
let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
});
afterEach(() => panel.dispose());

const signIn = (password: string, cookie?: string) =>
  callRoute(login, { json: { rut: RUT, password }, ...(cookie && { cookie }) });
const isAlive = async (cookie: string) => (await callRoute(me, { cookie })).status === 200;
const activeAdmins = async () =>
  (await panel.db.selectFrom("users").select("id").where("role", "=", "admin").where("is_active", "=", 1).execute())
    .length;

describe("every act on an account", () => {
  const acts = [
    [toggle, "PATCH", undefined],
    [role, "POST", { role: "admin" }],
    [resetPassword, "POST", undefined],
    [interviewTime, "POST", { factor: 2 }],
    [unblock, "POST", undefined],
  ] as const;

  it("is an admin's alone, knows whom it is about, and is recorded without secrets", async () => {
    const user = await makeUser(panel.db);
    const student = await sessionCookieFor(panel.db, await makeUser(panel.db));
    for (const [route, method, json] of acts) {
      const call = { id: user.id, method, json };
      expect((await panel.act(route, { ...call, cookie: "" })).status).toBe(401);
      expect((await panel.act(route, { ...call, cookie: student })).status).toBe(403);
      expect((await panel.act(route, { ...call, id: 999_999 })).status).toBe(404);
      expect((await panel.act(route, { ...call, method: "DELETE" })).status).toBe(405);
      expect(await panel.db.selectFrom("activities").selectAll().execute()).toEqual([]);
      const { status, body } = await panel.act(route, call);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ id: user.id, rut: user.rut });
      const { details } = await panel.lastActivity();
      expect(details).toMatchObject({ targetUserId: user.id });
      expect(JSON.stringify(details)).not.toMatch(/argon2|password|factor/);
      await panel.db.deleteFrom("activities").execute();
    }
  });

  it("does nothing when the actor is no active admin any more at the moment of the act", async () => {
    const user = await makeUser(panel.db, { password_hash: "$kept" });
    const former = await makeUser(panel.db, { role: "admin", is_active: 0 });
    const student = await makeUser(panel.db);
    for (const actorId of [former.id, student.id, 999_999]) {
      const act = { actorId, userId: user.id };
      const tries = [
        () => setUserActive(panel.db, { ...act, active: false }),
        () => setUserRole(panel.db, { ...act, role: "admin" }),
        () => setInterviewTime(panel.db, { ...act, factor: 2 }),
        () => resetAccount(panel.db, act),
        () => unblockAccount(panel.db, act),
      ];
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: "forbidden" });
    }
    expect(await findUserById(panel.db, user.id)).toEqual(user);
    expect(await panel.db.selectFrom("activities").selectAll().execute()).toEqual([]);
  });
});

describe("PATCH /api/admin/users/{id}/toggle", () => {
  it("switches off and on; off ends the sessions for good", async () => {
    const user = await makeUser(panel.db);
    const cookie = await sessionCookieFor(panel.db, user);
    const off = await panel.act(toggle, { id: user.id, method: "PATCH" });
    expect(off.body.user).toMatchObject({ id: user.id, isActive: false });
    expect(await isAlive(cookie)).toBe(false);
    const on = await panel.act(toggle, { id: user.id, method: "PATCH" });
    expect(on.body.user).toMatchObject({ isActive: true });
    expect(await isAlive(cookie)).toBe(false);
  });

  it("never touches oneself", async () => {
    const { status, body } = await panel.act(toggle, { id: panel.admin.id, method: "PATCH" });
    expect([status, body.reason]).toEqual([409, "self"]);
  });

  it("leaves an active admin after 500 calls of two admins against each other at once", async () => {
    const other = await makeUser(panel.db, { role: "admin" });
    const otherCookie = await sessionCookieFor(panel.db, other);
    const calls = Array.from({ length: 250 }, () => [
      panel.act(toggle, { id: other.id, method: "PATCH" }),
      panel.act(toggle, { id: panel.admin.id, method: "PATCH", cookie: otherCookie }),
    ]);
    const statuses = (await Promise.all(calls.flat())).map((answer) => answer.status);
    expect(await activeAdmins()).toBeGreaterThanOrEqual(1);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 401, 403].includes(status))).toEqual([]);
  });
});

describe("POST /api/admin/users/{id}/role", () => {
  it("makes an admin and a standard user again; the sessions of before end", async () => {
    const user = await makeUser(panel.db, { rut: RUT });
    const cookie = await sessionCookieFor(panel.db, user);
    expect((await panel.act(role, { id: user.id, json: { role: "admin" } })).body.user.role).toBe("admin");
    expect(await isAlive(cookie)).toBe(false);
    expect(await panel.lastActivity()).toEqual({
      action: "user_role_changed",
      details: { targetUserId: user.id, role: "admin" },
    });
    expect((await panel.act(role, { id: user.id, json: { role: "user" } })).body.user.role).toBe("user");
  });

  it("changes nothing, and ends no session, where the role is there already", async () => {
    const user = await makeUser(panel.db);
    const cookie = await sessionCookieFor(panel.db, user);
    expect((await panel.act(role, { id: user.id, json: { role: "user" } })).status).toBe(200);
    expect(await isAlive(cookie)).toBe(true);
    expect(await panel.db.selectFrom("activities").selectAll().execute()).toEqual([]);
  });

  it("refuses oneself and roles that do not exist; two admins cannot demote each other", async () => {
    const self = await panel.act(role, { id: panel.admin.id, json: { role: "user" } });
    expect([self.status, self.body.reason]).toEqual([409, "self"]);
    const other = await makeUser(panel.db, { role: "admin" });
    expect((await panel.act(role, { id: other.id, json: { role: "root" } })).status).toBe(400);
    const cookie = await sessionCookieFor(panel.db, other);
    await Promise.all([
      panel.act(role, { id: other.id, json: { role: "user" } }),
      panel.act(role, { id: panel.admin.id, json: { role: "user" }, cookie }),
    ]);
    expect(await activeAdmins()).toBe(1);
  });
});

describe("POST /api/admin/users/{id}/reset-password", () => {
  it("gives a student the first 4 digits of the RUT again, ends the sessions and lets him in at once", async () => {
    const user = await makeUser(panel.db, { rut: RUT, password_hash: await authRuntime().passwords.hash("w8xyz") });
    const cookie = await sessionCookieFor(panel.db, user);
    for (let count = 0; count < 6; count += 1) await signIn("0000");
    expect((await signIn("w8xyz")).status).toBe(429);
    const { body } = await panel.act(resetPassword, { id: user.id });
    expect(body).toMatchObject({ password: null, user: { hasInitialPassword: true } });
    expect(await isAlive(cookie)).toBe(false);
    expect((await signIn("w8xyz")).status).toBe(401);
    expect((await signIn("1234")).status).toBe(200);
  });

  it("gives an admin a random password, shown once and kept only as a hash", async () => {
    const user = await makeUser(panel.db, { rut: RUT, role: "admin" });
    const { body } = await panel.act(resetPassword, { id: user.id });
    expect(body.password).toMatch(/^[a-z2-9]{4}$/);
    expect(body.password).toMatch(/[a-z]/);
    expect(body.user.hasInitialPassword).toBe(false);
    expect((await signIn("1234")).status).toBe(401);
    expect((await signIn(body.password)).status).toBe(200);
    expect(JSON.stringify(await panel.db.selectFrom("activities").selectAll().execute())).not.toContain(body.password);
  });

  it("refuses oneself", async () => {
    const { status, body } = await panel.act(resetPassword, { id: panel.admin.id });
    expect([status, body.reason, body.message]).toEqual([409, "self", "Cambia tu propia contraseña en Mi cuenta."]);
  });
});

describe("POST /api/admin/users/{id}/interview-time", () => {
  it("sets a factor from 1 to 3 and nothing else", async () => {
    const user = await makeUser(panel.db);
    const { body } = await panel.act(interviewTime, { id: user.id, json: { factor: 1.5 } });
    expect(body.user.interviewTimeFactor).toBe(1.5);
    for (const factor of [0.99, 3.01, "2", null, Number.NaN]) {
      expect((await panel.act(interviewTime, { id: user.id, json: { factor } })).status, String(factor)).toBe(400);
    }
    expect((await findUserById(panel.db, user.id))?.interview_time_factor).toBe(1.5);
  });
});

describe("POST /api/admin/users/{id}/unblock", () => {
  it("lets in at once who was slowed down, in an unknown browser and in the own one", async () => {
    const user = await makeUser(panel.db, { rut: RUT });
    const known = cookiesAfter(await signIn("1234"));
    for (let count = 0; count < 6; count += 1) {
      await signIn("0000");
      await signIn("0000", known);
    }
    expect([(await signIn("1234")).status, (await signIn("1234", known)).status]).toEqual([429, 429]);
    await panel.act(unblock, { id: user.id });
    expect([(await signIn("1234")).status, (await signIn("1234", known)).status]).toEqual([200, 200]);
    expect(
      await panel.db.selectFrom("activities").select("action").where("user_id", "=", panel.admin.id).execute(),
    ).toEqual([{ action: "user_unblocked" }]);
  });

  it("counts for the e-mail too, and ending the waiting of addresses is another act", async () => {
    const email = "vale@universidad.example";
    const user = await makeUser(panel.db, { rut: RUT, email });
    const byEmail = (password: string) => callRoute(login, { json: { email, password } });
    for (let count = 0; count < 6; count += 1) await byEmail("0000");
    for (let count = 0; count < 120; count += 1) {
      await callRoute(login, { json: { rut: `${10_000_000 + count}-0`, password: "0000" } });
    }
    await panel.act(unblock, { id: user.id });
    expect((await byEmail("1234")).status).toBe(200);
    const state = await panel.act(clearDelays, { method: "POST" });
    expect(state.body).toEqual({
      signIn: { blockedNames: 0, blockedDirectoryNames: 0, slowNetworks: 0, waiting: 0, isAlarmUp: false },
    });
    const actions = await panel.db
      .selectFrom("activities")
      .select("action")
      .where("user_id", "=", panel.admin.id)
      .orderBy("id")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(["login_alarm", "user_unblocked", "login_delays_cleared"]);
    // For some hundred hashes on a machine that has much else to do.
  }, 180_000);

  it("leaves everybody else as slow as before", async () => {
    await makeUser(panel.db, { rut: RUT });
    const other = await makeUser(panel.db);
    for (let count = 0; count < 6; count += 1) await signIn("0000");
    await panel.act(unblock, { id: other.id });
    expect((await signIn("1234")).status).toBe(429);
  });
});
