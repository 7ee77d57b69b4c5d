import { TestServer } from "../support/server.ts";
import { expect, hydrated, test } from "./support/test.ts";

test("the sample data is marked, and goes with one button", { tag: "@widths" }, async ({ page, expectAccessible }) => {
  const server = await new TestServer({ DEMO: "1" }).start();
  try {
    await page.goto(`${server.url}/login`);
    await hydrated(page);
    await page.getByLabel("RUT").fill(server.admin.rut);
    await page.getByLabel("Contraseña", { exact: true }).fill(server.admin.password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.waitForURL(/\/admin$/);

    // While it is still being filled in: the accounts come first.
    const notice = page.getByText("Datos de muestra: 120 personas inventadas");
    await expect(async () => {
      await page.goto(`${server.url}/admin?tab=users`);
      await hydrated(page);
      await page.getByRole("button", { name: /^Datos de muestra/ }).click();
      await expect(notice).toBeVisible();
    }).toPass();
    await expect(page.getByText("Muestra", { exact: true }).first()).toBeVisible();
    await expectAccessible();

    await page.goto(`${server.url}/admin/system`);
    await expect(notice).toBeVisible();
    const open = page.getByRole("button", { name: "Eliminar los datos de muestra" });
    await open.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Eliminar los datos de muestra" });
    await expect(dialog).toContainText("120 personas inventadas");
    await expectAccessible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await open.press("Enter");
    await dialog.getByRole("button", { name: "Eliminar" }).press("Enter");
    await expect(page.getByText("Datos de muestra eliminados")).toBeVisible();
    await expect(page.getByText("120 personas inventadas y todo lo suyo.")).toBeVisible();
    await expect(notice).toBeHidden();

    await page.goto(`${server.url}/admin?tab=users`);
    await expect(page.getByRole("listitem").filter({ hasText: "Total Usuarios" })).toContainText("1");
    await expect(page.getByText("Muestra", { exact: true })).toHaveCount(0);
    await expectAccessible();
  } finally {
    await server.dispose();
  }
});
