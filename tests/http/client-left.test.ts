import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createHttpApp } from "#app/http/server/app.server.ts";
import { log } from "#app/platform/log.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { TestServer } from "../support/server.ts";

const arrived = (socket: Socket) => new Promise<void>((resolve) => socket.once("connect", resolve));

describe("a client that leaves the built server in the middle of its body", () => {
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    server = new TestServer({ LOG_LEVEL: "info", DEMO: "0" });
    await server.start();
    const client = await new ApiClient(server.url).signIn(await server.addStudent());
    cookie = client.cookie;
    // The line of a request is written after its answer: that of the sign-in is none of those that are counted.
    await vi.waitFor(() => expect(server.log).toContain('"path":"/api/auth/login"'), { timeout: 60_000 });
  }, 120_000);
  afterAll(() => server.dispose());

  const BOUND = "x".repeat(20);
  /** More uploads in a row are refused before they are read. */
  const bodies: [name: string, target: string, times: number, head: string][] = [
    [
      "of a declared length",
      "/api/auth/login",
      12,
      'Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"rut":',
    ],
    [
      "in chunks",
      "/api/auth/login",
      12,
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n{"rut":\r\n',
    ],
    [
      "of an upload",
      "/api/cv/analyze",
      4,
      `Content-Type: multipart/form-data; boundary=${BOUND}\r\nContent-Length: 90000\r\n\r\n--${BOUND}` +
        `\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/` +
        `pdf\r\n\r\n%PDF-1.4`,
    ],
  ];

  test.each(bodies)("%s: one line each, 499, no alarm, nothing counted as ours", async (_name, target, times, head) => {
    const { hostname, port, host } = new URL(server.url);
    const before = server.log.length;
    const lines = () => server.log.slice(before).trim().split("\n").filter(Boolean);
    for (let count = 0; count < times; count += 1) {
      const socket = connect(Number(port), hostname);
      await arrived(socket);
      const sent = `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${server.url}\r\nCookie: ${cookie}\r\n${head}`;
      await new Promise<void>((resolve) => socket.write(sent, () => resolve()));
      // Half of them say good-bye, half are gone at once.
      if (count % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
      // One after the other: more uploads of one person at a time are refused before they are read.
      const line = { level: 30, method: "POST", path: target, status: 499, msg: "request" };
      const expected = Array.from({ length: count + 1 }, () => expect.objectContaining(line));
      await expect.poll(() => lines().map((text) => JSON.parse(text)), { timeout: 60_000 }).toEqual(expected);
    }
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain(`route="${target}",status="4xx"`);
    expect(metrics).not.toContain('status="5xx"');
    // Its line comes after its answer too, and is none of those that the next case counts.
    await vi.waitFor(() => expect(server.log.slice(before)).toContain('"path":"/metrics"'), { timeout: 60_000 });
  });
});

describe("a client that leaves in the middle of its answer", () => {
  let server: Server;
  let port: number;
  const told: { level: string; line: unknown }[] = [];
  let nextBody: () => ReadableStream;
  beforeAll(async () => {
    const app = createHttpApp({
      handle: async (request) =>
        new Response(nextBody(), {
          headers: { "Content-Type": request.url.endsWith("/events") ? "text/event-stream" : "text/csv" },
        }),
      serveStatic: async () => null,
      uploads: new Map(),
      crossSiteForms: new Map(),
      routeOf: (path) => ({ route: path, path }),
      publicUrl: undefined,
      https: false,
      trustProxy: [],
      dev: false,
    });
    server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    told.length = 0;
    for (const level of ["debug", "info", "warn", "error"] as const) {
      vi.spyOn(log, level).mockImplementation(((line: unknown) => told.push({ level, line })) as never);
    }
  });
  afterEach(() => vi.restoreAllMocks());

  const endless = () =>
    new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setImmediate(resolve));
        controller.enqueue(new Uint8Array(16_384).fill(97));
      },
    });
  // As a read of the database that was told to stop.
  const broken = () => {
    let count = 0;
    return new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setImmediate(resolve));
        count += 1;
        controller.enqueue(new Uint8Array(16_384).fill(97));
        if (count === 4_000) controller.error(new Error("given up"));
      },
    });
  };

  const leaveAt = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`));
      socket.once("error", reject);
      socket.once("data", () => {
        socket.destroy();
        resolve();
      });
    });

  test.each([
    ["a file that is written while it is sent", "/export", endless, 499],
    ["one whose writing then breaks off", "/export", broken, 499],
    ["a stream of events, which has no other end", "/events", endless, 200],
  ] as const)("of %s: one line", async (_name, path, body, status) => {
    nextBody = body;
    await leaveAt(path);
    await expect.poll(() => told.length).toBe(1);
    expect(told).toEqual([{ level: "info", line: expect.objectContaining({ path, status }) }]);
  });
});
