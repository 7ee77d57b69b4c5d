// Prevents: a total that counts rows of blocked people, which the page and the export leave out.
import { afterEach, beforeEach, expect, test } from "vitest";
import { loader as activities } from "#app/routes/api.admin.activities.ts";
import { loader as exportSessions } from "#app/routes/api.admin.coach-sessions.export.ts";
import { loader as sessions } from "#app/routes/api.admin.coach-sessions.ts";
import { loader as exportAnalyses } from "#app/routes/api.admin.cv-analyses.export.ts";
import { loader as analyses } from "#app/routes/api.admin.cv-analyses.ts";
import { loader as feedback } from "#app/routes/api.admin.feedback.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { callRoute } from "../support/http.ts";
import { openPanel, type Panel, walk } from "../unit/admin/panel.ts";
import { addActivity, addAnalysis, addFeedback, addPeople, addSession } from "../unit/admin/rows.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
  const [ana = 0, luis = 0] = await addPeople(panel.db, ["Ana Soto", "Luis Rojas"]);
  for (const [index, person] of [ana, ana, luis].entries()) {
    const at = `2026-11-0${index + 1}T12:00:00.000Z`;
    await addActivity(panel.db, person, "login", at);
    await addAnalysis(panel.db, person, { score: 50, createdAt: at });
    await addFeedback(panel.db, person, { hunter: "mia", rating: 4, createdAt: at });
    await addSession(panel.db, person, { startsAt: at });
  }
  await panel.db.updateTable("users").set({ blocked_at: "2026-11-10T12:00:00.000Z" }).where("id", "=", ana).execute();
});
afterEach(() => panel.dispose());

const LISTS = [
  ["activities", activities, "action=login"],
  ["analyses", analyses, "status=completed"],
  ["feedback", feedback, "rating=4"],
] as const;

test.each(LISTS)("%s: a page has as many rows as the total says, filtered or not", async (key, route, filter) => {
  for (const query of ["", filter]) {
    const { body } = await panel.get(route, query);
    expect([body[key].length, body.total], query).toEqual([1, 1]);
    expect(body[key][0].userName).toBe("Luis Rojas");
  }
});

test("pages of one row are full ones, with nobody blocked between them", async () => {
  expect(await walk(panel, activities, "activities", "action=login&limit=1")).toHaveLength(1);
});

test("sessions stay in view, and leave the house in no export", async () => {
  expect((await panel.get(sessions)).body.total).toBe(3);
  for (const route of [exportSessions, exportAnalyses]) {
    const url = "http://localhost/api/admin/list/export?format=csv";
    const csv = await (await callRoute(route, { url, cookie: await sessionCookieFor(panel.db, panel.admin) })).text();
    // The titles, and the row of the one who is not blocked.
    expect(csv.trim().split("\r\n")).toHaveLength(2);
    expect(csv.trim().split("\r\n")[1]).toMatch(/^3;/);
    expect((await panel.lastActivity()).details).toMatchObject({ rows: 1 });
  }
});
