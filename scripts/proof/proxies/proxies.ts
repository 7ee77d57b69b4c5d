import { spawnSync } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#db/open.server.ts";
import { makeUser } from "../../../tests/support/database.ts";
import { startCampusServer } from "../../../tests/support/scripted-campus-server.ts";
import { TestServer } from "../../../tests/support/server.ts";
import { toneModel } from "../../../tests/support/tone-model.ts";
import { checkTrusted, checkUntrusted } from "./addresses.ts";
import { Browser, type Target } from "./browser.ts";
import { checkSlowLines, checkWaiting } from "./long-checks.ts";
import { freePort, PUBLIC_URL, type RunningProxy, startProxy } from "./proxy-process.ts";
import { type Account, checkAccessLog, checkSigningIn, checkSizes, checkVoice } from "./quick-checks.ts";
import { Findings } from "./report.ts";

/**
 * npm run proof:proxies: tests the configuration files in docs/proxy in front of the built server, with this machine's
 * nginx and Caddy. Takes about four minutes. Exits with 1 when a check fails or one of the two is not installed.
 */

const NAMES = ["nginx", "caddy"] as const;
/** Response time of the remote model for a CV: two analyses keep a third person waiting for more than three minutes. */
const THINKING_MS = 95_000;

type Site = { server: TestServer; port: number; proxies: RunningProxy[] };

/** Starts the platform and both proxies in front of it. */
async function openSite(env: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const server = new TestServer({ DEMO: "0", HOST: "127.0.0.1", PUBLIC_URL, ...env });
  // The server announces its public address; this address tells it the port to listen on.
  server.url = `http://127.0.0.1:${port}`;
  await server.start();
  return { server, port, proxies: await Promise.all(NAMES.map((name) => startProxy(name, port))) };
}

/** Waits for the remote model: without it the rules would answer, and nobody would have to wait. */
async function modelReady({ port }: Site): Promise<void> {
  const browser = new Browser({ port });
  while (!(await browser.send("/readyz")).body.includes('"isReady":true')) await pause(500);
}

async function closeSite({ server, proxies }: Site): Promise<void> {
  await Promise.all(proxies.map((proxy) => proxy.stop()));
  await server.dispose();
}

/** Creates a new account and signs in at the target. */
async function person({ server }: Site, target: Target): Promise<Browser> {
  const browser = new Browser(target);
  const { status } = await browser.signIn(await account(server));
  if (status !== 200) throw new Error(`sign-in failed: ${status}`);
  return browser;
}

async function account(server: TestServer): Promise<Account> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const { rut } = await makeUser(database.db);
  await database.close();
  return { rut, password: rut.slice(0, 4) };
}

const targetOf = (proxy: RunningProxy): Target => ({ port: proxy.https, ca: proxy.ca });

async function quickChecks(site: Site, findings: readonly Findings[]): Promise<void> {
  for (const [index, proxy] of site.proxies.entries()) {
    const own = findings[index];
    if (!own) continue;
    const browser = await checkSigningIn(proxy, await account(site.server), own);
    await checkSizes(browser, own);
    await checkVoice(browser, new Browser({ port: site.port }), own);
    await checkAccessLog(proxy, browser, own);
  }
}

async function longChecks(trusting: Site, plain: Site, findings: readonly Findings[]): Promise<void> {
  const direct = { port: trusting.port };
  const waiting = trusting.proxies.map(async (proxy, index) => {
    const browser = await person(trusting, targetOf(proxy));
    const past = new Browser(direct);
    past.cookie = browser.cookie;
    return { findings: findings[index] ?? new Findings(proxy.name), browser, direct: past };
  });
  const slow = plain.proxies.map(async (proxy, index) => {
    const browsers = [await person(plain, targetOf(proxy)), await person(plain, targetOf(proxy))];
    await checkSlowLines(findings[index] ?? new Findings(proxy.name), browsers);
  });
  const holder = await person(trusting, direct);
  await Promise.all([checkWaiting(holder, await Promise.all(waiting)), ...slow]);
}

async function main(): Promise<number> {
  for (const name of NAMES) {
    if (spawnSync(name, [name === "nginx" ? "-v" : "version"]).error) {
      console.log(`${name} is not installed: apt-get install ${name}. Nothing was checked.`);
      return 1;
    }
  }
  const models = await mkdtemp(path.join(tmpdir(), "careers-proxies-"));
  await copyFile(await toneModel(), path.join(models, "ggml-tones.bin"));
  const campus = await startCampusServer({ write: () => pause(THINKING_MS, {}), yes: () => 0.9 });
  const remote = { AI_ENGINE: "remote", AI_BASE_URL: campus.url, TRUST_PROXY: "127.0.0.1" };
  const [trusting, plain] = await Promise.all([openSite(remote), openSite({ MODELS_DIR: models })]);
  try {
    const findings = NAMES.map((name) => new Findings(name));
    await quickChecks(plain, findings);
    await modelReady(trusting);
    await longChecks(trusting, plain, findings);
    for (const [index, proxy] of trusting.proxies.entries())
      await checkTrusted(targetOf(proxy), index + 1, findings[index] ?? new Findings(proxy.name));
    const [proxy] = plain.proxies;
    if (proxy) await checkUntrusted(targetOf(proxy), { port: plain.port }, findings[0] ?? new Findings(proxy.name));
    const all = findings.flatMap((one) => one.all);
    console.table(all);
    const failed = all.filter(({ ok }) => !ok).length;
    console.log(JSON.stringify({ checks: all.length, failed, ok: failed === 0 }));
    return failed === 0 ? 0 : 1;
  } finally {
    await Promise.all([closeSite(trusting), closeSite(plain)]);
    await campus.close();
    await rm(models, { recursive: true, force: true });
  }
}

process.exitCode = await main();
