import type { Page } from "@playwright/test";
import { ApiClient } from "../support/api-client.ts";
import { withDatabase } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

async function findPerson(page: Page, rut: string): Promise<void> {
  await page.goto(`/admin?tab=users&q=${rut}`);
  await hydrated(page);
  await expect(page.getByRole("tabpanel").getByRole("row")).toHaveCount(2);
}

const toast = (page: Page) => page.getByRole("region", { name: /Notificaciones/ });
const choose = async (page: Page, action: string) => {
  await page.getByRole("button", { name: /^Más acciones para/ }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

test("switching somebody off ends the session at once, and on again lets in", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const account = await server.addStudent("Renata Cifuentes Vera");
  const elsewhere = await new ApiClient(server.url).signIn(account);
  await signIn(server.admin);
  await findPerson(page, account.rut);
  await page.getByRole("button", { name: "Desactivar a Renata Cifuentes Vera" }).press("Enter");
  await expect(toast(page)).toContainText("Usuario actualizado");
  await expect(toast(page)).toContainText("El estado del usuario ha sido cambiado correctamente");
  await expect(page.getByText("Inactivo", { exact: true }).last()).toBeVisible();
  await expectAccessible();
  expect((await elsewhere.fetch("/api/auth/me")).status).toBe(401);
  await expect(new ApiClient(server.url).signIn(account)).rejects.toThrow();
  const back = page.getByRole("button", { name: "Activar a Renata Cifuentes Vera" });
  await expect(back).toBeFocused();
  await back.press("Enter");
  await expect(page.getByRole("button", { name: "Desactivar a Renata Cifuentes Vera" })).toBeVisible();
  await new ApiClient(server.url).signIn(account);
});

test("the own account is neither switched off nor demoted here", async ({ page, server, signIn }) => {
  await signIn(server.admin);
  await findPerson(page, server.admin.rut);
  await expect(page.getByText("Tu cuenta", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Más acciones para/ }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Editar datos", "Tiempo extra en entrevistas"]);
});

test("a role change, with the keyboard alone", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const account = await server.addStudent("Marcela Fuentes Lagos");
  await signIn(server.admin);
  await findPerson(page, account.rut);
  const menu = page.getByRole("button", { name: /^Más acciones para/ });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Editar datos" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Cambiar rol" })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Cambiar rol" });
  await expect(dialog.getByText("Marcela Fuentes Lagos")).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await dialog.getByRole("radio", { name: /^Administrador/ }).check();
  await dialog.getByRole("button", { name: "Dar el rol Administrador" }).press("Enter");
  await expect(toast(page)).toContainText("Rol cambiado");
  await expect(page.getByRole("tabpanel").getByText("Administrador", { exact: true }).last()).toBeVisible();
  const promoted = await new ApiClient(server.url).signIn(account);
  expect((await promoted.fetch("/api/admin/summary")).status).toBe(200);
});

test("a password goes back to the digits of the RUT; an admin's is shown once", async ({ page, server, signIn }) => {
  const account = await server.addStudent("Tomás Vidal Ríos");
  await signIn(server.admin);
  await findPerson(page, account.rut);
  await choose(page, "Restablecer contraseña");
  await page.getByRole("button", { name: "Restablecer", exact: true }).click();
  await expect(toast(page)).toContainText("Su contraseña vuelve a ser los primeros 4 dígitos del RUT.");
  await withDatabase(server, (db) =>
    db.updateTable("users").set({ role: "admin" }).where("id", "=", account.id).execute(),
  );
  await findPerson(page, account.rut);
  await choose(page, "Restablecer contraseña");
  await page.getByRole("button", { name: "Restablecer", exact: true }).click();
  const shown = page.getByRole("dialog", { name: "Contraseña nueva" });
  await expect(shown).toContainText("No se puede ver otra vez");
  await shown.getByRole("button", { name: "Listo, la anoté" }).click();
  await expect(shown).toBeHidden();
  await expect(new ApiClient(server.url).signIn(account)).rejects.toThrow("401");
});

test("extra time is kept, and unblocking says what it did", async ({ page, server, signIn }) => {
  const account = await server.addStudent("Paz Herrera Soto");
  await signIn(server.admin);
  await findPerson(page, account.rut);
  await choose(page, "Tiempo extra en entrevistas");
  await page.getByLabel("Duración").selectOption({ label: "1,5 veces (45 minutos)" });
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page)).toContainText("Tiempo guardado");
  const factor = await withDatabase(server, (db) =>
    db.selectFrom("users").select("interview_time_factor").where("id", "=", account.id).executeTakeFirstOrThrow(),
  );
  expect(factor.interview_time_factor).toBe(1.5);
  await choose(page, "Desbloquear ingreso");
  await expect(toast(page)).toContainText("Ingreso desbloqueado");
});
