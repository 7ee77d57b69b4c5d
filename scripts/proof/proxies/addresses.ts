import { Browser, type Target } from "./browser.ts";
import type { Findings } from "./report.ts";

/**
 * Checks which client address the sign-in throttle uses. After 50 wrong passwords it delays sign-ins from an address,
 * but refuses nobody.
 */

const LIMIT = 50;
/** Shortest delay of the throttle in milliseconds; an attempt without it takes a tenth of that on an idle machine. */
const MIN_WAIT = 250;
const WAITED = "401 after a wait";
/** At most five attempts each, so that the limit per account is not what responds. */
const ACCOUNTS = 12;

/**
 * Tries wrong passwords until one is delayed, each with another invented X-Forwarded-For; returns the undelayed tries.
 */
async function exhaust(browser: Browser, first: number): Promise<number> {
  for (let count = 1; count <= ACCOUNTS * 5; count += 1) {
    const { hasWaited } = await wrongPassword(browser, first + (count % ACCOUNTS), `203.0.113.${count}`);
    if (hasWaited) return count - 1;
  }
  return ACCOUNTS * 5;
}

async function wrongPassword(browser: Browser, account: number, forwardedFor: string) {
  const sent = { rut: `${7_000_000 + account}-0`, password: "0000" };
  const started = performance.now();
  const { status } = await browser.json("/api/auth/login", sent, { "x-forwarded-for": forwardedFor });
  const hasWaited = performance.now() - started >= MIN_WAIT;
  return { hasWaited, words: `${status}${hasWaited ? " after a wait" : ""}` };
}

/** With TRUST_PROXY: each client counts by its real address and cannot fake another one. */
export async function checkTrusted(target: Target, network: number, findings: Findings): Promise<void> {
  const tries = await exhaust(new Browser(target, `127.0.${network}.2`), network * 100);
  findings.add("TRUST_PROXY: tries with invented addresses", tries, `${LIMIT}, then a wait`, tries === LIMIT);
  const other = await wrongPassword(new Browser(target, `127.0.${network}.3`), network * 100 + 50, "203.0.113.1");
  findings.add("TRUST_PROXY: somebody else", other.words, "401", other.words === "401");
}

/**
 * Without TRUST_PROXY: the header is ignored, and all clients behind the proxy count as one address.
 * @param direct the server without the proxy
 */
export async function checkUntrusted(target: Target, direct: Target, findings: Findings): Promise<void> {
  const tries = await exhaust(new Browser(target, "127.0.9.2"), 900);
  findings.add("no TRUST_PROXY: tries behind the proxy", tries, `${LIMIT}, then a wait`, tries === LIMIT);
  const other = await wrongPassword(new Browser(target, "127.0.9.3"), 950, "203.0.113.1");
  findings.add("no TRUST_PROXY: somebody else behind it", other.words, WAITED, other.words === WAITED);
  const past = await wrongPassword(new Browser(direct, "127.0.0.1"), 951, "203.0.113.200");
  findings.add("no TRUST_PROXY: an invented address, direct", past.words, WAITED, past.words === WAITED);
  const away = await wrongPassword(new Browser(direct, "127.0.9.4"), 952, "127.0.0.1");
  findings.add("no TRUST_PROXY: another real address, direct", away.words, "401", away.words === "401");
}
