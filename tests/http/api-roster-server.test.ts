import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "../support/api-client.ts";
import { TestServer } from "../support/server.ts";
import { people, workbook } from "../support/workbooks.ts";

/** A whole roster from a program, over the built server with its limits of bodies. */

const PEOPLE = 20_000;
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await new TestServer({ DEMO: "0" }).start();
  const admin = await new ApiClient(server.url).signIn(server.admin);
  const made = await admin.fetch("/api/admin/tokens", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Nómina", scope: "roster", days: 1 }),
  });
  ({ token } = (await made.json()) as { token: string });
}, 120_000);
afterAll(() => server.dispose());

const put = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${server.url}/api/roster?dryRun=1`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": type },
    body,
  });

test("20,000 people come as JSON, as CSV and as a workbook", async () => {
  const rows = people(PEOPLE);
  const sent = [
    ["application/json", JSON.stringify({ people: rows.map(([rut, name]) => ({ rut, name })) })],
    ["text/csv", `RUT;Nombre completo\n${rows.map((row) => row.join(";")).join("\n")}`],
    ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", new Uint8Array(workbook(rows))],
  ] as const;
  for (const [type, body] of sent) {
    const answer = await put(type, body);
    expect([type, answer.status]).toEqual([type, 200]);
    expect(await answer.json()).toMatchObject({ outcome: "preview", doubts: [], report: { created: PEOPLE } });
  }
}, 120_000);

test("one person more, and more than 5 MB, are refused with what to do", async () => {
  const more = people(PEOPLE + 1).map(([rut, name]) => ({ rut, name }));
  const answer = await put("application/json", JSON.stringify({ people: more }));
  expect([answer.status, await answer.json()]).toMatchObject([413, { reason: "too_many_rows" }]);
  const large = await put("text/csv", new Uint8Array(6 * 1024 * 1024));
  expect(large.status).toBe(413);
  expect(((await large.json()) as { message: string }).message).toContain("supera los 5 MB");
});
