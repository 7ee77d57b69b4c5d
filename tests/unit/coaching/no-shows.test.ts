import { afterEach, beforeEach, expect, it } from "vitest";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { noShowsOf, refuseAfterNoShows } from "#app/features/coaching/no-shows.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { addSession } from "../admin/rows.ts";

const NOW = new Date("2026-11-26T12:00:00.000Z");
const RULE = { NO_SHOW_LIMIT: 3, NO_SHOW_DAYS: 14 };

let database: TestDatabase;
let userId: number;
beforeEach(async () => {
  database = makeTestDatabase();
  await ensureCoaches(database.db, readSettings({ DATA_DIR: database.folder }));
  userId = (await makeUser(database.db, { name: "Ana" })).id;
});
afterEach(() => database.dispose());

const missed = (startsAt: string) => addSession(database.db, userId, { startsAt, status: "no_show" });
const state = (now = NOW) => noShowsOf(database.db, userId, RULE, now);
const refusal = (now = NOW) =>
  refuseAfterNoShows(database.db, userId, RULE, now).then(
    () => null,
    (error) => error,
  );

it("counts the missed sessions of the term, by the clocks of Chile, and closes from the last one on", async () => {
  // The last hour of July in Chile, and the first of August.
  await missed("2026-08-01T03:30:00.000Z");
  await missed("2026-08-01T04:30:00.000Z");
  await missed("2026-11-13T18:00:00.000Z");
  expect(await state()).toEqual({ limit: 3, days: 14, missed: 2, closedUntil: null });
  expect(await refusal()).toBeNull();
  await missed("2026-11-20T18:00:00.000Z");
  await addSession(database.db, userId, { startsAt: "2026-11-21T18:00:00.000Z", status: "completed" });
  expect(await state()).toMatchObject({ missed: 3, closedUntil: "2026-12-04T18:00:00.000Z" });
  expect(await refusal()).toMatchObject({
    reason: "no_shows",
    message: expect.stringContaining(
      "No llegaste a 3 sesiones este semestre: puedes agendar de nuevo desde el 4 de dic",
    ),
  });
  expect(await refusal(new Date("2026-12-04T18:00:00.000Z"))).toBeNull();
  // The next term begins with nothing.
  expect(await state(new Date("2027-03-02T12:00:00.000Z"))).toMatchObject({ missed: 0, closedUntil: null });
});

it("is no rule unless it is set", async () => {
  for (const day of ["18", "19", "20"]) await missed(`2026-11-${day}T18:00:00.000Z`);
  const off = { NO_SHOW_LIMIT: 0, NO_SHOW_DAYS: 14 };
  expect(await noShowsOf(database.db, userId, off, NOW)).toMatchObject({ limit: 0, missed: 0, closedUntil: null });
});
