import path from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { openDatabase } from "#db/open.server.ts";
import { codeAt } from "../support/second-factor.ts";
import { type Account, TestServer } from "../support/server.ts";
import { expect, hydrated, test } from "./support/test.ts";

let server: TestServer;
test.beforeAll(async () => {
  server = await new TestServer().start();
});
test.afterAll(() => server.dispose());

/** Passkeys need a name: the same server, called by it. */
const atName = () => server.url.replace("127.0.0.1", "localhost");
const atNumber = () => server.url.replace("localhost", "127.0.0.1");

async function signIn(page: Page, site: string, { rut, password }: Account): Promise<void> {
  await page.goto(`${site}/login`);
  await hydrated(page);
  await page.getByLabel("RUT").fill(rut);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

/** By keyboard alone: the control is reached, then pressed. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

test("an app is switched on and asked for at sign-in, by keyboard alone", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  const account = await server.addStudent();
  await signIn(page, server.url, account);
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${server.url}/account`);
  await hydrated(page);
  await page.getByRole("link", { name: "Administrar" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/second-factor/);
  const card = page.getByRole("region", { name: /Aplicación de códigos/ });
  await expectAccessible();
  await press(page, "Activar");
  await expect(card.getByLabel("Contraseña actual", { exact: true })).toBeFocused();
  await page.keyboard.type("0000");
  await page.keyboard.press("Enter");
  await expect(card.getByLabel("Contraseña actual", { exact: true })).toHaveAccessibleDescription(
    /no es tu contraseña/,
  );
  await card.getByLabel("Contraseña actual", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");

  await expect(card.getByRole("img", { name: /Código QR/ })).toBeVisible();
  const secret = ((await card.getByRole("definition").textContent()) ?? "").replaceAll(" ", "");
  const field = card.getByLabel("Código de la aplicación");
  await expect(field).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/seis números/);
  await expectAccessible();
  // The code of the step before is still good, and leaves this one for the sign-in.
  await field.fill(codeAt(secret, new Date(Date.now() - 30_000)));
  await page.keyboard.press("Enter");
  await expect(card.getByRole("heading", { name: "Guarda tus códigos de recuperación" })).toBeFocused();
  const codes = await card.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent("download");
  await press(page, "Descargar como texto");
  expect((await download).suggestedFilename()).toBe("codigos-de-recuperacion.txt");
  await expectAccessible();
  await press(page, "Ya los guardé");
  await expect(card.getByText("Quedan 10 códigos de recuperación")).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, server.url, account);
  await page.waitForURL(/\/login\/verificar/);
  await hydrated(page);
  const code = page.getByLabel("Código de seis números");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/no sirve/);
  await expectAccessible();
  await code.fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard/);

  await page.context().clearCookies();
  await signIn(page, server.url, account);
  await page.waitForURL(/\/login\/verificar/);
  await hydrated(page);
  await press(page, "Usar un código de recuperación");
  await expect(page.getByLabel("Código de recuperación")).toBeFocused();
  await expectAccessible();
  await page.keyboard.type(codes[0]?.toLowerCase() ?? "");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${server.url}/account`);
  await expect(page.getByText("Activada · 9 códigos de recuperación")).toBeVisible();
});

/** A platform authenticator of Chromium's own, whose owner is always there. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function addAdmin(at: TestServer): Promise<Account> {
  const account = await at.addStudent("Zoila Vidal Araya");
  const database = openDatabase(path.join(at.dataDir, "app.sqlite"));
  await database.db.updateTable("users").set({ role: "admin" }).where("id", "=", account.id).execute();
  await database.close();
  return account;
}

test("a passkey is made, opens the account without a password, and is removed", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  const account = await server.addStudent();
  await addAuthenticator(page);
  await signIn(page, atName(), account);
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${atName()}/account/second-factor`);
  await hydrated(page);
  const card = page.getByRole("region", { name: "Llaves de acceso", exact: true });
  await press(page, "Agregar llave de acceso");
  await expect(card.getByLabel("Nombre de la llave")).toBeFocused();
  await page.keyboard.type("Mi notebook");
  await card.getByLabel("Contraseña actual", { exact: true }).fill(account.password);
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(card.getByText("Mi notebook")).toBeVisible();
  await expect(card.getByText(/Sin usar/)).toBeVisible();
  await expectAccessible();

  await page.context().clearCookies();
  await page.goto(`${atName()}/login`);
  await hydrated(page);
  await press(page, "Entrar con una llave de acceso");
  await page.waitForURL(/\/dashboard/);

  await page.goto(`${atName()}/account/second-factor`);
  await hydrated(page);
  await expect(card.getByText(/Último uso/)).toBeVisible();
  await press(page, "Cambiar el nombre de Mi notebook");
  await card.getByLabel("Nombre de la llave").fill("Notebook de la casa");
  await page.keyboard.press("Enter");
  await expect(card.getByText("Notebook de la casa")).toBeVisible();
  await press(page, "Quitar Notebook de la casa");
  await expectAccessible();
  await press(page, "Con una llave de acceso");
  await expect(card.getByText("Notebook de la casa")).toBeHidden();

  await page.context().clearCookies();
  await page.goto(`${atName()}/login`);
  await hydrated(page);
  await press(page, "Entrar con una llave de acceso");
  await expect(page.getByText("Esa llave de acceso no sirve aquí", { exact: false })).toBeVisible();
  await expectAccessible();
});

test("passkeys are not offered at an address without a name, which says why", async ({ page }) => {
  const account = await server.addStudent();
  await signIn(page, atNumber(), account);
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${atNumber()}/account/second-factor`);
  await expect(page.getByText(/necesitan un nombre y no un número/)).toBeVisible();
});

test.describe("where staff has to have one", () => {
  let office: TestServer;
  test.beforeAll(async () => {
    office = await new TestServer({ SECOND_FACTOR: "staff" }).start();
  });
  test.afterAll(() => office.dispose());

  test("an admin gets one before anything else, enters with it, and takes away somebody's lost one", {
    tag: "@widths",
  }, async ({ page, expectAccessible }) => {
    const site = office.url.replace("127.0.0.1", "localhost");
    const admin = await addAdmin(office);
    await addAuthenticator(page);
    await signIn(page, site, admin);
    await page.waitForURL(/second-factor/);
    await hydrated(page);
    await expect(page.getByText("Tu cuenta necesita un segundo factor")).toBeVisible();
    await expect(page.getByRole("link", { name: "Volver a Mi cuenta" })).toHaveCount(0);
    await page.goto(`${site}/admin`);
    await page.waitForURL(/second-factor/);
    await hydrated(page);
    await expectAccessible();
    const card = page.getByRole("region", { name: "Llaves de acceso", exact: true });
    await press(page, "Agregar llave de acceso");
    await page.keyboard.type("Oficina");
    await card.getByLabel("Contraseña actual", { exact: true }).fill(admin.password);
    await page.keyboard.press("Enter");
    await expect(card.getByText("Oficina")).toBeVisible();
    await expect(page.getByText("Tu cuenta necesita un segundo factor")).toHaveCount(0);

    await page.context().clearCookies();
    await signIn(page, site, admin);
    await page.waitForURL(/\/login\/verificar/);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Usa tu llave de acceso" })).toBeVisible();
    await expect(page.getByLabel("Código de seis números")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Usar una llave de acceso" })).toBeVisible();
    await expectAccessible();
    await press(page, "Usar una llave de acceso");
    await page.waitForURL(/\/admin/);

    const student = await office.addStudent();
    await page.goto(`${site}/admin?tab=users&q=${student.rut}`);
    await hydrated(page);
    await page.getByRole("button", { name: /Más acciones para/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Restablecer contraseña" }).press("Enter");
    await press(page, "Quitar segundo factor");
    const dialog = page.getByRole("dialog", { name: "Quitar segundo factor" });
    await expectAccessible();
    await dialog.getByLabel("Tu contraseña", { exact: true }).fill(admin.password);
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Quitar", exact: true }).press("Enter");
    await expect(dialog.getByText("no tiene códigos ni llaves de acceso")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
});
