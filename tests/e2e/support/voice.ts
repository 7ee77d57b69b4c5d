import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, type Request, type Route } from "@playwright/test";
import { toPcm, wavOf } from "#app/platform/wav.ts";
import { chromiumPath } from "../../support/chromium.ts";
import { TestServer } from "../../support/server.ts";
import { toneModel } from "../../support/tone-model.ts";

/** A browser whose microphone plays a file, and a server that understands what is in it. */

/** Hz of the tones that the test model understands as these words. */
const TONES = { uno: 400, dos: 900, tres: 1800, cuatro: 3600 } as const;
export type Word = keyof typeof TONES;

const RATE = 48_000;
const SECONDS_PER_WORD = 3;
const LOUDNESS = 9000 / 32_767;
const FADE = 200;

const folder = mkdtempSync(path.join(tmpdir(), "careers-mic-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** A recording of 3 s for each word and then as much silence as asked for. @returns its path */
export function speechFile(words: readonly Word[], silentSeconds: number): string {
  const length = SECONDS_PER_WORD * RATE;
  const samples = new Float32Array(words.length * length + silentSeconds * RATE);
  for (const [index, word] of words.entries()) {
    for (let at = 0; at < length; at += 1) {
      const edge = Math.min(1, at / FADE, (length - at) / FADE);
      samples[index * length + at] = LOUDNESS * edge * Math.sin((2 * Math.PI * TONES[word] * at) / RATE);
    }
  }
  const file = path.join(folder, `${words.length}-${silentSeconds}.wav`);
  writeFileSync(file, wavOf(toPcm(samples), RATE));
  return file;
}

const COMMON = ["--no-sandbox", "--disable-dev-shm-usage"];

export function browserWith(args: readonly string[]) {
  return { executablePath: chromiumPath("whole"), args: [...COMMON, ...args] };
}

/** Whoever asks gets this microphone. */
export function microphoneThatPlays(file: string): string[] {
  return [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}`,
  ];
}

const ENGINE = process.env.WHISPER_SERVER ?? path.resolve("voice", "bin", "whisper-server");
/** Tests that need it are skipped where it cannot be built, and never in CI. */
export const hasEngine = existsSync(ENGINE);
if (!hasEngine && process.env.REQUIRE_VOICE) throw new Error("The speech engine is not built: npm run voice:build");

/** A server with the speech engine, where it is built, and the model that understands the tones. */
export async function voiceServer(env: Record<string, string> = {}): Promise<TestServer> {
  const models = path.join(folder, "models");
  mkdirSync(models, { recursive: true });
  copyFileSync(await toneModel(), path.join(models, "ggml-tones.bin"));
  return new TestServer({ MODELS_DIR: models, WHISPER_MODEL: "ggml-tones.bin", ...env }).start();
}

/** Writes into the page what the server offers: a machine without the engine tests the rest all the same. */
export async function offerVoice(page: Page, offer: { browser?: boolean; refusal?: string } = {}): Promise<void> {
  const { browser = false, refusal = "" } = offer;
  await page.route("**/interview-chat/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const page = await response.text();
    const offered = /"voice":\{"browser":[^}]*\}/;
    expect(page).toMatch(offered);
    const body = page.replace(offered, `"voice":${JSON.stringify({ browser, refusal })}`);
    await route.fulfill({ response, body });
  });
}

export type Upload = { seq: number; recordingId: string; fileName: string; audio: Buffer };

/** Answers in place of the server, which has no words for what a test wants to say. */
export async function transcribeWith(page: Page, answer: (upload: Upload, route: Route) => Promise<unknown>) {
  await page.route("**/api/transcribe", (route) => answer(uploadOf(route.request()), route));
}

function uploadOf(request: Request): Upload {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const text = body.toString("latin1");
  const field = (name: string) => new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(text)?.[1] ?? "";
  const head = /name="audio"; filename="([^"]*)"\r\nContent-Type: [^\r]*\r\n\r\n/.exec(text);
  const start = head ? head.index + head[0].length : 0;
  const end = text.indexOf("\r\n--", start);
  return {
    seq: Number(field("seq")),
    recordingId: field("recordingId"),
    fileName: head?.[1] ?? "",
    audio: body.subarray(start, end),
  };
}

/** Makes the page remember the microphones that it opened. */
export async function watchMicrophone(page: Page): Promise<{ isOn(): Promise<boolean> }> {
  await page.addInitScript(() => {
    const opened: MediaStream[] = [];
    Object.assign(window, { opened });
    const media = navigator.mediaDevices;
    if (!media) return;
    const ask = media.getUserMedia.bind(media);
    media.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      opened.push(stream);
      return stream;
    };
  });
  return {
    isOn: () =>
      page.evaluate(() =>
        (window as unknown as { opened: MediaStream[] }).opened.some((stream) =>
          stream.getTracks().some(({ readyState }) => readyState === "live"),
        ),
      ),
  };
}
