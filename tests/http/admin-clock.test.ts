import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { action as confirm } from "#app/routes/api.admin.clock.confirm.ts";
import { loader as summary } from "#app/routes/api.admin.summary.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { NOW, openPanel, type Panel } from "../unit/admin/panel.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
  await panel.db.insertInto("clock_watch").values({ id: 1, last_seen_at: "2024-09-17T12:00:00.000Z" }).execute();
});
afterEach(() => panel.dispose());

const clock = async () => (await panel.get(summary)).body.clock;
const activities = () => panel.db.selectFrom("activities").selectAll().execute();

it("tells the panel why nothing is deleted, and an admin's word ends it, recorded with both dates", async () => {
  expect(await clock()).toEqual({ kind: "ahead", lastSeenAt: "2024-09-17T12:00:00.000Z", now: NOW, days: 800 });
  const { status, body } = await panel.act(confirm, { json: { now: NOW } });
  expect({ status, clock: body.clock }).toEqual({ status: 200, clock: null });
  expect(await panel.lastActivity()).toEqual({
    action: "clock_confirmed",
    details: { kind: "ahead", lastSeenAt: "2024-09-17T12:00:00.000Z", clock: NOW },
  });
  expect(await clock()).toBeNull();
});

it(
  "refuses a date that is not shown any more, one that needs " + "nothing, and what is none: nothing is recorded",
  async () => {
    vi.setSystemTime(Date.parse(NOW) + 2 * 60 * 60 * 1000);
    const cookie = await sessionCookieFor(panel.db, panel.admin);
    expect(await panel.act(confirm, { json: { now: NOW }, cookie })).toMatchObject({ status: 409 });
    expect((await panel.act(confirm, { json: { now: "hoy" }, cookie })).status).toBe(400);
    expect(await activities()).toEqual([]);
    vi.setSystemTime(Date.parse(NOW));
    await panel.act(confirm, { json: { now: NOW } });
    const again = await panel.act(confirm, { json: { now: NOW } });
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining("ya está confirmado") } });
    expect(await activities()).toHaveLength(1);
  },
);

it("is for admins alone", async () => {
  const cookie = await sessionCookieFor(panel.db, await makeUser(panel.db));
  expect((await panel.act(confirm, { json: { now: NOW }, cookie })).status).toBe(403);
  expect((await panel.act(confirm, { json: { now: NOW }, cookie: "" })).status).toBe(401);
  expect(await clock()).not.toBeNull();
});
