import { AxeBuilder } from "@axe-core/playwright";
import { makeUser } from "../support/database.ts";
import { type SamlPlatform, startSamlPlatform } from "../support/saml-platform.ts";
import { RUT_ATTRIBUTE } from "../support/scripted-saml-provider.ts";
import { expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** Sign-in by SAML in a browser that goes to the institution, comes back by its form, and leaves both. */

let platform: SamlPlatform;

test.beforeAll(async () => {
  platform = await startSamlPlatform({ SAML_LOGOUT: "1", SAML_NAME: "mi cuenta institucional" });
  platform.provider.person = { attributes: { [RUT_ATTRIBUTE]: "12345678-5" } };
  await platform.inDatabase((db) => makeUser(db, { rut: "12345678-5", name: "Ana Soto Díaz" }));
});
test.afterAll(() => platform.stop());

for (const width of [360, 1440]) {
  test(`the button leads there and back, by keyboard, at ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${platform.server.url}/login`);
    await hydrated(page);
    await expectNoSidewaysScroll(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" "))}`)).toEqual([]);
    await info.attach(`login-saml-${width}`, { body: await page.screenshot({ fullPage: true }) });
    const button = page.getByRole("link", { name: "Entrar con mi cuenta institucional" });
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard");
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Conoce la fuerza de tu CV" })).toBeVisible();
  });
}

test("without scripts the page between has a button that leads on", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 900 } });
  const page = await context.newPage();
  await page.goto(platform.server.url);
  const location = new URL(
    (await page.request.get(`${platform.server.url}/auth/saml`, { maxRedirects: 0 })).headers().location ?? "",
  );
  const message = await platform.provider.answer(location, platform.provider.person);
  const html = `<form method="post" action="${platform.server.url}/auth/saml/acs">
    <input name="SAMLResponse" value="${message}"><button>ir</button></form>`;
  await page.route("https://idp.example/", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("https://idp.example/");
  await page.getByRole("button", { name: "ir" }).click();
  await expect(page.getByRole("heading", { name: "Terminando tu ingreso" })).toBeVisible();
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL("**/dashboard");
  await context.close();
});
