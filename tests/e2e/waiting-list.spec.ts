import { DateTime } from "luxon";
import { ApiClient } from "../support/api-client.ts";
import { post } from "../support/canary-person.ts";
import { makeUser } from "../support/database.ts";
import { TestServer } from "../support/server.ts";
import { withDatabase } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** The first Friday from the day after tomorrow on, which is not a holiday in any year that this will run in. */
function nextFriday(): DateTime {
  const soon = DateTime.now().setZone("America/Santiago").plus({ days: 2 }).startOf("day");
  return soon.plus({ days: (5 - soon.weekday + 7) % 7 });
}

test("who waits for a full day is offered the slot that is freed, and takes it", { tag: "@widths" }, async ({
  page,
  expectAccessible,
}) => {
  // Nobody answers at this mail server: the mails wait, which is of no matter here.
  const server = await new TestServer({ DEMO: "0", SMTP_URL: "smtp://127.0.0.1:9" }).start();
  try {
    const friday = nextFriday();
    const student = await server.addStudent();
    const first = await withDatabase(server, async (db) => {
      const other = await makeUser(db, { name: "Otra Persona", email: "otra@a.example" });
      // Every Friday is taken but the one that is cancelled below, so that the coach is full.
      for (let week = 0; week < 10; week += 1) {
        for (const minute of [0, 30]) {
          const start = friday.plus({ weeks: week }).set({ hour: 15, minute });
          const at = (instant: DateTime) => instant.toUTC().toJSDate().toISOString();
          await db
            .insertInto("coach_sessions")
            .values({
              user_id: other.id,
              coach_id: 1,
              starts_at: at(start),
              ends_at: at(start.plus({ minutes: 30 })),
              modality: "either",
              client_name: other.name,
              client_email: other.email,
              client_phone: "",
              message: "",
              status: "scheduled",
              calendar_uid: `${week}-${minute}`,
              created_at: at(DateTime.now()),
              updated_at: at(DateTime.now()),
            })
            .execute();
        }
      }
      const row = await db.selectFrom("coach_sessions").select("id").orderBy("starts_at").executeTakeFirstOrThrow();
      return row.id;
    });
    await page.goto(`${server.url}/login`);
    await hydrated(page);
    await page.getByLabel("RUT").fill(student.rut);
    await page.getByLabel("Contraseña", { exact: true }).fill(student.password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.waitForURL(/\/dashboard/);
    await page.goto(`${server.url}/coach-schedule`);
    await hydrated(page);
    await page.getByRole("radio", { name: "Daniela Mosquera" }).check({ force: true });
    await page.getByLabel("Día de la lista de espera").selectOption(friday.toISODate() ?? "");
    await expectAccessible();
    await page.getByRole("button", { name: "Avísame" }).press("Enter");
    await expect(page.getByText("Estás en la lista", { exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "Listas de espera" })).toContainText("Lugar 1.");

    const admin = await new ApiClient(server.url).signIn(server.admin);
    const cancelled = await post(admin, `/api/admin/coach-sessions/${first}/status`, { status: "cancelled" });
    expect(cancelled.status).toBe(200);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText("Se liberó una hora con Daniela Mosquera")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Tomar la hora" }).press("Enter");
    await expect(page.getByText("Se liberó una hora con Daniela Mosquera")).toBeHidden();
    await expect(page.getByRole("region", { name: "Mis citas" })).toContainText("con Daniela Mosquera");
  } finally {
    await server.dispose();
  }
});
