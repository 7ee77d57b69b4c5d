import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumPath } from "../support/chromium.ts";
import { answer, begin, expectQuestion, told } from "./support/interview.ts";
import { test as base, enter, expect, hydrated } from "./support/test.ts";

// The browser's own speech with an engine of ours (tests/fixtures/voices): Debian's has no voices. Its remote voice is
// the one that fits the page's language best, and must never be asked.

const VOICES = path.resolve("tests", "fixtures", "voices");

/** A browser with an extension: only a whole one takes any. */
function browserWithVoices(args: string[]) {
  return base.extend<{ context: BrowserContext; page: Page }>({
    context: async ({ baseURL, viewport, isMobile, hasTouch, locale }, use) => {
      const context = await chromium.launchPersistentContext("", {
        executablePath: chromiumPath("whole"),
        args: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", ...args],
        ignoreDefaultArgs: ["--headless", "--disable-extensions"],
        ...{ baseURL, viewport, isMobile, hasTouch, locale },
      });
      await use(context);
      await context.close();
    },
    page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  });
}

const test = browserWithVoices([
  `--disable-extensions-except=${VOICES}`,
  `--load-extension=${VOICES}`,
  "--disable-features=DisableLoadExtensionCommandLineSwitch",
]);

type Said = { voiceName: string; rate: number; text: string };

async function engine(page: Page) {
  const context = page.context();
  return context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
}

/** What the engine was asked to say so far. */
async function said(page: Page): Promise<Said[]> {
  return (await engine(page)).evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: { storage: { session: { get(key: string): Promise<{ said?: Said[] }> } } };
    };
    return (await chrome.storage.session.get("said")).said ?? [];
  });
}

/** The engine has spoken its text to the end. */
async function finish(page: Page): Promise<void> {
  await (await engine(page)).evaluate(() => (globalThis as unknown as { finish(): void }).finish());
}

/** Lets the engine speak until what it says holds this. */
async function hear(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const heard = (await said(page)).map((one) => one.text).join(" ");
    if (!heard.includes(text)) await finish(page);
    expect(heard).toContain(text);
  }).toPass();
}

const settings = (page: Page) => page.getByRole("button", { name: "Leer las preguntas en voz alta" });

async function openSettings(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Leer las preguntas", exact: true }).click();
}

test("an interview is read by the device's voice, never by the remote one, and only when asked for @widths", async ({
  page,
  server,
  isMobile,
  expectAccessible,
}) => {
  await enter(page, server.url, await server.addStudent());
  await begin(page, "natalia");
  await answer(page, told(0));
  await expectQuestion(page, 2);
  await expect(page.getByRole("button", { name: "Escuchar este mensaje" }).first()).toBeVisible();
  expect(await said(page)).toEqual([]);

  await openSettings(page, isMobile);
  await expect(settings(page)).toHaveAttribute("aria-pressed", "false");
  await settings(page).press("Enter");
  await expect(settings(page)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Rápida" }).press("Space");
  await expectAccessible();
  const second = await page.getByRole("log").locator("p.wrap-anywhere").last().innerText();
  await hear(page, second.slice(-20));

  await answer(page, told(1));
  await expectQuestion(page, 3);
  const third = await page.getByRole("log").locator("p.wrap-anywhere").last().innerText();
  await hear(page, third.slice(-20));
  const all = await said(page);
  expect(new Set(all.map(({ voiceName }) => voiceName))).toEqual(new Set(["Del equipo"]));
  expect(all.at(-1)?.rate).toBeCloseTo(1.25);

  await page.reload();
  await hydrated(page);
  await openSettings(page, isMobile);
  await expect(settings(page), "the choice is remembered").toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Rápida" })).toHaveAttribute("aria-pressed", "true");
  await settings(page).click();
  await page.reload();
  await hydrated(page);
  await openSettings(page, isMobile);
  await expect(settings(page)).toHaveAttribute("aria-pressed", "false");
});

test("one message is read, held and taken up again, and an answer makes silence", async ({ page, server }) => {
  await enter(page, server.url, await server.addStudent());
  await begin(page, "cristian");
  await page.getByRole("button", { name: "Escuchar este mensaje" }).last().click();
  await expect(page.getByText("Leyendo")).toBeVisible();
  await expect.poll(async () => (await said(page)).length).toBe(1);
  await page.getByRole("button", { name: "Pausar" }).click();
  await expect(page.getByText("Leyendo")).toHaveCount(0);
  await page.getByRole("button", { name: "Seguir" }).click();
  await expect.poll(async () => (await said(page)).length).toBe(2);
  const [first, again] = await said(page);
  expect(again?.text).toBe(first?.text);
  await answer(page, told(0));
  await expect(page.getByText("Leyendo")).toHaveCount(0);
  await expectQuestion(page, 2);
  expect(await said(page)).toHaveLength(2);
});

browserWithVoices(["--disable-extensions"])(
  "without a voice of the device there is nothing to press",
  async ({ page, server }) => {
    await enter(page, server.url, await server.addStudent());
    await begin(page, "mia");
    await expect(page.getByText("Cómo ordenar tu respuesta")).toBeVisible();
    await expect(page.getByRole("button", { name: /Escuchar|Leer las preguntas/ })).toHaveCount(0);
  },
);
