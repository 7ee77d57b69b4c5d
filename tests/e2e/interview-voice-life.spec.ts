import type { Page } from "@playwright/test";
import { begin, goOn, inDatabase } from "./support/interview.ts";
import { test as base, enter, expect } from "./support/test.ts";
import {
  browserWith,
  microphoneThatPlays,
  offerVoice,
  speechFile,
  transcribeWith,
  voiceServer,
  watchMicrophone,
} from "./support/voice.ts";

// What happens to a recording when the world around it changes: a telephone is locked, a microphone taken away, the
// time over.

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
test.use({
  launchOptions: browserWith(microphoneThatPlays(speechFile(["uno", "dos"], 0))),
  permissions: ["microphone"],
});

const voiceButton = (page: Page) => page.getByRole("button", { name: "Grabar respuesta por voz" });
const line = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Its microphone, and how many recordings the page has sent. */
async function talk(page: Page): Promise<void> {
  await voiceButton(page).click();
  await expect(line(page, "Grabando")).toBeVisible();
}

let sent = 0;
let microphone: { isOn(): Promise<boolean> };
let student: { id: number };
test.beforeEach(async ({ page, server }) => {
  test.setTimeout(120_000);
  sent = 0;
  microphone = await watchMicrophone(page);
  student = await server.addStudent();
  await enter(page, server.url, student as Awaited<ReturnType<typeof server.addStudent>>);
  await offerVoice(page);
  await transcribeWith(page, (_, route) => {
    sent += 1;
    return route.fulfill({ json: { text: `parte ${sent}` } });
  });
});

/** The browser's own sign of another tab, or of a locked screen: a headless one never hides a page. */
async function see(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("a locked screen or another tab ends it; what was said is kept, and one press goes on", async ({ page }) => {
  await begin(page, "natalia");
  await talk(page);
  await see(page, "hidden");
  expect(await microphone.isOn()).toBe(false);
  await see(page, "visible");
  await expect(page.getByRole("textbox")).toHaveValue("parte 1");
  await expect(line(page, "La grabación se detuvo porque dejaste esta página")).toBeVisible();
  await expect(voiceButton(page)).toHaveAttribute("aria-pressed", "false");
  await talk(page);
  expect(await microphone.isOn()).toBe(true);
});

test("a microphone that is taken away ends it, and the words before are kept", async ({ page }) => {
  await begin(page, "natalia");
  await talk(page);
  await page.evaluate(() => {
    // The fake device cannot be unplugged: its track ends, and says so, as one that was.
    for (const stream of (window as unknown as { opened: MediaStream[] }).opened) {
      for (const track of stream.getTracks()) {
        track.stop();
        track.dispatchEvent(new Event("ended"));
      }
    }
  });
  await expect(page.getByRole("alert")).toContainText("Error de micrófono");
  await expect(page.getByRole("textbox")).toHaveValue("parte 1");
  await expect(line(page, "El micrófono no responde")).toBeVisible();
  await expect(voiceButton(page)).toHaveAttribute("aria-pressed", "false");
});

test("a microphone that the system silences is said at once, and its return too", async ({ page }) => {
  await begin(page, "natalia");
  await talk(page);
  const silence = (value: boolean) =>
    page.evaluate((muted) => {
      // A telephone call, or the switch on the device: the fake one has none.
      for (const stream of (window as unknown as { opened: MediaStream[] }).opened)
        for (const track of stream.getTracks())
          Object.defineProperty(track, "muted", { value: muted, configurable: true });
    }, value);
  await silence(true);
  await expect(line(page, "No se escucha nada")).toBeVisible();
  await silence(false);
  await expect(line(page, "Grabando")).toBeVisible();
});

test("the end of the time ends it, and nothing more is sent", async ({ page, server }) => {
  await begin(page, "natalia");
  // The first question stands on the screen before the server knows of the interview.
  await expect
    .poll(() =>
      inDatabase(server, async (db) => {
        const changed = db.updateTable("interviews").set({ remaining: 8 }).where("user_id", "=", student.id);
        return Number((await changed.executeTakeFirst()).numUpdatedRows);
      }),
    )
    .toBe(1);
  await page.reload();
  await goOn(page);
  await talk(page);
  await expect(voiceButton(page)).toBeDisabled({ timeout: 20_000 });
  expect(await microphone.isOn()).toBe(false);
  await expect(page).toHaveURL(/\/interview-feedback/);
});

test("another page lets go of the microphone, also by the browser's own way", async ({ page }) => {
  await begin(page, "natalia");
  await talk(page);
  // A page that is kept for going back would keep its microphone too.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await microphone.isOn()).toBe(false);
  await expect(voiceButton(page)).toHaveAttribute("aria-pressed", "false");
});
