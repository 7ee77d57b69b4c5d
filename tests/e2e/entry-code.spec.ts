import path from "node:path";
import type { Page } from "@playwright/test";
import { openDatabase } from "#db/open.server.ts";
import { type Account, TestServer } from "../support/server.ts";
import { TestSmtp } from "../support/smtp.ts";
import { expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** Entry by a mailed code, and what people without a password of the platform confirm with, by keyboard alone. */

const OWN = "k7mz-larga";
const NEWER = "otra-clave-9x";

let smtp: TestSmtp;
let server: TestServer;
test.beforeAll(async () => {
  smtp = await new TestSmtp().start();
  server = await new TestServer({ DEMO: "0", SMTP_URL: smtp.url, INITIAL_PASSWORD: "code" }).start();
});
test.afterAll(async () => {
  await server.dispose();
  await smtp.stop();
});

/** By keyboard alone: the control is reached, then pressed. */
async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

/** The code of the next mail, asked for by `ask`. */
async function mailedCode(ask: () => Promise<void>): Promise<string> {
  const before = smtp.accepted.length;
  await ask();
  await expect.poll(() => smtp.accepted.length).toBe(before + 1);
  const { text = "" } = await smtp.parsed(before);
  return /^\d{3} \d{3}$/m.exec(text)?.[0] ?? "";
}

/** From the screen of sign-in to the own password's step. */
async function enterByCode(page: Page, { rut }: Account, check: () => Promise<void>): Promise<void> {
  await page.goto(`${server.url}/login`);
  await hydrated(page);
  await expect(page.getByText(/primeros 4 dígitos/)).toHaveCount(0);
  await page.locator('a[href="/login/codigo"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/login\/codigo/);
  await hydrated(page);
  await check();
  await press(page, "button", "Enviar código");
  await expect(page.getByLabel("RUT")).toBeFocused();
  await expect(page.getByLabel("RUT")).toHaveAccessibleDescription(/Escribe tu RUT completo/);
  const code = await mailedCode(async () => {
    await page.keyboard.type(rut);
    await page.keyboard.press("Enter");
  });
  const field = page.getByLabel("Código de seis números");
  await expect(field).toBeFocused();
  await expect(page.getByText(/Si ese RUT está en la nómina y tiene correo/)).toBeVisible();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/seis números/);
  await check();
  await field.fill(code);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/account\/own-password/);
  await hydrated(page);
}

/** The own password's step, up to the home screen. */
async function choosePassword(page: Page, password: string, check: () => Promise<void>): Promise<void> {
  const next = page.getByLabel("Contraseña nueva", { exact: true });
  await press(page, "button", "Guardar y seguir");
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/Escribe tu contraseña nueva/);
  await check();
  await page.keyboard.type(password);
  await page.getByLabel("Repite la contraseña nueva", { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard/);
}

async function signIn(page: Page, site: string, { rut, password }: Account): Promise<void> {
  await page.goto(`${site}/login`);
  await hydrated(page);
  await page.getByLabel("RUT").fill(rut);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

test("the first entry and a forgotten password, by a mailed code", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  const check = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible();
  };
  const account = await server.addStudent();
  await enterByCode(page, account, check);
  // Nothing else opens before.
  await page.goto(`${server.url}/dashboard`);
  await page.waitForURL(/\/account\/own-password/);
  await hydrated(page);
  await choosePassword(page, OWN, check);

  await page.context().clearCookies();
  await enterByCode(page, account, check);
  await choosePassword(page, NEWER, check);

  await page.context().clearCookies();
  await signIn(page, server.url, { rut: account.rut, password: NEWER });
  await page.waitForURL(/\/dashboard/);
});

test("an own password is a step where it is required", { tag: "@widths" }, async ({ page, expectAccessible }) => {
  const strict = await new TestServer({ DEMO: "0", OWN_PASSWORD: "required" }).start();
  try {
    await signIn(page, strict.url, await strict.addStudent());
    await page.waitForURL(/\/account\/own-password/);
    await page.goto(`${strict.url}/analyze-cv`);
    await page.waitForURL(/\/account\/own-password/);
    await hydrated(page);
    await choosePassword(page, OWN, async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible();
    });
  } finally {
    await strict.dispose();
  }
});

test("somebody without a password of the platform erases the account with a mailed code", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  const account = await server.addStudent();
  await enterByCode(page, account, async () => undefined);
  await choosePassword(page, OWN, async () => undefined);
  await becomeCampusPerson(account.id);
  await page.goto(`${server.url}/account`);
  await hydrated(page);
  await page.getByRole("main").getByRole("button", { name: "Borrar mis datos" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Borrar mis datos" });
  await expect(dialog.getByLabel("Tu contraseña")).toHaveCount(0);
  await expectAccessible();
  const word = dialog.getByLabel(/para confirmar/);
  await word.fill("BORRAR");
  await page.keyboard.press("Enter");
  const field = dialog.getByLabel("Código de tu correo");
  await expect(field).toHaveAccessibleDescription(/Pide un código/);
  const code = await mailedCode(() => press(page, "button", "Enviar código a mi correo"));
  await expect(field).toBeFocused();
  await page.keyboard.type(String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0"));
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/código/);
  await expectAccessible();
  await field.fill(code);
  await page.keyboard.press("Enter");
  await page.waitForURL(/datos=borrados/);
});

/** As whoever came in an hour ago with the institution's account, and has no password here. */
async function becomeCampusPerson(userId: number): Promise<void> {
  const { db, close } = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const created_at = new Date(Date.now() - 3_600_000).toISOString();
  await db
    .updateTable("users")
    .set({ password_hash: null, email_source: "confirmed" })
    .where("id", "=", userId)
    .execute();
  await db
    .updateTable("sessions")
    .set({ provider: "ldap", method: "ldap", created_at })
    .where("user_id", "=", userId)
    .execute();
  await close();
}
