import { Agent, get } from "node:http";
import { type ProbeSample, type ProbeSettings, probeSettingsSchema } from "./probe-protocol.ts";

/**
 * Asks a server again and again how fast it answers, as a process of its own, so that whoever loads the server cannot
 * falsify what is measured here. Told what to ask by its first message, sends what it found every second; the second
 * message ends it.
 */

const SEND_EVERY_MS = 1_000;
/** What takes longer counts as no answer. */
const GIVE_UP_MS = 300_000;

let found: ProbeSample[] = [];
/** Path and beginning of what is not answered yet. */
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
      // A kept connection may have been closed by the server in the moment in which it is used again.
      if (request.reusedSocket && !isRetry) resolve(ask(agent, { url, cookie, paths: {} }, path, true));
      else resolve(false);
    });
  });
}

/**
 * One path, one request at a time: the next one `everyMs` after the beginning of the last, or at once behind a slow
 * one.
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
  // What has just been asked is not late.
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
