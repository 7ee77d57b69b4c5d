import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpApp } from "#app/http/server/app.server.ts";
import { clientAddress } from "#app/http/server/client-address.server.ts";
import { isCrossSite } from "#app/http/server/origin.server.ts";
import { addressRanges } from "#app/platform/address-ranges.server.ts";

let server: Server;
let base: string;

beforeAll(async () => {
  const app = createHttpApp({
    handle: async (request, context) =>
      Response.json({
        body: request.method === "GET" ? null : (await request.text()).length,
        address: context.clientAddress,
      }),
    serveStatic: async (request) => (new URL(request.url).pathname === "/assets/a.js" ? new Response("1") : null),
    uploads: new Map([["/upload", { bytes: 1000, message: "El archivo es muy grande." }]]),
    crossSiteForms: new Map(),
    routeOf: (path) => ({ route: path, path }),
    publicUrl: undefined,
    https: false,
    trustProxy: ["127.0.0.1"],
    dev: false,
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("the HTTP server", () => {
  test("gives every answer its own nonce, a request id and the security headers", async () => {
    const [one, two] = [await fetch(base), await fetch(base)];
    const nonce = (response: Response) =>
      /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    expect(nonce(one)).toMatch(/^.{20,}$/);
    expect(nonce(one)).not.toBe(nonce(two));
    expect(one.headers.get("x-request-id")).not.toBe(two.headers.get("x-request-id"));
    expect(Object.fromEntries(one.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
      "permissions-policy": expect.stringContaining("microphone=(self)"),
    });
    expect(one.headers.get("content-security-policy")).not.toContain("unsafe-eval");
  });

  test.each(["/appointment/c1-0-1-x", "/Appointment/x", "/%61ppointment/x", "/rating/r1?stars=4"])(
    "tells nobody the address %s, with which somebody can act",
    async (path) => {
      const { headers } = await fetch(base + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow",
        "cache-control": "no-store",
      });
    },
  );

  test.each([
    ["another site's page", { origin: "https://evil.example" }],
    ["a sandboxed frame", { origin: "null" }],
    ["another site, by fetch metadata", { "sec-fetch-site": "cross-site" }],
    ["a sibling subdomain", { "sec-fetch-site": "same-site" }],
    ["only a foreign referer", { referer: "https://evil.example/page" }],
    ["a cookie and no origin at all", { cookie: "sid=1" }],
  ])("refuses a post from %s", async (_name, headers) => {
    for (const url of ["/api/auth/login", "/login?_data=routes%2Flogin"]) {
      const response = await post(url, headers);
      expect(response.status).toBe(403);
      expect(JSON.parse(response.body)).toEqual({ error: expect.any(String), message: expect.any(String) });
    }
  });

  test("lets the own pages and tools without a cookie post", async () => {
    expect((await post("/x", { origin: base })).status).toBe(200);
    expect((await post("/x", { "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect((await post("/x", {})).status).toBe(200);
  });

  test("cuts bodies at the limit, declared or not", async () => {
    const large = "x".repeat(70_000);
    expect((await post("/x", { origin: base }, large)).status).toBe(413);
    expect((await post("/x", { origin: base, "transfer-encoding": "chunked" }, large)).status).toBe(413);
    const upload = await post("/upload", { origin: base }, "x".repeat(2000));
    expect(upload.status).toBe(413);
    expect(JSON.parse(upload.body).message).toBe("El archivo es muy grande.");
  });

  test("knows no other spelling of an API call", async () => {
    for (const path of ["/api/auth/me?_data=root", "/api/nope?_data=root"]) {
      const response = await fetch(base + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
    }
  });

  test("answers 404 to what Remix serves only with the flags that stay off", async () => {
    expect((await fetch(`${base}/__manifest`)).status).toBe(404);
    expect((await fetch(`${base}/dashboard.data`)).status).toBe(404);
  });

  test("believes X-Forwarded-For only from a trusted peer", async () => {
    const response = await fetch(base, { headers: { "x-forwarded-for": "9.9.9.9, 203.0.113.7" } });
    expect(await response.json()).toMatchObject({ address: "203.0.113.7" });
    const none = addressRanges([]);
    expect(clientAddress("::ffff:10.0.0.5", "1.2.3.4", none)).toBe("10.0.0.5");
    const campus = addressRanges(["10.0.0.0/8"]);
    expect(clientAddress("10.0.0.5", "1.2.3.4, 198.51.100.2, 10.0.0.9", campus)).toBe("198.51.100.2");
    expect(clientAddress("10.0.0.5", "garbage", campus)).toBe("10.0.0.5");
    // An IPv4-mapped peer is the IPv4 proxy, however it is written.
    for (const peer of ["::ffff:10.0.0.5", "::FFFF:10.0.0.5", "::ffff:a00:5", "0:0:0:0:0:ffff:10.0.0.5"]) {
      expect(clientAddress(peer, "1.2.3.4", campus)).toBe("1.2.3.4");
    }
  });

  test.each([
    ["1.2.3.4:5678", "1.2.3.4"],
    ["2001:db8::1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ['"[2001:db8::1]:443"', "2001:db8::1"],
    ["::ffff:1.2.3.4", "1.2.3.4"],
    ["::ffff:102:304", "1.2.3.4"],
    ["[::ffff:1.2.3.4]:80", "1.2.3.4"],
    ["9.9.9.9, 1.2.3.4:5678, 10.0.0.9:80", "1.2.3.4"],
    // What is no address stops the reading: it must not make somebody else of the client.
    ["1.2.3.4:99999", "10.0.0.5"],
    ["1.2.3.4:", "10.0.0.5"],
    ["[1.2.3.4]", "10.0.0.5"],
    ["[2001:db8::1", "10.0.0.5"],
    ["unknown", "10.0.0.5"],
    ["_hidden:80", "10.0.0.5"],
    ["1.2.3.4, , 10.0.0.9", "10.0.0.9"],
  ])("reads an entry of X-Forwarded-For as proxies write it: %s", (header, address) => {
    const campus = addressRanges(["10.0.0.0/8"]);
    expect(clientAddress("10.0.0.5", header, campus)).toBe(address);
    expect(clientAddress("192.0.2.9", header, campus)).toBe("192.0.2.9");
  });

  test("compares the origin with PUBLIC_URL where it is set", () => {
    const headers = { host: "internal:3000", origin: "https://carrera.uni.example", cookie: "a=b" };
    expect(isCrossSite("POST", headers, "https://carrera.uni.example")).toBe(false);
    expect(isCrossSite("POST", headers, undefined)).toBe(true);
    expect(isCrossSite("GET", { origin: "https://evil.example" }, undefined)).toBe(false);
  });
});

/** node:http, because fetch forbids some of these headers. */
function post(url: string, headers: Record<string, string>, body = "hello"): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(base + url, { method: "POST", headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      // The server may close before the rest of a refused body was sent; the answer has arrived all the same.
      if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
    });
    request.end(body);
  });
}
