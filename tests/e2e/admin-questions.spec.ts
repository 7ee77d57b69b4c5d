import type { Page } from "@playwright/test";
import { addOffice, withDatabase } from "./support/office.ts";
import { expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** The head hunters' questions, as the office changes them. */

const toast = (page: Page) => page.getByRole("region", { name: /Notificaciones/ });
const editor = (page: Page) => page.getByRole("region", { name: /^(Editar|Agregar) pregunta$/ });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test(
  "a question is added, edited and switched off with the keyboard alone",
  { tag: "@widths" },
  async ({ page, server, signIn, expectAccessible }, { project }) => {
    const { people } = await addOffice(server);
    await withDatabase(server, async (db) => {
      await db.updateTable("users").set({ career: "Enfermería" }).where("id", "=", people.camila).execute();
    });
    // Both widths share the words of the test, not the server's questions.
    const own = `¿Qué harías con un paciente que no te cree, caso ${project.name}?`;
    const later = `¿Qué haces cuando un paciente no te cree, caso ${project.name}?`;
    await signIn(server.admin);
    await page.goto("/admin");
    await hydrated(page);
    const menu = page.getByRole("button", { name: "Abrir menú" });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Preguntas" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntas de entrevista");
    await page.getByRole("button", { name: /^Mia/ }).press("Enter");
    await expect(page.getByRole("table", { name: "Preguntas de Mia" })).toBeVisible();
    await expect(page).toHaveURL(/hunter=mia/);
    await expectAccessible();
    await expectNoSidewaysScroll(page);

    await page.getByRole("switch").nth(1).press("Space");
    await expect(toast(page)).toContainText("su entrevista necesita 10");

    await page.getByRole("button", { name: "Agregar pregunta" }).press("Enter");
    await expect(editor(page).getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(editor(page).getByLabel("Pregunta")).toBeFocused();
    await page.keyboard.type("Trabajar en equipo es importante.");
    await editor(page).getByLabel("Qué mide").selectOption("Ética");
    await editor(page).getByRole("button", { name: "Agregar" }).press("Enter");
    await expect(editor(page).getByLabel("Pregunta")).toBeFocused();
    await expect(editor(page).getByLabel("Pregunta")).toHaveAccessibleDescription(/Termina con un signo de pregunta/);
    await expectAccessible();
    await editor(page).getByLabel("Pregunta").fill(own);
    await editor(page).getByLabel("Carrera").selectOption("Enfermería");
    await editor(page).getByText("Cómo se evalúa").press("Enter");
    await editor(page).getByLabel("Respuesta de prueba (opcional)").fill("asdf qwer zxcv");
    await editor(page).getByRole("button", { name: "Probar con las reglas" }).press("Enter");
    await expect(editor(page).getByRole("status")).toContainText("No aceptarían esta respuesta");
    await expectAccessible();
    await expectNoSidewaysScroll(page);
    await editor(page).getByRole("button", { name: "Agregar" }).press("Enter");
    await expect(toast(page)).toContainText("Pregunta agregada");
    await expect(editor(page)).toBeHidden();
    await expect(row(page, own)).toContainText("Enfermería");

    const edit = page.getByRole("button", { name: `Editar: ${own}` });
    await edit.press("Enter");
    await expect(editor(page)).toContainText("Será la v2");
    await page.keyboard.press("Escape");
    await expect(edit).toBeFocused();
    await edit.press("Enter");
    await editor(page).getByLabel("Pregunta").fill(later);
    await page.getByRole("button", { name: /^Natalia/ }).press("Enter");
    await expect(toast(page)).toContainText("Tienes cambios sin guardar");
    await editor(page).getByRole("button", { name: "Guardar v2" }).press("Enter");
    await expect(row(page, later)).toContainText("v2");
    await page.getByRole("button", { name: `Editar: ${later}` }).press("Enter");
    await editor(page).getByText("1 versión anterior").press("Enter");
    await expect(editor(page)).toContainText(own);
    await expectAccessible();
    await page.keyboard.press("Escape");

    await row(page, later).getByRole("switch").press("Space");
    await expect(toast(page)).toContainText("Pregunta desactivada");
    await expect(row(page, later).getByRole("switch")).not.toBeChecked();
    await expectAccessible();
  },
);

test("the list shows what a career's students can be asked", async ({ page, server, signIn }) => {
  const { people } = await addOffice(server);
  await withDatabase(server, async (db) => {
    await db.updateTable("users").set({ career: "Enfermería" }).where("id", "=", people.camila).execute();
  });
  await signIn(server.admin);
  await page.goto("/admin/questions?hunter=cristian");
  await hydrated(page);
  const rows = page.getByRole("table").getByRole("row");
  // The ten of a first interview, 33 of later ones and seven for each of twelve areas, under their heading.
  await expect(rows).toHaveCount(1 + 10 + 33 + 7 * 12);
  await page.getByLabel("Carrera").selectOption("Enfermería");
  await expect(rows).toHaveCount(1 + 10 + 33 + 7);
  await page.getByLabel("Las hace").selectOption("carrera");
  await expect(rows).toHaveCount(1 + 7);
  await expect(rows.nth(1)).toContainText("Área: salud");
  await page.getByLabel("Las hace").selectOption("primera");
  await expect(rows).toHaveCount(1 + 10);
  await page.getByRole("searchbox", { name: "Buscar pregunta" }).fill("prioridades que no existen");
  await expect(page.getByText("Ninguna pregunta calza con lo que buscas")).toBeVisible();
  await expect(page).toHaveURL(/q=prioridades/);
});
