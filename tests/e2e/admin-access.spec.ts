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

test("a program's token is made, opens what it says, and is revoked with two presses", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
  isMobile,
}) => {
  const name = `Nómina de la noche ${crypto.randomUUID()}`;
  await signIn(server.admin);
  await page.goto("/admin/access");
  await page.getByRole("link", { name: "Llaves de programas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Llaves de programas");
  if (!isMobile) {
    const menu = page.getByRole("navigation", { name: "Principal" });
    await expect(menu.getByRole("link", { name: "Formas de ingreso" })).toHaveAttribute("aria-current", "page");
  }
  await hydrated(page);
  const form = page.getByRole("region", { name: "Crear una llave" });
  await form.getByRole("button", { name: "Crear llave" }).press("Enter");
  await expect(form.getByText("Escribe para qué es la llave.")).toBeVisible();
  await form.getByLabel("Para qué es").fill(name);
  await form.getByLabel("Para qué es").press("Enter");
  const token = await form.getByLabel("Llave", { exact: true }).inputValue();
  await expectAccessible();

  const send = () =>
    fetch(`${server.url}/api/roster?dryRun=1`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
      body: "RUT;Nombres;Apellidos;Carrera\n17654321-5;Amanda;Oyarzún Vidal;Diseño",
    });
  const answer = await send();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ outcome: "preview", doubts: [] });

  await form.getByRole("button", { name: "Ya la copié" }).click();
  await expect(form.getByLabel("Llave", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: `Revocar la llave ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revocar" }).click();
  await expect(page.getByText("ya no abre nada")).toBeVisible();
  expect((await send()).status).toBe(401);
  await expectAccessible();
});

test("a directory's token opens SCIM and nothing else", async ({ page, server, signIn }) => {
  await signIn(server.admin);
  await page.goto("/admin/access/tokens");
  await hydrated(page);
  const form = page.getByRole("region", { name: "Crear una llave" });
  await form.getByLabel("Para qué es").fill(`Directorio ${crypto.randomUUID()}`);
  await form.getByLabel("Qué abre").selectOption({ label: "Crear y desactivar cuentas (SCIM)" });
  await form.getByLabel("Para qué es").press("Enter");
  const token = await form.getByLabel("Llave", { exact: true }).inputValue();
  const call = (path: string) => fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  const users = await call("/scim/v2/Users?count=1");
  expect(users.status).toBe(200);
  expect(await users.json()).toMatchObject({ itemsPerPage: 1 });
  expect((await call("/metrics")).status).not.toBe(200);
  await page.getByRole("link", { name: "Volver a Formas de ingreso" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Formas de ingreso");
});
