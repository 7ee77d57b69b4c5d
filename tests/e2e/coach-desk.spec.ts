import { santiagoDate } from "#app/features/coaching/slots.ts";
import { addAppointment, addCoachWithAccount } from "../support/coaching/desk.ts";
import { withDatabase } from "./support/office.ts";
import { expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();

test("a coach sees the week, prepares what comes, and closes what is over; by keyboard", {
  tag: "@widths",
}, async ({ page, server, signIn, expectAccessible }) => {
  const camila = await server.addStudent("Camila Ñanculef Torres");
  const diego = await server.addStudent("Diego Sáez Millán");
  const { account, past } = await withDatabase(server, async (db) => {
    const times = Array.from(
      { length: 20 },
      (_, slot) => `${String(9 + Math.floor(slot / 2)).padStart(2, "0")}:${slot % 2 ? "30" : "00"}`,
    );
    const availability = JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, times })));
    const coach = await addCoachWithAccount(db, { availability, meeting_link: "https://meet.example/sala" });
    const { coachId } = coach;
    const before = await addAppointment(db, {
      ...{ coachId, startsAt: at(-2), message: "Dudas de práctica" },
      student: { id: diego.id, name: "Diego Sáez Millán" },
    });
    await addAppointment(db, {
      ...{ coachId, startsAt: at(2), message: "Llevo mi CV impreso. Quiero practicar la primera entrevista." },
      student: { id: camila.id, name: "Camila Ñanculef Torres" },
    });
    return { account: coach.account, past: before };
  });
  await signIn({ rut: account.rut, password: account.rut.slice(0, 4) });
  await page.goto("/coach");
  await hydrated(page);
  const next = page.getByRole("region", { name: "Camila Ñanculef Torres" });
  await expect(next).toContainText("Llevo mi CV impreso");
  await expect(next.getByRole("link", { name: "Abrir reunión" })).toHaveAttribute("href", "https://meet.example/sala");
  const toClose = page.getByRole("region", { name: "Por cerrar" });
  await expect(toClose).toContainText("falta estado y nota");
  await expectAccessible();
  await expectNoSidewaysScroll(page);

  await toClose.getByRole("link", { name: "Cerrar la cita de Diego Sáez Millán" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diego Sáez Millán");
  await expect(page.getByText("«Dudas de práctica»")).toBeVisible();
  await expect(page.getByText("Es la primera.")).toBeVisible();
  const note = page.getByRole("textbox", { name: "Nota de esta cita" });
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith(`/api/coach/sessions/${past}/note`) && answer.ok(),
  );
  await note.fill("Contar su práctica en Temuco con cifras.");
  await kept;
  await page.getByRole("combobox", { name: "Tema" }).selectOption({ label: "Entrevista" });
  await expect(page.getByText(/^Guardada a las \d\d:\d\d\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Asistió" }).press("Enter");
  await expect(page.getByRole("button", { name: "Asistió" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await expect
    .poll(() =>
      withDatabase(server, (db) =>
        db.selectFrom("session_notes").select(["note", "topic"]).where("session_id", "=", past).execute(),
      ),
    )
    .toEqual([{ note: "Contar su práctica en Temuco con cifras.", topic: "interview" }]);

  await page.getByRole("link", { name: "Escritorio" }).first().press("Enter");
  await expect(page.getByRole("region", { name: "Por cerrar" })).toContainText("Nada por cerrar");
  await page.getByRole("link", { name: "Semana siguiente" }).press("Enter");
  await expect(page).toHaveURL(/week=/);
  await expectAccessible();
  const today = santiagoDate(new Date());
  expect(new URL(page.url()).searchParams.get("week")).not.toBe(today);
});

test("another coach's appointment is not found, and the office has no desk", async ({ page, server, signIn }) => {
  const student = await server.addStudent("Matías Cárcamo");
  const { other, id } = await withDatabase(server, async (db) => {
    const { coachId } = await addCoachWithAccount(db, { name: "Daniela Mosquera" });
    const own = await addCoachWithAccount(db, { name: "Héctor Aravena" });
    const appointment = { coachId, startsAt: at(3), student: { id: student.id, name: "Matías Cárcamo" } };
    return { other: own.account, id: await addAppointment(db, appointment) };
  });
  await signIn({ rut: other.rut, password: other.rut.slice(0, 4) });
  const answer = await page.goto(`/coach/appointments/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "No encontramos esa cita" })).toBeVisible();
  await expect(page.getByText("Matías Cárcamo")).toHaveCount(0);
});
