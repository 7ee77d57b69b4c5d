import type { Page } from "@playwright/test";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** No network, or a proxy that answers in the place of a server that restarts: nothing typed or seen is lost. */

const said = (page: Page, text: string) => page.locator("[aria-live=polite] > div").filter({ hasText: text });
const OFFLINE = "Sin conexión";
const SILENT = "El sitio no responde por ahora";
const NOT_OPENED = "La página que pediste no se pudo abrir.";
const KEPT = "Lo que escribiste sigue aquí.";
const PROXY = { status: 503, contentType: "text/html", body: "<h1>503 Service Temporarily Unavailable</h1>" };

const agenda = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /Agenda/ })
    .first();

test.beforeEach(async ({ page, server }) => enter(page, server.url, await server.addStudent()));

for (const colorScheme of ["light", "dark"] as const) {
  test(`another screen without network, ${colorScheme}: the notice goes when the network is back @widths`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/dashboard");
    await hydrated(page);
    await context.setOffline(true);
    await agenda(page).focus();
    await page.keyboard.press("Enter");
    const notice = said(page, OFFLINE);
    await expect(notice).toContainText(NOT_OPENED);
    await expect(notice).not.toContainText(KEPT);
    // Whoever types is not taken away from it; whoever wants the button finds it by keyboard.
    await expect(agenda(page)).toBeFocused();
    await expectAccessible();
    await expectNoSidewaysScroll(page);
    const again = notice.getByRole("button", { name: "Reintentar" });
    await again.focus();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await expect(page.getByText("Volvió la conexión")).toBeVisible();
    await expect(agenda(page)).toBeFocused();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Agenda Coach" })).toBeVisible();
  });
}

test("what is typed stays, is said to stay, and the next try opens the screen", async ({ page, context }) => {
  await page.goto("/account");
  await hydrated(page);
  const field = page.getByLabel("Contraseña nueva", { exact: true });
  await field.fill("Un texto a medias");
  await page.route("**/healthz", (route) => route.abort());
  await context.setOffline(true);
  await page.evaluate(() => void window.__remixRouter.navigate("/interviews"));
  const notice = said(page, OFFLINE);
  await expect(notice).toContainText(KEPT);
  await expect(field).toHaveValue("Un texto a medias");
  await context.setOffline(false);
  await notice.getByRole("button", { name: "Reintentar" }).press("Enter");
  await expect(page).toHaveURL(/\/interviews$/);
  await expect(notice).toHaveCount(0);
});

test("the browser's word that the network is back proves nothing: a request does", async ({ page }) => {
  await page.goto("/dashboard");
  await hydrated(page);
  let isDown = true;
  await page.route("**/*", (route) => (isDown ? route.abort("connectionrefused") : route.continue()));
  await agenda(page).click();
  const notice = said(page, OFFLINE);
  await expect(notice).toBeVisible();
  const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz"));
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await asked;
  await expect(notice).toBeVisible();
  isDown = false;
  await expect(notice).toHaveCount(0, { timeout: 30_000 });
});

for (const [what, answer] of [
  ["a proxy's 503", PROXY],
  ["a page in the place of the data", { ...PROXY, status: 200 }],
] as const) {
  test(`${what}: the screen stays and says that the site does not answer @widths`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/dashboard");
    await hydrated(page);
    let isDown = true;
    await page.route(/_data=|healthz$/, (route) => (isDown ? route.fulfill(answer) : route.continue()));
    await agenda(page).click();
    const notice = said(page, SILENT);
    await expect(notice).toContainText(`Puede que se esté reiniciando. ${NOT_OPENED}`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectAccessible();
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(notice).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByText("El sitio responde otra vez")).toBeVisible();
  });
}

test("a form of the screen that is not sent says so, and is sent when it is asked for", async ({ page, context }) => {
  await page.goto("/account");
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Oscuro", exact: true }).click();
  const notice = said(page, "No se envió");
  await expect(notice).toContainText("No hay conexión.");
  await expect(page.getByRole("heading", { level: 1, name: "Mi cuenta" })).toBeVisible();
  await context.setOffline(false);
  await notice.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(notice).toHaveCount(0);
});

test.describe("a try at a question", () => {
  const TEXT = "En la cafetería los pedidos se confundían. Hice unas fichas con los números de mesa.";
  const send = (page: Page) => page.getByRole("button", { name: "Ver qué hay y qué falta" }).click();

  test.beforeEach(async ({ page }) => {
    await page.goto("/practice/natalia-9");
    await hydrated(page);
    await page.getByRole("textbox", { name: "Tu respuesta" }).fill(TEXT);
  });
  test.afterEach(async ({ page }) => {
    await expect(page.getByRole("textbox", { name: "Tu respuesta" })).toHaveValue(TEXT);
  });

  test("without network: nothing was sent", async ({ page, context }) => {
    await context.setOffline(true);
    await send(page);
    const alert = page.getByRole("alert").filter({ hasText: "No se guardó tu intento" });
    await expect(alert).toContainText("Tu texto sigue aquí. Sin conexión: no se envió nada.");
    await context.setOffline(false);
  });

  test("whose answer is lost may have been done, and is not said to have failed", async ({ page }) => {
    await page.route("**/api/practice/attempts", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await send(page);
    const alert = page.getByRole("alert").filter({ hasText: "No sabemos si se hizo" });
    await expect(alert).toContainText("Se cortó la conexión: no sabemos si alcanzó a llegar.");
  });

  test("that a proxy answers is not said to have failed either", async ({ page, expectAccessible }) => {
    await page.route("**/api/practice/attempts", (route) => route.fulfill({ ...PROXY, status: 502 }));
    await send(page);
    const alert = page.getByRole("alert").filter({ hasText: "No sabemos si se hizo" });
    await expect(alert).toContainText(`${SILENT}: no sabemos si alcanzó a llegar.`);
    await expectAccessible();
  });
});

test("a proxy's answer to a sign-in does not blame the password", async ({ page, context, server }) => {
  await context.clearCookies();
  await page.route("**/api/auth/login", (route) => route.fulfill({ ...PROXY, status: 502 }));
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("RUT").fill(server.student.rut);
  await page.getByLabel("Contraseña", { exact: true }).fill(server.student.password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByText("El sitio no responde por ahora. Intenta otra vez en un momento.")).toBeVisible();
  await expect(page.getByLabel("RUT")).not.toHaveValue("");
});
