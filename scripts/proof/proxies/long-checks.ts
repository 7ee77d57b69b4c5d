import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "./browser.ts";
import { largeCv } from "./quick-checks.ts";
import type { Findings } from "./report.ts";

/** Checks that take minutes, run in parallel. */

const MB = 1024 * 1024;
/** A response after this time shows that the proxies' default timeouts do not apply. */
const LONG_MS = 180_000;
/** Allowed delay of an event through the proxy, including a margin for a busy machine. */
const EVENT_LAG_MS = 1_000;
const CV = { field: "cv", name: "cv.txt", bytes: readFileSync("tests/fixtures/cvs/dev/e09_soldador.txt") };

export type Waiting = { findings: Findings; browser: Browser; direct: Browser };

/**
 * One person keeps the model busy while the others wait behind proxies. Only the progress stream carries data
 * meanwhile; it is also read directly, without the proxy, to compare the times.
 */
export async function checkWaiting(holder: Browser, waiting: readonly Waiting[]): Promise<void> {
  const held = holder.upload("/api/cv/analyze", CV);
  await pause(1_000);
  const others = waiting.map(async ({ findings, browser, direct }) => {
    const from = performance.now();
    const answer = browser.upload("/api/cv/analyze", CV);
    const isOver = answer.then(
      () => true,
      () => true,
    );
    await untilRunning(direct, isOver);
    const streams = Promise.all([events(direct), events(browser)]);
    await findings.attempt("an analysis that waits", "200 after 180 s", async () => {
      const { status, body } = await answer;
      const ms = performance.now() - from;
      const ok = status === 200 && body.includes('"results"') && ms > LONG_MS;
      findings.add("an analysis that waits", `${status} after ${Math.round(ms / 1000)} s`, "200 after 180 s", ok);
    });
    await findings.attempt("its events", "at once", async () => checkEvents(findings, await streams));
  });
  await Promise.all([held, ...others]);
}

async function untilRunning(browser: Browser, isOver: Promise<boolean>): Promise<void> {
  for (;;) {
    const response = await browser.open("/api/cv/progress");
    response.destroy();
    if (response.statusCode === 200 || (await Promise.race([isOver, pause(100, false)]))) return;
  }
}

type Event = { at: number; data: string };

/** Reads all events of the stream, each with its time of arrival. */
async function events(browser: Browser): Promise<Event[]> {
  const response = await browser.open("/api/cv/progress");
  const list: Event[] = [];
  let text = "";
  for await (const chunk of response as AsyncIterable<Buffer>) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    // Lines that start with a colon are comments that keep the connection alive.
    for (const data of blocks) if (!data.startsWith(":")) list.push({ at: performance.now(), data });
  }
  return list;
}

function checkEvents(findings: Findings, [direct = [], proxied = []]: Event[][]): void {
  const lags = proxied.map((event, index) => event.at - (direct[index]?.at ?? Number.NEGATIVE_INFINITY));
  const worst = Math.round(Math.max(...lags));
  const spread = Math.round(((proxied.at(-1)?.at ?? 0) - (proxied[0]?.at ?? 0)) / 1000);
  const isWhole = proxied.length === direct.length && proxied.length > 2;
  const found = `${proxied.length} in ${spread} s, at most ${worst} ms later than past the proxy`;
  findings.add("its events", found, "all, within 1 s", isWhole && worst < EVENT_LAG_MS && spread > LONG_MS / 2000);
}

const SLOW = [
  { name: "10 MB at 100 kB/s", bytes: 10 * MB, pace: 100_000 },
  { name: "15 MB at 1 Mbit/s", bytes: 15 * MB, pace: 125_000 },
];

/** @param browsers one signed-in person per entry of SLOW, as each may upload only one file at a time */
export async function checkSlowLines(findings: Findings, browsers: readonly Browser[]): Promise<void> {
  const all = SLOW.map(async ({ name, bytes, pace }, index) => {
    const file = { field: "cv", name: "cv.docx", bytes: await largeCv(bytes) };
    await findings.attempt(name, "200", async () => {
      const from = performance.now();
      const reply = await browsers[index]?.upload("/api/cv/analyze", file, { pace });
      const seconds = Math.round((performance.now() - from) / 1000);
      findings.add(name, `${reply?.status} after ${seconds} s`, "200", reply?.status === 200);
    });
  });
  await Promise.all(all);
}
