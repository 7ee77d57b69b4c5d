import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { logo } from "../support/logos.ts";
import { pagesOf } from "../support/report-pdf.ts";
import { addOffice, withDatabase } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notificaciones/ });

async function open(page: Page, link: string): Promise<void> {
  await page.goto("/admin");
  await hydrated(page);
  const menu = page.getByRole("button", { name: "Abrir menú" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: link }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Panel de Administración");
}

test("a day is blocked and freed again, with the keyboard alone", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await signIn(server.admin);
  await open(page, "Coaches y ausencias");
  const card = page.getByRole("article").last();
  await card.getByRole("button", { name: "Agregar ausencia" }).press("Enter");
  await expect(card.getByLabel("Desde")).toBeFocused();
  await expect(card.getByLabel("Desde")).toHaveAccessibleDescription("Elige desde cuándo.");
  await expectAccessible();
  const year = new Date().getFullYear() + 1;
  await card.getByLabel("Desde").fill(`${year}-01-15`);
  await card.getByLabel("Hora de inicio (opcional)").fill("14:00");
  await card.getByLabel("Hasta (opcional)").fill(`${year}-01-16`);
  await card.getByLabel("Motivo (opcional)").fill("Vacaciones");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Ausencia agregada");
  const blocked = card.getByRole("listitem");
  await expect(blocked).toContainText(`15-01-${year}, 14:00 a 16-01-${year}`);
  await expect(blocked).toContainText("Vacaciones");
  await blocked.getByRole("button").press("Enter");
  await expect(blocked).toBeHidden();
});

test("a request for review is answered once, and the person reads it", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const account = await server.addStudent("Laura Meza Pino");
  await withDatabase(server, (db) =>
    db
      .insertInto("review_requests")
      .values({
        user_id: account.id,
        subject: "cv",
        subject_id: 1,
        message: "Mi práctica no está en el puntaje.",
        answer: null,
        answered_by: null,
        created_at: new Date().toISOString(),
        answered_at: null,
      })
      .execute(),
  );
  await signIn(server.admin);
  await open(page, "Revisiones");
  // Another test's student may have the same name.
  const request = page.getByRole("article", { name: "Laura Meza Pino" }).filter({ hasText: "Mi práctica no está" });
  await expect(request).toContainText("Mi práctica no está en el puntaje.");
  await expectAccessible();
  await request.getByRole("button", { name: "Enviar respuesta" }).press("Enter");
  await expect(request.getByLabel("Respuesta para Laura Meza Pino")).toBeFocused();
  await page.keyboard.type("La revisé: sumaste 4 puntos por la práctica.");
  await request.getByRole("button", { name: "Enviar respuesta" }).press("Enter");
  await expect(toast(page)).toContainText("Respuesta enviada");
  await expect(request).toBeHidden();
  await page.getByRole("tab", { name: "Respondidas" }).click();
  await expect(page.getByText("La revisé: sumaste 4 puntos por la práctica.")).toBeVisible();
  await signIn(account);
  await page.goto("/account");
  await expect(page.getByRole("blockquote")).toContainText("La revisé: sumaste 4 puntos por la práctica.");
});

test("the report follows the period, prints without the frame, and names nobody", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
  isMobile,
}) => {
  await addOffice(server);
  await signIn(server.admin);
  await open(page, "Informe del período");
  await expect(page.getByRole("img", { name: /^Uso por semana/ })).toBeVisible();
  await expectAccessible();
  expect(await page.getByRole("main").textContent()).not.toContain("Valentina");
  await page.getByText("Ver los datos en una tabla").click();
  await expect(page.getByRole("table", { name: "Uso por semana" })).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByLabel("Desde").fill("2019-01-01");
  await expect(page.getByText("Elige un período de hasta un año.")).toBeVisible();
  await page.getByLabel("Hasta").fill("2019-02-01");
  await expect(page.getByText("Del 01-01-2019 al 01-02-2019.")).toBeVisible();
  await page.getByLabel("Agrupar por").selectOption("career");
  await expect(page).toHaveURL(/by=career/);
  await page.emulateMedia({ media: "print" });
  // Paper has neither buttons nor links.
  await expect(page.getByRole("link").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  await expect(page.getByLabel("Desde")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Puntajes de CV" })).toBeVisible();
});

test("the report is taken as PDF, for the filters on the screen", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await addOffice(server);
  await signIn(server.admin);
  await page.goto("/admin/report?from=2026-08-01&to=2026-11-24&by=career");
  await hydrated(page);
  const link = page.getByRole("link", { name: "Descargar PDF" });
  await expect(link).toBeVisible();
  await expectAccessible();
  const download = page.waitForEvent("download");
  await link.press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("informe-2026-08-01-2026-11-24.pdf");
  const [first] = await pagesOf(readFileSync(await file.path()));
  expect(first?.text).toContain("Informe del período, por carrera");
  expect(first?.text).toContain("Del 01-08-2026 al 24-11-2026");
});

test("the state of the system says what needs somebody", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await signIn(server.admin);
  await open(page, "Estado del sistema");
  await expect(page.getByText("Todavía no hay respaldos")).toBeVisible();
  await expect(page.getByText("El correo no está configurado")).toBeVisible();
  await expect(page.getByText("Responden las reglas, por AI_ENGINE=rules.")).toBeVisible();
  await expect(page.getByText("256.00 MB que los archivos subidos no ocupan")).toBeVisible();
  await expect(page.getByText("El disco está lleno")).toBeHidden();
  await expectAccessible();
  await page.getByRole("link", { name: "Volver al panel" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("a coach has a portrait, or initials", { tag: "@widths" }, async ({ page, server, signIn, expectAccessible }) => {
  await signIn(server.admin);
  await open(page, "Coaches y ausencias");
  const card = page.getByRole("article").first();
  await card
    .getByLabel(/^Archivo con la foto/)
    .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: logo({ width: 900, height: 1200 }) });
  await expect(toast(page)).toContainText("Foto guardada");
  const picture = card.locator("img");
  await expect(picture).toHaveAttribute("src", /\/api\/coaching\/coaches\/\d+\/portrait\?v=/);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(512);
  await expectAccessible();
  await card.getByRole("button", { name: /^Usar las iniciales/ }).press("Enter");
  await expect(toast(page)).toContainText("Quedan las iniciales");
  await expect(picture).toHaveCount(0);
});
