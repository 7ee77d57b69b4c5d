import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** What a person sees of a zone for files, before and without scripts. */
async function expectWords(page: Page, { drag, choose }: { drag: string; choose: string }, byFinger: boolean) {
  await expect(page.getByText(byFinger ? choose : drag)).toBeVisible();
  await expect(page.getByText(byFinger ? drag : choose)).toBeHidden();
  await expect(page.getByRole("button", { name: "Elegir archivo" })).toBeVisible();
}

test("nobody is told to drag a file with a finger, not even before the scripts start", { tag: "@widths" }, async ({
  page,
  browser,
  server,
  signIn,
  isMobile,
  viewport,
}) => {
  await signIn(await server.addStudent());
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    storageState,
    viewport,
    hasTouch: isMobile,
    isMobile,
    javaScriptEnabled: false,
  });
  const still = await context.newPage();
  await still.goto(`${server.url}/analyze-cv`);
  await expectWords(still, { drag: "Arrastra tu CV hasta aquí", choose: "Elige tu CV" }, isMobile);
  await context.close();
  await signIn(server.admin);
  await page.goto("/admin?tab=excel-upload");
  const sheet = { drag: "Arrastra la planilla hasta aquí", choose: "Elige la planilla" };
  await expectWords(page, sheet, isMobile);
});
