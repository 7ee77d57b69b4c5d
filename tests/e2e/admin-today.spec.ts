import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { makeUser } from "../support/database.ts";
import type { TestServer } from "../support/server.ts";
import { withDatabase } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notificaciones/ });
const panel = (page: Page) => page.getByRole("tabpanel");
const today = (page: Page) => page.locator("section").filter({ has: page.getByRole("heading", { name: /^Hoy/ }) });

let people = 0;
/** A person of this test alone; the tests of one worker share a server. */
function addPerson(server: TestServer, name: string): Promise<number> {
  people += 1;
  const rut = `${22_000_000 + people}-0`;
  return withDatabase(server, async (db) => (await makeUser(db, { name, rut, email: `hoy${people}@a.example` })).id);
}

/** @param minutes from now; negative: it has begun */
function addSession(server: TestServer, userId: number, name: string, minutes: number): Promise<void> {
  const start = Date.now() + minutes * 60_000;
  const now = new Date().toISOString();
  return withDatabase(server, async (db) => {
    await db
      .insertInto("coach_sessions")
      .values({
        user_id: userId,
        coach_id: 1,
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 1_800_000).toISOString(),
        modality: "either",
        client_name: name,
        client_email: "hoy@a.example",
        client_phone: "",
        message: "",
        status: "scheduled",
        calendar_uid: `hoy-${userId}-${minutes}`,
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
}

test("an arrival is marked with one press, and the notice takes it back", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const name = "Jean-Marc Estimé";
  // A minute ago may have been yesterday; then the session stands in its list only.
  await addSession(server, await addPerson(server, name), name, -1);
  await signIn(server.admin);
  await page.goto("/admin?when=all");
  await hydrated(page);
  const group = panel(page).getByRole("group", { name: `Asistencia de ${name}` });
  await expect(group).toBeVisible();
  await expectAccessible();
  await group.getByRole("button", { name: "No llegó" }).press("Enter");
  await expect(toast(page)).toContainText(`${name}: no llegó`);
  await expect(group).toBeHidden();
  await toast(page).getByRole("button", { name: "Deshacer" }).click();
  await expect(toast(page)).toContainText(`${name}: sin marcar`);
  await group.getByRole("button", { name: "Llegó", exact: true }).click();
  const corrections = panel(page).getByRole("button", { name: new RegExp(`Corregir la sesión \\d+, de ${name}`) });
  await corrections.click();
  await page.getByRole("menuitem", { name: "Corregir: no llegó" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Marcar que no asistió" }).click();
  await expect(toast(page)).toContainText("Sesión actualizada");
  await page.goto(`/admin?when=all&status=no_show&q=${encodeURIComponent(name)}`);
  await expect(panel(page).getByText("No asistió", { exact: true }).last()).toBeVisible();
});

test("the first row is within 500 pixels of a wide window, with Hoy and the counters above it", async ({
  page,
  server,
  signIn,
}) => {
  const name = "Rodrigo Albornoz";
  await addSession(server, await addPerson(server, name), name, 60);
  await signIn(server.admin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin");
  await hydrated(page);
  await expect(page.getByText("Total Usuarios")).toBeVisible();
  await expect(today(page)).toContainText("mañana");
  const row = panel(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") })
    .first();
  await expect(row).toBeVisible();
  await page.waitForLoadState("networkidle");
  const box = await row.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(500);
});

test("a session is booked for a student and moved, with the keyboard alone", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
  isMobile,
}) => {
  const name = isMobile ? "Fernanda Lagos" : "Rosario Quilapán";
  await addPerson(server, name);
  await signIn(server.admin);
  await page.goto("/admin");
  await hydrated(page);
  await page.getByRole("button", { name: "Reservar" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Reservar una sesión" });
  await dialog.getByRole("searchbox").fill(name);
  await dialog.getByRole("button", { name: new RegExp(name) }).press("Enter");
  await expect(dialog.getByText(`Para ${name}`)).toBeVisible();
  await dialog.getByLabel("Coach", { exact: true }).selectOption({ index: 2 });
  const days = dialog.getByRole("radiogroup", { name: "Elige la fecha" }).getByRole("radio");
  await days.last().press("Space");
  const times = dialog.getByRole("radiogroup", { name: "Elige la hora" }).getByRole("radio");
  await times.first().press("Space");
  await expectAccessible();
  await dialog.getByRole("button", { name: /^Reservar a las/ }).press("Enter");
  await expect(toast(page)).toContainText("Sesión reservada");

  await panel(page)
    .getByRole("button", { name: `Mover la sesión de ${name}` })
    .press("Enter");
  const moving = page.getByRole("dialog", { name: "Mover la sesión" });
  await expect(moving.getByRole("radio", { disabled: false }).first()).toBeVisible();
  await moving.getByRole("radiogroup", { name: "Elige la fecha" }).getByRole("radio").nth(-2).press("Space");
  await moving
    .getByRole("radiogroup", { name: "Elige la hora" })
    .getByRole("radio", { disabled: false })
    .last()
    .press("Space");
  await expectAccessible();
  await moving.getByRole("button", { name: /^Mover a las/ }).press("Enter");
  await expect(toast(page)).toContainText("Sesión movida");
  await panel(page)
    .getByRole("button", { name: `Cancelar la sesión de ${name}` })
    .press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar la sesión" }).press("Enter");
  await expect(toast(page)).toContainText("Sesión actualizada");
});

test("a mail that did not leave is tried again or given up", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
  isMobile,
}) => {
  const key = isMobile ? "phone" : "desktop";
  await withDatabase(server, async (db) => {
    for (const index of [1, 2]) {
      const recipient = `bandeja-${key}-${index}@a.example`;
      const mail = {
        to: { name: `Bandeja ${key} ${index}`, address: recipient },
        subject: "Aviso",
        text: "",
        html: "",
      };
      await db
        .insertInto("outbox")
        .values({
          dedup_key: `${key}-${index}`,
          topic: `prueba-${key}`,
          message_id: `<${key}-${index}@a.example>`,
          recipient,
          mail: JSON.stringify(mail),
          status: "failed",
          attempts: 3,
          next_attempt_at: new Date().toISOString(),
          last_error: "El servidor de correo rechazó al destinatario (550 5.1.1)",
          created_at: new Date().toISOString(),
        })
        .execute();
    }
  });
  await signIn(server.admin);
  await page.goto("/admin");
  await hydrated(page);
  await page.getByRole("link", { name: /^Correos? que no sali/ }).click();
  await expect(page).toHaveURL(/\/admin\/outbox\?state=failed$/);
  await expect(page.getByText(`bandeja-${key}-1@a.example`)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: `Reintentar el correo a Bandeja ${key} 1: Aviso` }).press("Enter");
  await expect(toast(page)).toContainText("El correo vuelve a la cola");
  await page.getByRole("button", { name: `Descartar el correo a Bandeja ${key} 2: Aviso` }).press("Enter");
  await expect(toast(page)).toContainText("Correo descartado");
  await expect(page.getByText(`bandeja-${key}-2@a.example`)).toBeHidden();
  await page.goto("/admin/outbox?state=dismissed");
  await expect(page.getByText(`bandeja-${key}-2@a.example`)).toBeVisible();
  // The other tests of this server must not find them.
  await withDatabase(server, (db) =>
    db
      .deleteFrom("outbox")
      .where(sql<boolean>`topic = ${`prueba-${key}`}`)
      .execute(),
  );
});
