import type { Page } from "@playwright/test";
import { NO_OFFER, OFFER } from "../support/job-offers.ts";
import { inDatabase } from "./support/interview.ts";
import { SAP, withOffer } from "./support/offers.ts";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test("a text that is no offer stays in the box, and the student may insist", { tag: "@widths" }, async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.goto("/job-match");
  await hydrated(page);
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByText("La comparamos con «CV Camila Rojas, versión 2.txt»")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Texto de la oferta" });
  await field.fill(NO_OFFER);
  await page.getByRole("button", { name: "Comparar con mi CV" }).press("Enter");
  await expect(page.getByRole("alert").getByText("No reconocimos una oferta")).toBeVisible();
  await expect(field).toHaveValue(NO_OFFER);
  await expectAccessible();
  await page.getByRole("button", { name: "Es una oferta igual" }).press("Enter");
  await page.waitForURL(/\/job-match\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/job-match");
  await expect(field).toHaveValue("");
});

test("without a CV nothing that was pasted is lost", async ({ page, server, expectAccessible }) => {
  await enter(page, server.url, await server.addStudent());
  await page.goto("/job-match");
  await hydrated(page);
  await expect(page.getByText("Primero necesitamos tu CV")).toBeVisible();
  await expectAccessible();
  const field = page.getByRole("textbox", { name: "Texto de la oferta" });
  await field.fill(OFFER);
  await expect(page.getByRole("button", { name: "Comparar con mi CV" })).toBeDisabled();
  await page.getByRole("link", { name: "Analizar mi CV" }).click();
  await page.waitForURL(/\/analyze-cv/);
  await page.goBack();
  await expect(field).toHaveValue(OFFER);
  await page.reload();
  await expect(field).toHaveValue(OFFER);
});

test("a file is read into the box, for the student to look at", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/job-match");
  await hydrated(page);
  const file = page.getByLabel("Archivo con la oferta");
  await file.setInputFiles({ name: "aviso.txt", mimeType: "text/plain", buffer: Buffer.from(OFFER) });
  await expect(page.getByText("Esto leímos del archivo. Revísalo y compara.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Texto de la oferta" })).toHaveValue(/Dominio de SAP/);
  await file.setInputFiles({ name: "aviso.xyz", mimeType: "text/plain", buffer: Buffer.from(OFFER) });
  await expect(page.getByRole("alert").getByText("Este archivo no sirve")).toBeVisible();
});

test("a comparison says what the CV shows, and takes answers and corrections by keyboard", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const id = await withOffer(page, server);
  await page.goto(`/job-match/${id}`);
  await hydrated(page);
  await expect(
    page.getByText("Cumples 2 de 3 requisitos obligatorios. De uno más no se sabe: no cuenta en contra."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Mejorarlo en el Taller" })).toHaveAttribute("href", /^\/workshop\/\d+$/);
  await expect(row(page, "Dominio de SAP").getByText(`«${SAP}»`)).toBeVisible();
  await expect(row(page, "Manejo de Oracle Hyperion").getByText("Tu CV no lo nombra.")).toBeVisible();
  await expect(page.getByText(/%(?! las diferencias)/)).toHaveCount(0);
  await expectAccessible();
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: /^Sí, tengo ?: Licencia de conducir clase B$/ }).press("Enter");
  await expect(page.getByText("Cumples 3 de 4 requisitos obligatorios. Uno lo dices tú.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lo que piden" })).toBeFocused();
  await expect(row(page, "Licencia de conducir clase B").getByText("Tú dices que sí.")).toBeAttached();
  await page.getByRole("button", { name: "Deshacer" }).press("Enter");
  await expect(page.getByText("Cumples 2 de 3 requisitos obligatorios.")).toBeVisible();

  await page.getByRole("button", { name: "Corregir: Manejo de Oracle Hyperion" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Qué piden, con las palabras del aviso" })).toBeFocused();
  await page.getByRole("combobox", { name: "Cuánto insisten" }).selectOption("Deseable");
  await expectAccessible();
  await page.getByRole("button", { name: "Guardar y comparar" }).press("Enter");
  await expect(page.getByText("Cumples los 2").or(page.getByText("Cumples 2 de 2 requisitos"))).toBeVisible();
  await expect(row(page, "Manejo de Oracle Hyperion").getByText("Corregido por ti")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).press("Enter");
  await expect(page.getByText("Cumples 2 de 3 requisitos obligatorios.")).toBeVisible();
  await expect(page.getByText("Corregido por ti")).toHaveCount(0);
});

test("only words of the offer are added, and what was read with doubt is asked", async ({ page, server }) => {
  const id = await withOffer(page, server);
  await page.goto(`/job-match/${id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Agregar algo que piden" }).click();
  const words = page.getByRole("textbox", { name: "Qué piden, con las palabras del aviso" });
  await words.fill("Doctorado en física");
  await page.getByRole("button", { name: "Guardar y comparar" }).click();
  await expect(page.getByText("Esas palabras no están en el aviso. Cópialas tal como aparecen.")).toBeVisible();
  // Marked in the offer itself.
  await page.getByRole("textbox", { name: "El aviso", exact: true }).evaluate((area: HTMLTextAreaElement) => {
    const at = area.value.indexOf("Excel avanzado");
    area.focus();
    area.setSelectionRange(at, at + "Excel avanzad".length);
  });
  await page.keyboard.press("Shift+ArrowRight");
  await expect(words).toHaveValue("Excel avanzado");
  await page.getByRole("button", { name: "Guardar y comparar" }).click();
  await expect(page.getByText("Cumples 3 de 4 requisitos obligatorios.")).toBeVisible();

  await expect(page.getByRole("heading", { name: "¿Piden esto?" })).toBeVisible();
  await page.getByRole("button", { name: /^Sí, lo piden ?: Distribución de alimentos$/ }).click();
  await expect(page.getByRole("heading", { name: "¿Piden esto?" })).toHaveCount(0);
  await expect(page.getByText("Ahora contamos «Distribución de alimentos».")).toBeVisible();
});

test("the list keeps states and days, filters, deletes and takes the deletion back", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const id = await withOffer(page, server, [{ post: "Asistente de Presupuesto" }]);
  await page.goto("/job-match/offers");
  await hydrated(page);
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("combobox", { name: "Estado de Analista de Planificación" }).selectOption("Entrevista");
  await page.getByRole("button", { name: "Entrevista 1" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Analista de Planificación"]);

  await page.getByRole("button", { name: "Fecha, nota y más de Analista de Planificación" }).press("Enter");
  await page.getByLabel("Fecha (opcional)").fill("2099-03-05");
  await page.getByLabel("Nota (opcional)").fill("Preguntar por Hyperion");
  await expectAccessible();
  await page.getByRole("button", { name: "Guardar" }).press("Enter");
  await expect(page.getByText("entrevista el jueves 5 de marzo")).toBeVisible();
  await expect(page.getByText("Nota: Preguntar por Hyperion")).toBeVisible();
  await expect(page.getByText(/^Entrevista en \d+ días$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver la comparación" })).toHaveAttribute("href", `/job-match/${id}`);

  await page.getByRole("button", { name: "Fecha, nota y más de Analista de Planificación" }).press("Enter");
  await page.getByRole("button", { name: "Borrar esta oferta" }).press("Enter");
  await expect(page.getByRole("button", { name: "Sí, borrarla" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Borraste «Analista de Planificación».")).toBeVisible();
  await page.getByRole("button", { name: "Todas 1" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Asistente de Presupuesto"]);
  await page.getByRole("button", { name: "Deshacer" }).press("Enter");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(2);
  await expectAccessible();
});

test("is entered from the home, the interviews and the result of a CV", async ({ page, server, signIn }) => {
  await signIn();
  const newest = await inDatabase(server, (db) =>
    db
      .selectFrom("cv_analyses")
      .innerJoin("users", "users.id", "cv_analyses.user_id")
      .select(({ fn }) => fn.max("cv_analyses.id").as("id"))
      .where("rut", "=", server.student.rut)
      // Other tests of this server may have left analyses without a result.
      .where("processing_status", "=", "completed")
      .where("results", "is not", null)
      .executeTakeFirstOrThrow(),
  );
  for (const from of ["/dashboard", "/interviews", `/analyze-cv?id=${newest.id}`]) {
    await page.goto(from);
    await hydrated(page);
    await page.getByRole("main").locator('a[href="/job-match"]').click();
    await expect(page.getByRole("heading", { level: 1, name: "Ajuste a una oferta" })).toBeVisible();
  }
});

test("another student's offer is not found, and the list of a new student is empty", async ({ page, server }) => {
  const id = await withOffer(page, server);
  await enter(page, server.url, await server.addStudent());
  expect((await page.goto(`/job-match/${id}`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "No encontramos esa oferta" })).toBeVisible();
  await page.getByRole("link", { name: "Ver mis ofertas" }).click();
  await expect(page.getByText("Aún no hay ofertas en tu lista")).toBeVisible();
});
