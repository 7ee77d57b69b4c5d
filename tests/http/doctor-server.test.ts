import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { keptSecrets } from "#app/features/auth/secrets.server.ts";
import { createHttpApp } from "#app/http/server/app.server.ts";
import { DIAGNOSIS_HEADER, diagnosisKey, diagnosisToken } from "#app/http/server/diagnosis.server.ts";
import type { Site } from "../../scripts/doctor/installation.ts";
import { server } from "../../scripts/doctor/server.ts";
import { addDatabase, type Installation, makeInstallation, runCheck, siteOf, those } from "../support/doctor.ts";

/** Real servers and real proxies: what each of them does wrong is what campus proxies do wrong. */

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** The HTTP server with a platform behind it that only says how it is. */
async function startPlatform(installation: Installation, env: Record<string, string> = {}): Promise<number> {
  const { settings } = siteOf(installation, { env });
  const key = diagnosisKey(keptSecrets(settings.DATA_DIR)?.pepper ?? "");
  const app = createHttpApp({
    handle: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/healthz") return Response.json({ status: "ok" });
      return new Response(null, { status: pathname === "/readyz" ? 200 : 404 });
    },
    serveStatic: async () => null,
    uploads: new Map(),
    crossSiteForms: new Map(),
    routeOf: (path) => ({ route: path, path }),
    publicUrl: settings.PUBLIC_URL,
    https: settings.https,
    trustProxy: settings.TRUST_PROXY,
    dev: false,
    diagnosis: { key, settings },
  });
  return listening(createServer(getRequestListener(app.fetch)));
}

/** Forwards to a port of this machine with the headers that `change` makes of those that came. */
const startProxy = (to: () => number, change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders): Promise<number> =>
  listening(
    createServer((incoming, outgoing) => {
      const options = { host: "127.0.0.1", port: to(), path: incoming.url, headers: change(incoming.headers) };
      httpRequest(options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }).end();
    }),
  );

const good = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({ ...headers, "x-forwarded-for": "203.0.113.7" });

async function installed(): Promise<Installation> {
  const installation = makeInstallation();
  await addDatabase(installation);
  return installation;
}

/** The findings where people come by such a proxy. */
async function behind(change: typeof good, trust: string) {
  const installation = await installed();
  let port = 0;
  const proxy = await startProxy(() => port, change);
  const env = { PUBLIC_URL: `http://localhost:${proxy}`, TRUST_PROXY: trust };
  port = await startPlatform(installation, env);
  return runCheck(server, siteOf(installation, { env: { ...env, PORT: String(port) } }));
}

describe("the running server in the diagnosis", () => {
  test("is not there, or is somebody else's", async () => {
    const installation = await installed();
    const other = await listening(createServer((_request, response) => void response.end("hello")));
    const look = (PORT: number) => runCheck(server, siteOf(installation, { env: { PORT: String(PORT) } }));
    expect((await look(1))[0]).toMatchObject({ state: "skipped", found: expect.stringContaining("ECONNREFUSED") });
    expect((await look(other))[0]).toMatchObject({ state: "fail", remedy: expect.stringContaining("PORT") });
  });

  test("runs with the same settings, or with others, which are named and not shown", async () => {
    const installation = await installed();
    const port = await startPlatform(installation, { SMTP_URL: "smtp://a:canario@mail.test" });
    const site = (SMTP_URL: string): Site => siteOf(installation, { env: { PORT: String(port), SMTP_URL } });
    const findings = await runCheck(server, site("smtp://a:canarito@mail.test"));
    // The port of the test's server was chosen by the system.
    expect(those(findings, "warn", "Ajustes")[0]?.found).toBe(
      "El servidor corre con otros valores de: PORT, SMTP_URL.",
    );
    expect(JSON.stringify(findings)).not.toContain("canari");
    const same = await runCheck(server, site("smtp://a:canario@mail.test"));
    expect(those(same, "warn", "Ajustes")[0]?.found).toBe("El servidor corre con otros valores de: PORT.");
  });

  test("of another DATA_DIR does not answer to these secrets", async () => {
    const port = await startPlatform(await installed());
    const findings = await runCheck(server, siteOf(await installed(), { env: { PORT: String(port) } }));
    expect(those(findings, "warn", "Instalación")).toHaveLength(1);
  });
});

describe("the proxy in the diagnosis", () => {
  test("that does everything right", async () => {
    const findings = await behind(good, "127.0.0.1");
    expect(those(findings, "ok", "Dirección de las personas")[0]?.found).toContain("203.0.113.7");
    expect(those(findings, "fail")).toEqual([]);
  });

  test("on this machine, which sees the diagnosis come from its own address", async () => {
    const findings = await behind((headers) => ({ ...headers, "x-forwarded-for": "127.0.0.1" }), "127.0.0.1");
    expect(those(findings, "ok", "Dirección de las personas")[0]?.found).toContain("127.0.0.1");
    expect(those(findings, "warn", "Dirección de las personas")).toEqual([]);
  });

  test("that writes no address", async () => {
    for (const value of ["unknown", "", "203.0.113.7, _hidden"]) {
      const findings = await behind((headers) => ({ ...headers, "x-forwarded-for": value }), "127.0.0.1");
      expect(those(findings, "warn", "Dirección de las personas")[0]?.found).toContain("sin una dirección");
    }
  });

  test("that nobody trusts", async () => {
    for (const trust of ["", "10.0.0.1"]) {
      const findings = await behind(good, trust);
      expect(those(findings, "fail", "Dirección de las personas")[0]?.remedy).toContain("TRUST_PROXY=127.0.0.1");
    }
  });

  test("that says nothing of the people", async () => {
    const findings = await behind((headers) => headers, "127.0.0.1");
    expect(those(findings, "fail", "Dirección de las personas")[0]?.remedy).toContain("proxy_add_x_forwarded_for");
  });

  test("that does not keep Host", async () => {
    const findings = await behind((headers) => good({ ...headers, host: "backend.internal" }), "127.0.0.1");
    expect(those(findings, "warn", "Host")[0]).toMatchObject({
      found: expect.stringContaining("backend.internal"),
      remedy: expect.stringContaining("proxy_set_header Host"),
    });
  });

  test("that leads elsewhere", async () => {
    const installation = await installed();
    const elsewhere = await listening(createServer((_request, response) => void response.writeHead(502).end()));
    const env = { PUBLIC_URL: `http://localhost:${elsewhere}` };
    const port = await startPlatform(installation, env);
    const findings = await runCheck(server, siteOf(installation, { env: { ...env, PORT: String(port) } }));
    expect(those(findings, "warn", "PUBLIC_URL")[0]?.found).toContain("estado 502");
  });

  test("was seen by the server before, although PUBLIC_URL is not set", async () => {
    const installation = await installed();
    const port = await startPlatform(installation);
    await fetch(`http://127.0.0.1:${port}/`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
    const findings = await runCheck(server, siteOf(installation, { env: { PORT: String(port) } }));
    expect(those(findings, "fail", "Proxy")[0]?.remedy).toContain("TRUST_PROXY=127.0.0.1");
  });
});

test("the address of the diagnosis does not exist for who has no key, another one, or an old proof", async () => {
  const installation = await installed();
  const port = await startPlatform(installation);
  const key = diagnosisKey(keptSecrets(installation.dataDir)?.pepper ?? "");
  const ask = async (token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { [DIAGNOSIS_HEADER]: token };
    return (await fetch(`http://127.0.0.1:${port}/diagnosis`, { headers })).status;
  };
  const now = Date.now();
  for (const token of [undefined, "", `${now}.x`, diagnosisToken(Buffer.from("other"), now)])
    expect(await ask(token)).toBe(404);
  for (const late of [-70_000, 70_000]) expect(await ask(diagnosisToken(key, now + late))).toBe(404);
  expect(await ask(diagnosisToken(key, now))).toBe(200);
});
