import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { logo } from "../support/logos.ts";
import { withDatabase } from "./support/office.ts";
import { expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

const JS_BUDGET = 130 * 1024;

const toast = (page: Page) => page.getByRole("region", { name: /Notificaciones/ });
const save = (page: Page) => page.getByRole("button", { name: "Guardar cambios" });
const text = (page: Page) => page.getByRole("textbox", { name: "Texto", exact: true });
const brand = (page: Page) => page.locator("aside").getByRole("link").first();

async function open(page: Page, path = "/admin/institution"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  if (path === "/admin/institution") await expect(page.getByLabel("Nombre de la institución")).toBeVisible();
}

/** Wall time of Chile, as the field takes it. @param hours from now */
function wallTime(hours: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "America/Santiago",
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(new Date(Date.now() + hours * 3_600_000)).replace(" ", "T");
}

// The tests of one worker share a server.
test.afterEach(({ server }) =>
  withDatabase(server, async (db) => {
    await db
      .updateTable("institution")
      .set({
        name: null,
        accent: null,
        support_email: null,
        support_phone: null,
        support_web: null,
        welcome: null,
        announcement: null,
        announcement_starts_at: null,
        announcement_ends_at: null,
        logo: null,
        logo_hash: null,
      })
      .execute();
  }),
);

test("the office changes name, colour, contacts and texts, and everybody sees them", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
  isMobile,
}) => {
  await signIn(server.admin);
  await open(page, "/admin");
  if (isMobile) await page.getByRole("button", { name: "Abrir menú" }).click();
  await page
    .getByRole("navigation", { name: "Principal" })
    .getByRole("link", { name: "Institución" })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Institución" })).toBeVisible();
  await hydrated(page);
  await expect(page.getByLabel("Nombre de la institución")).toBeVisible();
  await expect(save(page)).toBeHidden();
  await expectAccessible();
  await page.getByLabel("Nombre de la institución").fill("Universidad del Alerce");
  await page.getByLabel("Color", { exact: true }).fill("#1F8A81");
  await expect(page.getByLabel("Color", { exact: true })).toHaveAccessibleDescription(/no se lee bien/);
  await expect(page.getByText("No cumple").first()).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: /^Usar #/ }).click();
  await expect(page.getByText("No cumple")).toHaveCount(0);
  await page.getByLabel("Color", { exact: true }).fill("#175F99");
  await page.getByLabel("Correo de ayuda").fill("desarrollo@alerce.example");
  await page.getByLabel("Teléfono").fill("+56 32 245 1180");
  await page.getByLabel("Sitio web").fill("https://alerce.example/empleo");
  await page.getByLabel("Bienvenida en el inicio").fill("Te damos la bienvenida. Parte por tu CV: toma 3 minutos.");
  await text(page).fill("Feria laboral el jueves y el viernes en el gimnasio. Trae tu CV impreso.");
  await page.getByLabel("Desde").fill(wallTime(-1));
  await page.getByLabel("Hasta").fill(wallTime(48));
  await expect(page.getByText("Se muestra ahora")).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await save(page).click();
  await expect(toast(page)).toContainText("Cambios guardados");
  // The open screen has them too, without being loaded again.
  if (!isMobile) await expect(brand(page)).toContainText("Universidad del Alerce");
  await expect(page.locator("html")).toHaveAttribute("style", /--color-patina-700:\s*#175f99/);
  await expect(save(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await signIn();
  await open(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Anuncio" })).toContainText("Feria laboral el jueves");
  await expect(page.getByText("Parte por tu CV: toma 3 minutos.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Agendar una sesión" })).toHaveCSS("color", "rgb(23, 95, 153)");
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await page.context().clearCookies();
  await open(page, "/login");
  await expect(page.getByRole("main")).toContainText("Universidad del Alerce");
  await expect(page.getByRole("link", { name: "+56 32 245 1180" })).toHaveAttribute("href", "tel:+56322451180");
  await expect(page.getByRole("link", { name: "Contacta al administrador" })).toHaveAttribute(
    "href",
    "mailto:desarrollo@alerce.example",
  );
  await expectAccessible();
  await expectNoSidewaysScroll(page);
});

test("a logo is seen before it is saved, with the keyboard alone, and then everywhere", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await signIn(server.admin);
  await open(page);
  const preview = page.getByAltText("Logo que se mostrará");
  await expect(preview).toHaveAttribute("src", "/art/mark.svg");
  const choose = async (name: string, bytes: Buffer) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /^(?:Elegir|Cambiar) logo$/ }).press("Enter");
    await (await chooser).setFiles({ name, mimeType: "image/png", buffer: bytes });
  };
  await choose("logo.svg", Buffer.from("<svg/>"));
  await expect(page.getByRole("alert").filter({ hasText: "PNG, JPEG o WebP" })).toBeVisible();
  await choose("logo.png", Buffer.from("no es una imagen"));
  await page.keyboard.press("Tab");
  await save(page).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "no es una imagen PNG" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cambiar logo" })).toBeFocused();
  await expectAccessible();
  await choose("logo.png", logo());
  await expect(preview).toHaveAttribute("src", /^blob:/);
  await save(page).press("Enter");
  await expect(toast(page)).toContainText("Cambios guardados");
  await expect(preview).toHaveAttribute("src", /^\/api\/institution\/logo\?v=/);
  await page.goto("/login");
  await hydrated(page);
  const shown = page.getByRole("main").locator("img[src^='/api/institution/logo']");
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await open(page);
  await page.getByRole("button", { name: "Quitar", exact: true }).press("Enter");
  await expect(preview).toHaveAttribute("src", "/art/mark.svg");
  await save(page).press("Enter");
  await expect(toast(page)).toContainText("Cambios guardados");
  await expect(page.getByRole("button", { name: "Elegir logo" })).toBeVisible();
});

test("what is wrong is told where it is, and the first of it gets the focus", async ({ page, server, signIn }) => {
  await signIn(server.admin);
  await open(page);
  await text(page).fill("Feria");
  await page.getByLabel("Desde").fill("2026-12-05T10:00");
  await page.getByLabel("Hasta").fill("2026-12-05T10:00");
  await page.getByLabel("Sitio web").fill("http://alerce.example");
  await save(page).press("Enter");
  await expect(page.getByLabel("Sitio web")).toBeFocused();
  await expect(page.getByLabel("Sitio web")).toHaveAccessibleDescription(/https:\/\//);
  await expect(page.getByLabel("Hasta")).toHaveAccessibleDescription(/posterior al comienzo/);
  await expect(page.getByText("2 campos por corregir")).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(text(page)).toHaveValue("");
  await expect(save(page)).toBeHidden();
});

test("the bar names what changed, and leaving with changes asks", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
  isMobile,
}) => {
  await signIn(server.admin);
  await open(page);
  const leave = async () => {
    if (isMobile) await page.getByRole("button", { name: "Abrir menú" }).click();
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Preguntas", exact: false })
      .filter({ visible: true })
      .first()
      .click();
  };
  await page.getByLabel("Nombre de la institución").fill("Universidad del Alerce");
  await page.getByLabel("Teléfono").fill("+56 32 245 1180");
  await expect(page.getByText("2 cambios sin guardar:")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "sin guardar" })).toContainText("nombre y teléfono");
  await leave();
  const dialog = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
  await expect(dialog).toContainText("Se pierden los cambios en nombre y teléfono.");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/institution/);
  await expect(page.getByLabel("Teléfono")).toHaveValue("+56 32 245 1180");
  // What is typed back is no change.
  // The closing dialog gives the focus back a moment later, and can take it from the field while it is emptied.
  await expect(async () => {
    await page.getByLabel("Teléfono").fill("");
    await expect(page.getByLabel("Teléfono")).toHaveValue("", { timeout: 1000 });
  }).toPass();
  await expect(page.getByText("1 cambio sin guardar:")).toBeVisible();
  if (isMobile) await page.keyboard.press("Escape");
  await leave();
  await dialog.getByRole("button", { name: "Salir sin guardar" }).press("Enter");
  await expect(page).toHaveURL(/questions/);
  await open(page);
  await expect(page.getByLabel("Nombre de la institución")).toHaveValue("");
  // Without changes nothing asks.
  await leave();
  await expect(page).toHaveURL(/questions/);
});

test("two people who change at once notice each other", async ({ page, server, signIn }) => {
  await signIn(server.admin);
  await open(page);
  await withDatabase(server, (db) =>
    db
      .updateTable("institution")
      .set((row) => ({ name: "Otra", version: row("version", "+", 1) }))
      .execute(),
  );
  await page.getByLabel("Nombre de la institución").fill("La mía");
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("Otra persona cambió estos datos");
});

test("the screen loads little", { tag: "@widths" }, async ({ page, server, signIn }) => {
  await signIn(server.admin);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  await page.goto("/admin/institution", { waitUntil: "networkidle" });
  let bytes = 0;
  for (const url of scripts) bytes += gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes, "JavaScript, gzip").toBeLessThanOrEqual(JS_BUDGET);
  await expect(page.locator("h1")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});
