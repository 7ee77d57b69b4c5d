import { gzipSync } from "node:zlib";
import { expect, hydrated, test } from "./support/test.ts";

const SCREENS = [
  "/login",
  "/login-old",
  "/dashboard",
  "/analyze-cv",
  "/my-activities",
  "/rubrica",
  "/interviews",
  "/interview-chat/natalia",
  "/interview-feedback",
  "/coach-schedule",
  "/account",
  "/no-existe",
];
const JS_BUDGET = 130 * 1024;

test.describe("every screen", () => {
  for (const path of SCREENS) {
    test(`${path}: accessible, fits the width, loads little, asks nobody outside`, { tag: "@widths" }, async ({
      page,
      server,
      signIn,
      expectAccessible,
    }) => {
      await signIn();
      const scripts = new Set<string>();
      const outside: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
        if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
      });
      await page.goto(path, { waitUntil: "networkidle" });
      await hydrated(page);
      await expectAccessible();
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: innerWidth,
      }));
      expect(scroll, "sideways scroll").toBeLessThanOrEqual(width);
      await expect(page.locator("h1")).toHaveCount(1);
      expect(outside).toEqual([]);
      let bytes = 0;
      for (const url of scripts) bytes += gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
      expect(scripts.size).toBeGreaterThan(0);
      expect(bytes, "JavaScript, gzip").toBeLessThanOrEqual(JS_BUDGET);
    });
  }
});

test("an unknown address is a 404 that helps", async ({ page, signIn }) => {
  await signIn();
  for (const path of ["/no-existe", "/interview-selection"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
});

test("the logo hides when it cannot be loaded", async ({ page }) => {
  await page.route("**/art/mark.svg", (route) => route.abort());
  await page.goto("/login");
  await hydrated(page);
  await expect(page.locator('img[src="/art/mark.svg"]:visible')).toHaveCount(0);
});

test("the menu leads everywhere, with the keyboard alone", { tag: "@widths" }, async ({ page, signIn, isMobile }) => {
  await signIn();
  const targets = [
    ["Inicio", "/dashboard"],
    ["Analizar CV", "/analyze-cv"],
    ["Entrevistas IA", "/interviews"],
    ["Agenda Coach", "/coach-schedule"],
    ["Mis Actividades", "/my-activities"],
    ["Mi cuenta", "/account"],
  ] as const;
  for (const [name, path] of targets) {
    await page.goto("/rubrica");
    await hydrated(page);
    if (isMobile) {
      const menu = page.getByRole("button", { name: /menú/i });
      await menu.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog").getByRole("link", { name })).toBeVisible();
    }
    const link = page.getByRole("link", { name }).filter({ visible: true }).first();
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});
