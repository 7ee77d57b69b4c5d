import { readdir } from "node:fs/promises";
import path from "node:path";
import { loadImage } from "@napi-rs/canvas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { pageSettings } from "#app/http/page.server.ts";
import { action as upload } from "#app/routes/api.admin.institution.logo.ts";
import { action as remove } from "#app/routes/api.admin.institution.logo_.remove.ts";
import { loader as served } from "#app/routes/api.institution.logo.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { zlibRepeated } from "../support/documents/deflate-bomb.ts";
import { rawPng } from "../support/documents/raw-png.ts";
import { callRoute } from "../support/http.ts";
import { hostileLogos, logo, noisyLogo, SCRIPT } from "../support/logos.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
});
afterEach(async () => {
  // Nothing is written to the disk as it came.
  expect(await readdir(path.join(panel.database.folder, "uploads")).catch(() => [])).toEqual([]);
  await panel.dispose();
});

async function send(bytes: Uint8Array, { field = "logo", name = "logo.png", cookie = panel.cookie } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const response = await callRoute(upload, { body: form, cookie });
  return { status: response.status, body: await response.json() };
}

const get = (address: string, headers: Record<string, string> = {}) =>
  callRoute(served, { url: `http://localhost${address}`, headers });
const activities = () => panel.db.selectFrom("activities").select("action").execute();

/** The saved logo as it is served. */
async function saved() {
  const response = await get((await pageSettings()).logo);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, image: await loadImage(bytes) };
}

test("is the admin's alone, and takes the right form", async () => {
  const student = await sessionCookieFor(panel.db, await makeUser(panel.db));
  expect((await send(logo(), { cookie: "" })).status).toBe(401);
  expect((await send(logo(), { cookie: student })).status).toBe(403);
  expect((await panel.act(remove, { cookie: student })).status).toBe(403);
  expect((await send(logo(), { field: "archivo" })).body.reason).toBe("missing");
  expect(await panel.act(upload, { json: { logo: "x" } })).toMatchObject({ status: 415, body: { reason: "missing" } });
  expect((await get("/api/institution/logo")).status).toBe(404);
  expect(await activities()).toEqual([]);
});

describe("a good picture", () => {
  test.each(["png", "jpg", "webp"] as const)(
    "as %s is drawn anew as PNG, smaller, in its proportions",
    async (format) => {
      const answer = await send(logo({ width: 1200, height: 600, format }), { name: `logo.${format}` });
      expect(answer.status).toBe(200);
      expect(answer.body.logo).toMatch(/^\/api\/institution\/logo\?v=[0-9a-f]{16}$/);
      const { response, image } = await saved();
      expect(response.headers.get("Content-Type")).toBe("image/png");
      expect([image.width, image.height]).toEqual([512, 256]);
      expect(await panel.lastActivity()).toEqual({ action: "institution_changed", details: { changed: "logo" } });
    },
  );

  test("is kept by browsers at its own address, and asked for again elsewhere", async () => {
    const { body } = await send(logo());
    const first = await get(body.logo);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const etag = first.headers.get("ETag") ?? "";
    const again = await get("/api/institution/logo?v=old", { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(again.headers.get("Cache-Control")).toBe("no-cache");
    expect((await get("/api/institution/logo", { "If-None-Match": '"other"' })).status).toBe(200);
    const other = await send(logo({ color: "#000000" }));
    expect(other.body.logo).not.toBe(body.logo);
    expect((await get(body.logo, { "If-None-Match": etag })).status).toBe(200);
  });

  test("of noise stays below its size", async () => {
    const bytes = noisyLogo(500);
    expect(bytes.length).toBeLessThan(PICTURE_LIMITS.logo.bytes);
    expect((await send(bytes)).status).toBe(200);
    expect((await saved()).bytes.length).toBeLessThanOrEqual(400 * 1024);
  });

  test("with a page behind it comes out without the page", async () => {
    const polyglot = Buffer.concat([logo(), Buffer.from(`<!doctype html>${SCRIPT}`)]);
    expect((await send(polyglot, { name: "logo.html" })).status).toBe(200);
    const { bytes, response } = await saved();
    expect(bytes.toString("latin1")).not.toContain("<script");
    expect(response.headers.get("Content-Type")).toBe("image/png");
  });

  test("whose data inflate beyond its size is cut at its size, or refused", async () => {
    const bomb = rawPng({ width: 100, height: 100, depth: 8, colour: 0 }, zlibRepeated("\0", 400_000_000));
    expect([200, 422]).toContain((await send(bomb)).status);
  });

  test("is removed again, once", async () => {
    await send(logo());
    expect((await panel.act(remove, {})).body.logo).toBeNull();
    expect((await pageSettings()).logo).toBe("/art/mark.svg");
    expect((await get("/api/institution/logo")).status).toBe(404);
    const before = await activities();
    await panel.act(remove, {});
    expect(await activities()).toEqual(before);
  });
});

test.each(hostileLogos())("$name is refused and changes nothing", async ({ bytes, status, reason }) => {
  expect(bytes.length).toBeLessThanOrEqual(PICTURE_LIMITS.logo.bytes);
  const answer = await send(bytes);
  expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  expect(answer.body.message).toMatch(/^[A-ZÁÉ].+\.$/);
  expect((await pageSettings()).logo).toBe("/art/mark.svg");
  expect(await activities()).toEqual([]);
});

test("a file that is too large is refused while it comes", async () => {
  expect((await send(new Uint8Array(PICTURE_LIMITS.logo.bytes + 1))).body.reason).toBe("too_large");
});
