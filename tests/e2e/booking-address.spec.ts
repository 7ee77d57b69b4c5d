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

  const alert = page.getByRole("alert");
  const focused = page.locator("[tabindex='-1']:focus");

  // Back leads to the steps of what is booked by now: it is one's own, and nothing is booked again.
  await page.goBack();
  await expect(alert).toContainText("Esa hora ya la reservaste tú");
  await expect(focused).toContainText("Esa hora ya la reservaste tú");
  await expect(page).toHaveURL("/coach-schedule");
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await page.goto(address);
  await expect(alert).toContainText("Esa hora ya la reservaste tú");
  await page.getByRole("link", { name: "Ver en Mis citas" }).click();
  await expect(page.getByRole("region", { name: "Mis citas" })).toBeInViewport();

  // The same address, once the hour is somebody else's.
  const other = await server.addStudent("Otra Persona");
  await inDatabase(server, (db) =>
    db.updateTable("coach_sessions").set({ user_id: other.id }).where("user_id", "=", student.id).execute(),
  );
  await page.goto(address);
  await expect(alert).toContainText("Esa hora ya no está libre");
  await expect(focused).toContainText("Sigues con Héctor Aravena");
  await expect(page.getByRole("radio", { name: "Héctor Aravena" })).toBeChecked();
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await free("Elige la fecha").nth(5).check();
  await free("Elige la hora").last().check();
  await next.click();
  await expect(page.getByRole("heading", { name: "Tus datos" })).toBeFocused();

  await page.goto(address.replace(/fecha=[\d-]+/, "fecha=2020-01-02"));
  await expect(alert).toContainText("Esa fecha no se puede reservar");
  await page.goto(address.replace(/coach=\d+/, "coach=999999"));
  await expect(alert).toContainText("Con ese coach no se puede reservar");
  await expectAccessible();
  expect(await booked()).toEqual([]);
});
