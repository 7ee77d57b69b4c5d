import { vi } from "vitest";
import type { Booking, OccupiedSlots } from "#app/features/coaching/booking-types.ts";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { readSettings, type Settings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { loader as calendarLoader } from "#app/routes/api.coaching.bookings.$id.calendar[.]ics.ts";
import { action as cancelAction } from "#app/routes/api.coaching.bookings.$id.cancel.ts";
import { action as rescheduleAction } from "#app/routes/api.coaching.bookings.$id.reschedule.ts";
import { loader as bookingsLoader } from "#app/routes/api.coaching.bookings.ts";
import { loader as occupiedLoader } from "#app/routes/api.coaching.occupied-slots.$coachId.ts";
import { action as scheduleAction } from "#app/routes/api.coaching.schedule.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../database.ts";
import { callRoute } from "../http.ts";

/** A Thursday, 9:00 in Chile. Coach 1 is there on the 27th, coach 2 today and on 1 December. */
const NOW = "2026-11-26T12:00:00.000Z";
export const FRIDAY_15_00 = "2026-11-27T18:00:00.000Z";
export const FRIDAY_15_30 = "2026-11-27T18:30:00.000Z";
export const NEXT_FRIDAY = "2026-12-04T18:00:00.000Z";
export const TODAY_15_00 = "2026-11-26T18:00:00.000Z";
export const TUESDAY_16_00 = "2026-12-01T19:00:00.000Z";

export type Office = {
  database: TestDatabase;
  settings: Settings;
  student(given?: { name: string }): Promise<CoachingClient>;
  /** The time of the whole process. */
  setTime(iso: string): void;
  dispose(): Promise<void>;
};

/** A platform with its first coaches whose clock stands still at NOW. */
export async function openOffice(env: Record<string, string> = {}): Promise<Office> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  const database = makeTestDatabase();
  configureTestAuth(database);
  const settings = readSettings({ DATA_DIR: database.folder, ...env });
  setSettings(settings);
  await ensureCoaches(database.db, settings);
  return {
    database,
    settings,
    async student(given) {
      const user = await makeUser(database.db, given);
      return new CoachingClient(user, await sessionCookieFor(database.db, user));
    },
    setTime: (iso) => vi.setSystemTime(new Date(iso)),
    async dispose() {
      vi.useRealTimers();
      setSettings(undefined);
      await database.dispose();
    },
  };
}

export type Answer = {
  status: number;
  booking: Booking;
  message: string;
  error?: string;
  reason?: string;
};

/** The calls of a signed-in browser, as functions of the routes. */
export class CoachingClient {
  readonly user: User;
  readonly cookie: string;
  constructor(user: User, cookie: string) {
    this.user = user;
    this.cookie = cookie;
  }

  /** As the specification's screen sends it. */
  body(scheduledDate: string, more: object = {}): object {
    const { name, email } = this.user;
    return { coachId: 1, scheduledDate, clientName: name, clientEmail: email, clientPhone: "", message: "", ...more };
  }
  async schedule(scheduledDate: string, more: object = {}): Promise<Answer> {
    return this.send(this.body(scheduledDate, more));
  }
  async send(json: unknown): Promise<Answer> {
    return answer(await callRoute(scheduleAction, { json, cookie: this.cookie }));
  }
  async cancel(id: number | string): Promise<Answer> {
    return answer(await callRoute(cancelAction, { method: "POST", params: { id: String(id) }, cookie: this.cookie }));
  }
  async reschedule(id: number | string, scheduledDate: unknown): Promise<Answer> {
    const call = { json: { scheduledDate }, params: { id: String(id) }, cookie: this.cookie };
    return answer(await callRoute(rescheduleAction, call));
  }
  calendar(id: number): Promise<Response> {
    return callRoute(calendarLoader, { params: { id: String(id) }, cookie: this.cookie });
  }
  async bookings(): Promise<Booking[]> {
    const response = await callRoute(bookingsLoader, { cookie: this.cookie });
    return (await response.json()).bookings;
  }
  async occupied(coachId: number | string): Promise<OccupiedSlots> {
    return (await (await this.occupiedCall(coachId)).json()).occupiedSlots;
  }
  occupiedCall(coachId: number | string): Promise<Response> {
    return callRoute(occupiedLoader, { params: { coachId: String(coachId) }, cookie: this.cookie });
  }
}

async function answer(response: Response): Promise<Answer> {
  return { status: response.status, ...(await response.json()) };
}
