import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "../support/api-client.ts";
import { descendantWith } from "../support/descendants.ts";
import { TestServer } from "../support/server.ts";

const SCAN = path.resolve("tests/fixtures/cvs/dev/e18_operador_maquinaria_scan.pdf");

let server: TestServer;
beforeAll(async () => {
  server = await new TestServer().start();
}, 60_000);
afterAll(() => server.dispose());

test("whoever waits for an analysis when the server is told to stop gets its result", async () => {
  const person = await new ApiClient(server.url).signIn(await server.addStudent());
  const answer = person.analyze(SCAN);
  // Readers wait for files from the start; the one that draws this scan is started for it.
  await expect.poll(() => descendantWith(server.pid, "--allow-addons"), { timeout: 30_000 }).toBeGreaterThan(0);
  await server.kill("SIGTERM");
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ engine: "rules" })]);
}, 120_000);
