import type { Page } from "@playwright/test";
import { begin } from "./support/interview.ts";
import { test as base, enter, expect } from "./support/test.ts";
import {
  browserWith,
  hasEngine,
  microphoneThatPlays,
  offerVoice,
  speechFile,
  transcribeWith,
  voiceServer,
} from "./support/voice.ts";

// Chromium's own recognition, as it is here: without the vendor's service, and without the language on the device.

const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructured form
    async ({}, use) => {
      const server = await voiceServer({ VOICE: "browser" });
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
});
test.use({
  launchOptions: browserWith(microphoneThatPlays(speechFile(["uno", "dos"], 0))),
  permissions: ["microphone"],
});

const voiceButton = (page: Page) => page.getByRole("button", { name: "Grabar respuesta por voz" });
const line = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Notes how each recognition was begun. */
async function watchRecognition(page: Page): Promise<() => Promise<object[]>> {
  await page.addInitScript(() => {
    const begun: object[] = [];
    Object.assign(window, { begun });
    const { webkitSpeechRecognition: real } = window as unknown as { webkitSpeechRecognition: { prototype: Begun } };
    type Begun = { start(): void; lang: string; processLocally: boolean };
    const start = real.prototype.start;
    real.prototype.start = function (this: Begun) {
      begun.push({ lang: this.lang, processLocally: this.processLocally });
      start.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { begun: object[] }).begun);
}

test.beforeEach(async ({ page, server, isMobile }) => {
  test.skip(isMobile, "the same on both");
  test.setTimeout(120_000);
  await enter(page, server.url, await server.addStudent());
  await transcribeWith(page, (_, route) => route.fulfill({ json: { text: "grabado" } }));
});

test("by the institution's choice it is tried first, after a notice, and then gives way to recording", async ({
  page,
}) => {
  test.skip(!hasEngine, "the speech engine is not built: npm run voice:build");
  const begun = await watchRecognition(page);
  await begin(page, "natalia");
  await expect(line(page, "tu navegador puede mandar tu voz a su fabricante")).toBeVisible();
  await voiceButton(page).click();
  await expect(line(page, "Grabando")).toBeVisible();
  expect((await begun()).slice(0, 1)).toEqual([{ lang: "es-ES", processLocally: false }]);
  await expect(page.getByRole("textbox")).toHaveValue(/^grabado/);
});

test("on the device it is used where it says that it can, and an error that no end follows leads to recording", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As with the language installed. It is not, so that starting it fails the way a missing one does.
    Object.assign((window as unknown as { webkitSpeechRecognition: object }).webkitSpeechRecognition, {
      available: async () => "available",
    });
  });
  const begun = await watchRecognition(page);
  await offerVoice(page);
  await begin(page, "natalia");
  await voiceButton(page).click();
  await expect(line(page, "Grabando")).toBeVisible();
  expect(await begun()).toEqual([{ lang: "es-ES", processLocally: true }]);
  await expect(page.getByRole("textbox")).toHaveValue(/^grabado/);
});

test("where the voice would leave the device it is never begun", async ({ page }) => {
  const begun = await watchRecognition(page);
  await offerVoice(page);
  await begin(page, "natalia");
  await voiceButton(page).click();
  await expect(line(page, "Grabando")).toBeVisible();
  expect(await begun()).toEqual([]);
});
