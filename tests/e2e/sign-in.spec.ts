import { expect, hydrated, test } from "./support/test.ts";

const toast = /RUT inválido|Error de inicio de sesión/;

test.describe("sign-in", () => {
  test("takes a pasted RUT with dots, shows that it works, and leads by role", async ({ page, server, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/login");
    await hydrated(page);
    await page.getByLabel("RUT").pressSequentially("12.345.678-k");
    await expect(page.getByLabel("RUT")).toHaveValue("12345678-K");
    const { rut, password } = server.student;
    const dotted = `${rut.slice(0, 2)}.${rut.slice(2, 5)}.${rut.slice(5)}`;
    await page.getByLabel("RUT").fill("");
    await page.evaluate((text) => navigator.clipboard.writeText(text), dotted);
    await page.keyboard.press("Control+V");
    await expect(page.getByLabel("RUT")).toHaveValue(rut);
    // Password managers and scripts put text in without a paste.
    await page.getByLabel("RUT").fill(dotted);
    await expect(page.getByLabel("RUT")).toHaveValue(rut);
    await page.getByLabel("Contraseña", { exact: true }).fill(password);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/auth/login", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page.getByRole("button", { name: "Cargando..." })).toBeVisible();
    release();
    await page.waitForURL("**/dashboard");
  });

  test("leads an admin to the panel, and a student away from it", async ({ page, server, signInByForm }) => {
    await signInByForm(server.admin);
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto("/");
    await expect(page).toHaveURL(/\/admin$/);
    await signInByForm(server.student);
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("says what is wrong with a RUT before it asks the server", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/login");
    await hydrated(page);
    await page.getByLabel("RUT").fill("123");
    await page.getByLabel("Contraseña", { exact: true }).fill("1234");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page.getByText("RUT inválido", { exact: true })).toBeVisible();
    await expect(page.getByText("Por favor ingresa un RUT válido (ej: 12345678-9)")).toBeVisible();
    await expectAccessible();
  });

  test("answers a wrong password and an unknown RUT alike", async ({ page, server }) => {
    for (const rut of [server.student.rut, "9876543-2"]) {
      await page.goto("/login");
      await hydrated(page);
      await page.getByLabel("RUT").fill(rut);
      await page.getByLabel("Contraseña", { exact: true }).fill("zzzz");
      await page.getByRole("button", { name: "Iniciar sesión" }).click();
      await expect(page.getByText("Error de inicio de sesión", { exact: true })).toBeVisible();
      await expect(page.getByText("Credenciales inválidas")).toBeVisible();
    }
  });

  test("by e-mail validates as specified and works", { tag: "@widths" }, async ({ page, server, expectAccessible }) => {
    const student = await server.addStudent();
    await page.goto("/login-old");
    await hydrated(page);
    await page.getByLabel("Email").fill("no-es-correo");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page.getByText("Ingresa un correo electrónico válido")).toBeVisible();
    await expect(page.getByText("La contraseña es requerida")).toBeVisible();
    await expectAccessible();
    const me = await page.request.post("/api/auth/login", { data: student, headers: { origin: server.url } });
    await page.getByLabel("Email").fill((await me.json()).user.email);
    await page.getByLabel("Contraseña", { exact: true }).fill(student.password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.waitForURL("**/dashboard");
  });

  test("ends with 'Salir', for good", async ({ page, server, signIn }) => {
    await signIn();
    const cookies = await page.context().cookies();
    await page.goto("/dashboard?x=1");
    await hydrated(page);
    const menu = page.getByRole("button", { name: /menú/i });
    if (await menu.isVisible()) await menu.click();
    await page
      .getByRole("button", { name: "Salir" })
      .or(page.getByRole("link", { name: "Salir" }))
      .first()
      .click();
    await page.waitForURL("**/login");
    await page.context().addCookies(cookies);
    expect((await page.request.get(`${server.url}/api/auth/me`)).status()).toBe(401);
  });

  test("is asked for by every page of the inside", async ({ page }) => {
    for (const path of [
      "/dashboard",
      "/analyze-cv",
      "/my-activities",
      "/admin",
      "/account",
      "/interviews",
      "/coach-schedule",
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login$/);
    }
    await expect(page.getByText(toast)).toHaveCount(0);
  });
});
