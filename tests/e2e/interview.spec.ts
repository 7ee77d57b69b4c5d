import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

const OFF_TOPIC = "asdkjh qweoiu zxmnb lkjasd";

async function answer(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox");
  await expect(box).toBeEnabled();
  await box.fill(text);
  await box.press("Enter");
}

test.describe("an interview", () => {
  test.beforeEach(async ({ page, server, signIn }) => {
    await signIn(await server.addStudent());
    await page.evaluate(() => localStorage.setItem("hasSeenWelcome", "true"));
  });

  test("is chosen, begun, interrupted by a reload and gone on with at the same question", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/interviews");
    await hydrated(page);
    await expectAccessible();
    await page
      .getByRole("link", { name: /Comenzar Entrevista/ })
      .or(page.getByRole("button", { name: /Comenzar Entrevista/ }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/interview-chat\/natalia/);
    await page.getByRole("button", { name: "Sí, estoy listo/a" }).click();
    await expect(page.getByText(/1\s*\/\s*10/).first()).toBeVisible();
    await answer(
      page,
      "Durante mi práctica ordené el inventario de la bodega y bajé los quiebres de stock a la mitad en dos meses.",
    );
    await expect(page.getByText(/2\s*\/\s*10/).first()).toBeVisible();
    await expectAccessible();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: /Continuar/ }).click();
    await expect(page.getByText(/2\s*\/\s*10/).first()).toBeVisible();
    await expect(page.getByText(/ordené el inventario/)).toBeVisible();
  });

  test("ends after the third off-topic answer and leads through the rating to a result", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/interview-chat/cristian");
    await hydrated(page);
    await page.getByRole("button", { name: "Sí, estoy listo/a" }).click();
    await answer(page, OFF_TOPIC);
    await expect(page.getByText("Sugerencia del Head Hunter")).toHaveCount(1);
    await answer(page, `${OFF_TOPIC} otra`);
    await expect(page.getByText("Sugerencia del Head Hunter")).toHaveCount(2);
    await answer(page, `${OFF_TOPIC} más`);
    await expect(
      page
        .getByRole("link", { name: "Volver a seleccionar Head Hunter" })
        .or(page.getByRole("button", { name: "Volver a seleccionar Head Hunter" }))
        .first(),
    ).toBeAttached();
    const send = page.getByRole("button", { name: "Enviar Feedback" });
    await expect(send).toBeDisabled();
    await page.getByRole("radio").nth(3).check({ force: true });
    await expectAccessible();
    await send.click();
    await expect(page.getByText("¡Gracias por tu feedback!")).toBeVisible();
    await page.waitForURL(/\/dashboard$/);
    await page.goto("/interview-feedback");
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Resultado de Entrevista" })).toBeVisible();
    await expect(page.getByText("Ejemplo", { exact: true })).toHaveCount(0);
    await expectAccessible();
  });

  test("with somebody unknown is a 404 that says so", async ({ page }) => {
    const response = await page.goto("/interview-chat/__proto__");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Head Hunter no encontrado").first()).toBeVisible();
  });
});
