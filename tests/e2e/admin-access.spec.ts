import { expect, hydrated, test } from "./support/test.ts";

test("how people come in, and who of the staff lacks a second factor, are one screen", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await signIn(server.admin);
  await page.goto("/admin/access");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Formas de ingreso");
  const password = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "RUT y contraseña" }) });
  await expect(password).toContainText("Activa");
  const directory = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^LDAP/ }) });
  await expect(directory).toContainText("Apagada");
  await expect(page.getByText(/personas? del equipo lo tienen?\./)).toBeVisible();
  await expectAccessible();
});
