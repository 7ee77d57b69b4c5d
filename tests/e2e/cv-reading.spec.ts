import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

/** 'Lo que leímos': what is doubtful is asked, what is wrong is corrected, and the result is another one at once. */

/** A message in one paragraph: its jobs, studies and skills are read with doubt, and it has no address. */
const MESSAGE = path.resolve("tests/fixtures/cvs/dev/e20_cuidadora_mensaje.txt");

/**
 * "Hace 5 años" is counted from this month, and ends the job of "2018 al 2021" where it begins in its last year: the
 * months of that job, and of both together.
 */
function monthsOfWork(now = new Date()): { first: number; both: number } {
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const begin = month - 60;
  const end = Math.floor(begin / 12) === 2021 ? begin - 1 : 2021 * 12 + 11;
  const first = end - 2018 * 12 + 1;
  return { first, both: first + 61 };
}

function inYears(months: number): string {
  const years = Math.round((months / 12) * 10) / 10;
  return `${String(years).replace(".", ",")} ${years === 1 ? "año" : "años"}`;
}

async function openReading(page: Page): Promise<void> {
  await page.goto("/analyze-cv");
  await hydrated(page);
  await page.getByLabel("Archivo de tu CV").setInputFiles(MESSAGE);
  await page.getByRole("button", { name: "Comenzar Análisis" }).click();
  await expect(page.getByText("Análisis Completado")).toBeVisible();
  await expect(page).toHaveURL(/\?id=\d+$/);
  await page.getByRole("button", { name: "Lo que leímos" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Tus trabajos" })).toBeVisible();
}

const saved = (page: Page) => expect(page.getByRole("dialog").getByRole("status")).toContainText("Guardado.");
const shot = async (page: Page, name: string) => {
  const folder = process.env.READING_SHOTS;
  if (folder) await page.screenshot({ path: path.join(folder, `${name}-${page.viewportSize()?.width}.png`) });
};

test.describe("what was read", () => {
  test.beforeEach(async ({ server, signIn }) => {
    await signIn(await server.addStudent());
  });

  test("is confirmed, corrected and filled in with the keyboard alone", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await openReading(page);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Cuatro datos por revisar" })).toBeVisible();
    await expectAccessible();
    await shot(page, "1-doubts");

    // One key answers a doubt, and the focus stays in its row.
    await dialog.getByRole("button", { name: "Está bien así: cuidadora de adulto mayor" }).focus();
    await page.keyboard.press("Enter");
    await saved(page);
    await expect(dialog.getByText("Confirmado por ti")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Tres datos por revisar" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Corregir cuidadora de adulto mayor" })).toBeFocused();

    await dialog.getByRole("button", { name: "Corregir nombre" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("textbox", { name: "Nombre" })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Rosa Elvira Maulén Soto");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Corregido por ti")).toBeVisible();
    await expect(dialog.getByText("1 corrección")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Corregir nombre" })).toBeFocused();

    await dialog.getByRole("button", { name: "Escribir correo" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("rosa@");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Escribe el correo completo, como nombre@correo.cl.")).toBeVisible();
    await expectAccessible();
    await shot(page, "2-error");
    await page.keyboard.type("example.cl");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("No está en tu CV: agrégalo.")).toBeVisible();
    await expectAccessible();

    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1, name: "Rosa Elvira Maulén Soto" })).toBeVisible();
    await expect(page.getByText("Corregido por ti: nombre")).toBeVisible();
    await expect(page.getByText("rosa@example.cl").first()).toBeVisible();
    await expectAccessible();
    await shot(page, "3-profile");
    await page.reload();
    await expect(page.getByText("Corregido por ti: nombre")).toBeVisible();
  });

  test("takes jobs, studies and skills, and the years follow at once", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await openReading(page);
    const dialog = page.getByRole("dialog");
    const { first, both } = monthsOfWork();
    await expect(dialog.getByText(`${inYears(both)} en total`)).toBeVisible();

    await dialog.getByRole("button", { name: "Corregir cuidadora de adulto mayor" }).click();
    await dialog.getByLabel("Desde").fill("2020-15");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(dialog.getByText("Escribe mes y año, como 03-2022, o solo el año.")).toBeVisible();
    await dialog.getByLabel("Desde").fill("01-2023");
    await dialog.getByLabel("Sigo ahí").uncheck();
    await dialog.getByLabel("Hasta").fill("12-2023");
    await expectAccessible();
    await shot(page, "4-job");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await saved(page);
    await expect(dialog.getByText("enero 2023 a diciembre 2023")).toBeVisible();
    await expect(dialog.getByText(`${inYears(first + 12)} en total`)).toBeVisible();

    await dialog.getByRole("button", { name: "No es un trabajo" }).click();
    await expect(dialog.getByText("No es un trabajo, dijiste")).toBeVisible();
    await expect(dialog.getByText("1 año en total")).toBeVisible();
    await dialog.getByRole("button", { name: "Devolver asesora del hogar puertas afuera" }).click();
    await expect(dialog.getByText(`${inYears(first + 12)} en total`)).toBeVisible();

    await dialog.getByRole("button", { name: "Agregar un trabajo que falta" }).click();
    await dialog.getByLabel("Cargo").fill("Cajera");
    await dialog.getByLabel("Desde").fill("01-2010");
    await dialog.getByLabel("Hasta").fill("12-2012");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(dialog.getByText("Agregado por ti")).toBeVisible();
    await expect(dialog.getByText(`${inYears(first + 48)} en total`)).toBeVisible();

    await dialog.getByRole("button", { name: "Corregir habilidades" }).click();
    await dialog.getByRole("button", { name: "Sacar aseo" }).click();
    await dialog.getByLabel("Agregar habilidades").fill("Excel, primeros auxilios");
    await shot(page, "5-skills");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(dialog.getByText("Excel, primeros auxilios: no están en tu CV, agrégalas.")).toBeVisible();
    await expect(dialog.getByRole("list", { name: "Habilidades" })).not.toContainText("aseo");
    await dialog.getByRole("button", { name: "No es un estudio" }).click();
    await expect(dialog.getByText("No es un estudio, dijiste")).toBeVisible();
    await expectAccessible();
    await shot(page, "6-after");
    await dialog.getByRole("button", { name: "Listo, ver resultado" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`${inYears(first + 48)} de experiencia`).first()).toBeVisible();
    await expect(page.getByText("Excel, primeros auxilios: no están en tu CV, agrégalas.")).toBeVisible();
  });
});
