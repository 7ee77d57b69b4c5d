import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockData } from "#app/backup/locks.server.ts";
import { startingListener } from "#app/http/server/starting.server.ts";
import { TestServer } from "../support/server.ts";

const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("while the server starts", () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer(startingListener({ https: false, institution: 'U. <Alerce> & "Mar"' }));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("a person gets a page that asks again by itself, in the language and under the rules of all pages", async () => {
    for (const target of ["/", "/dashboard?x=1", "/interview-chat/natalia", "/apicultura"]) {
      const response = await fetch(url + target, { headers: HTML });
      expect(response.status, target).toBe(503);
      expect(response.headers.get("retry-after")).toBe("3");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const policy = response.headers.get("content-security-policy") ?? "";
      const page = await response.text();
      const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1];
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(page).toContain('<html lang="es-CL">');
      expect(page).toContain('<meta http-equiv="refresh" content="3">');
      expect(page).toMatch(/<h1>La plataforma está iniciando<\/h1>/);
      expect(page).toContain("U. &#60;Alerce&#62; &#38; &#34;Mar&#34;");
      expect(page).not.toMatch(/<script|src=|href=|style="/);
    }
  });

  test.each(["/api/auth/me", "/api/cv/analyze", "/healthz", "/readyz", "/metrics"])(
    "%s stays JSON, whatever is accepted",
    async (target) => {
      for (const headers of [HTML, { accept: "application/json" }, {}]) {
        const response = await fetch(url + target, { headers });
        expect(response.status).toBe(503);
        expect(response.headers.get("retry-after")).toBe("3");
        expect(await response.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
      }
    },
  );

  test("a screen's own questions are answered as JSON, a HEAD without a body", async () => {
    expect((await fetch(`${url}/dashboard?_data=root`)).headers.get("content-type")).toMatch(/json/);
    const head = await fetch(url, { method: "HEAD", headers: HTML });
    expect([head.status, await head.text()]).toEqual([503, ""]);
  });
});

describe("a probe in HTTP/1.0 without a Host", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await new TestServer({ DEMO: "0" }).start();
  }, 120_000);
  afterAll(() => server.dispose());

  const ask = async (request: string): Promise<string> => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end(request);
    return text(socket);
  };

  test.each(["/healthz", "/readyz", "/healthz?from=lb"])("is answered at %s", async (target) => {
    expect(await ask(`GET ${target} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":|"isReady":true/);
    expect(await ask(`HEAD ${target} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ["another address", "GET /login HTTP/1.0\r\n\r\n"],
    ["an address that begins alike", "GET /healthz/x HTTP/1.0\r\n\r\n"],
    ["a post", "POST /healthz HTTP/1.0\r\nContent-Length: 0\r\n\r\n"],
    ["HTTP/1.1", "GET /healthz HTTP/1.1\r\n\r\n"],
  ])("%s is refused as before", async (_name, request) => {
    expect(await ask(request)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("a second server on the same data folder", () => {
  const second = (dataDir: string): { child: ChildProcess; ended: Promise<{ code: number; said: string }> } => {
    const child = spawn(process.execPath, ["build/scripts/serve.js"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        AI_ENGINE: "rules",
        LOG_LEVEL: "info",
        PORT: "0",
        DATA_DIR: dataDir,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const ended = once(child, "exit").then(async ([code]) => ({ code, said: (await said).join("") }));
    return { child, ended };
  };

  test("ends with one line that says who holds it and what to do; the " +
    "first goes on, and leaves nothing in the way", async () => {
    const server = await new TestServer({ DEMO: "0" }).start();
    try {
      const { code, said } = await second(server.dataDir).ended;
      expect(code).toBe(1);
      const line = new RegExp(
        String.raw`^No se pudo iniciar: La carpeta de datos (\S+) ya está en uso: el proceso (\d+) de este equipo, ` +
          String.raw`iniciado el [\d-]+, \d\d:\d\d\. Detén ese servidor, o indica otra carpeta en DATA_DIR\.\n$`,
      );
      expect(said).toMatch(line);
      expect(line.exec(said)?.slice(1)).toEqual([server.dataDir, String(server.pid)]);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      // Killed, it leaves its record behind, which is no lock.
      await server.kill("SIGKILL");
      await server.start();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await server.kill("SIGTERM");
      await server.start();
    } finally {
      await server.dispose();
    }
  }, 120_000);

  test("of two that start at once exactly one serves", async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "careers-two-"));
    const both = [second(dataDir), second(dataDir)];
    try {
      const first = await Promise.race(both.map(({ ended }) => ended));
      expect(first.code).toBe(1);
      expect(first.said).toMatch(/ya está en uso/);
      expect(both.filter(({ child }) => child.exitCode === null)).toHaveLength(1);
    } finally {
      for (const { child } of both) child.kill("SIGKILL");
      await Promise.all(both.map(({ ended }) => ended));
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 120_000);
});

test("the built server answers a person before it is ready", async () => {
  const server = new TestServer({ DEMO: "0" });
  // A restore holds the folder: the start waits for it a while, and answers meanwhile.
  const restoring = lockData(server.dataDir, "exclusive");
  expect(restoring).not.toBeNull();
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const child = spawn(process.execPath, ["build/scripts/serve.js"], {
    env: { ...process.env, NODE_ENV: "production", AI_ENGINE: "rules", PORT: String(port), DATA_DIR: server.dataDir },
    stdio: "ignore",
  });
  const exited = once(child, "exit");
  try {
    const asked = () =>
      new Promise<number>((resolve) => {
        const sent = httpRequest({ port, path: "/", headers: HTML }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        sent.once("error", () => resolve(0));
        sent.end();
      });
    await expect.poll(asked, { timeout: 60_000, interval: 50 }).toBe(503);
  } finally {
    child.kill("SIGKILL");
    await exited;
    restoring?.release();
    await server.dispose();
  }
}, 120_000);
