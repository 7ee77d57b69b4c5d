import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Account, TestServer } from "../../support/server.ts";

type Fixtures = {
  /**
   * Whether what can be opened on a screen is fetched before, as on a line without a limit: seconds of a test's time.
   */
  fetchesAhead: boolean;
  /** Opens a session for somebody who has seen the guide of the home screen; loads no page. */
  signIn(account?: Account): Promise<void>;
  /** Signs in through the form and waits for the home screen. */
  signInByForm(account?: Account): Promise<void>;
  /** Fails on any accessibility violation of the page as it is now. */
  expectAccessible(): Promise<void>;
};

/** A real server per worker, a page whose console errors and CSP violations fail the test. */
export const test = base.extend<Fixtures & { failOnPageErrors: undefined }, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructured form
    async ({}, use) => {
      const server = await new TestServer().start();
      // Screens with nothing on them show little of what can go wrong.
      await server.addAnalyses();
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  fetchesAhead: [false, { option: true }],
  failOnPageErrors: [
    async ({ page, fetchesAhead }, use, testInfo) => {
      if (!fetchesAhead) await onMeteredLine(page);
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("console", (message) => {
        // The browser itself logs every answer of 400 and above; tests of errors expect those.
        if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
          problems.push(message.text());
      });
      const requests = followRequests(page);
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) await describePage(page, requests);
      expect(problems, "errors in the page").toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, server }, use) => {
    await use((account = server.student) => enter(page, server.url, account));
  },
  signInByForm: async ({ page, server }, use) => {
    await use(async (account = server.student) => {
      await page.goto("/login");
      await hydrated(page);
      await page.getByLabel("RUT").fill(account.rut);
      await page.getByLabel("Contraseña", { exact: true }).fill(account.password);
      await page.getByRole("button", { name: "Iniciar sesión" }).click();
      await page.waitForURL(/\/(dashboard|admin)$/);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      await nothingMoves(page);
      // Without the page that it opens to gather what frames of other origins say: there are none, and it costs a
      // second.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .options({ resultTypes: ["violations"] })
        .analyze();
      expect(
        violations.map(
          (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(", ")}`,
        ),
      ).toEqual([]);
    });
  },
});

/** Requests without an answer yet, and those that failed with their reason. */
function followRequests(page: Page): { open: Set<string>; failed: string[] } {
  const found = { open: new Set<string>(), failed: [] as string[] };
  page.on("request", (request) => found.open.add(request.url()));
  page.on("requestfinished", (request) => found.open.delete(request.url()));
  page.on("requestfailed", (request) => {
    found.open.delete(request.url());
    found.failed.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  return found;
}

/** For the log of a run whose pictures nobody can open: what the page said when its test failed. */
async function describePage(page: Page, { open, failed }: ReturnType<typeof followRequests>): Promise<void> {
  const text = await page
    .locator("body")
    .innerText({ timeout: 5_000 })
    .catch((error: Error) => `(no text: ${error.message})`);
  process.stdout.write(
    `\n-- ${page.url()}\n${text.replace(/\n+/g, "\n").slice(0, 2_500)}\n` +
      `-- not answered: ${[...open].join(" ") || "none"}\n-- failed: ${failed.join(" ") || "none"}\n`,
  );
}

/** Signs in without the form, as somebody who has seen the guide of the home screen. */
export async function enter(page: Page, base: string, { rut, password }: Account): Promise<void> {
  const response = await page.request.post(`${base}/api/auth/login`, {
    data: { rut, password },
    headers: { origin: base },
  });
  expect(response.ok()).toBe(true);
  // Not where an erasure ends: nothing may be left there.
  await page.addInitScript(() => {
    if (location.pathname !== "/login") localStorage.setItem("hasSeenWelcome", "true");
  });
}

/**
 * Half way through a fade colours are paler than they are meant to be, and a fade may begin some frames after what
 * asked for it: goes on after several frames in a row in which no animation that ends was on its way.
 */
async function nothingMoves(page: Page): Promise<void> {
  await page.evaluate(
    ({ quietFrames, mostFrames }) =>
      new Promise<void>((resolve, reject) => {
        let quiet = 0;
        let frames = 0;
        const look = () => {
          const moving = document
            .getAnimations()
            .filter(
              ({ effect, pending, playState }) =>
                effect?.getComputedTiming().endTime !== Infinity && (pending || playState === "running"),
            );
          quiet = moving.length > 0 ? 0 : quiet + 1;
          frames += 1;
          if (quiet === quietFrames) return resolve();
          if (frames > mostFrames) return reject(new Error(`still moving: ${moving.length} animations`));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { quietFrames: 6, mostFrames: 300 },
  );
}

/**
 * React has taken over the page, and the panel of the chosen tab, which comes with a script of its own: before that a
 * click can fall on markup without handlers.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
    const panel = [...document.querySelectorAll("[role=tabpanel] :is(button, a)")];
    const isBegun = [...document.querySelectorAll("button, a")].some(isTaken);
    // React takes elements before it has finished; until then buttons are disabled, and a key on one does nothing.
    const isReady = document.querySelector("[data-waiting]") === null;
    return isBegun && isReady && (panel.length === 0 || panel.some(isTaken));
  });
}

/** Somebody who saves data: nothing is fetched before it is opened. Call before the page. */
export async function onMeteredLine(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
  );
}

export { expect };

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(scroll, "sideways scroll").toBeLessThanOrEqual(width);
}
