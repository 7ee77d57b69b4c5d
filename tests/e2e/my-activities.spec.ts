import type { Locator, Page } from "@playwright/test";
import type { TestServer } from "../support/server.ts";
import { withDatabase } from "./support/office.ts";
import { expect, hydrated, onMeteredLine, test } from "./support/test.ts";

const DAY_MS = 86_400_000;

/** Appointments of a person in so many days, at an hour that no coach offers: nobody else's test takes it. */
async function addBookings(server: TestServer, account: { id: number }, ...days: number[]): Promise<void> {
  await withDatabase(server, async (db) => {
    for (const ahead of days) {
      const start = new Date(Date.now() + ahead * DAY_MS);
      start.setUTCHours(9, account.id % 60, 0, 0);
      await db
        .insertInto("coach_sessions")
        .values({
          user_id: account.id,
          coach_id: 2,
          starts_at: start.toISOString(),
          ends_at: new Date(start.getTime() + 1_800_000).toISOString(),
          modality: "online",
          client_name: "Renata Cifuentes Vera",
          client_email: "renata@a.example",
          client_phone: "",
          message: "",
          status: "scheduled",
          calendar_uid: `${account.id}-${ahead}@a.example`,
          created_at: new Date().toISOString(),
          updated_at: new Date().toISOString(),
        })
        .execute();
    }
  });
}

const appointments = (page: Page) => page.getByRole("region", { name: "Mis citas" });
const history = (page: Page) => page.getByRole("region", { name: "Historial" }).getByRole("listitem");

async function open(page: Page): Promise<void> {
  await page.goto("/my-activities");
  await hydrated(page);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function expectToFit(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scroll, "sideways scroll").toBeLessThanOrEqual(width);
}

test("an appointment is moved where it is seen, and the history follows", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const account = await server.addStudent();
  await addBookings(server, account, 9);
  await signIn(account);
  await open(page);
  const before = await history(page).first().innerText();
  await expectAccessible();
  await expectToFit(page);
  await appointments(page).getByRole("button", { name: "Reagendar" }).click();
  const dialog = page.getByRole("dialog", { name: "Reagendar cita" });
  await dialog
    .getByRole("radio", { name: /^(martes|jueves)/, disabled: false })
    .last()
    .check();
  await dialog
    .getByRole("radiogroup", { name: "Elige la hora" })
    .getByRole("radio", { disabled: false })
    .first()
    .check();
  await expectAccessible();
  await expectToFit(page);
  await dialog.getByRole("button", { name: /^Reagendar a las/ }).click();
  const notice = appointments(page).getByRole("status");
  await expect(notice).toContainText("Cita reagendada para el");
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(dialog).toHaveCount(0);
  const moved = (await notice.innerText()).match(/para el (.*?)\. Te/)?.[1] ?? "nothing";
  await expect(history(page)).toHaveCount(1);
  await expect(history(page).first()).toContainText(moved);
  expect(await history(page).first().innerText()).not.toBe(before);
  await expect(appointments(page).getByRole("listitem").first()).toContainText(new RegExp(moved, "i"));
  await expectAccessible();
  await expectToFit(page);
});

test("of two appointments one is cancelled with the keyboard alone, then the other", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const account = await server.addStudent();
  await addBookings(server, account, 8, 12);
  await signIn(account);
  await open(page);
  await expect(appointments(page).getByRole("button", { name: "Cancelar" })).toHaveCount(2);
  await expectToFit(page);
  await tabTo(page, appointments(page).getByRole("button", { name: "Cancelar" }).first());
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Cancelar esta cita" });
  await expect(dialog.getByRole("heading")).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(appointments(page).getByRole("button", { name: "Cancelar" }).first()).toBeFocused();
  for (const left of [1, 0]) {
    await tabTo(page, appointments(page).getByRole("button", { name: "Cancelar" }).first());
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("heading")).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "Cancelar la cita" }));
    await page.keyboard.press("Enter");
    await expect(appointments(page).getByRole("status")).toContainText("Cita cancelada");
    await expect(appointments(page).getByRole("status")).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await expect(appointments(page).getByRole("button", { name: "Cancelar" })).toHaveCount(left);
    await expect(history(page).filter({ hasText: "Cancelada" })).toHaveCount(2 - left);
    await expect(history(page).filter({ hasText: "Programada" })).toHaveCount(left);
  }
  await expect(appointments(page)).toContainText("No tienes citas por venir");
  await expect(appointments(page).getByRole("link", { name: "Agenda una sesión" })).toHaveAttribute(
    "href",
    "/coach-schedule",
  );
  await expectAccessible();
  await expectToFit(page);
});

test("somebody without appointments is told of none", async ({ page, server, signIn }) => {
  await signIn(await server.addStudent());
  await open(page);
  await expect(page.getByText("Todavía no hay actividades")).toBeVisible();
  await expect(appointments(page)).toHaveCount(0);
});

test("the history leads to the appointment on the page and marks it", async ({ page, server, signIn }) => {
  const account = await server.addStudent();
  await addBookings(server, account, 8, 12);
  await signIn(account);
  await open(page);
  const link = history(page).first().getByRole("link", { name: "Ver cita" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/my-activities#cita-\d+$/);
  const card = appointments(page).getByRole("listitem").filter({ hasText: "Reagendar" }).last();
  await expect(card).toBeInViewport();
  expect(await card.evaluate((element) => element.matches(":target"))).toBe(true);
});

test.describe("words about an entry", () => {
  test.beforeEach(async ({ page, server, signIn }) => {
    const account = await server.addStudent();
    await addBookings(server, account, 8, 12);
    await onMeteredLine(page);
    await signIn(account);
    await open(page);
  });

  test("come with the focus and go with Escape, without losing the focus", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    const link = history(page).first().getByRole("link");
    await tabTo(page, link);
    const words = page.getByRole("tooltip");
    await expect(words).toHaveText(/^Del \d+ de \w+ de \d{4}$/);
    await expect(link).toHaveAccessibleDescription(/^Del /);
    await expect(link).toBeFocused();
    await expectAccessible();
    await page.keyboard.press("Escape");
    await expect(words).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(history(page).nth(1).getByRole("link")).toBeFocused();
    await expect(words).toHaveText(/^Del /);
  });

  test("come under a pointer that came once and stays, and go with it", async ({ page, isMobile }) => {
    test.skip(isMobile, "fingers do not hover");
    const loaded = page.waitForRequest(/tooltip-bubbles/);
    await history(page).first().getByRole("link").hover();
    await loaded;
    await expect(page.getByRole("tooltip")).toHaveText(/^Del /);
    await page.mouse.move(0, 0, { steps: 5 });
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });

  test("are no reason to fail when they cannot be loaded", async ({ page }) => {
    await page.route(/tooltip-bubbles/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await history(page).first().getByRole("link").focus();
    await lost;
    await appointments(page).getByRole("button", { name: "Cancelar" }).first().click();
    await expect(page.getByRole("button", { name: "Cancelar la cita" })).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});
