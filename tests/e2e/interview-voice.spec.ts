import type { Browser, Page } from "@playwright/test";
import { begin, conversation, tabTo } from "./support/interview.ts";
import { test as base, enter, expect, hydrated } from "./support/test.ts";
import {
  browserWith,
  hasEngine,
  microphoneThatPlays,
  offerVoice,
  speechFile,
  transcribeWith,
  type Upload,
  voiceServer,
  type Word,
  watchMicrophone,
} from "./support/voice.ts";

/** No two that follow each other are equal: at an overlap the second would count as the first heard again. */
const ROUND = ["uno", "dos", "tres", "cuatro", "dos", "uno", "cuatro", "tres", "uno", "tres"] as const;
const WORDS: readonly Word[] = [...ROUND, ...ROUND];
/** The engine is slower than speech on a busy machine, and then it catches up. */
const SPOKEN = { timeout: 60_000 };

const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructured form
    async ({}, use) => {
      const server = await voiceServer();
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
});
test.use({ launchOptions: browserWith(microphoneThatPlays(speechFile(WORDS, 60))), permissions: ["microphone"] });
test.beforeEach(async ({ page, server }) => {
  test.setTimeout(120_000);
  await enter(page, server.url, await server.addStudent());
});

const voiceButton = (page: Page) => page.getByRole("button", { name: "Grabar respuesta por voz" });
const box = (page: Page) => page.getByRole("textbox");
const line = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

/** Presses the button and waits until the microphone is on. */
async function startTalking(page: Page): Promise<void> {
  await voiceButton(page).click();
  await expect(line(page, "Grabando")).toBeVisible();
}

test.describe("with the engine", () => {
  test.skip(!hasEngine, "the speech engine is not built: npm run voice:build");

  test("twenty words in twenty pieces: none lost, doubled or out of order, and silence adds nothing", async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "a minute of speech is the same on both");
    test.setTimeout(300_000);
    const answers: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith("/api/transcribe")) answers.push((await response.json()).text);
    });
    await begin(page, "natalia");
    await startTalking(page);
    await expect(box(page)).toHaveValue(WORDS.join(" "), { timeout: 180_000 });
    // The last word may be in the overlap of two chunks; what comes after both is silence.
    await expect.poll(() => answers.slice(-2), SPOKEN).toEqual(["", ""]);
    const silentFrom = answers.length;
    await voiceButton(page).click();
    await expect(line(page, "Grabación detenida")).toBeVisible(SPOKEN);
    await expect(box(page)).toHaveValue(WORDS.join(" "));
    // A word in the overlap of two chunks is heard in both on a slow machine: what the box holds is what counts.
    expect(new Set(answers.join(" ").match(/\p{L}+/gu))).toEqual(new Set(WORDS));
    expect(answers.slice(silentFrom).join("")).toBe("");
    await box(page).press("Enter");
    await expect.poll(() => conversation(page)).toContain(WORDS.join(" "));
  });

  test("a browser that cannot record WebM sends WAV files, and the same words come back", async ({ page }) => {
    await page.addInitScript(() => {
      MediaRecorder.isTypeSupported = () => false;
    });
    await begin(page, "natalia");
    await startTalking(page);
    await expect(box(page)).toHaveValue(new RegExp(`^${WORDS.slice(0, 3).join(" ")}`), SPOKEN);
  });
});

test.describe("the recordings", () => {
  test.beforeEach(({ page }) => offerVoice(page));

  test("are files of their own, sent one after the other in order, whatever the server's pace", async ({ page }) => {
    const uploads: Upload[] = [];
    let underWay = 0;
    let most = 0;
    const released: Array<() => void> = [];
    await transcribeWith(page, async (upload, route) => {
      uploads.push(upload);
      underWay += 1;
      most = Math.max(most, underWay);
      // The first answer is held back until others wait behind it.
      if (upload.seq === 0) await new Promise<void>((resolve) => released.push(resolve));
      underWay -= 1;
      await route.fulfill({ json: { text: `parte ${upload.seq}.` } });
    });
    await begin(page, "natalia");
    await startTalking(page);
    await expect(line(page, "El texto va con retraso")).toBeVisible(SPOKEN);
    expect(uploads.map(({ seq }) => seq)).toEqual([0]);
    for (const release of released) release();
    await expect(box(page)).toHaveValue(/^parte 0\. parte 1\. parte 2\./, SPOKEN);
    await voiceButton(page).click();
    await expect(line(page, "Grabación detenida")).toBeVisible(SPOKEN);
    expect(most).toBe(1);
    expect(uploads.map(({ seq }) => seq)).toEqual(uploads.map((_, index) => index));
    expect(new Set(uploads.map(({ recordingId }) => recordingId)).size).toBe(1);
    for (const { audio, fileName } of uploads) {
      expect(fileName).toBe("recording.webm");
      expect(audio.subarray(0, 4).toString("hex"), "a header of its own").toBe("1a45dfa3");
      expect(audio.length).toBeLessThan(40_000);
    }
  });

  test("are WAV files of 3.4 s where WebM cannot be recorded", async ({ page }) => {
    await page.addInitScript(() => {
      MediaRecorder.isTypeSupported = () => false;
    });
    const uploads: Upload[] = [];
    await transcribeWith(page, async (upload, route) => {
      uploads.push(upload);
      await route.fulfill({ json: { text: `parte ${upload.seq}.` } });
    });
    await begin(page, "natalia");
    await startTalking(page);
    await expect(box(page)).toHaveValue(/parte 1\./, SPOKEN);
    await voiceButton(page).click();
    await expect(line(page, "Grabación detenida")).toBeVisible(SPOKEN);
    const [first, second] = uploads;
    for (const audio of [first?.audio, second?.audio]) {
      expect(audio?.toString("latin1", 0, 4)).toBe("RIFF");
      expect(audio?.readUInt32LE(24)).toBe(16_000);
      expect(audio?.length).toBe(44 + 3.4 * 16_000 * 2);
    }
    expect(first?.fileName).toBe("recording.webm");
    // What both of them heard: the last 0.4 s of the one are the first of the other.
    expect(first?.audio.subarray(44 + 3 * 32_000)).toEqual(second?.audio.subarray(44, 44 + 0.4 * 32_000));
  });

  test("leave the words in the box to be corrected, with the keyboard alone, and the page accessible", {
    tag: "@widths",
  }, async ({ page, expectAccessible }) => {
    const microphone = await watchMicrophone(page);
    await transcribeWith(page, (_, route) => route.fulfill({ json: { text: "Ordené la bodega." } }));
    await begin(page, "natalia");
    await expect(voiceButton(page)).toHaveAttribute("aria-pressed", "false");
    await expectAccessible();
    await tabTo(page, voiceButton(page));
    await page.keyboard.press("Space");
    await expect(voiceButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect(line(page, "Grabando")).toBeVisible();
    const level = page.locator("[data-level]");
    await expect.poll(() => level.evaluate((bar) => bar.getBoundingClientRect().width)).toBeGreaterThan(5);
    await expectAccessible();
    const size = await voiceButton(page).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(
      page.viewportSize()?.width === 360 ? 44 : 40,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect(box(page)).toHaveValue("Ordené la bodega.", SPOKEN);
    await page.keyboard.press("Space");
    await expect(voiceButton(page)).toHaveAttribute("aria-pressed", "false");
    expect(await microphone.isOn()).toBe(false);
    await expect(line(page, "Grabación detenida")).toBeVisible(SPOKEN);
    expect(await conversation(page), "nothing is sent by itself").toHaveLength(3);
    await box(page).focus();
    await page.keyboard.type(" Y el despacho.");
    await page.keyboard.press("Enter");
    await expect.poll(() => conversation(page)).toContainEqual(expect.stringMatching(/bodega\. Y el despacho\.$/));
  });

  test("end with the answer, and with the page", async ({ page }) => {
    const microphone = await watchMicrophone(page);
    await transcribeWith(page, (_, route) => route.fulfill({ json: { text: "" } }));
    await begin(page, "natalia");
    await box(page).fill("Ordené la bodega con un tablero y los quiebres bajaron de doce a cuatro.");
    await startTalking(page);
    expect(await microphone.isOn()).toBe(true);
    await box(page).press("Enter");
    await expect.poll(() => conversation(page)).toContainEqual(expect.stringMatching(/de doce a cuatro\.$/));
    expect(await microphone.isOn()).toBe(false);
    await startTalking(page);
    expect(await microphone.isOn()).toBe(true);
    // Without a new page: the streams of the old one can still be asked.
    await page.getByRole("link", { name: "Volver a head hunters" }).click();
    await expect(page).toHaveURL(/\/interviews$/);
    // The address changes a moment before the old screen goes.
    await expect.poll(() => microphone.isOn()).toBe(false);
  });
});

test.describe("what stands in the way is said", () => {
  test("no connection", async ({ page, context }) => {
    await offerVoice(page);
    await begin(page, "natalia");
    await expect(voiceButton(page)).toBeVisible();
    await context.setOffline(true);
    await voiceButton(page).click();
    await expect(page.getByRole("alert")).toContainText("Sin conexión");
    await expect(page.getByRole("alert")).toContainText(
      "Necesitas conexión a internet para usar el reconocimiento de voz.",
    );
    await context.setOffline(false);
  });

  test("no engine or no model", { tag: "@widths" }, async ({ page, expectAccessible }) => {
    const refusal = "La voz no está instalada en esta plataforma. Escribe tu respuesta.";
    await offerVoice(page, { refusal });
    await begin(page, "natalia");
    await expect(voiceButton(page)).toHaveAccessibleDescription(refusal);
    await voiceButton(page).click();
    await expect(line(page, refusal)).toBeVisible();
    await expect(voiceButton(page)).toHaveAttribute("aria-pressed", "false");
    await expectAccessible();
  });

  test("a refused permission", async ({ playwright, server }) => {
    const browser = await playwright.chromium.launch(
      browserWith(["--use-fake-device-for-media-stream", "--deny-permission-prompts"]),
    );
    await visit(browser, server, async (page) => {
      await voiceButton(page).click();
      await expect(page.getByRole("alert")).toContainText(
        "Permiso de micrófono denegado. Haz clic en el ícono de micrófono en la barra de direcciones.",
      );
      await expect(voiceButton(page)).toHaveAttribute("aria-pressed", "false");
    });
  });

  test("no microphone", async ({ playwright, server }) => {
    const browser = await playwright.chromium.launch(browserWith(["--use-fake-ui-for-media-stream"]));
    await visit(browser, server, async (page) => {
      await page.evaluate(() => {
        // A machine that has one shall not have it now.
        const absent = () => Promise.reject(new DOMException("Requested device not found", "NotFoundError"));
        navigator.mediaDevices.getUserMedia = absent;
      });
      await voiceButton(page).click();
      await expect(page.getByRole("alert")).toContainText("No se pudo acceder al micrófono.");
      await expect(line(page, "No encontramos un micrófono")).toBeVisible();
    });
  });

  test("plain http", async ({ playwright, server }) => {
    const browser = await playwright.chromium.launch(browserWith(["--host-resolver-rules=MAP intranet.uni 127.0.0.1"]));
    await visit(
      browser,
      server,
      async (page) => {
        await voiceButton(page).click();
        await expect(line(page, "El navegador permite el micrófono solo en direcciones https")).toBeVisible();
      },
      `http://intranet.uni:${new URL(server.url).port}`,
    );
  });
});

/** The first question of an interview in a browser of its own, which is closed afterwards. */
async function visit(
  browser: Browser,
  server: { url: string; addStudent(): Promise<{ rut: string; password: string }> },
  look: (page: Page) => Promise<void>,
  baseURL = server.url,
): Promise<void> {
  try {
    const page = await browser.newPage({ baseURL, permissions: [] });
    // A name that only this browser knows cannot be asked for its pages from here.
    if (baseURL === server.url) await offerVoice(page);
    const { rut, password } = await server.addStudent();
    await page.goto("/login");
    await hydrated(page);
    await page.getByLabel("RUT").fill(rut);
    await page.getByLabel("Contraseña", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.waitForURL(/\/dashboard$/);
    await begin(page, "natalia");
    await look(page);
  } finally {
    await browser.close();
  }
}
