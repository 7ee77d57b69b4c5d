import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { ApiClient } from "../support/api-client.ts";
import { addCrowd, addOffice, CROWD } from "./support/office.ts";
import { expect, expectNoSidewaysScroll, hydrated, onMeteredLine, test } from "./support/test.ts";

const TABS = {
  "coach-sessions": "Sesiones de coaching",
  users: "Usuarios",
  "cv-analyses": "Análisis CV",
  activities: "Actividades",
  feedback: "Feedback",
  "excel-upload": "Carga Excel",
} as const;

const JS_BUDGET = 130 * 1024;

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const rows = (page: Page) => page.getByRole("tabpanel").getByRole("row");

async function open(page: Page, address = "/admin"): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test("every tab shows its rows, is accessible, and fits the width", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await addOffice(server);
  await signIn(server.admin);
  await open(page);
  await expect(tab(page, "Sesiones de coaching")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(/\d+ (sesión|sesiones) de coaching programadas?$/)).toBeVisible();
  const shown = {
    "coach-sessions": "Valentina Soto Arriagada",
    users: "Gestión de Usuarios",
    "cv-analyses": "cv-valentina-soto-2026-version-final.pdf",
    activities: "Inicio de sesión",
    feedback: "Me ayudó a ordenar mis ejemplos.",
    "excel-upload": "Columna A",
  };
  for (const [id, name] of Object.entries(TABS)) {
    await tab(page, name).click();
    await expect(page).toHaveURL(id === "coach-sessions" ? /\/admin$/ : new RegExp(`tab=${id}$`));
    await expect(
      page
        .getByRole("tabpanel")
        .getByText(shown[id as keyof typeof TABS])
        .last(),
    ).toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScroll(page);
  }
  await page.goBack();
  await expect(tab(page, "Feedback")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(tab(page, "Feedback")).toHaveAttribute("aria-selected", "true");
});

test("the tabs move with the arrows, and the focus stays on them", async ({ page, server, signIn }) => {
  await signIn(server.admin);
  await open(page);
  await tab(page, "Sesiones de coaching").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Usuarios")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Gestión de Usuarios" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(tab(page, "Carga Excel")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/\/admin$/);
});

test("many people come in pages that go on, back, and survive a reload", async ({ page, server, signIn }) => {
  await addCrowd(server);
  await signIn(server.admin);
  await open(page, "/admin?tab=users&q=persona&sort=name&dir=asc");
  await expect(page.getByText(`1-50 de ${CROWD}`)).toBeVisible();
  await expect(page.getByText("Persona 001")).toBeVisible();
  await page.getByRole("button", { name: "Siguiente" }).press("Enter");
  await expect(page.getByText(`51-100 de ${CROWD}`)).toBeVisible();
  await expect(page.getByText("Persona 051")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Gestión de Usuarios" })).toBeFocused();
  await page.getByRole("button", { name: "Siguiente" }).click();
  await expect(page.getByText(`101-120 de ${CROWD}`)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(`101-120 de ${CROWD}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`51-100 de ${CROWD}`)).toBeVisible();
  await page.getByRole("button", { name: "Anterior" }).click();
  await expect(page.getByText(`1-50 de ${CROWD}`)).toBeVisible();
});

test("search and filters find people, and the downloads hold the same rows", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  await addOffice(server);
  await signIn(server.admin);
  await open(page, "/admin?tab=users");
  await page.getByRole("searchbox").fill("18.452.907-6");
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText("Valentina Soto Arriagada")).toBeVisible();
  await page.getByRole("searchbox").fill("torres nanculef");
  await expect(page.getByText("Camila Ñanculef Torres")).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "Filtros" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar CSV" }).click();
  const csv = await downloading;
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  const text = await new Response((await csv.createReadStream()) as unknown as BodyInit).text();
  expect(text).toContain("Camila Ñanculef Torres");
  expect(text).not.toContain("Valentina");
  const workbook = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar XLSX" }).click();
  expect((await workbook).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByLabel("Rol").selectOption({ label: "Administrador" });
  await expect(page.getByText("Nada coincide con lo que buscas")).toBeVisible();
  await page.getByRole("button", { name: "Quitar filtros" }).last().click();
  await expect(page).toHaveURL(/tab=users$/);
});

test("a read that fails says so in its tab, and nothing else breaks", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await addOffice(server);
  await signIn(server.admin);
  await page.route("**/api/admin/feedback", (route) => route.fulfill({ status: 500, body: "roto" }));
  await open(page, "/admin?tab=feedback");
  await expect(page.getByRole("alert")).toContainText("Error al obtener feedback");
  await expectAccessible();
  await tab(page, "Análisis CV").click();
  await expect(page.getByText("Completado").last()).toBeVisible();
  await tab(page, "Feedback").click();
  await expect(page.getByRole("alert")).toContainText("Error al obtener feedback");
  await page.unroute("**/api/admin/feedback");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByText("Sin comentarios").first()).toBeVisible();
});

test("the buttons above lead where they say", async ({ page, server, signIn }) => {
  await signIn(server.admin);
  await open(page);
  await page.getByRole("button", { name: "Ver Guía" }).click();
  await expect(page.getByRole("dialog")).toContainText("Paso 1 de 4");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Ir al Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await open(page);
  await page.getByRole("button", { name: "Cerrar Sesión" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
});

test("whoever is no admin is led home from every screen of the office", async ({ page, server, signIn }) => {
  await signIn(server.student);
  for (const address of [
    "/admin",
    "/admin?tab=users",
    "/admin/audit",
    "/admin/coaches",
    "/admin/institution",
    "/admin/outbox",
    "/admin/questions",
    "/admin/reviews",
    "/admin/rights",
    "/admin/report",
    "/admin/system",
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  const student = await new ApiClient(server.url).signIn(server.student);
  expect((await student.fetch("/api/admin/summary")).status).toBe(403);
});

test("every screen of the office loads little and asks nobody outside", async ({ page, server, signIn }) => {
  await onMeteredLine(page);
  await signIn(server.admin);
  const tabs = Object.keys(TABS).map((id) => `/admin?tab=${id}`);
  for (const address of [
    ...tabs,
    "/admin/access",
    "/admin/coaches",
    "/admin/institution",
    "/admin/outbox",
    "/admin/questions",
    "/admin/reviews",
    "/admin/rights",
    "/admin/report",
    "/admin/system",
  ]) {
    const scripts = new Set<string>();
    const outside: string[] = [];
    const note = (request: Request) => {
      if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
      if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
    };
    page.on("request", note);
    await page.goto(address, { waitUntil: "networkidle" });
    page.off("request", note);
    let bytes = 0;
    for (const url of scripts) bytes += gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes, `JavaScript of ${address}, gzip`).toBeLessThanOrEqual(JS_BUDGET);
    expect(outside).toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  }
});

test("the office fits a window of 320 pixels", async ({ page, server, signIn }) => {
  await addOffice(server);
  await signIn(server.admin);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [
    "/admin",
    "/admin?tab=users",
    "/admin?tab=excel-upload",
    "/admin/coaches",
    "/admin/institution",
    "/admin/outbox",
    "/admin/questions",
    "/admin/report",
  ]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expectNoSidewaysScroll(page);
  }
});

test("what a finger meets on a phone is large enough", { tag: "@phone" }, async ({ page, server, signIn }) => {
  await addOffice(server);
  await signIn(server.admin);
  for (const id of Object.keys(TABS)) {
    await open(page, `/admin?tab=${id}`);
    await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const small = await page.getByRole("main").evaluate((main) =>
      [...main.querySelectorAll("button, input:not(.sr-only), select, summary, a:not(.link)")]
        .filter((target) => target.getBoundingClientRect().width > 0)
        .filter((target) => target.getBoundingClientRect().height < 43.5)
        .map((target) => target.getAttribute("aria-label") ?? target.textContent),
    );
    expect(small, id).toEqual([]);
  }
});
