import { readFileSync } from "node:fs";
import { CV_TOO_LARGE, MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { zip } from "../../../tests/support/documents/zip.ts";
import { unzip } from "../../../tests/support/mutate.ts";
import { Browser } from "./browser.ts";
import { HOST, PUBLIC_URL, type RunningProxy } from "./proxy-process.ts";
import type { Findings } from "./report.ts";

/** Checks that take seconds: redirection, sign-in, upload sizes, voice, the access log. */

export type Account = { rut: string; password: string };

const MB = 1024 * 1024;
const CANARY = "canario-4711";
/** Bytes reserved for the archive's own structure. */
const SPARE = 20_000;

/** A real CV padded with incompressible data to just under `bytes`, as if it had large photos. */
export async function largeCv(bytes = MAX_CV_BYTES): Promise<Buffer> {
  const parts = await unzip(readFileSync("tests/fixtures/cvs/dev/e03_educadora_parvulos.docx"));
  const size = bytes - zip(parts).length - SPARE;
  const noise = Buffer.alloc(size);
  for (let at = 0, state = 1; at < size; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    noise[at] = state >> 16;
  }
  return zip([...parts, { name: "word/media/image1.jpeg", data: noise }]);
}

export async function checkSigningIn(proxy: RunningProxy, account: Account, findings: Findings): Promise<Browser> {
  const plain = await new Browser({ port: proxy.http }).send("/login?x=1");
  const location = plain.headers.location ?? "";
  const leads = plain.status >= 301 && plain.status <= 308 && location.startsWith(`https://${HOST}`);
  findings.add(
    "http leads to https",
    `${plain.status} ${location}`,
    "301 or 308",
    leads && location.endsWith("/login?x=1"),
  );

  const browser = new Browser({ port: proxy.https, ca: proxy.ca });
  const reply = await browser.signIn(account);
  const cookies = (reply.headers["set-cookie"] ?? []).join("; ");
  const isSecure = reply.status === 200 && /;\s*Secure/i.test(cookies) && /HttpOnly/i.test(cookies);
  findings.add("sign-in by https, Secure cookie", reply.status, "200", isSecure);
  const me = await browser.send("/api/auth/me");
  findings.add("the session holds", me.status, "200", me.status === 200 && me.body.includes(account.rut));
  const hsts = me.headers["strict-transport-security"];
  findings.add("HSTS, once", hsts ?? "none", "max-age=31536000", hsts === "max-age=31536000");
  const foreign = await browser.json("/api/auth/logout", {}, { origin: "https://otro.example" });
  findings.add("a post from another site", foreign.status, "403", foreign.status === 403);
  const spoofed = await browser.json(
    "/api/auth/logout",
    {},
    { origin: "https://otro.example", "x-forwarded-host": "otro.example" },
  );
  findings.add("the same with X-Forwarded-Host", spoofed.status, "403", spoofed.status === 403);
  return browser;
}

export async function checkSizes(browser: Browser, findings: Findings): Promise<void> {
  const cv = await largeCv();
  const send = (bytes: Buffer, chunked: boolean) =>
    browser.upload("/api/cv/analyze", { field: "cv", name: "cv.docx", bytes }, { chunked });
  for (const chunked of [false, true]) {
    const how = chunked ? "chunked" : "declared";
    const name = `${(cv.length / MB).toFixed(1)} MB, ${how}`;
    await findings.attempt(name, "200", async () => {
      const reply = await send(cv, chunked);
      findings.add(name, reply.status, "200", reply.status === 200 && reply.body.includes('"results"'));
    });
    for (const size of [16, 40]) {
      await findings.attempt(`${size} MB, ${how}`, "413, our words", async () => {
        const { status, body } = await send(Buffer.alloc(size * MB, 7), chunked);
        const isOurs =
          status === 413 && body.includes(JSON.stringify({ error: CV_TOO_LARGE, message: CV_TOO_LARGE }).slice(0, -1));
        findings.add(`${size} MB, ${how}`, isOurs ? status : `${status} ${body}`, "413, our words", isOurs);
      });
    }
  }
  const after = await browser.send("/api/auth/me");
  findings.add("the next request", after.status, "200", after.status === 200);
}

/** Compares with the response without the proxy: without a speech engine, or on a busy machine, that is a refusal. */
export async function checkVoice(browser: Browser, direct: Browser, findings: Findings): Promise<void> {
  const bytes = readFileSync("tests/fixtures/voice/uno.webm");
  const file = { field: "audio", name: "recording.webm", bytes };
  direct.cookie = browser.cookie;
  const past = await direct.upload("/api/transcribe", file);
  const reply = await browser.upload("/api/transcribe", file);
  const asked = `${past.status}, as past the proxy`;
  findings.add("a recording", `${reply.status} ${reply.body.slice(0, 40)}`, asked, reply.status === past.status);
}

/** The log must not contain query strings or referrers, because both can hold private data. */
export async function checkAccessLog(proxy: RunningProxy, browser: Browser, findings: Findings): Promise<void> {
  const referer = `${PUBLIC_URL}/interview-feedback?id=${CANARY}`;
  await browser.send(`/healthz?secreto=${CANARY}`, { headers: { referer } });
  const log = await proxy.accessLog();
  const isClean = !log.includes(CANARY) && !log.includes("sid=");
  findings.add(
    "the access log",
    isClean ? "paths only" : "holds a query string",
    "paths only",
    isClean && log.includes("/healthz"),
  );
}
