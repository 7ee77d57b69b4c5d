import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "../support/api-client.ts";
import { TestServer } from "../support/server.ts";

/** What the guide for security says of the product as it is built and started; nothing here stands in for anything. */

let server: TestServer;
let client: ApiClient;
beforeAll(async () => {
  server = new TestServer({ LOG_LEVEL: "info", KEEP_CV_FILES: "1", DEMO: "0" });
  // As an operator may have made it.
  chmodSync(server.dataDir, 0o755);
  await server.start();
  client = await new ApiClient(server.url).signIn(await server.addStudent());
}, 120_000);
afterAll(() => server.dispose());

/** node:http sends the address as it is written; fetch() would tidy it up. */
function ask(target: string, method = "GET", headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      let body = "";
      response.on("data", (part: Buffer) => (body += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

test("the route manifest of the screens names every screen and no API route", () => {
  const assets = path.resolve("build/client/assets");
  const [file = ""] = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name));
  const manifest = readFileSync(path.join(assets, file), "utf8");
  expect(manifest).toContain('"routes/admin_.outbox"');
  expect(manifest).not.toContain("routes/api.");
});

describe("what lies beside the program", () => {
  test.each([
    ...[
      "/.env",
      "/.git/config",
      "/package.json",
      "/package-lock.json",
      "/app.sqlite",
      "/data/app.sqlite",
      "/secrets.json",
    ],
    ...["/data/secrets.json", "/uploads/", "/outbox/1.eml", "/build/server/index.js", "/build/scripts/serve.js"],
    ...[
      "/assets/",
      "/assets/../../server/index.js",
      "/assets/%2e%2e/%2e%2e/server/index.js",
      "/..%2f..%2fetc%2fpasswd",
    ],
    ...["/.vite/manifest.json", "/@fs/etc/passwd", "/node_modules/hono/package.json", "/__manifest", "/login.data"],
  ])("is not served: %s", async (target) => {
    const { status, body } = await ask(target);
    expect(status).toBe(404);
    expect(body).not.toMatch(/"dependencies"|sessionSecret|SQLite format|root:x:/);
  });

  test("is readable for its own account alone, also in a folder that others may look into", async () => {
    await client.analyze(path.resolve("tests/fixtures/cvs/dev/e05_pastelera.pdf"));
    const names = readdirSync(server.dataDir, { recursive: true, encoding: "utf8" });
    expect(names).toEqual(expect.arrayContaining(["app.sqlite", "app.sqlite-wal", "secrets.json", "uploads"]));
    const open = names.filter((name) => (statSync(path.join(server.dataDir, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });
});

describe("an address or a method that the product does not know", () => {
  const HOSTILE: [string, string][] = [
    ["GET", "/%"],
    ["GET", "/%E0%A4%A"],
    ["GET", "/login/%ff?_data=root"],
    ["PUT", "/login"],
    ["OPTIONS", "/admin"],
    ["TRACE", "/login"],
    ["GET", "/dashboard?_data=routes%2Fapi.admin.users"],
    ["GET", "/nada%0a%7b%22level%22:50%7d"],
    ["GET", "/interview-chat/__proto__"],
    ["GET", "//evil.example/login"],
  ];

  test("is refused without an alarm, and every line of the log stays a line of the log", async () => {
    let requestId = "";
    for (const [method, target] of HOSTILE) {
      const { status, headers, body } = await ask(target, method, { origin: server.url });
      expect(status, target).toBeGreaterThanOrEqual(300);
      expect(status, target).toBeLessThan(500);
      expect(headers.location ?? "", target).not.toMatch(/evil/);
      expect(body, target).not.toMatch(/\bat .+\.js:\d|node_modules|SQLITE/);
      requestId = String(headers["x-request-id"]);
    }
    // The line of a request is written after its answer: the last one's tells that all are there.
    await expect.poll(() => server.log).toContain(requestId);
    const lines = server.log.trim().split("\n");
    expect(lines.filter((line) => !isJson(line))).toEqual([]);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test.each([
    ["two lengths", "Content-Length: 5\r\nContent-Length: 6"],
    ["a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked"],
    ["chunks that are none", "Transfer-Encoding: xchunked"],
    ["two hosts", "Host: evil.example"],
  ])("is not told apart from the next request by %s: refused", async (_name, lines) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end(
      `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\n${lines}\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
    );
    const answers = await text(socket);
    expect(answers).toMatch(/^HTTP\/1\.1 400 /);
    expect(answers.match(/^HTTP\//gm)).toHaveLength(1);
  });

  test("gets no name of a program in the headers", async () => {
    for (const target of ["/login", "/api/auth/me", "/nada", "/healthz", "/readyz"]) {
      const { headers } = await ask(target);
      expect([headers.server, headers["x-powered-by"]], target).toEqual([undefined, undefined]);
    }
  });
});

describe("answers to somebody who is signed in", () => {
  test("never stay in a cache and cannot be framed", async () => {
    for (const url of [
      "/dashboard",
      "/account",
      "/api/auth/me",
      "/my-activities",
      "/api/account/export",
      "/api/nada",
    ]) {
      const response = await client.fetch(url, { redirect: "manual" });
      await response.arrayBuffer();
      expect(response.headers.get("cache-control"), url).toContain("no-store");
      expect(response.headers.get("content-security-policy"), url).toContain("frame-ancestors 'none'");
      expect(response.headers.get("access-control-allow-origin"), url).toBeNull();
    }
  });
});

test("other secrets sign everybody out; where secrets.json is lost for good, new ones void chosen passwords " +
  "besides, and initial ones still work", async () => {
  const other = new TestServer({ DEMO: "0", SESSION_SECRET: "a".repeat(40) });
  try {
    await other.start();
    const person = await other.addStudent();
    const before = await new ApiClient(other.url).signIn(other.admin);
    await other.kill("SIGTERM");
    other.setting("SESSION_SECRET", "b".repeat(40));
    await other.start();
    expect((await before.fetch("/api/auth/me")).status).toBe(401);
    await new ApiClient(other.url).signIn(other.admin);
    await other.kill("SIGTERM");
    rmSync(path.join(other.dataDir, "secrets.json"));
    await expect(other.start()).rejects.toThrow("Falta secrets.json");
    const args = ["build/scripts/admin-password.js", other.admin.rut, "--new-secrets"];
    const env = { ...process.env, DATA_DIR: other.dataDir, SESSION_SECRET: "b".repeat(40) };
    expect(spawnSync(process.execPath, args, { env }).status).toBe(0);
    await other.start();
    await expect(new ApiClient(other.url).signIn(other.admin)).rejects.toThrow("401");
    await new ApiClient(other.url).signIn(person);
  } finally {
    await other.dispose();
  }
}, 120_000);

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
