import { action as makeRoute } from "#app/routes/api.coach.calendar-feed.ts";
import { action as removeRoute } from "#app/routes/api.coach.calendar-feed_.remove.ts";
import { loader as feedRoute } from "#app/routes/calendar.$token[.]ics.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { sessionCookieFor } from "../auth.ts";
import { makeUser } from "../database.ts";
import { type Call, callRoute } from "../http.ts";
import { bookingRow, coachRow } from "./mail-samples.ts";

/** A coach with an account, and what the account and a calendar program can ask for. */
export class PublishedCoach {
  readonly db: Db;
  readonly user: User;
  readonly coach: CoachRow;
  readonly cookie: string;
  constructor(db: Db, { user, coach, cookie }: { user: User; coach: CoachRow; cookie: string }) {
    this.db = db;
    this.user = user;
    this.coach = coach;
    this.cookie = cookie;
  }

  static async in(db: Db, given: Partial<CoachRow> = {}): Promise<PublishedCoach> {
    const user = await makeUser(db, { role: "coach" });
    const { id: _id, ...values } = coachRow(given);
    const coach = await db.insertInto("coaches").values(values).returningAll().executeTakeFirstOrThrow();
    await db.insertInto("coach_accounts").values({ coach_id: coach.id, user_id: user.id }).execute();
    return new PublishedCoach(db, { user, coach, cookie: await sessionCookieFor(db, user) });
  }

  make(call: Call = {}): Promise<Response> {
    return callRoute(makeRoute, { method: "POST", cookie: this.cookie, ...call });
  }
  remove(): Promise<Response> {
    return callRoute(removeRoute, { method: "POST", cookie: this.cookie });
  }
  /** @returns the secret of a new address */
  async secret(): Promise<string> {
    return secretOf(((await (await this.make()).json()) as { url: string }).url);
  }
  async book(student: User, given: Partial<CoachSessionRow>): Promise<CoachSessionRow> {
    const { id: _id, ...values } = bookingRow({ ...given, user_id: student.id, coach_id: this.coach.id });
    return this.db.insertInto("coach_sessions").values(values).returningAll().executeTakeFirstOrThrow();
  }
}

/** What a calendar program sends: an address and perhaps what it has. */
export function openCalendar(token: string, call: Call = {}): Promise<Response> {
  return callRoute(feedRoute, { params: { token }, ...call });
}

export function secretOf(url: string): string {
  const [, secret] = /\/calendar\/([\w-]{43})\.ics$/.exec(url) ?? [];
  if (secret === undefined) throw new Error("no secret in the address");
  return secret;
}
