import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { Account } from "../../tests/support/announcement.ts";
import { ImageTestError, requireTools } from "../image-test/buildah.ts";
import { Container } from "../image-test/container.ts";
import { imageConfig } from "../image-test/image-config.ts";
import { engineReady, madeModels } from "../image-test/made-models.ts";
import { IMAGE, withImage } from "../image-test/mounted-image.ts";
import { type Row, report, yes } from "../image-test/rows.ts";
import { bookOnly, type Requests, startBrowser, walkThrough } from "./journey.ts";
import { countCalls, type OutboundCall, outboundCalls } from "./outbound-calls.ts";
import { TracedServer } from "./traced-server.ts";

/**
 * Proves that nothing leaves the campus: a browser uses the product while strace records every connection attempt of
 * the server and its children, and the browser's requests are counted by host. Runs the image (npm run test:image
 * first), or with --local the build of this checkout. Two control runs with an external mail server show that the check
 * detects connections.
 */

const HELP = `\
npm run proof:outbound [-- --local]   count the connections that leave the server while it is used (root, Linux, strace)
  --local    the build of this checkout instead of the image that npm run test:image has built`;

const TIMEOUT_MS = 60_000;
const ENGINES = { AI_ENGINE: "llama", AI_THREADS: "1", WHISPER_MODEL: "ggml-tones.bin", DEMO: "1" };
/** Addresses that nobody uses: one reserved for documentation, and one of the example domain. */
const MAIL_BY_ADDRESS = "smtp://203.0.113.1:587";
const MAIL_BY_NAME = "smtp://correo.universidad.example:587";

type Watched = {
  url: string;
  admin: Account;
  student: Account;
  start(): Promise<unknown>;
  dispose(): Promise<void>;
  /** Only available if the server has its own network namespace. */
  packetsOut?: () => number;
};
type MakeServer = (env: Record<string, string>, trace: string) => Watched;

const seen = (calls: readonly OutboundCall[]) =>
  [...new Set(calls.map(({ call, address, port }) => `${call} ${address}:${port}`))].slice(0, 5).join(", ");

/** Uses the whole product: no outgoing connection may be counted. */
async function proveSilence(browser: Browser, server: Watched, trace: string): Promise<Row[]> {
  let requests: Requests;
  let packets: number | undefined;
  let ready: boolean;
  try {
    await server.start();
    ready = await engineReady(server);
    requests = await walkThrough(browser, server);
    packets = server.packetsOut?.();
  } finally {
    await server.dispose();
  }
  const log = readFileSync(trace, "utf8");
  const calls = outboundCalls(log);
  const foreign = [...requests].filter(([host]) => host !== new URL(server.url).host);
  const none = (name: string, count: number, what: string): Row => ({
    name,
    asked: "0",
    measured: count === 0 ? "0" : `${count}: ${what}`,
    ok: count === 0,
  });
  return [
    yes("language model and voice were running", ready),
    yes("calls that strace saw", countCalls(log) > 0, String(countCalls(log))),
    none("server: connections and name queries out", calls.length, seen(calls)),
    ...(packets === undefined ? [] : [none("server: packets out", packets, "see /proc/net/dev")]),
    yes(
      "requests of the browser",
      requests.size > 0,
      String([...requests.values()].reduce((sum, count) => sum + count, 0)),
    ),
    none("browser: requests to other hosts", foreign.length, foreign.map(([host]) => host).join(", ")),
  ];
}

/** Control run with an external mail server: the same count must detect it. */
async function proveSight(browser: Browser, server: Watched, trace: string, name: string): Promise<Row> {
  try {
    await server.start();
    await bookOnly(browser, server);
    const from = performance.now();
    for (;;) {
      const calls = outboundCalls(readFileSync(trace, "utf8"));
      if (calls.length > 0) return { name, asked: ">= 1", measured: seen(calls), ok: true };
      if (performance.now() - from > TIMEOUT_MS) return { name, asked: ">= 1", measured: "0", ok: false };
      await pause(250);
    }
  } finally {
    await server.dispose();
  }
}

async function prove(makeServer: MakeServer): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "careers-outbound-"));
  const browser = await startBrowser();
  const trace = (name: string) => path.join(folder, `${name}.strace`);
  const control = (name: string, smtp: string, file: string) =>
    proveSight(browser, makeServer({ DEMO: "1", AI_ENGINE: "rules", SMTP_URL: smtp }, trace(file)), trace(file), name);
  try {
    return [
      ...(await proveSilence(browser, makeServer(ENGINES, trace("walk")), trace("walk"))),
      await control("control: mail server outside, by address", MAIL_BY_ADDRESS, "address"),
      await control("control: mail server outside, by name", MAIL_BY_NAME, "name"),
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  if (process.argv.includes("--help")) {
    console.log(HELP);
    return 0;
  }
  const isLocal = process.argv.includes("--local");
  requireTools(isLocal ? ["strace"] : ["strace", "buildah", "unshare", "nsenter", "ip"]);
  const models = await madeModels();
  try {
    const rows = isLocal
      ? await prove((env, trace) => new TracedServer({ env, models, trace }))
      : await withImage((root) =>
          prove((env, trace) => new Container({ root, config: imageConfig(IMAGE), env, models, trace })),
        );
    return report(rows, { where: isLocal ? "this checkout" : IMAGE }) ? 0 : 1;
  } finally {
    rmSync(models, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof ImageTestError ? error.message : error);
  return 1;
});
