import { TestServer } from "../support/server.ts";
import { people, workbook } from "../support/workbooks.ts";
import { withDatabase } from "./support/office.ts";
import { enter, expect, hydrated, test } from "./support/test.ts";

test("who is no longer in the roster is listed, and deactivated with one button, by keyboard", {
  tag: "@widths",
}, async ({ page, expectAccessible }) => {
  const server = await new TestServer({ DEMO: "0" }).start();
  try {
    await enter(page, server.url, server.admin);
    await page.goto(`${server.url}/admin?tab=excel-upload`);
    await hydrated(page);
    const crowd = people(6);
    const load = async (rows: string[][]) => {
      await page.getByLabel("Archivo Excel").setInputFiles({
        name: "nomina.xlsx",
        mimeType: "application/octet-stream",
        buffer: workbook([["RUT", "Nombre"], ...rows]),
      });
      await page.getByRole("button", { name: "Subir Archivo" }).press("Enter");
      await expect(page.getByRole("region", { name: /Notificaciones/ })).toContainText("Excel subido exitosamente");
      await expect(page.getByRole("button", { name: "Subir Archivo" })).toBeDisabled();
    };
    await load(crowd);
    const section = page.getByRole("region", { name: "Ya no están en la nómina", exact: true });
    await expect(section).toBeHidden();
    await page.reload();
    await hydrated(page);
    await load(crowd.slice(0, 4));
    await page.reload();
    await hydrated(page);
    await expect(section).toContainText("2 personas activas de cargas anteriores");
    for (const [rut = ""] of crowd.slice(4)) await expect(section).toContainText(rut);
    await expectAccessible();
    await section.getByRole("button", { name: "Desactivar las 2" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Ya no podrán entrar")).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Desactivar" }).press("Enter");
    await expect(page.getByRole("region", { name: /Notificaciones/ })).toContainText("2 cuentas desactivadas");
    await expect(section).toBeHidden();
    const inactive = await withDatabase(server, (db) =>
      db.selectFrom("users").select("rut").where("is_active", "=", 0).orderBy("rut").execute(),
    );
    expect(inactive.map(({ rut }) => rut)).toEqual(
      crowd
        .slice(4)
        .map(([rut]) => rut)
        .sort(),
    );
  } finally {
    await server.dispose();
  }
});
