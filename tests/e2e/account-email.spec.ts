import { TestServer } from "../support/server.ts";
import { TestSmtp } from "../support/smtp.ts";
import { expect, hydrated, test } from "./support/test.ts";

test("an own address is added with the code that reaches it, by keyboard alone", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  const smtp = await new TestSmtp().start();
  const server = await new TestServer({ DEMO: "0", SMTP_URL: smtp.url }).start();
  try {
    const account = await server.addStudent();
    await page.goto(`${server.url}/login`);
    await hydrated(page);
    await page.getByLabel("RUT").fill(account.rut);
    await page.getByLabel("Contraseña", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.waitForURL(/\/dashboard/);
    await page.goto(`${server.url}/account`);
    await hydrated(page);
    const card = page.getByRole("region", { name: "Correo", exact: true });
    await card.getByRole("button", { name: /correo$/ }).focus();
    await page.keyboard.press("Enter");
    await expect(card.getByLabel("Correo nuevo")).toBeFocused();
    await page.keyboard.type("valentina@");
    await card.getByLabel("Contraseña actual", { exact: true }).focus();
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await expect(card.getByLabel("Correo nuevo")).toHaveAccessibleDescription(/Escribe un correo que leas/);
    await expect(card.getByLabel("Correo nuevo")).toBeFocused();
    await expectAccessible();
    await card.getByLabel("Correo nuevo").fill("valentina@correo.example");
    await page.keyboard.press("Enter");

    await expect(card.getByText("Enviamos un código a valentina@correo.example")).toBeVisible();
    await expect.poll(() => smtp.accepted.length).toBe(1);
    const { text = "" } = await smtp.parsed();
    const code = /^\d{3} \d{3}$/m.exec(text)?.[0] ?? "";
    await card.getByLabel("Código").fill("12");
    await page.keyboard.press("Enter");
    await expect(card.getByLabel("Código")).toHaveAccessibleDescription(/seis números/);
    await expectAccessible();
    await card.getByLabel("Código").fill(code);
    await page.keyboard.press("Enter");
    await expect(page.getByText("valentina@correo.example (confirmado por ti)")).toBeVisible();
    await expect(card.getByRole("button", { name: "Cambiar correo" })).toBeVisible();
    // The address that the account had before is told.
    await expect.poll(() => smtp.accepted.length).toBe(2);
    expect((await smtp.parsed(1)).subject).toBe("El correo de tu cuenta cambió");
  } finally {
    await server.dispose();
    await smtp.stop();
  }
});
