// Prevents: SCIM that works as functions and not at the addresses and within the limits of the running server.
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createToken } from "#app/features/access/tokens/tokens.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { makeUser } from "../support/database.ts";
import { ANA, type Body } from "../support/scim.ts";
import { TestServer } from "../support/server.ts";

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await new TestServer({ LOG_LEVEL: "info" }).start();
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const { id } = await makeUser(database.db, { role: "it", rut: "10203040-7" });
  const { token } = await createToken(database.db, { name: "SCIM", scope: "scim", days: 1 }, { actorId: id });
  authorization = `Bearer ${token}`;
  await database.close();
});
afterAll(() => server.dispose());

async function send(method: string, address: string, init: RequestInit = {}): Promise<Response & { said: Body }> {
  const headers = { authorization, "content-type": "application/scim+json", ...init.headers };
  const response = await fetch(`${server.url}/scim/v2${address}`, { ...init, method, headers });
  const text = await response.text();
  return Object.assign(response, { said: text === "" ? null : JSON.parse(text) });
}

test("the way of an account: found by nobody, made, found, switched off, on, deleted and still there", async () => {
  const filter = `/Users?filter=${encodeURIComponent('userName eq "12345678-5"')}`;
  expect((await send("GET", filter)).said.totalResults).toBe(0);
  const made = await send("POST", "/Users", { body: JSON.stringify(ANA) });
  expect(made.status).toBe(201);
  const { id } = made.said;
  expect(made.headers.get("location")).toBe(`${server.url}/scim/v2/Users/${id}`);
  expect(made.headers.get("content-type")).toBe("application/scim+json");
  expect((await send("GET", filter)).said.Resources).toEqual([made.said]);
  const active = (value: unknown) => ({
    body: JSON.stringify({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "Replace", path: "active", value }],
    }),
  });
  expect((await send("PATCH", `/Users/${id}`, active("False"))).said.active).toBe(false);
  expect((await send("PATCH", `/Users/${id}`, active("True"))).said.active).toBe(true);
  const removed = await send("DELETE", `/Users/${id}`);
  expect([removed.status, removed.said]).toEqual([204, null]);
  expect((await send("GET", `/Users/${id}`)).said.active).toBe(false);
  expect((await send("PUT", `/Users/${id}`, { body: JSON.stringify(ANA) })).said.active).toBe(true);
});

test("a hundred at once over HTTP make one account", async () => {
  const body = JSON.stringify({ ...ANA, userName: "9876543-3", emails: [] });
  const answers = await Promise.all(Array.from({ length: 100 }, () => send("POST", "/Users", { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(99).fill(409)]);
});

test("every refusal is in the form of SCIM, also those before a route", async () => {
  const large = JSON.stringify({ ...ANA, displayName: "a".repeat(64 * 1024) });
  const chunked = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(large));
      controller.close();
    },
  });
  const calls: [number, Promise<{ status: number; headers: Headers; said: Body }>][] = [
    [413, send("POST", "/Users", { body: large })],
    [413, send("POST", "/Users", { body: chunked, duplex: "half" } as RequestInit)],
    [404, send("GET", "/Nada")],
    [404, send("GET", "")],
    [404, send("POST", "/Bulk", { body: "{}" })],
    [404, send("GET", "/Users/abc")],
    [404, send("GET", "/Users/1/x")],
    [404, send("GET", "/Users?_data=routes%2Fscim.v2.Users")],
    [405, send("DELETE", "/Users")],
    [405, send("POST", "/Users/1", { body: "{}" })],
    [405, send("POST", "/Schemas", { body: "{}" })],
    [403, send("POST", "/Users", { body: "{}", headers: { origin: "https://otro.example" } })],
    [401, send("GET", "/ServiceProviderConfig", { headers: { authorization: "Bearer cuc_x" } })],
  ];
  for (const [status, call] of calls) {
    const { said, ...answer } = await call;
    expect(said).toMatchObject({ schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], status: String(status) });
    expect(said.detail).toMatch(/\.$/);
    expect(answer.status === undefined || answer.status === status).toBe(true);
  }
});

test("no identifier, address or token is in the log", () => {
  expect(server.log).toContain("/scim/v2/Users");
  for (const secret of ["12345678", "ana.soto", authorization.slice(7), "9876543"]) {
    expect(server.log.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});
