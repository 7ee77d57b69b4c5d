import type { Page } from "@playwright/test";
import { answer, begin, expectQuestion, told } from "./support/interview.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** The dark appearance. The light one is looked at by the specs of the screens. */

const PAPER = { light: "rgb(246, 245, 242)", dark: "rgb(17, 24, 22)" } as const;

const STUDENT = [
  "/login",
  "/dashboard",
  "/analyze-cv",
  "/analyze-cv?id=2",
  "/interviews",
  "/interview-feedback",
  "/coach-schedule",
  "/my-activities",
  "/account",
];
const OFFICE = [
  "/admin",
  "/admin?tab=users",
  "/admin?tab=excel-upload",
  "/admin/coaches",
  "/admin/questions",
  "/admin/report",
  "/admin/institution",
];

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const html = (page: Page) => page.locator("html");
const choice = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [who, screens] of [
  ["a student", STUDENT],
  ["the office", OFFICE],
] as const) {
  test(`the screens of ${who} are accessible in the dark`, { tag: "@widths" }, async ({
    page,
    server,
    signIn,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    if (who === "the office") await signIn(server.admin);
    for (const path of screens) {
      // The page of who is not signed in comes first.
      if (path === "/dashboard") await signIn();
      await page.goto(path);
      await hydrated(page);
      expect(await ground(page), path).toBe(PAPER.dark);
      await test.step(path, expectAccessible);
    }
  });
}

/** On the sixth question's subject, without a case: the hunter asks back. */
const GENERAL = "Uno siempre trata de ordenarse, hay que hacer listas y cumplir con lo que se promete en el trabajo.";

test("an interview is accessible in the dark, a question asked back and a lost session, too", {
  tag: "@widths",
}, async ({ page, context, server, signIn, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(await server.addStudent());
  await begin(page, "natalia");
  for (const at of [0, 1, 2, 3, 4]) {
    await answer(page, told(at));
    await expectQuestion(page, at + 2);
  }
  await answer(page, GENERAL);
  await expect(page.getByText("Una pregunta más sobre esto")).toBeVisible();
  await test.step("a question asked back", expectAccessible);
  await context.clearCookies({ name: "sid" });
  await answer(page, told(5));
  await expect(page.getByRole("heading", { name: "Entra otra vez y sigue" })).toBeVisible();
  expect(await ground(page)).toBe(PAPER.dark);
  await test.step("a lost session", expectAccessible);
});

test("the choice is in the first markup, survives a reload and the end of the session", async ({
  page,
  server,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await signIn(await server.addStudent());
  await page.goto("/account");
  await hydrated(page);
  await expect(choice(page, "Sistema")).toHaveAttribute("aria-pressed", "true");
  await choice(page, "Oscuro").click();
  await expect(choice(page, "Oscuro")).toHaveAttribute("aria-pressed", "true");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => ground(page)).toBe(PAPER.dark);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "appearance");
  expect(cookie).toMatchObject({ value: "dark", sameSite: "Lax", httpOnly: true, path: "/" });
  await page.reload();
  expect(await ground(page)).toBe(PAPER.dark);
  await page.request.post("/api/auth/logout", { headers: { origin: server.url } });
  const markup = await (await page.request.get("/login")).text();
  expect(markup).toMatch(/<html[^>]* data-theme="dark"/);
  expect(markup).toContain('<meta name="theme-color" content="#111816"/>');
  await page.goto("/login");
  expect(await ground(page)).toBe(PAPER.dark);
  // On paper it is black on white whatever was chosen.
  await page.emulateMedia({ media: "print" });
  expect(await ground(page)).toBe("rgb(255, 255, 255)");
});

test("it is chosen without scripts, too, and a light choice holds on a dark device", async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await signIn(await server.addStudent());
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, javaScriptEnabled: false, colorScheme: "dark" });
  const still = await context.newPage();
  await still.goto(`${server.url}/account`);
  await choice(still, "Claro").click();
  await expect(html(still)).toHaveAttribute("data-theme", "light");
  await expect(still.locator("body")).toHaveCSS("background-color", PAPER.light);
  await choice(still, "Sistema").click();
  await expect(html(still)).not.toHaveAttribute("data-theme");
  await expect(still.locator("body")).toHaveCSS("background-color", PAPER.dark);
  await context.close();
});

test("an institution's accent has a shade for the dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  await hydrated(page);
  const act = () =>
    html(page).evaluate((root) => {
      root.setAttribute("style", "--color-act: #102030; --dark-act: #a0b0c0");
      return getComputedStyle(root).getPropertyValue("--color-act");
    });
  expect(await act()).toBe("#a0b0c0");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await act()).toBe("#102030");
});
