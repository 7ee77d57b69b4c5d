import { enter, expect, hydrated, test } from "./support/test.ts";

const FIRST = "En la cafetería donde trabajaba los pedidos se confundían. Hice unas fichas con los números de mesa.";

test("practice is reached from the interviews, says what there is to work on, and what is done", {
  tag: "@widths",
}, async ({ page, server, expectAccessible }) => {
  await enter(page, server.url, await server.addStudent());
  await page.goto("/interviews");
  await page.getByRole("link", { name: "Practicar una pregunta" }).click();
  await expect(page.getByRole("heading", { name: "Aún no hay respuestas tuyas" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Probar con una pregunta" }).click();
  await expect(page.getByRole("textbox", { name: "Tu respuesta" })).toBeVisible();

  await page.goto("/practice/natalia-9");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Tu respuesta" }).fill(FIRST);
  await page.getByRole("button", { name: "Ver qué hay y qué falta" }).click();
  await expect(page.getByRole("heading", { name: "Tu respuesta, por partes" })).toBeFocused();
  await page.getByRole("link", { name: "Tus ejercicios" }).click();

  await expect(page.getByRole("heading", { name: "El ejercicio de hoy está hecho" })).toBeVisible();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Cerrar con un resultado" }) });
  await expect(row).toContainText("Para trabajar. Vuelve hoy. No lo encontramos en: iniciativa.");
  await expect(row).toContainText("No en la última leída con seguridad");
  await expect(row.getByRole("link", { name: /^¿Has mejorado algo/ })).toHaveAttribute("href", "/practice/natalia-9");
  await expectAccessible();
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
});
