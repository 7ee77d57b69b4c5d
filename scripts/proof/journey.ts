import path from "node:path";
import { type Browser, type BrowserContext, chromium, expect, type Locator, type Page } from "@playwright/test";
import { projectRoot } from "#app/platform/paths.server.ts";
import { answer, begin, expectQuestion, told } from "../../tests/e2e/support/interview.ts";
import { hydrated } from "../../tests/e2e/support/test.ts";
import { browserWith, microphoneThatPlays, speechFile } from "../../tests/e2e/support/voice.ts";
import type { Account } from "../../tests/support/announcement.ts";
import { people, workbook } from "../../tests/support/workbooks.ts";

/** Browser sessions of a student and an administrator, which count every request of the browser. */

const CV = path.join(projectRoot, "tests", "fixtures", "cvs", "dev", "e01_nutricionista_hospital.pdf");
/** The random-weight model generates text until its deadlines, strace slows it down, and the machine may be slow. */
const SLOW = { timeout: 300_000 };

/** Reading a document has a time limit that a busy machine can miss under strace, so it is retried. */
const TRIES = 3;

export type Visited = {
  url: string;
  student: Account;
  admin: Account;
};
/** Number of requests of the browser, by host. */
export type Requests = Map<string, number>;

/** Starts a browser whose microphone plays the tones for "uno" and "tres". */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(browserWith(microphoneThatPlays(speechFile(["uno", "tres"], 60))));
}

/** @returns the number of requests to each host */
export async function walkThrough(browser: Browser, { url, student, admin }: Visited): Promise<Requests> {
  const requests: Requests = new Map();
  await visit(browser, url, student, requests, async (page) => {
    await analyse(page);
    await practise(page);
    await book(page);
    for (const at of ["/dashboard", "/my-activities", "/account", "/rubrica", "/interview-feedback"])
      await look(page, at);
  });
  await visit(browser, url, admin, requests, async (page) => {
    for (const tab of ["users", "cv-analyses", "coach-sessions", "feedback", "activities"])
      await look(page, `/admin?tab=${tab}`);
    await preview(page);
    for (const at of ["/admin/system", "/admin/coaches", "/admin/report", "/admin/reviews"]) await look(page, at);
  });
  return requests;
}

/** Signs in, books the last free hour of some day and leaves; two emails should then be sent. */
export async function bookOnly(browser: Browser, { url, student }: Visited): Promise<void> {
  await visit(browser, url, student, new Map(), book);
}

async function visit(
  browser: Browser,
  url: string,
  account: Account,
  requests: Requests,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    locale: "es-CL",
    timezoneId: "America/Santiago",
    permissions: ["microphone"],
  });
  try {
    record(context, requests);
    const page = await context.newPage();
    await signIn(page, account);
    await work(page);
  } finally {
    await context.close();
  }
}

function record(context: BrowserContext, requests: Requests): void {
  context.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (!/^(?:https?|wss?):$/.test(protocol)) return;
    requests.set(host, (requests.get(host) ?? 0) + 1);
  });
}

async function signIn(page: Page, { rut, password }: Account): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("hasSeenWelcome", "true"));
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("RUT").fill(rut);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await page.waitForURL(/\/(dashboard|admin)$/, SLOW);
}

async function look(page: Page, at: string): Promise<void> {
  const response = await page.goto(at, { waitUntil: "networkidle" });
  if (!response?.ok()) throw new Error(`${at}: ${response?.status()}`);
}

async function analyse(page: Page): Promise<void> {
  await page.goto("/analyze-cv");
  await hydrated(page);
  await page.getByLabel("Archivo de tu CV").setInputFiles(CV);
  await pressUntilRead(page, "Comenzar Análisis", page.getByText("Análisis Completado"));
}

async function pressUntilRead(page: Page, button: string, done: Locator): Promise<void> {
  const refused = page.getByRole("alert").filter({ hasText: "demasiado complejo" });
  for (let tries = 0; tries < TRIES && !(await done.isVisible()); tries += 1) {
    await page.getByRole("button", { name: button }).click();
    await expect(refused).toHaveCount(0);
    await expect(done.or(refused)).toBeVisible(SLOW);
  }
  await expect(done).toBeVisible();
}

/** Gives one written answer, then starts a spoken one. */
async function practise(page: Page): Promise<void> {
  await begin(page, "natalia");
  await answer(page, told(0));
  await expectQuestion(page, 2);
  await page.getByRole("button", { name: "Grabar respuesta por voz" }).click();
  await expect(page.getByRole("textbox")).toHaveValue(/uno|tres/, SLOW);
  await page.getByRole("button", { name: "Grabar respuesta por voz" }).click();
}

async function book(page: Page): Promise<void> {
  await page.goto("/coach-schedule");
  await hydrated(page);
  const free = (name: string) => page.getByRole("radiogroup", { name }).getByRole("radio", { disabled: false });
  await page.getByRole("radio", { name: "Héctor Aravena" }).check();
  await free("Elige la fecha").nth(4).check();
  await free("Elige la hora").last().check();
  await page.getByRole("button", { name: "Continuar" }).click();
  // The demo student's own address is not a valid one, so the form asks for another.
  await page.getByLabel("Email").fill("camila@universidad.example");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "Confirmar Reserva" }).click();
  await expect(page.getByRole("alert")).toContainText("¡Cita agendada exitosamente!", SLOW);
}

async function preview(page: Page): Promise<void> {
  await page.goto("/admin?tab=excel-upload");
  await hydrated(page);
  const buffer = workbook([["RUT", "Nombre"], ...people(12)]);
  await page
    .getByLabel("Archivo Excel")
    .setInputFiles({ name: "nomina.xlsx", mimeType: "application/octet-stream", buffer });
  // The dialog element itself has no size, so its contents are checked.
  const dialog = page.getByRole("dialog", { name: "Revisa antes de cargar" });
  await pressUntilRead(page, "Revisar antes", dialog.getByText("Creado", { exact: true }).first());
}
