import type { Browser, Page } from "@playwright/test";
import type { Account, TestServer } from "../support/server.ts";
import { expect, hydrated, test } from "./support/test.ts";

const BOOKED = "¡Cita agendada exitosamente! Recibirás una confirmación por email.";

const group = (page: Page, name: string) => page.getByRole("radiogroup", { name });
const free = (page: Page, name: string) => group(page, name).getByRole("radio", { disabled: false });
const appointments = (page: Page) => page.getByRole("region", { name: "Mis citas" });

async function open(page: Page): Promise<void> {
  await page.goto("/coach-schedule");
  await hydrated(page);
}

/** Picks a free hour late in the list, so that it can still be changed whatever the day of the test is. */
async function choose(page: Page, coach: string, day = 4): Promise<string> {
  await page.getByRole("radio", { name: coach }).check();
  await free(page, "Elige la fecha").nth(day).check();
  await free(page, "Elige la hora").last().check();
  const chosen = await page.locator("[aria-live=polite] b").innerText();
  await page.getByRole("button", { name: "Continuar" }).click();
  return chosen;
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: "Confirmar Reserva" }).click();
}

/** Another person with a browser of his own. */
async function somebodyElse(browser: Browser, server: TestServer): Promise<Page> {
  const account: Account = await server.addStudent("Otra Persona");
  const context = await browser.newContext({ baseURL: server.url });
  const login = await context.request.post("/api/auth/login", { data: account, headers: { Origin: server.url } });
  expect(login.ok()).toBe(true);
  return context.newPage();
}

async function expectToFit(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scroll, "sideways scroll").toBeLessThanOrEqual(width);
}

test.beforeEach(async ({ server, signIn }) => {
  await signIn(await server.addStudent());
});

test("what is missing yet is one press away, below coaches and dates", { tag: "@widths" }, async ({ page }) => {
  await open(page);
  await expect(page.getByRole("button", { name: "Elige coach, fecha y hora" })).toHaveCount(0);
  await page.getByRole("radio", { name: "Héctor Aravena" }).check();
  await page.getByRole("button", { name: "Falta elegir fecha y hora" }).click();
  await expect(page.getByRole("heading", { name: "Elige la fecha" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Elige la fecha" })).toBeInViewport();
  await free(page, "Elige la fecha").nth(4).check();
  await page.getByRole("button", { name: "Falta elegir la hora" }).click();
  await expect(page.getByRole("heading", { name: "Elige la hora" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Elige la hora" })).toBeInViewport();
  await free(page, "Elige la hora").last().check();
  await expect(page.getByRole("button", { name: /^Falta/ })).toHaveCount(0);
});

test("a session is booked in three steps, with accessible screens", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  await open(page);
  await expectAccessible();
  const chosen = await choose(page, "Héctor Aravena");
  await expect(page.getByRole("heading", { name: "Tus datos" })).toBeFocused();
  await expect(page.getByLabel("Nombre")).toHaveValue("Renata Cifuentes Vera");
  await expectAccessible();
  await expectToFit(page);
  await page.getByLabel("Email").fill("esto no es un email");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expectAccessible();
  await page.getByLabel("Email").fill("renata@a.example");
  await page.getByLabel(/Mensaje/).fill("Vengo de otra área\ny quiero cambiarme.");
  await page.getByRole("radio", { name: "Virtual", exact: true }).check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { name: "Revisa y confirma" })).toBeFocused();
  await expectAccessible();
  await expectToFit(page);
  // Back to the start and forth again: nothing is lost.
  await page.getByRole("button", { name: "Atrás" }).click();
  await page.getByRole("button", { name: "Atrás" }).click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await confirm(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(BOOKED);
  await expect(alert).toBeInViewport();
  await expect(page.getByText("Elige coach, fecha y hora")).toBeVisible();
  const booked = appointments(page).getByRole("listitem").filter({ hasText: chosen });
  await expect(booked).toContainText("Programada");
  await expect(booked).toContainText("Virtual");
  const file = await booked.getByRole("link", { name: "Agregar a mi calendario" }).getAttribute("href");
  const calendar = await page.request.get(file ?? "");
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  await expectAccessible();
  await expectToFit(page);

  await page.goto("/my-activities");
  await hydrated(page);
  await expect(appointments(page).getByRole("listitem").filter({ hasText: chosen })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Cita con Héctor Aravena" })).toContainText("Programada");
  await expectAccessible();
  await expectToFit(page);
});

test("the keyboard is enough", async ({ page }) => {
  await open(page);
  const tabTo = async (target: ReturnType<Page["locator"]>) => {
    for (let steps = 0; steps < 40; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole("radio", { name: "Daniela Mosquera" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Héctor Aravena" })).toBeChecked();
  await expect(free(page, "Elige la fecha").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(free(page, "Elige la fecha").nth(1)).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(group(page, "Elige la hora").getByRole("radio", { checked: true })).toHaveCount(1);
  await tabTo(page.getByRole("button", { name: "Continuar" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Tus datos" })).toBeFocused();
  await tabTo(page.getByLabel("Email"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Revisa y confirma" })).toBeFocused();
  await tabTo(page.getByRole("button", { name: "Confirmar Reserva" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(BOOKED);
  await tabTo(appointments(page).getByRole("button", { name: "Cancelar" }));
  await page.keyboard.press("Enter");
  // The dialog's library leaves the focus on the dialog itself where fingers are in use.
  await expect(page.getByRole("dialog").getByRole("heading")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(appointments(page).getByRole("button", { name: "Cancelar" })).toBeFocused();
});

test("of two people who want the same hour one gets it and the other one the nearest", { tag: "@widths" }, async ({
  page,
  browser,
  server,
  expectAccessible,
}) => {
  await open(page);
  const wanted = await choose(page, "Héctor Aravena", 6);
  await page.getByLabel(/Mensaje/).fill("Esto no se pierde");
  await page.getByRole("button", { name: "Continuar" }).click();
  const other = await somebodyElse(browser, server);
  await open(other);
  expect(await choose(other, "Héctor Aravena", 6)).toBe(wanted);
  await confirm(other);
  await expect(other.getByRole("alert")).toContainText(BOOKED);

  await page.getByRole("button", { name: "Confirmar Reserva" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Error al agendar cita: ");
  await expect(alert).toBeInViewport();
  await expect(group(page, "Elige la hora").getByRole("radio", { disabled: true })).toHaveCount(1);
  await expect(page.getByText("Ocupado")).toBeVisible();
  await expectAccessible();
  await expectToFit(page);
  await alert.getByRole("button").first().click();
  await expect(page.getByText("Esto no se pierde")).toBeVisible();
  await page.getByRole("button", { name: "Confirmar Reserva" }).click();
  await expect(page.getByRole("alert")).toContainText(BOOKED);

  // Both hours of that day are gone: it is drawn as full for whoever comes next.
  await other.reload();
  await hydrated(other);
  await other.getByRole("radio", { name: "Héctor Aravena" }).check();
  const [day = "?"] = /\p{L}+ \d+ de \p{L}+/u.exec(wanted) ?? [];
  await expect(other.getByRole("radio", { name: `${day}, completo` })).toBeDisabled();
  await other.context().close();
});

test("an appointment is moved and cancelled, and its hour is free again", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  await open(page);
  const first = await choose(page, "Daniela Mosquera", 2);
  await confirm(page);
  await expect(page.getByRole("alert")).toContainText(BOOKED);
  await appointments(page).getByRole("button", { name: "Reagendar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("radiogroup", { name: "Elige la fecha" })
    .getByRole("radio", { disabled: false })
    .nth(4)
    .check();
  await dialog
    .getByRole("radiogroup", { name: "Elige la hora" })
    .getByRole("radio", { disabled: false })
    .first()
    .check();
  await expectAccessible();
  await dialog.getByRole("button", { name: /^Reagendar a las/ }).click();
  await expect(appointments(page).getByRole("status")).toContainText("Cita reagendada");
  await expect(dialog).toHaveCount(0);
  await expect(appointments(page).getByText(first)).toHaveCount(0);

  await appointments(page).getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("button", { name: "Cancelar la cita" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Cancelar la cita" }).click();
  await expect(appointments(page).getByRole("status")).toContainText("Cita cancelada");
  await expect(appointments(page).getByRole("status")).toBeFocused();
  await expect(appointments(page).getByText("No tienes citas por venir")).toBeVisible();
  await expectAccessible();
  expect(await choose(page, "Daniela Mosquera", 2)).toBe(first);
});

test("nothing can be chosen while the taken hours are not known", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  await page.route("**/api/coaching/occupied-slots/*", (route) => route.abort());
  await open(page);
  await page.getByRole("radio", { name: "Héctor Aravena" }).check();
  await expect(page.getByText("No pudimos cargar las horas ocupadas")).toBeVisible();
  await expect(group(page, "Elige la fecha")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Continuar" })).toBeDisabled();
  await expectAccessible();
  await page.unroute("**/api/coaching/occupied-slots/*");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(free(page, "Elige la fecha").first()).toBeVisible();
});

test("fingers find targets of 44 pixels and the way on at the bottom", { tag: "@phone" }, async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Héctor Aravena" }).check();
  await expect(page.getByRole("button", { name: "Continuar" })).toBeInViewport();
  await free(page, "Elige la fecha").nth(2).check();
  await expect(page.getByRole("button", { name: "Continuar" })).toBeInViewport();
  const small = await page
    .getByRole("main")
    .locator("input, button, a")
    .evaluateAll(
      (elements) =>
        elements.map((element) => element.getBoundingClientRect()).filter((box) => box.height > 0 && box.height < 44)
          .length,
    );
  expect(small).toBe(0);
  await expectToFit(page);
});

test.describe("in a browser of another zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });
  test("days and hours are those of Chile", async ({ page }) => {
    await open(page);
    await page.getByRole("radio", { name: "Daniela Mosquera" }).check();
    // Her Fridays, which begin on Thursday or end on Saturday where the browser's own zone is taken; the office may add
    // Mondays.
    const dates = group(page, "Elige la fecha");
    const fridays = dates.getByRole("radio", { name: /^viernes/, disabled: false });
    await expect(fridays.nth(3)).toBeVisible();
    await expect(dates.getByRole("radio", { name: /^(jueves|sábado)/ })).toHaveCount(0);
    await fridays.nth(3).check();
    await free(page, "Elige la hora").last().check();
    await page.getByRole("button", { name: "Continuar" }).click();
    // One of her two hours: somebody else may have the other.
    await expect(page.getByText(/15:00 a 15:30|15:30 a 16:00/)).toBeVisible();
    await confirm(page);
    await expect(appointments(page).getByText(/^Viernes .* (15:00 a 15:30|15:30 a 16:00)$/)).toBeVisible();
  });
});
