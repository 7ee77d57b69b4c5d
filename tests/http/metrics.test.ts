import { X509Certificate } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import { checkChainNow } from "#app/features/audit/chain-state.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { routeFinder } from "#app/http/server/route-pattern.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { countRequest } from "#app/platform/http-metrics.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { loader } from "#app/routes/metrics.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeCertificate } from "../support/certificate.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";

const TOKEN = "a-token-of-the-campus";
const LOCAL = { host: "localhost:3000" };

let database: TestDatabase;
beforeAll(() => {
  database = makeTestDatabase();
  configureTestAuth(database);
});
afterAll(async () => {
  setSettings(undefined);
  await database.dispose();
});

const configure = (given: Record<string, string> = {}) =>
  setSettings(readSettings({ DATA_DIR: database.folder, ...given }));

async function scrape(peerAddress: string | undefined, headers: Record<string, string>): Promise<Response> {
  return callRoute(loader, { headers, ...(peerAddress !== undefined && { peerAddress }) });
}

describe("without a token only programs of this machine may read", () => {
  beforeAll(() => configure());

  test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("from %s", async (peer) => {
    for (const host of ["localhost", "localhost:3000", "127.0.0.1:80", "[::1]:3000", "LOCALHOST"])
      expect((await scrape(peer, { host })).status, host).toBe(200);
  });

  test.each<[string, string | undefined, Record<string, string>]>([
    ["another machine", "10.0.0.5", LOCAL],
    ["another machine that looks like this one", "::ffff:10.0.0.5", LOCAL],
    ["an address that only begins so", "127.0.0.1.evil.example", LOCAL],
    ["nobody knows where", undefined, LOCAL],
    ["a proxy of this machine that keeps the Host", "127.0.0.1", { host: "carreras.universidad.cl" }],
    ["a name that begins as this machine's", "127.0.0.1", { host: "localhost.evil.example" }],
    ["a request without Host", "127.0.0.1", {}],
    ["a proxy that tells for whom", "127.0.0.1", { ...LOCAL, "x-forwarded-for": "203.0.113.7" }],
    ["a proxy that tells the host", "::1", { ...LOCAL, "x-forwarded-host": "carreras.universidad.cl" }],
    ["a proxy that tells the scheme", "127.0.0.1", { ...LOCAL, "x-forwarded-proto": "https" }],
    ["nginx with X-Real-IP", "127.0.0.1", { ...LOCAL, "x-real-ip": "203.0.113.7" }],
    ["a proxy by the standard", "127.0.0.1", { ...LOCAL, forwarded: "for=203.0.113.7" }],
    ["a proxy that names itself", "127.0.0.1", { ...LOCAL, via: "1.1 proxy" }],
    ["somebody with a made-up token", "10.0.0.5", { ...LOCAL, authorization: "Bearer undefined" }],
  ])("not %s", async (_who, peer, headers) => {
    const answer = await scrape(peer, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: "Sin permiso", message: expect.stringMatching(/METRICS_TOKEN/) });
  });
});

describe("with a token nothing else counts", () => {
  beforeAll(() => configure({ METRICS_TOKEN: TOKEN }));

  test("it opens from everywhere, also through a proxy", async () => {
    const headers = {
      authorization: `Bearer ${TOKEN}`,
      host: "carreras.universidad.cl",
      "x-forwarded-for": "10.1.1.1",
    };
    for (const peer of ["127.0.0.1", "10.0.0.5", undefined]) expect((await scrape(peer, headers)).status).toBe(200);
    expect((await scrape("10.0.0.5", { authorization: `bearer ${TOKEN}` })).status).toBe(200);
  });

  test.each([
    ["none", {}],
    ["a wrong one", { authorization: "Bearer a-token-of-the-campuS" }],
    ["its beginning", { authorization: "Bearer a-token" }],
    ["more than it", { authorization: `Bearer ${TOKEN} x` }],
    ["another scheme", { authorization: `Basic ${TOKEN}` }],
    ["it alone", { authorization: TOKEN }],
  ])("not with %s, not even from this machine", async (_what, headers) => {
    expect((await scrape("127.0.0.1", { ...LOCAL, ...headers })).status).toBe(403);
  });

  test("nor does an admin's session open it", async () => {
    const cookie = await sessionCookieFor(database.db, await makeUser(database.db, { role: "admin" }));
    expect((await scrape("127.0.0.1", { ...LOCAL, cookie })).status).toBe(403);
  });

  test("a short one stops the start, without being shown", () => {
    expect(() => configure({ METRICS_TOKEN: "corto-secreto" })).toThrow(/METRICS_TOKEN: se esperaba al menos 16/);
    expect(() => configure({ METRICS_TOKEN: "corto-secreto" })).not.toThrow(/corto/);
  });
});

test("the audit trail: what the last check found, nothing before one", async () => {
  configure();
  const intact = async () =>
    /^careers_audit_trail_intact (\S+)$/m.exec(await (await scrape("127.0.0.1", LOCAL)).text())?.[1];
  expect(await intact()).toBeUndefined();
  await recordAudit(database.db, [{ actor: null, action: "trail_begun" }]);
  await checkChainNow(database.db, { BACKUP_DIR: database.folder });
  expect(await intact()).toBe("1");
  // As whoever has the file would do it: without the trigger.
  database.raw.exec("DROP TRIGGER audit_trail_kept; UPDATE audit_trail SET at = '2020-01-01T00:00:00.000Z'");
  await checkChainNow(database.db, { BACKUP_DIR: database.folder });
  expect(await intact()).toBe("0");
});

describe("the certificate", () => {
  const figure = async () =>
    /^careers_tls_certificate_expiry_timestamp_seconds (\S+)$/m.exec(
      await (await scrape("127.0.0.1", LOCAL)).text(),
    )?.[1];

  test("tells when it expires, and nothing where there is none", async () => {
    configure();
    expect(await figure()).toBeUndefined();
    const { cert, key } = makeCertificate("carreras.example");
    const [certFile, keyFile] = ["cert.pem", "key.pem"].map((name) => path.join(database.folder, name));
    writeFileSync(certFile ?? "", cert);
    writeFileSync(keyFile ?? "", key);
    configure({ TLS_CERT: certFile ?? "", TLS_KEY: keyFile ?? "" });
    expect(Number(await figure())).toBe(Date.parse(new X509Certificate(cert).validTo) / 1000);
    writeFileSync(certFile ?? "", "no certificate");
    expect(await figure()).toBeUndefined();
  });
});

describe("the text", () => {
  test("is what Prometheus reads, says what is going on, and nothing about anybody", async () => {
    configure();
    // Of its own: figures of a database are kept for some seconds.
    const own = makeTestDatabase();
    configureTestAuth(own);
    const person = await makeUser(own.db, { name: "Canario Soto", email: "canario@universidad.example" });
    await own.db
      .insertInto("jobs")
      .values({
        kind: "cv_analysis",
        user_id: person.id,
        payload: '{"canario":1}',
        status: "queued",
        attempts: 0,
        max_attempts: 2,
        run_after: "2026-01-01T00:00:00.000Z",
        created_at: new Date(Date.now() - 90_000).toISOString(),
      })
      .execute();
    setChatModel(null);
    countRequest({ method: "GET", route: "/api/auth/me", status: 200, seconds: 0.02 });
    const answer = await scrape("127.0.0.1", LOCAL);
    configureTestAuth(database);
    await own.dispose();
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const line of text.split("\n").filter(Boolean))
      expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z0-9_:]+(\{[^{}]*\})? (\+Inf|NaN|-?[\d.]+(e[+-]?\d+)?))$/i);
    const value = (name: string) =>
      text
        .split("\n")
        .find((line) => line.startsWith(`careers_${name} `))
        ?.split(" ")[1];
    expect(value('http_requests_total{method="GET",route="/api/auth/me",status="2xx"}')).toBe("1");
    expect(value('jobs{kind="cv_analysis",status="queued"}')).toBe("1");
    expect(Number(value('jobs_oldest_wait_seconds{kind="cv_analysis"}'))).toBeGreaterThanOrEqual(90);
    expect(value("database_up")).toBe("1");
    expect(text).not.toMatch(/careers_ai_calls/);
    expect(value("backup_age_seconds")).toBe("+Inf");
    expect(value('ai_ready{engine="rules",model=""}')).toBe("1");
    expect(Number(value("disk_free_bytes"))).toBeGreaterThan(0);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).not.toMatch(/canario/i);
  });

  test("a database that does not answer is told, and the rest is there", async () => {
    const other = makeTestDatabase();
    configureTestAuth(other);
    await other.dispose();
    const text = await (await scrape("127.0.0.1", LOCAL)).text();
    configureTestAuth(database);
    expect(text).toMatch(/^careers_database_up 0$/m);
    expect(text).toMatch(/^careers_login_attempts_total\{result="right"\} \d+$/m);
  });
});

describe("the route of a path", () => {
  const routeOf = routeFinder({
    root: { path: "" },
    "routes/login": { path: "login", parentId: "root" },
    "routes/api": { path: "api/coaching/bookings/:id/cancel", parentId: "root" },
    "routes/users": { path: "api/admin/users", parentId: "root" },
    "routes/user": { path: ":id/toggle", parentId: "routes/users" },
    "routes/appointment": { path: "appointment/:token", parentId: "root" },
    "routes/rest": { path: "*", parentId: "root" },
  });

  test.each([
    ["/", "/", "/"],
    ["/login", "/login", "/login"],
    ["/LOGIN/", "/login", "/login"],
    ["/appointment/x12-0-1795717800-Zz_9", "/appointment/:token", "/appointment/:token"],
    ["/api/coaching/bookings/12/cancel", "/api/coaching/bookings/:id/cancel", "/api/coaching/bookings/12/cancel"],
    [
      "/api/coaching/bookings/12345678-9/cancel",
      "/api/coaching/bookings/:id/cancel",
      "/api/coaching/bookings/:id/cancel",
    ],
    [
      "/api/coaching/bookings/123456789/cancel",
      "/api/coaching/bookings/:id/cancel",
      "/api/coaching/bookings/:id/cancel",
    ],
    ["/api/admin/users/7/toggle", "/api/admin/users/:id/toggle", "/api/admin/users/7/toggle"],
    ["/ana.soto@uni.example", "unknown", "unknown"],
    ["/login/x", "unknown", "unknown"],
    ["//", "/", "/"],
  ])("%s", (path, route, shown) => {
    expect(routeOf(path)).toEqual({ route, path: shown });
  });
});
