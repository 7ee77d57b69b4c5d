import type { Page } from "@playwright/test";
import { tabTo } from "./support/interview.ts";
import { addAppointment, mailedToken } from "./support/mailed-links.ts";
import { withDatabase } from "./support/office.ts";
import { expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** The pages that links of mails open, without a session and by keyboard alone. */

const status = (server: Parameters<typeof withDatabase>[0], id: number) =>
  withDatabase(server, (db) =>
    db.selectFrom("coach_sessions").select(["status", "confirmed_at"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name }));
  await page.keyboard.press("Enter");
}

test("'Confirmo que voy' is confirmed with one button, and said afterwards", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const booking = await addAppointment(server, 20);
  await page.goto(`/appointment/${mailedToken(server, "confirm", booking, booking.starts_at)}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Confirmas que vas?");
  const main = page.getByRole("main");
  await expect(main).toContainText("Daniela Mosquera");
  await expect(main).not.toContainText("Renata");
  await expect(page.getByRole("button")).toHaveCount(1);
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  expect((await status(server, booking.id)).confirmed_at).toBeNull();

  await press(page, "Confirmo que voy");
  const done = page.getByRole("heading", { level: 1, name: "Ya confirmaste que vas" });
  await expect(done).toBeFocused();
  await expect(page.getByRole("link", { name: "Entrar a Mis citas" })).toBeVisible();
  await expectAccessible();
  expect((await status(server, booking.id)).confirmed_at).not.toBeNull();
  await page.reload();
  await expect(done).toBeVisible();
});

test("'No puedo ir' cancels with one button, and says how to book again", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const booking = await addAppointment(server, 20);
  await page.goto(`/appointment/${mailedToken(server, "cancel", booking, booking.starts_at)}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿No puedes ir?");
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  expect((await status(server, booking.id)).status).toBe("scheduled");

  await press(page, "Cancelar la cita");
  await expect(page.getByRole("heading", { level: 1, name: "Esta cita se canceló" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Entrar y agendar otra hora" })).toBeVisible();
  await expectAccessible();
  expect((await status(server, booking.id)).status).toBe("cancelled");
});

test("an appointment that changes while its page is open is said, and not acted upon", async ({ page, server }) => {
  const booking = await addAppointment(server, 20);
  await page.goto(`/appointment/${mailedToken(server, "cancel", booking, booking.starts_at)}`);
  await hydrated(page);
  await withDatabase(server, (db) =>
    db.updateTable("coach_sessions").set({ calendar_sequence: 1 }).where("id", "=", booking.id).execute(),
  );
  await press(page, "Cancelar la cita");
  await expect(page.getByRole("heading", { level: 1, name: "Esta cita cambió de hora" })).toBeFocused();
  expect((await status(server, booking.id)).status).toBe("scheduled");
});

test("a link that is none shows the page of what is not found", async ({ page, server, expectAccessible }) => {
  const booking = await addAppointment(server, 20);
  const token = mailedToken(server, "cancel", booking, booking.starts_at);
  const answer = await page.goto(`/appointment/c${token.slice(1)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await expectAccessible();
});

test("how a session was is sent with one button, the value of the link chosen", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const booking = await addAppointment(server, -3, { status: "completed" });
  const token = mailedToken(server, "rating", booking, new Date(Date.now() + 60_000_000).toISOString());
  await page.goto(`/rating/${token}?stars=4`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Cómo estuvo tu sesión?");
  const chosen = page.getByRole("radio", { name: "4 de 5: Buena" });
  await expect(chosen).toBeChecked();
  await expect(page.getByRole("main")).not.toContainText("Renata");
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  for (const target of await page.getByRole("group").locator("label").all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const kept = () =>
    withDatabase(server, (db) =>
      db.selectFrom("session_ratings").select("stars").where("session_id", "=", booking.id).execute(),
    );
  expect(await kept()).toEqual([]);

  await tabTo(page, chosen);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "3 de 5: Aceptable" })).toBeChecked();
  await press(page, "Enviar");
  await expect(page.getByRole("heading", { level: 1, name: "Ya la enviaste: 3 de 5" })).toBeFocused();
  await expectAccessible();
  expect(await kept()).toEqual([{ stars: 3 }]);
});
