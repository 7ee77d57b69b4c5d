import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Account, TestServer } from "../../support/server.ts";

type Fixtures = {
  /** Signs in through the form and waits for the home screen. */
  signIn(account?: Account): Promise<void>;
  /** Fails on any accessibility violation of the page as it is now. */
  expectAccessible(): Promise<void>;
};

/** A real server per worker, a page whose console errors and CSP violations fail the test. */
export const test = base.extend<Fixtures & { failOnPageErrors: undefined }, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructured form
    async ({}, use) => {
      const server = await new TestServer().start();
      await use(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  failOnPageErrors: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("console", (message) => {
        // The browser itself logs every answer of 400 and above; tests of errors expect those.
        if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
          problems.push(message.text());
      });
      await use(undefined);
      expect(problems, "errors in the page").toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, server }, use) => {
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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(", ")}`,
        ),
      ).toEqual([]);
    });
  },
});

/**
 * Half way through a fade colours are paler than they are meant to be, and a fade may begin some frames after what asked
 * for it: goes on after several frames in a row in which no animation that ends was on its way.
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

/** React has taken over the page: before that a click can fall on markup without handlers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = document.querySelectorAll("button, a");
    return [...buttons].some((button) => Object.keys(button).some((key) => key.startsWith("__reactProps")));
  });
}

/** Somebody who saves data: nothing is fetched before it is opened. Call before the page. */
export async function onMeteredLine(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
  );
}

export { expect };
