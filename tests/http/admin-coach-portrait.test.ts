import { loadImage } from "@napi-rs/canvas";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { action as upload } from "#app/routes/api.admin.coach-portrait.ts";
import { action as remove } from "#app/routes/api.admin.coach-portrait_.remove.ts";
import { loader as served } from "#app/routes/api.coaching.coaches.$coach.portrait.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { hostileLogos, logo, noisyLogo } from "../support/logos.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

let panel: Panel;
let student: string;
beforeEach(async () => {
  panel = await openPanel();
  student = await sessionCookieFor(panel.db, await makeUser(panel.db));
});
afterEach(() => panel.dispose());

async function send(bytes: Uint8Array, { coachId = "1", cookie = panel.cookie } = {}) {
  const body = new FormData();
  body.append("portrait", new Blob([new Uint8Array(bytes)]), "foto.jpg");
  const url = `http://localhost/api/admin/coach-portrait?coachId=${coachId}`;
  const response = await callRoute(upload, { url, body, cookie });
  return { status: response.status, body: await response.json() };
}
const get = (address: string, headers: Record<string, string> = {}, cookie = student) =>
  callRoute(served, { url: `http://localhost${address}`, params: { coach: "1" }, headers, cookie });

test.each([
  ["wide", { width: 3000, height: 1500 }, [439, 512]],
  ["tall", { width: 900, height: 1800 }, [439, 512]],
  ["small", { width: 120, height: 140, format: "webp" as const }, [120, 140]],
])("a %s photograph becomes a JPEG in the shape of portraits, which signed-in people see", async (_n, given, size) => {
  const { status, body } = await send(logo({ format: "jpg", ...given }));
  expect([status, body.coach.image]).toEqual([
    200,
    expect.stringMatching(/^\/api\/coaching\/coaches\/1\/portrait\?v=/),
  ]);
  const response = await get(body.coach.image);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  const { width, height } = await loadImage(Buffer.from(await response.arrayBuffer()));
  expect([width, height]).toEqual(size);
  const etag = response.headers.get("ETag") ?? "";
  expect((await get(body.coach.image, { "If-None-Match": etag })).status).toBe(304);
  expect((await get(body.coach.image, {}, "")).status).toBe(401);
});

test("noise stays small", async () => {
  const { body } = await send(noisyLogo(700));
  const bytes = await (await get(body.coach.image)).arrayBuffer();
  expect(bytes.byteLength).toBeLessThanOrEqual(400 * 1024);
});

test("is removed: the initials are back, and the address answers nothing", async () => {
  const { body } = await send(logo());
  const removed = await panel.act(remove, { json: { coachId: 1 } });
  expect([removed.status, removed.body.coach.image]).toEqual([200, ""]);
  expect((await get(body.coach.image)).status).toBe(404);
  expect(await panel.lastActivity()).toEqual({ action: "coach_updated", details: { coachId: 1 } });
});

test("is the admin's alone, of a coach that exists, within the limits", async () => {
  for (const cookie of ["", student]) expect((await send(logo(), { cookie })).status).toBe(cookie ? 403 : 401);
  expect((await send(logo(), { coachId: "99" })).status).toBe(404);
  expect((await send(logo({ width: 119, height: 140 }))).body.reason).toBe("too_small");
  expect((await send(logo({ width: 900, height: 200 }))).body.reason).toBe("too_long");
  expect((await send(new Uint8Array(PICTURE_LIMITS.portrait.bytes + 1))).body.reason).toBe("too_large");
});

test.each(hostileLogos().filter(({ reason }) => ["not_a_picture", "corrupt"].includes(reason)))(
  "$name is refused",
  async ({ bytes, status, reason }) => {
    const answer = await send(bytes);
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  },
);
