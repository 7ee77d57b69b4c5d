import { inDatabase } from "./support/interview.ts";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** Where a person is in the booking is the screen's address: reload, Back and Forward lose nothing. */

test("reload, Back and Forward stay in the booking, and a lost session books it once @widths", async ({
  page,
  context,
  server,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await page.goto("/coach-schedule");
  await hydrated(page);
  const free = (name: string) => page.getByRole("radiogroup", { name }).getByRole("radio", { disabled: false });
  const next = page.getByRole("button", { name: "Continuar" });
  await page.getByRole("radio", { name: "Héctor Aravena" }).check();
  await free("Elige la fecha").nth(4).check();
  await free("Elige la hora").last().check();
  const chosen = await page.locator("[aria-live=polite] b").innerText();
  await next.click();
  await expect(page).toHaveURL(/\?coach=\d+&fecha=\d{4}-\d\d-\d\d&hora=\d\d%3A\d\d&paso=datos$/);
  await page.getByLabel("Email").fill("renata@a.example");
  await page.getByLabel(/Mensaje/).fill("Vengo de otra área");

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(/Mensaje/)).toHaveValue("Vengo de otra área");
  await expect(page.getByLabel("Email")).toHaveValue("renata@a.example");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Elige tu coach" })).toBeFocused();
  await expect(page.getByText(chosen)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Tus datos" })).toBeFocused();
  await expect(page.getByLabel(/Mensaje/)).toHaveValue("Vengo de otra área");
  await next.click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Revisa y confirma" })).toBeVisible();
  await expect(page.getByText("Vengo de otra área")).toBeVisible();
  const address = page.url();
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  const booked = () =>
    inDatabase(server, (db) =>
      db.selectFrom("coach_sessions").select("status").where("user_id", "=", student.id).execute(),
    );
  expect(await booked()).toEqual([]);

  await context.clearCookies({ name: "sid" });
  await page.getByRole("button", { name: "Confirmar Reserva" }).click();
  const dialog = page.getByRole("dialog", { name: "Entra otra vez y sigue" });
  await dialog.getByLabel("RUT").fill(student.rut);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(student.password);
  await dialog.getByRole("button", { name: "Entrar y seguir" }).click();
  await expect(page.getByRole("alert")).toContainText("¡Cita agendada exitosamente!");
  await expect(page).toHaveURL("/coach-schedule");
  expect(await booked()).toEqual([{ status: "scheduled" }]);

  // The address of what was booked offers it no more.
  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("Esa hora ya no está libre");
  await expect(page.locator("[tabindex='-1']:focus")).toContainText("Esa hora ya no está libre");
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  expect(await booked()).toHaveLength(1);
});
