import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { JSON_RESUME } from "../support/json-resume.ts";
import { expect, hydrated, test } from "./support/test.ts";

const CV = path.resolve("tests/fixtures/cvs/dev/e01_nutricionista_hospital.pdf");
const CONTRACT = path.resolve("tests/fixtures/cvs/dev/e27_contrato_arriendo.pdf");
const SCAN = path.resolve("tests/fixtures/cvs/dev/e18_operador_maquinaria_scan.pdf");

async function choose(page: Page, file: string): Promise<void> {
  await page.getByLabel("Archivo de tu CV").setInputFiles(file);
}

async function openAnalyze(page: Page): Promise<void> {
  await page.goto("/analyze-cv");
  await hydrated(page);
}

async function analyze(page: Page, file: string): Promise<void> {
  await openAnalyze(page);
  await choose(page, file);
  await page.getByRole("button", { name: "Comenzar Análisis" }).click();
  await expect(page.getByText("Análisis Completado")).toBeVisible();
  await expect(page).toHaveURL(/\?id=\d+$/);
}

test.describe("CV analysis", () => {
  test.beforeEach(async ({ server, signIn }) => {
    // A student of its own for each test: analyses of one test must not be seen by another.
    await signIn(await server.addStudent());
  });

  test("goes from the file to the results, with the keyboard alone", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await openAnalyze(page);
    for (const name of ["Comenzar evaluación", "Comenzar Análisis"])
      await expect(page.getByRole("button", { name })).toBeDisabled();
    await expect(page.getByText("2-3 min")).toBeVisible();
    await expect(page.getByText(/Máximo 15MB/)).toBeVisible();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Elegir archivo" }).focus();
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(CV);
    await expect(page.getByText("e01_nutricionista_hospital.pdf")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Comenzar evaluación" }).focus();
    await page.keyboard.press("Enter");
    const bar = page.getByRole("progressbar", { name: /progreso/i });
    await expect(bar).toBeVisible();
    expect(Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(10);
    await expect(page.getByRole("button", { name: "Comenzar evaluación" })).toBeDisabled();
    await expect(page.getByText("Análisis Completado")).toBeVisible();
    await expect(page).toHaveURL(/\/analyze-cv\?id=\d+$/);
    for (const heading of ["Competencias", "Fortalezas", "Áreas de Mejora"]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    await expect(page.getByText("Perfil Profesional")).toBeVisible();
    await expectAccessible();
    const simulation = page.getByRole("link", { name: "Ir a Simulación" });
    await expect(simulation).toHaveAttribute("href", "/interviews?fromCvAnalysis=true");
    // From here every way to an interview asks from the CV, also a bare address.
    const questions = page.waitForRequest(/\/api\/interview\/questions\?hunterId=natalia&/);
    await page.goto("/interview-chat/natalia");
    await expect(page).toHaveURL(/\/interview-chat\/natalia\?fromCvAnalysis=true$/);
    await questions;
    await page.goto("/dashboard");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Entrevistas IA/ })
      .click();
    await expect(page).toHaveURL(/\/interviews(?:\?fromCvAnalysis=true)?$/);
  });

  test("shows what was read, how the score comes about, and quotes the CV literally", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await analyze(page, CV);
    await page.getByRole("button", { name: "Lo que leímos" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading").first()).toBeVisible();
    const read = (await dialog.textContent()) ?? "";
    await expectAccessible();
    await page.keyboard.press("Escape");
    const flat = (text: string) => text.replace(/\s+/g, "");
    const quotes = await page
      .locator("section, article, li")
      .getByText(/^«.+»$/)
      .allTextContents();
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(flat(read)).toContain(flat(quote.slice(1, -1)));
    await page
      .getByRole("button", { name: "Cómo se calcula" })
      .or(page.getByRole("link", { name: "Cómo se calcula" }))
      .first()
      .click();
    await expect(
      page
        .getByText(/Ortografía/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible();
  });

  test("lets the profile be corrected, here and in the report", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await analyze(page, CV);
    await page.getByRole("button", { name: "Editar Perfil" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nombre completo").fill("Nombre Corregido Ñandú");
    await dialog.getByLabel("Habilidades").fill(" nutrición clínica ,, HACCP , ");
    await expectAccessible();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await expect(page.getByText("Nombre Corregido Ñandú")).toHaveCount(0);
    await page.getByRole("button", { name: "Editar Perfil" }).first().click();
    await expect(dialog.getByLabel("Nombre completo")).not.toHaveValue("Nombre Corregido Ñandú");
    await dialog.getByLabel("Nombre completo").fill("Nombre Corregido Ñandú");
    await dialog.getByLabel("Habilidades").fill(" nutrición clínica ,, HACCP , ");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("heading", { name: "Nombre Corregido Ñandú" })).toBeVisible();
    await expect(page.getByText("HACCP", { exact: true }).first()).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar Reporte" }).click();
    const file = await (await download).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("takes a CV as JSON Resume, says so, and names what is wrong with one that is not", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await openAnalyze(page);
    const give = async (resume: object) => {
      const file = { name: "cv.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(resume)) };
      await page.getByLabel("Archivo de tu CV").setInputFiles(file);
      await page.getByRole("button", { name: "Comenzar Análisis" }).click();
    };
    await give({ ...JSON_RESUME, work: [{ position: "TENS", startDate: "marzo 2020" }] });
    await expect(page.getByRole("alert")).toContainText("«work[0].startDate»");
    await expect(page.getByRole("alert")).toContainText("debe ser una fecha como 2022");
    await expectAccessible();
    await give(JSON_RESUME);
    await expect(page.getByText("Análisis Completado")).toBeVisible();
    await expect(page.getByText("Leído desde JSON Resume")).toBeVisible();
    await expect(page.getByText("Quedó fuera de tu CV: basics.image, work[0].salary, hobbies.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Rosario Peñaloza Ibáñez" })).toBeVisible();
    await expectAccessible();
  });

  test("refuses what is no CV and keeps the chosen file", { tag: "@widths" }, async ({ page, expectAccessible }) => {
    await openAnalyze(page);
    await choose(page, CONTRACT);
    await page.getByRole("button", { name: "Comenzar Análisis" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Error al analizar CV" });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText(/no (parece )?un CV/);
    await expect(page.getByText("e27_contrato_arriendo.pdf")).toBeVisible();
    await expect(page.getByRole("button", { name: "Comenzar Análisis" })).toBeEnabled();
    await expectAccessible();
    await choose(page, CV);
    await expect(alert).toHaveCount(0);
  });

  test("refuses before sending what cannot be a CV: type, size, nothing in it", async ({ page }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "careers-files-"));
    const make = (name: string, size: number) => {
      writeFileSync(path.join(folder, name), Buffer.alloc(size, "a"));
      return path.join(folder, name);
    };
    await openAnalyze(page);
    for (const file of [make("planilla.xlsx", 10), make("enorme.pdf", 15 * 1024 * 1024 + 1), make("vacio.pdf", 0)]) {
      await choose(page, file);
      await expect(page.getByRole("alert").filter({ hasText: "Este archivo no sirve" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Comenzar Análisis" })).toBeDisabled();
    }
  });

  test("hears the server's 413 although the browser was still sending", async ({ page, server }) => {
    await openAnalyze(page);
    const answer = await page.evaluate(async () => {
      const form = new FormData();
      form.append("cv", new Blob([new Uint8Array(40 * 1024 * 1024)]), "enorme.pdf");
      const response = await fetch("/api/cv/analyze", { method: "POST", body: form });
      return { status: response.status, body: await response.json() };
    });
    expect(answer).toEqual({
      status: 413,
      body: { error: expect.any(String), message: expect.stringMatching(/15 MB/) },
    });
    expect((await page.request.get(`${server.url}/healthz`)).ok()).toBe(true);
  });

  test("goes on without the page, and is found again", { tag: "@widths" }, async ({ page, expectAccessible }) => {
    await openAnalyze(page);
    await choose(page, SCAN);
    const sent = page.waitForRequest("**/api/cv/analyze");
    await page.getByRole("button", { name: "Comenzar Análisis" }).click();
    await sent;
    await expect(page.getByText(/Puedes cerrar esta pestaña/)).toBeVisible();
    await page.goto("/analyze-cv");
    await expect(page.getByText("Análisis Completado").or(page.getByText("Analizando tu CV"))).toBeVisible();
    await expect(page.getByText("Análisis Completado")).toBeVisible();
    await page.goto("/my-activities");
    await hydrated(page);
    await expectAccessible();
    await page.getByRole("main").getByRole("link", { name: /ver/i }).first().click();
    await expect(page.getByText("Análisis Completado")).toBeVisible();
    await page.getByRole("button", { name: "Analizar Otro CV" }).first().click();
    await expect(page.getByRole("button", { name: "Elegir archivo" })).toBeVisible();
    await expect(page).toHaveURL(/\/analyze-cv$/);
  });

  test("shows another person's analysis to nobody", async ({ page, server, signIn }) => {
    await analyze(page, CV);
    const address = page.url();
    await signIn(await server.addStudent());
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Análisis Completado")).toHaveCount(0);
  });
});
