import { enter, expect, hydrated, test } from "./support/test.ts";

const FIRST = "En la cafetería donde trabajaba los pedidos se confundían. Hice unas fichas con los números de mesa.";
const SECOND = `${FIRST} Los reclamos bajaron de 15 a 4 por semana y la dueña las puso en sus otros dos locales.`;

test.describe("practising one question", () => {
  test.beforeEach(async ({ page, server }) => enter(page, server.url, await server.addStudent()));

  test("shows what is there, a version to fill, and what the second try gained; by keyboard", {
    tag: "@widths",
  }, async ({ page, expectAccessible }) => {
    await page.goto("/practice/natalia-9");
    await hydrated(page);
    await expectAccessible();
    const field = page.getByRole("textbox", { name: "Tu respuesta" });
    await field.fill(FIRST);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Ver qué hay y qué falta" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Tu respuesta, por partes" })).toBeFocused();
    await expect(page.getByText("Está: «Hice unas fichas con los números de mesa»")).toBeVisible();
    await expectAccessible();

    await page.getByRole("textbox", { name: "Cifra: ¿cuánto?" }).fill("bajaron a la mitad");
    await page.getByRole("button", { name: "Llevarla a mi próximo intento" }).press("Enter");
    const again = page.getByRole("textbox", { name: "Tu nuevo intento" });
    await expect(again).toBeFocused();
    await expect(again).toHaveValue(`${FIRST} Bajaron a la mitad.`);

    await again.fill(SECOND);
    await page.getByRole("button", { name: "Comparar con el anterior" }).click();
    await expect(page.getByRole("heading", { name: "Ahora tu historia tiene final" })).toBeFocused();
    await expectAccessible();
    await expect(page.getByRole("link", { name: "Volver al inicio" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ahora tu historia tiene final" })).toBeVisible();
    // What was reached is celebrated once.
    await expect(page.getByRole("link", { name: "Volver al inicio" })).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Tu nuevo intento" })).toHaveValue(SECOND);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
  });

  test("is entered from every question of a result", async ({ page }) => {
    await page.goto("/interview-feedback");
    await hydrated(page);
    await page.getByRole("button", { name: "Ver Feedback Completo" }).click();
    await page.getByRole("tab", { name: "Detalles" }).click();
    const links = page.getByRole("link", { name: /^Practicar la pregunta/ });
    await expect(links).toHaveCount(await page.getByRole("tabpanel").getByRole("listitem").count());
    await links.first().click();
    await page.waitForURL(/\/practice\//);
    await expect(page.getByRole("heading", { name: "Practicar", level: 1 })).toBeVisible();
  });

  test("is entered from the next step that names a question", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/interview-feedback");
    await hydrated(page);
    const step = page.getByRole("link", { name: /^(?:Practica|Prepara) la pregunta \d+/ });
    const number = Number(/\d+/.exec((await step.textContent()) ?? "")?.[0]);
    await page.getByRole("button", { name: "Ver Feedback Completo" }).click();
    await page.getByRole("tab", { name: "Detalles" }).click();
    const asked = page
      .getByRole("tabpanel")
      .getByRole("heading", { level: 3 })
      .nth(number - 1);
    const question = ((await asked.textContent()) ?? "").replace(/^\d+\.\s*/, "");
    await page.keyboard.press("Escape");
    await step.click();
    await page.waitForURL(/\/practice\//);
    await expect(page.getByRole("heading", { name: question })).toBeVisible();
  });

  test("says a plain sentence to what is no answer, and takes the next try", async ({ page, expectAccessible }) => {
    await page.goto("/practice/natalia-9");
    await hydrated(page);
    await page.getByRole("textbox", { name: "Tu respuesta" }).fill("Nada que decir.");
    await page.getByRole("button", { name: "Ver qué hay y qué falta" }).click();
    await expect(page.getByRole("heading", { name: "Aquí no reconocimos una respuesta" })).toBeFocused();
    await expect(page.getByText("Falta", { exact: false })).toHaveCount(0);
    await expectAccessible();
    await page.getByRole("textbox", { name: "Tu nuevo intento" }).fill(FIRST);
    await page.getByRole("button", { name: "Comparar con el anterior" }).click();
    await expect(page.getByText("Está: «Hice unas fichas con los números de mesa»")).toBeVisible();
  });

  test("stops at a text that discloses distress, and gives it back", async ({ page, expectAccessible }) => {
    await page.goto("/practice/natalia-9");
    await hydrated(page);
    const text = "Hace semanas que lloro todas las noches, no duermo y pienso en matarme.";
    await page.getByRole("textbox", { name: "Tu respuesta" }).fill(text);
    await page.getByRole("button", { name: "Ver qué hay y qué falta" }).click();
    await expect(page.getByRole("heading", { name: "Gracias por contarlo. Paremos un momento." })).toBeFocused();
    await expectAccessible();
    await page.getByRole("button", { name: "Seguir" }).click();
    await expect(page.getByRole("textbox", { name: "Tu respuesta" })).toHaveValue(text);
    await expect(page.getByRole("textbox", { name: "Tu respuesta" })).toBeFocused();
  });

  test("says so where there is no such question", async ({ page }) => {
    await page.goto("/practice/nadie-1");
    await expect(page.getByRole("heading", { name: "No encontramos esa pregunta" })).toBeVisible();
  });
});
