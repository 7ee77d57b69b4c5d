import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";

/** The health check as the container runs it. */
function check(env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["build/scripts/healthcheck.js"],
      { env: { NODE_ENV: "test", ...env } },
      (_error, output) => resolve({ code: child.exitCode ?? -1, output: output.trim() }),
    );
  });
}

async function serverThatAnswers(status: number): Promise<string> {
  const server = createServer((request, response) =>
    response.writeHead(request.url === "/healthz" ? status : 404).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

it("ends with 0 while the server is well and with 1 when it is not, or is not there", async () => {
  const well = await serverThatAnswers(200);
  expect(await check({ PORT: well, HOST: "0.0.0.0" })).toEqual({ code: 0, output: "ok" });
  const starting = await check({ PORT: await serverThatAnswers(503) });
  expect(starting).toEqual({ code: 1, output: expect.stringMatching(/\/healthz: 503$/) });
  // Nobody listens on port 1.
  expect(await check({ PORT: "1" })).toEqual({ code: 1, output: expect.stringContaining("ECONNREFUSED") });
  // Plain http where the settings say TLS: the address that is asked is https.
  expect(await check({ PORT: well, TLS_CERT: "/any.pem" })).toEqual({
    code: 1,
    output: expect.stringMatching(/^https:/),
  });
});
