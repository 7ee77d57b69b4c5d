import type { Page } from "@playwright/test";
import type { Role } from "#db/schema.ts";
import { withDatabase } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** What each role finds: its own menu, its own first screen, and a page in words where it has no business. */

async function menuOf(page: Page): Promise<string[]> {
  const drawer = page.getByRole("button", { name: "Abrir menú" });
  if (await drawer.isVisible()) await drawer.click();
  const links = page.getByRole("navigation", { name: "Principal" }).last().getByRole("link");
  await expect(links.first()).toBeVisible();
  // Without the number of what waits behind a link: other tests leave requests.
  return (await links.allTextContents()).map((text) => text.replace(/\d+ por responder$/, "").trim());
}

const EXPECTED: readonly [Exclude<Role, "user">, string, readonly string[]][] = [
  ["coach", "/admin", ["Escritorio", "Panel"]],
  [
    "office",
    "/admin",
    [
      "Panel",
      "Coaches y ausencias",
      "Bandeja de salida",
      "Informe del período",
      "Derechos",
      "Revisiones",
      "Institución",
      "Preguntas",
    ],
  ],
  ["it", "/admin/system", ["Bandeja de salida", "Formas de ingreso", "Estado del sistema"]],
  [
    "auditor",
    "/admin/audit",
    ["Informe del período", "Derechos", "Rastro", "Roles y permisos", "Formas de ingreso", "Estado del sistema"],
  ],
];

for (const [role, home, menu] of EXPECTED) {
  test(`${role}: the menu is what the role may do, and nothing more`, { tag: "@widths" }, async ({
    page,
    server,
    signIn,
    expectAccessible,
  }) => {
    const account = await server.addStudent("Rocío Millán Vega");
    await withDatabase(server, (db) => db.updateTable("users").set({ role }).where("id", "=", account.id).execute());
    await signIn(account);
    await page.goto("/admin");
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(home);
    if (role === "coach") await expect(page.getByText("Tu cuenta no está unida a un coach")).toBeVisible();
    await expectAccessible();
    expect(await menuOf(page)).toEqual(menu);
    const refused = await page.goto(role === "auditor" ? "/admin/outbox" : "/admin/roles");
    expect(refused?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esta página no es de tu rol");
    await expect(page.getByText("Necesita el permiso")).toBeVisible();
    await expectAccessible();
  });
}

test("the table of permissions is read, one role at a time on a phone", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await signIn(server.admin);
  await page.goto("/admin/roles");
  await hydrated(page);
  const row = page.getByRole("row", { name: /Estado del sistema/ });
  await expect(row).toContainText("Sí");
  await expectAccessible();
  const choice = page.getByLabel("Ver el rol");
  if (!(await choice.isVisible())) {
    await expect(row.getByRole("cell")).toHaveText(["No", "No", "No", "Sí", "Solo leer", "Sí"]);
    return;
  }
  await choice.selectOption("TI");
  await expect(page.getByRole("columnheader", { name: /^TI/ })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^Oficina/ })).toBeHidden();
});
