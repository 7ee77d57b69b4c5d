import { get } from "node:http";
import { get as getTls } from "node:https";
import { isIPv6 } from "node:net";

/** The container's health check: exit 0 while /healthz of the server beside it answers 200, else 1. */

const TIMEOUT_MS = 4000;

/** Where the server of these settings listens. It reads them itself and has refused wrong ones at its start. */
function healthUrl({ PORT, HOST, TLS_CERT }: Record<string, string | undefined>): string {
  const everywhere = !HOST || HOST === "0.0.0.0" || HOST === "::";
  const host = everywhere ? "127.0.0.1" : isIPv6(HOST) ? `[${HOST}]` : HOST;
  return `${TLS_CERT ? "https" : "http"}://${host}:${PORT || 3000}/healthz`;
}

function fail(why: string): never {
  process.stdout.write(`${why}\n`);
  process.exit(1);
}

const url = healthUrl(process.env);
// It asks whether its own neighbour lives: the certificate names the address that people type, not this one.
const request = url.startsWith("https:") ? getTls(url, { rejectUnauthorized: false }) : get(url);
request.setTimeout(TIMEOUT_MS, () => fail(`${url}: no answer within ${TIMEOUT_MS} ms`));
request.once("error", (error) => fail(`${url}: ${error.message}`));
request.once("response", ({ statusCode }) => {
  if (statusCode !== 200) fail(`${url}: ${statusCode}`);
  process.stdout.write("ok\n");
  process.exit(0);
});
