import { get } from "node:http";
import { get as getTls } from "node:https";
import { isIPv6 } from "node:net";

/** The container's health check: exits with 0 if the server's /healthz answers 200, otherwise with 1. */

const TIMEOUT_MS = 4000;

/** The server's URL on this machine. Settings are not validated: the server does that when it starts. */
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
// The connection is local: the certificate is for the public host name, not for this address.
const request = url.startsWith("https:") ? getTls(url, { rejectUnauthorized: false }) : get(url);
request.setTimeout(TIMEOUT_MS, () => fail(`${url}: no answer within ${TIMEOUT_MS} ms`));
request.once("error", (error) => fail(`${url}: ${error.message}`));
request.once("response", ({ statusCode }) => {
  if (statusCode !== 200) fail(`${url}: ${statusCode}`);
  process.stdout.write("ok\n");
  process.exit(0);
});
