// Prevents: the secret of a calendar in the log, and an address that the router or the headers of the server spoil.
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf } from "#app/features/coaching/calendar-feed/feed-address.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { bookingRow } from "../support/coaching/mail-samples.ts";
import { makeUser } from "../support/database.ts";
import { TestServer } from "../support/server.ts";

const SECRET = "canario-secreto-de-un-calendario-0123456789";
const server = new TestServer({ DEMO: "0", LOG_LEVEL: "debug" });

beforeAll(async () => {
  await server.start();
  const { db, close } = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const coach = await makeUser(db, { role: "coach" });
  const student = await makeUser(db);
  await db.insertInto("coach_accounts").values({ coach_id: 1, user_id: coach.id }).execute();
  const feed = { coach_id: 1, token_hash: hashOf(SECRET), created_at: new Date().toISOString() };
  await db.insertInto("coach_feeds").values(feed).execute();
  const starts = new Date(Date.now() + 86_400_000);
  const times = {
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + 1_800_000).toISOString(),
  };
  const { id: _id, ...row } = bookingRow({ ...times, user_id: student.id, coach_id: 1 });
  await db.insertInto("coach_sessions").values(row).execute();
  await close();
}, 120_000);
afterAll(() => server.dispose());

test("a program without a session gets the calendar at its address, by GET alone", async () => {
  const url = `${server.url}/calendar/${SECRET}.ics`;
  const answer = await fetch(url, { headers: { referer: url } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(await answer.text()).toContain("SUMMARY:Cita de coaching con Renata Cifuentes Ñandú");
  const etag = answer.headers.get("etag") ?? "";
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  const head = await fetch(url, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await fetch(url, { method: "POST" })).status).toBe(405);
  expect((await fetch(`${server.url}/calendar/${SECRET}`)).status).toBe(404);
  // Other pages keep the policy of the server.
  expect((await fetch(`${server.url}/login`)).headers.get("referrer-policy")).toBe("same-origin");
});

test("no line of the log has the secret, whichever way it was sent", async () => {
  const spellings = [
    `${SECRET}.ics`,
    SECRET,
    `${SECRET}.ICS`,
    `${SECRET}.ics/`,
    `${SECRET}.ics?x=${SECRET}`,
    `${SECRET}/x`,
  ];
  for (const spelling of spellings) {
    for (const method of ["GET", "HEAD", "POST", "OPTIONS"]) {
      await (await fetch(`${server.url}/calendar/${spelling}`, { method })).arrayBuffer();
    }
  }
  await server.kill("SIGTERM");
  expect(server.log).toContain('"path":"/calendar/:token.ics"');
  expect(server.log).not.toContain(SECRET);
});
