import { answer, begin, expectQuestion, secondsLeft, told } from "./support/interview.ts";
import { enter, expect, test } from "./support/test.ts";

const DISCLOSED = "Hace semanas que lloro todas las noches, no duermo y ya no quiero seguir viviendo.";

test.describe("somebody who discloses distress", () => {
  test.beforeEach(async ({ page, server }) => {
    await enter(page, server.url, await server.addStudent());
    await begin(page, "natalia");
  });

  test("is shown where help is, goes on at the same question, and nothing of it is left", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await answer(page, told(0));
    await expectQuestion(page, 2);
    await answer(page, DISCLOSED);
    const care = page.getByRole("dialog", { name: "Gracias por contarlo. Paremos un momento." });
    await expect(care.getByRole("heading")).toBeFocused();
    await expect(care.getByRole("link", { name: /^Llamar.*4141$/ })).toHaveAttribute("href", "tel:*4141");
    await expect(care).toContainText("131 ambulancia, 133 Carabineros");
    await expectAccessible();
    await expect(page.getByText("no quiero seguir viviendo")).toHaveCount(0);
    await expect(page.locator("main")).toContainText("En pausa");
    await page.keyboard.press("Escape");
    await expect(care).toBeVisible();
    await care.getByRole("button", { name: "Seguir" }).press("Enter");
    await expect(care).toBeHidden();
    await expectQuestion(page, 2);
    expect(await secondsLeft(page)).toBeGreaterThan(1_700);
    await expect(page.getByText("Sugerencias 0/3")).toBeVisible();
    await page.getByRole("button", { name: "Recuperar mi texto" }).click();
    await expect(page.getByRole("textbox")).toHaveValue(DISCLOSED);
    await page.getByRole("textbox").fill(told(1));
    await page.keyboard.press("Enter");
    await expectQuestion(page, 3);
    await page.reload();
    await expect(page.getByText("no quiero seguir viviendo")).toHaveCount(0);
  });

  test("leaves it there, at home, without being asked for stars", async ({ page }) => {
    await answer(page, DISCLOSED);
    await page.getByRole("button", { name: "Dejarlo aquí" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/my-activities");
    await expect(page.locator("main")).not.toContainText("viviendo");
  });

  test("is shown where help is also when it came to light at the end, without a connection until then", async ({
    page,
  }) => {
    for (let at = 0; at < 9; at += 1) {
      await answer(page, told(at));
      await expectQuestion(page, at + 2);
    }
    await page.route("**/api/interview/analyze-response", (route) => route.abort());
    await answer(page, DISCLOSED);
    const care = page.getByRole("dialog", { name: "Gracias por contarlo. Paremos un momento." });
    await expect(care).toContainText("La entrevista ya había terminado");
    await expect(care.getByRole("link", { name: /^Llamar.*4141$/ })).toBeVisible();
    await care.getByRole("button", { name: "Ver mi resultado" }).click();
    await expect(page).toHaveURL(/\/interview-feedback/);
    await expect(page.locator("main")).not.toContainText("viviendo");
  });
});
