import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AppointmentView } from "#app/features/coaching/links/appointment-view.ts";
import { linkToken } from "#app/features/coaching/links/link-token.server.ts";
import { action } from "#app/routes/api.coaching.appointment.ts";
import { loader } from "#app/routes/appointment.$token/route.tsx";
import { configureTestAuth } from "../support/auth.ts";
import { type CoachingClient, NEXT_FRIDAY, type Office, openOffice } from "../support/coaching/client.ts";
import { openLink, remind } from "../support/coaching/mailed-links.ts";
import { makeTestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { outboxRows } from "../support/mail-settings.ts";

/** Tokens that are none, at the page of an appointment's links and at its call. */

let office: Office;
let student: CoachingClient;
let bookingId: number;
let links: Awaited<ReturnType<typeof remind>>;

/** Each test asks from a network of its own: the limit is of the process. */
let network = 0;
const address = () => `203.0.113.${network}`;

beforeEach(async () => {
  network += 1;
  office = await openOffice({ PUBLIC_URL: "https://carreras.sur.example", MAX_LIVE_BOOKINGS: "4" });
  student = await office.student();
  bookingId = (await student.schedule(NEXT_FRIDAY)).booking.id;
  office.setTime("2026-12-03T18:00:00.000Z");
  links = await remind(office);
});
afterEach(() => office.dispose());

const open = (token: string, method = "GET"): ReturnType<typeof openLink<AppointmentView>> =>
  openLink<AppointmentView>(loader, token, { method, clientAddress: address() });

async function act(token: string): Promise<{ status: number }> {
  const answer = await callRoute(action, { json: { token }, clientAddress: address() });
  return { status: answer.status, ...(await answer.json()) };
}

const row = () =>
  office.database.db.selectFrom("coach_sessions").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
/** Everything that an act could write. */
async function written(): Promise<string> {
  const { db } = office.database;
  const activities = await db.selectFrom("activities").selectAll().execute();
  return JSON.stringify([
    await db.selectFrom("coach_sessions").selectAll().execute(),
    activities,
    await outboxRows(db),
  ]);
}

describe("a token that is none is a 404 with one answer", () => {
  const changed = (token: string, at: number) => {
    const other = token[at] === "1" ? "2" : "1";
    return token.slice(0, at) + other + token.slice(at + 1);
  };

  async function refused(token: string): Promise<void> {
    const before = await written();
    expect(await open(token), token).toEqual({ status: 404, view: {} });
    expect(await act(token), token).toEqual({
      status: 404,
      error: "No encontrado",
      message: "Este enlace no sirve. Ábrelo otra vez desde el correo.",
    });
    expect(await written()).toBe(before);
  }

  test("with any one of its signs changed", async () => {
    for (let at = 0; at < links.cancel.length; at += 1) await refused(changed(links.cancel, at));
  });

  test("with its kind changed, or written in another way that decodes to the same bytes", async () => {
    await refused(`c${links.cancel.slice(1)}`);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = letters.indexOf(links.cancel.at(-1) ?? "");
    await refused(links.cancel.slice(0, -1) + letters[last ^ 1]);
    await refused(`${links.cancel}=`);
  });

  test("of another installation", async () => {
    const other = makeTestDatabase();
    configureTestAuth(other);
    const foreign = linkToken("cancel", await row(), NEXT_FRIDAY);
    configureTestAuth(office.database);
    await other.dispose();
    expect(linkToken("cancel", await row(), NEXT_FRIDAY)).toBe(links.cancel);
    await refused(foreign);
  });

  test("of an erased person, also when the number is somebody else's now", async () => {
    const { db } = office.database;
    await db.deleteFrom("users").where("id", "=", student.user.id).execute();
    await refused(links.cancel);
    const other = await office.student();
    const { id } = (await other.schedule(NEXT_FRIDAY)).booking;
    await db.updateTable("coach_sessions").set({ id: bookingId }).where("id", "=", id).execute();
    await refused(links.cancel);
  });

  test("of an account that was deactivated", async () => {
    await office.database.db.updateTable("users").set({ is_active: 0 }).execute();
    await refused(links.cancel);
  });

  test("and too many of them from one network make it wait, while right ones alone do not", async () => {
    for (let count = 0; count < 130; count += 1) await open(links.confirm);
    expect((await open(links.confirm)).status).toBe(200);
    for (let count = 0; count < 120; count += 1) await open("c1-0-1795717800-x");
    expect((await open(links.confirm)).status).toBe(429);
    expect((await act(links.confirm)).status).toBe(429);
    network += 1;
    expect((await open(links.confirm)).status).toBe(200);
  });
});
