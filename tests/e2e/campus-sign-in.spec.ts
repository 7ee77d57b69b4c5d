import { AxeBuilder } from "@axe-core/playwright";
import { freePort } from "../support/oidc-browser.ts";
import { RealOidcProvider } from "../support/real-oidc-provider.ts";
import { TestServer } from "../support/server.ts";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** The screens of sign-in where the institution has ways of its own, in a browser that goes there and comes back. */

let provider: RealOidcProvider;
let server: TestServer;

test.beforeAll(async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  provider = await new RealOidcProvider().start(url);
  provider.person = { sub: "persona-1", claims: { rut: "12345678-5", name: "Ana Soto Díaz" } };
  server = new TestServer({
    PUBLIC_URL: url,
    OIDC_ISSUER: provider.url,
    OIDC_CLIENT_ID: provider.client.id,
    OIDC_CLIENT_SECRET: provider.client.secret,
    OIDC_GOOGLE_CLIENT_ID: "x",
    OIDC_GOOGLE_CLIENT_SECRET: "y",
    OIDC_RUT_CLAIM: "rut",
    OIDC_LOGOUT: "1",
    SSO_CREATE_ACCOUNTS: "1",
    LDAP_URL: "ldaps://localhost:1",
    LDAP_BIND_DN: "uid={usuario},dc=x",
    LDAP_RUT_ATTRIBUTE: "employeeNumber",
  });
  server.url = url;
  await server.start();
});
test.afterAll(async () => {
  await server.dispose();
  await provider.close();
});

for (const width of [360, 1440]) {
  test(`all ways, by keyboard, at ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ["/login", "/login?aviso=two_people", "/login-old"]) {
      await page.goto(server.url + address);
      await hydrated(page);
      await expectNoSidewaysScroll(page);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" "))}`)).toEqual([]);
      await info.attach(`${address.replace(/\W/g, "-")}-${width}`, { body: await page.screenshot({ fullPage: true }) });
    }
    await page.goto(`${server.url}/login`);
    await hydrated(page);
    const main = page.getByRole("link", { name: "Entrar con mi cuenta de la universidad" });
    await page
      .getByRole("link", { name: /Universidad/ })
      .first()
      .focus();
    await page.keyboard.press("Tab");
    await expect(main).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard");
    // The guide of the home screen opens at each sign-in.
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Conoce la fuerza de tu CV" })).toBeVisible();
  });
}

test("the directory's form says what is missing, and that the directory does not answer", async ({ page }) => {
  await page.goto(`${server.url}/login`);
  await hydrated(page);
  const form = page.getByRole("form", { name: "Entra con tu usuario de la universidad" });
  await form.getByRole("button", { name: "Entrar" }).click();
  await expect(form.getByText("Escribe tu usuario")).toBeVisible();
  await expect(form.getByLabel("Usuario", { exact: true })).toBeFocused();
  await form.getByLabel("Usuario", { exact: true }).fill("ana.soto");
  await form.getByLabel("Contraseña del usuario").fill("una clave");
  await page.keyboard.press("Enter");
  await expect(page.getByText("El ingreso de la universidad no responde")).toBeVisible();
});

test("the button of a provider that is configured leads there; the other one says that it is not", async ({ page }) => {
  await page.goto(`${server.url}/login-old`);
  await expect(page.getByRole("link", { name: "Google" })).toHaveAttribute("href", "/auth/oidc/google");
  await expect(page.getByRole("button", { name: "Microsoft" })).toHaveAccessibleDescription("Microsoft: no disponible");
});

for (const width of [360, 1440]) {
  test(`each way is tried from the panel, at ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, server.url, server.admin);
    await page.goto(`${server.url}/admin/access`);
    await hydrated(page);
    const way = (name: RegExp) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    const campus = way(/^mi cuenta de la universidad/);
    await campus.getByRole("button", { name: /^Probar/ }).press("Enter");
    await expect(campus.getByText("La prueba salió bien.", { exact: false })).toBeVisible();
    await expect(campus.getByRole("status")).toContainText(`${server.url}/auth/oidc/campus/callback`);
    await expect(campus.getByRole("button", { name: /^Probar otra vez/ })).toBeVisible();
    const directory = way(/LDAP/);
    await directory.getByRole("button", { name: /^Probar/ }).press("Enter");
    await expect(directory.getByRole("status")).toContainText("localhost:1 no atiende en ese puerto");
    await expect(way(/RUT y contraseña/).getByRole("button")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" "))}`)).toEqual([]);
    await info.attach(`access-${width}`, { body: await page.screenshot({ fullPage: true }) });
  });
}
