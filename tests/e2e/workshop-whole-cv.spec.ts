import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";
import { studentWithCv, wordText } from "./support/worked-cv.ts";

/** With something to do as a whole, and two words to look at. */
const CV = `Valentina Soto Rojas
Quilpué, Chile
RUT: 12.345.678-5

EXPERIENCIA LABORAL
Cajera, Supermercado Los Boldos, marzo 2018 - diciembre 2019
- Atención de público en caja
- Ordené la recepcion de facturas
Analista de inventario, Bodegas del Sur, marzo 2022 - actualidad
- Ordené la bodega por fecha de llegada y la atencion de proveedores

Educación
Ingeniería Comercial, Universidad del Alerce, 2014 - 2018

REFERENCIAS
Paula Herrera, jefa de sala, Supermercado Los Boldos

CONTACTO
valentina.soto@correo.cl
+56 9 8765 4321
`;

test("orders the whole CV, corrects its words one by one, and writes it so", {
  tag: "@widths",
}, async ({ page, server, expectAccessible }) => {
  const { student, id } = await studentWithCv(server, CV);
  await enter(page, server.url, student);
  await page.goto(`/workshop/${id}`);
  await hydrated(page);
  const whole = page.getByRole("region", { name: "Todo el CV" });
  await expect(whole).toContainText("Tus trabajos van del más antiguo al más nuevo.");
  await expect(whole).toContainText("Tu correo y tu teléfono no están en la cabecera.");
  await expect(whole).toContainText("12.345.678-5");
  await expect(whole).toContainText("no a tu mismo Word");
  await expect(whole).toContainText("2 palabras por revisar");
  // A page that is one page has no length to speak of.
  await expect(whole.getByRole("heading", { name: "Largo" })).toHaveCount(0);
  await expectAccessible();
  await expectNoSidewaysScroll(page);

  const kept = async (choose: Promise<void>) => {
    await Promise.all([page.waitForResponse((answer) => answer.url().endsWith("/acts") && answer.ok()), choose]);
  };
  await kept(whole.getByRole("checkbox", { name: "Lo más nuevo primero" }).press("Space"));
  await kept(whole.getByRole("checkbox", { name: "Dejarlos fuera" }).press("Space"));

  const word = whole.getByRole("textbox", { name: "Cómo se escribe «recepcion»" });
  await expect(word).toHaveValue("recepción");
  await whole.getByRole("button", { name: "Corregir" }).press("Enter");
  await expect(whole.getByRole("textbox", { name: "Cómo se escribe «atencion»" })).toBeVisible();
  await expect(whole.getByRole("heading", { name: "Ortografía" })).toBeFocused();
  const right = whole.getByRole("button", { name: "Está bien así" });
  await expect(right).toBeEnabled();
  await kept(right.press("Enter"));
  await expect(whole).toContainText("No quedan palabras por revisar.");
  await expectAccessible();
  await page.reload();
  await hydrated(page);
  await expect(whole).toContainText("No quedan palabras por revisar.");
  await expect(whole.getByRole("checkbox", { name: "Lo más nuevo primero" })).toBeChecked();
  await expect(page.getByText("Con las líneas que usas")).toBeVisible();
  await whole.getByRole("button", { name: "Revisar otra vez: atencion" }).press("Enter");
  await expect(whole).toContainText("1 palabra por revisar");

  await page.goto(`/workshop/${id}/versions`);
  await hydrated(page);
  await expect(page.getByText("Va como elegiste en «Todo el CV» del Taller: lo más nuevo primero.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Dejar fuera datos personales/ })).toBeChecked();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar DOCX" }).press("Enter");
  const text = await wordText(await download);
  expect(text.indexOf("Analista de inventario")).toBeLessThan(text.indexOf("Cajera"));
  expect(text).toContain("la recepción de facturas");
  expect(text).toContain("la atencion de proveedores");
  expect(text).not.toContain("12.345.678-5");
  await expectAccessible();
});
