import { stripVTControlCharacters } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { enter, hydrated, onMeteredLine } from "../../tests/e2e/support/test.ts";
import type { Account } from "../../tests/support/announcement.ts";
import { chromiumPath } from "../../tests/support/chromium.ts";
import { type Row, yes } from "../image-test/rows.ts";

/** Tests the migrated copy in a browser: every screen as a page, and navigation that a single page does not test. */

type Screen = { address: string; heading: string };
type Visited = { url: string; student: Account; admin: Account };

const FOR_ALL: readonly Screen[] = [
  { address: "/login", heading: "Tu próximo paso empieza aquí" },
  { address: "/login-old", heading: "Entra con tu email" },
];
const FOR_STUDENTS: readonly Screen[] = [
  { address: "/dashboard", heading: "Hola, " },
  { address: "/analyze-cv", heading: "Actividad CV" },
  { address: "/interviews", heading: "Entrevistas IA" },
  { address: "/interview-chat/natalia", heading: "Natalia" },
  // Without a finished interview, so its empty state is shown.
  { address: "/interview-feedback", heading: "Resultado de Entrevista" },
  { address: "/coach-schedule", heading: "Agenda Coach" },
  { address: "/my-activities", heading: "Mis Actividades" },
  { address: "/account", heading: "Mi cuenta" },
];
const FOR_ADMINS: readonly Screen[] = [{ address: "/admin", heading: "Panel de Administración" }];

export const SCREENS: readonly Screen[] = [...FOR_ALL, ...FOR_STUDENTS, ...FOR_ADMINS];

/** Time limit in milliseconds for a step of the browser on a busy machine. */
const PATIENCE = 45_000;
/** Maximum length of an error message in the table. */
const MAX_TOLD = 300;
/** The browser's own message for a failed request, which is expected while the network is cut. */
const LOST_REQUEST = /Failed to load resource/;

/** @returns a row for each screen and each kind of navigation */
export async function visitScreens(server: Visited): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    return [
      ...(await visit(browser, async (page) => {
        const rows: Row[] = [];
        for (const screen of FOR_ALL) rows.push(await openScreen(page, server.url, screen));
        return rows;
      })),
      ...(await visit(browser, (page) => walkAsStudent(page, server))),
      ...(await visit(browser, (page) => moveAbout(page, server))),
      ...(await visit(browser, async (page) => {
        await enter(page, server.url, server.admin);
        const rows: Row[] = [];
        for (const screen of FOR_ADMINS) rows.push(await openScreen(page, server.url, screen));
        return rows;
      })),
    ];
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, walk: (page: Page) => Promise<Row[]>): Promise<Row[]> {
  const viewport = { width: 1440, height: 900 };
  const context: BrowserContext = await browser.newContext({
    locale: "es-CL",
    timezoneId: "America/Santiago",
    viewport,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const rows = await walk(page);
  await context.close();
  return rows;
}

async function walkAsStudent(page: Page, { url, student }: Visited): Promise<Row[]> {
  // The welcome guide covers the home screen until it has been seen.
  await page.addInitScript(() => localStorage.setItem("hasSeenWelcome", "true"));
  const rows = [await attempt(page, "sign-in by the form", () => signInByForm(page, url, student))];
  for (const screen of FOR_STUDENTS) rows.push(await openScreen(page, url, screen));
  return rows;
}

/** With an empty browser cache and without prefetching, so that the next screen is loaded over the network. */
async function moveAbout(page: Page, { url, student }: Visited): Promise<Row[]> {
  await enter(page, url, student);
  await onMeteredLine(page);
  const staysOpen = () => loseLine(page, url);
  return [
    await attempt(page, "a screen stays while the next cannot be fetched", staysOpen, LOST_REQUEST),
    await attempt(page, "a link opens a screen in the same document", () => followLink(page, url)),
  ];
}

/** Checks status, heading, and that the browser's console shows no error. */
async function openScreen(page: Page, url: string, { address, heading }: Screen): Promise<Row> {
  let seen = "nothing";
  const row = await attempt(page, address, async () => {
    const response = await page.goto(url + address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const title = page.getByRole("heading", { level: 1 });
    seen = `${response?.status()} ${(await title.innerText()).replace(/\s+/g, " ")}`;
    if (response?.status() !== 200 || !seen.startsWith(`200 ${heading}`)) throw new Error("another screen");
  });
  return { ...row, asked: `200 ${heading}`, measured: row.ok ? seen : `${seen}; ${row.measured}` };
}

async function signInByForm(page: Page, url: string, { rut, password }: Account): Promise<void> {
  await page.goto(`${url}/login`);
  await hydrated(page);
  await page.getByLabel("RUT").fill(rut);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await page.waitForURL(/\/dashboard$/);
}

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Requests the data of a screen alone. */
async function followLink(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menuLink(page, "Agenda Coach").click();
  await heading(page, "Agenda Coach").waitFor();
  if (!(await page.evaluate(() => "sameDocument" in window))) throw new Error("it came as a new document");
}

/** Decisions 21 and 54: the notice appears, the screen stays, and the next one opens when it is asked for again. */
async function loseLine(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account`);
  await hydrated(page);
  const typed = page.getByLabel("Contraseña nueva", { exact: true });
  await typed.fill("Un texto a medias");
  await page.context().setOffline(true);
  await menuLink(page, "Mis Actividades").click();
  const notice = page.locator("[aria-live=polite] > div").filter({ hasText: "Sin conexión" });
  await notice.waitFor();
  if ((await typed.inputValue()) !== "Un texto a medias") throw new Error("what was typed is gone");
  await page.context().setOffline(false);
  await notice.waitFor({ state: "hidden" });
  await menuLink(page, "Mis Actividades").click();
  await heading(page, "Mis Actividades").waitFor();
}

/** @param expected console errors that the tested situation causes */
async function attempt(page: Page, name: string, work: () => Promise<void>, expected?: RegExp): Promise<Row> {
  const problems: string[] = [];
  const onError = (error: Error) => problems.push(String(error));
  const onMessage = (message: { type(): string; text(): string }) => {
    if (message.type() === "error" && !expected?.test(message.text())) problems.push(message.text());
  };
  page.on("pageerror", onError);
  page.on("console", onMessage);
  await work().catch((error: unknown) => problems.push(error instanceof Error ? error.message : String(error)));
  page.off("pageerror", onError);
  page.off("console", onMessage);
  const ok = problems.length === 0;
  return yes(
    name,
    ok,
    ok ? "yes" : stripVTControlCharacters(problems.join("; ")).replace(/\s+/g, " ").slice(0, MAX_TOLD),
  );
}
