import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listActivitiesOf } from "#app/features/activity/queries.server.ts";
import { setUserActive } from "#app/features/users/mutations.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
});
afterEach(() => database.dispose());

const isActive = async (id: number) => (await findUserById(database.db, id))?.is_active === 1;
const activeAdmins = async () =>
  (await database.db.selectFrom("users").select("id").where("role", "=", "admin").where("is_active", "=", 1).execute())
    .length;

describe("switching a person on and off", () => {
  it("toggles, says the new state and records who did it", async () => {
    const admin = await makeUser(database.db, { role: "admin" });
    const user = await makeUser(database.db);
    const toggle = { actorId: admin.id, userId: user.id, active: "toggle" } as const;
    expect(await setUserActive(database.db, toggle)).toEqual({ isActive: false });
    expect(await isActive(user.id)).toBe(false);
    expect(await setUserActive(database.db, toggle)).toEqual({ isActive: true });
    expect(await isActive(user.id)).toBe(true);
    expect(await listActivitiesOf(database.db, admin.id, 10)).toMatchObject([
      { action: "user_activated", details: { targetUserId: user.id } },
      { action: "user_deactivated", details: { targetUserId: user.id } },
    ]);
  });

  it("refuses oneself, unknown people, students and admins who are off, and changes nothing", async () => {
    const admin = await makeUser(database.db, { role: "admin" });
    const former = await makeUser(database.db, { role: "admin", is_active: 0 });
    const user = await makeUser(database.db);
    const tries = [
      [{ actorId: admin.id, userId: admin.id }, "conflict"],
      [{ actorId: admin.id, userId: 999_999 }, "not_found"],
      [{ actorId: user.id, userId: admin.id }, "forbidden"],
      [{ actorId: former.id, userId: user.id }, "forbidden"],
    ] as const;
    for (const [change, code] of tries) {
      await expect(setUserActive(database.db, { ...change, active: false })).rejects.toMatchObject({ code });
    }
    expect([await isActive(admin.id), await isActive(user.id)]).toEqual([true, true]);
    expect(await listActivitiesOf(database.db, admin.id, 10)).toEqual([]);
  });

  it("always leaves an active admin when two switch each other off at the same time", async () => {
    const first = await makeUser(database.db, { role: "admin" });
    const second = await makeUser(database.db, { role: "admin" });
    const refused: string[] = [];
    const toggle = (actorId: number, userId: number) =>
      setUserActive(database.db, { actorId, userId, active: "toggle" }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        refused.push(error.code);
      });
    for (let round = 0; round < 250; round += 1) {
      await Promise.all([toggle(first.id, second.id), toggle(second.id, first.id)]);
      expect(await activeAdmins()).toBeGreaterThanOrEqual(1);
    }
    expect(new Set(refused)).toEqual(new Set(["forbidden"]));
  });
});
