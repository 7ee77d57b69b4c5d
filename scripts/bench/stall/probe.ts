import { Agent, get } from "node:http";
import { type ProbeSample, type ProbeSettings, probeSettingsSchema } from "./probe-protocol.ts";

/**
 * Measures a server's response times continuously, in a process of its own, so that the process that creates the load
 * cannot distort the measurement. Its first message says what to request; it sends its samples every second; the second
 * message ends it.
 */

const SEND_EVERY_MS = 1_000;
/** Timeout: a slower response counts as none. */
const GIVE_UP_MS = 300_000;

let found: ProbeSample[] = [];
/** Path and start time of the requests without a response so far. */
const waiting = new Map<string, number>();

const now = (): number => performance.timeOrigin + performance.now();

function ask(agent: Agent, { url, cookie }: ProbeSettings, path: string, isRetry = false): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url + path, { agent, headers: { cookie }, timeout: GIVE_UP_MS }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode === 200));
      response.once("error", () => resolve(false));
    });
    request.once("timeout", () => request.destroy(new Error("no answer")));
    request.once("error", () => {
      // The server may close a kept-alive connection at the moment when it is used again.
      if (request.reusedSocket && !isRetry) resolve(ask(agent, { url, cookie, paths: {} }, path, true));
      else resolve(false);
    });
  });
}

/**
 * Requests one path, one request at a time: the next one starts `everyMs` after the start of the last, or at once after
 * a slow one.
 */
async function askForever(settings: ProbeSettings, path: string, everyMs: number): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const at = now();
    waiting.set(path, at);
    const ok = await ask(agent, settings, path);
    const ms = now() - at;
    waiting.delete(path);
    found.push({ path, at, ms, ok });
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, everyMs - ms)));
  }
}

function end(): void {
  // A request that has just started is not late.
  for (const [path, at] of waiting) if (now() - at > SEND_EVERY_MS) found.push({ path, at, ms: now() - at, ok: false });
  process.send?.(found, () => process.exit(0));
}

process.once("message", (message) => {
  const settings = probeSettingsSchema.parse(message);
  for (const [path, everyMs] of Object.entries(settings.paths)) void askForever(settings, path, everyMs);
  setInterval(() => {
    process.send?.(found);
    found = [];
  }, SEND_EVERY_MS);
  process.once("message", end);
});
process.once("disconnect", () => process.exit(0));
