// Prevents: a guard that is passed by writing the same address in another way or by claiming another method.
import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { isLongRun } from "../support/long-run.ts";
import { accessOf, isForStaff, pathOf, routeName } from "../support/route-access.ts";
import { TestServer } from "../support/server.ts";

/**
 * Every guarded route of the running server under other spellings of its address and other methods: whatever finds the
 * route finds its guard too. Sent byte by byte as written here; browsers and fetch() would tidy them up.
 */

const names = Object.keys(import.meta.glob(["/app/routes/*.ts", "/app/routes/*.tsx", "/app/routes/*/route.tsx"])).map(
  routeName,
);

const encoded = (text: string) => [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join("");
/** The same address as somebody might write it to get around what looks at it. */
function spellings(name: string): string[] {
  const url = pathOf(name);
  const [, first = "", ...rest] = url.split("/");
  const module = encodeURIComponent(`routes/${name}`);
  return [
    url,
    `${url}/`,
    `${url}//`,
    `/${url}`,
    `//${first}//${rest.join("//")}`,
    url.toUpperCase(),
    `/${first.replace(/^./, (sign) => sign.toUpperCase())}/${rest.join("/")}`,
    `/${encoded(first)}/${rest.join("/")}`,
    `/${[first, ...rest].map(encoded).join("/")}`,
    `/${[first, ...rest].join("%2f")}`,
    `/${encodeURIComponent(encoded(first))}/${rest.join("/")}`,
    `/x/..${url}`,
    `/./${first}/./${rest.join("/")}`,
    `/assets/..${url}`,
    `/assets/%2e%2e${url}`,
    `/healthz/..${url}`,
    `${url};x=1`,
    `${url}%00`,
    `${url}%20`,
    `${url}.data`,
    `${url}?_data=${module}`,
    `${url}?_data=root`,
    `${url}?_data=${encodeURIComponent("routes/login")}`,
    `/login?_data=${module}`,
    `${url.toUpperCase()}?_data=${module}`,
    `/${encoded(first)}/${rest.join("/")}?_data=${module}`,
    `${url}?index`,
    `${url}?_method=GET`,
  ];
}

/** Methods and headers by which a request may claim to be another one. */
const MANNERS: { method: string; headers?: Record<string, string> }[] = [
  { method: "GET" },
  { method: "HEAD" },
  { method: "OPTIONS" },
  { method: "POST" },
  { method: "PUT" },
  { method: "PATCH" },
  { method: "DELETE" },
  { method: "GET", headers: { "x-http-method-override": "POST" } },
  { method: "POST", headers: { "x-http-method-override": "GET", "x-method-override": "GET" } },
  { method: "POST", headers: { "x-original-url": "/healthz", "x-rewrite-url": "/healthz" } },
];

let server: TestServer;
let database: OpenDatabase;
let cookie: string;
/** What every page knows before anybody signs in: name, logo and contact of the institution. */
/** What the frame of every screen knows, also of a public one: for nobody, and for the student. */
let sites: string[];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
  // With a token the metrics are closed to this machine too.
  server = await new TestServer({ METRICS_TOKEN: "a-token-that-nobody-has" }).start();
  database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  cookie = (await new ApiClient(server.url).signIn(server.student)).cookie;
  const callers: Record<string, string>[] = [{}, { cookie }];
  const frames = callers.map((headers) => ask("/login?_data=root", "GET", headers));
  sites = (await Promise.all(frames)).map(({ body }) => body);
  // What the sign-in counted is written once a second: it has gone before the rows are compared.
  const counted = database.raw.prepare("select count(*) from login_throttle").pluck();
  await vi.waitFor(() => expect(counted.get()).toBe(0), { timeout: 30_000 });
}, 60_000);
afterAll(async () => {
  agent.destroy();
  await database.close();
  await server.dispose();
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

function ask(url: string, method: string, headers: Record<string, string>): Promise<Answer> {
  const { hostname, port, origin } = new URL(server.url);
  const body = /^(POST|PUT|PATCH|DELETE)$/.test(method) ? "{}" : undefined;
  const all = { origin, ...(body && { "content-type": "application/json", "content-length": "2" }), ...headers };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path: url, method, headers: all, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString("utf8"),
        }),
      );
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Whether somebody without the right was sent away, and with nothing in hand. */
function isRefused({ status, headers, body }: Answer, home: string): boolean {
  if (body.includes(server.admin.rut) || body.includes(server.student.rut)) return false;
  if (status === 200 && sites.includes(body)) return true;
  if ([400, 401, 403, 404, 405, 415].includes(status)) return true;
  const target = status === 204 ? headers["x-remix-redirect"] : status === 302 ? headers.location : undefined;
  // The sign-in leads back to the page of this platform that was asked for, and to no other site.
  return target === home || (home === "/login" && /^\/login\?volver=%2F(?!%2F|%5C)/.test(String(target)));
}

/** All that a request could change; a refused one changes nothing. */
const rows = () =>
  (
    database.raw
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'outbox'")
      .pluck()
      .all() as string[]
  ).map((table) => [table, database.raw.prepare(`select * from ${table}`).all()]);

test.each([
  ["nobody", "/login", (name: string) => accessOf(name) !== "public", () => ({})],
  ["a student", "/dashboard", (name: string) => isForStaff(name), () => ({ cookie })],
] as const)(
  "%s gets through no guarded door, whatever it is called",
  async (_who, home, isGuarded, headersOf) => {
    const before = rows();
    const open: string[] = [];
    for (const [at, name] of names.filter(isGuarded).entries()) {
      // The usual run spells each address in a quarter of the ways, in turns, so that all of them occur.
      const inTurn = (_: unknown, index: number) => isLongRun || (index + at) % 4 === 0;
      const calls = [
        ...spellings(name)
          .filter(inTurn)
          .flatMap((url) => ["GET", "POST"].map((method) => ({ url, method, headers: {} }))),
        ...MANNERS.filter(inTurn).map(({ method, headers = {} }) => ({ url: pathOf(name), method, headers })),
      ];
      const answers = calls.map(async ({ url, method, headers }) => {
        const answer = await ask(url, method, { ...headersOf(), ...headers });
        if (!isRefused(answer, home))
          open.push(`${method} ${url} ${JSON.stringify(headers)}: ${answer.status} ${answer.headers.location ?? ""}`);
      });
      await Promise.all(answers);
    }
    expect(open).toEqual([]);
    expect(rows()).toEqual(before);
  },
  120_000,
);
