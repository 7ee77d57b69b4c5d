import { expect, hydrated, test } from "./support/test.ts";

test.describe("the welcome guide", () => {
  test("opens on the first visit, walks through four steps and stays away until the next sign-in", {
    tag: "@widths",
  }, async ({ page, signInByForm, expectAccessible }) => {
    await signInByForm();
    const guide = page.getByRole("dialog");
    const next = guide.getByRole("button", { name: "Siguiente" });
    const back = guide.getByRole("button", { name: "Anterior" });
    await expect(next).toBeVisible();
    await expect(back).toBeDisabled();
    await expectAccessible();
    const titles = new Set<string>();
    for (let step = 1; step <= 3; step += 1) {
      titles.add((await guide.getByRole("heading").first().textContent()) ?? "");
      await next.click();
      await expect(guide.getByText(`Paso ${step + 1} de 4`)).toBeVisible();
    }
    titles.add((await guide.getByRole("heading").first().textContent()) ?? "");
    expect(titles.size).toBe(4);
    await expect(next).toHaveCount(0);
    await back.click();
    await expect(guide.getByText("Paso 3 de 4")).toBeVisible();
    await next.click();
    await guide.getByRole("button", { name: "Comenzar" }).click();
    // The dialog's own box has no size: gone is when its parts are.
    await expect(guide).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(guide).toHaveCount(0);
    await signInByForm();
    await expect(next).toBeVisible();
  });

  test("keeps the focus inside, closes with Esc and gives the focus back", async ({ page, signInByForm }) => {
    await signInByForm();
    const guide = page.getByRole("dialog");
    await expect(guide.getByRole("button", { name: "Siguiente" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(guide).toHaveCount(0);
    const open = page.getByRole("button", { name: "Ver Guía" });
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(guide.getByRole("button", { name: "Siguiente" })).toBeVisible();
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
  });

  test("is gone the moment it is closed, however soon after opening", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/dashboard");
    await hydrated(page);
    const open = page.getByRole("button", { name: "Ver Guía" });
    const guide = page.getByRole("dialog");
    // Its script is loaded with the first opening.
    await open.click();
    await expect(guide.getByRole("button", { name: "Siguiente" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(guide).toHaveCount(0);
    for (const frames of [0, 1, 2, 4, 8]) {
      const left = await open.evaluate(async (button: HTMLElement, wait) => {
        const frame = () => new Promise((go) => requestAnimationFrame(go));
        const dialogs = () => document.querySelectorAll("[role=dialog]").length;
        button.click();
        for (let passed = 0; passed < wait || dialogs() === 0; passed += 1) await frame();
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        await frame();
        await frame();
        return dialogs();
      }, frames);
      // One that lingers unseen would keep every click from the page.
      expect(left, `closed after ${frames} frames`).toBe(0);
    }
  });

  test("does not move for people who asked for less motion", async ({ page, signInByForm }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signInByForm();
    const guide = page.getByRole("dialog");
    await guide.getByRole("button", { name: "Siguiente" }).click();
    const moving = await page.evaluate(
      () => document.getAnimations().filter((animation) => animation.playState === "running").length,
    );
    expect(moving).toBe(0);
  });
});
