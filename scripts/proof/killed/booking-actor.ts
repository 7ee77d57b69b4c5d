import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { Random } from "../../../tests/support/mutate.ts";
import type { Actor } from "./actor.ts";
import type { Caller } from "./caller.ts";

/** Number of live bookings from which on this student only cancels or moves them. */
const MANY = 4;
const answerSchema = z.object({ booking: z.object({ id: z.number(), startsAt: z.string(), status: z.string() }) });

type Known = { startsAt: string; status: string };
/** A call without a response so far; a new booking has no id yet. */
type Open = Known & { id: number | null };

/** Books, moves and cancels appointments while others compete for the same slots. */
export class BookingActor implements Actor {
  readonly kind = "booking";
  readonly caller: Caller;
  readonly #user: { id: number; name: string; email: string };
  readonly #coach: { coachId: number; slots: readonly string[] };
  readonly #random: Random;
  readonly #bookings = new Map<number, Known>();
  #open: Open | null = null;

  constructor(
    caller: Caller,
    user: { id: number; name: string; email: string },
    coach: { coachId: number; slots: readonly string[] },
    random: Random,
  ) {
    this.caller = caller;
    this.#user = user;
    this.#coach = coach;
    this.#random = random;
  }

  async act(): Promise<void> {
    const live = [...this.#bookings].filter(([, { status }]) => status === "scheduled");
    const startsAt = this.#random.pick(this.#coach.slots);
    if (live.length < MANY && this.#random.below(4) > 0) return this.#book(startsAt);
    if (live.length === 0) return this.#book(startsAt);
    const [id, known] = this.#random.pick(live);
    if (this.#random.below(2) === 0) return this.#change({ id, ...known, status: "cancelled" }, "cancel", {});
    return this.#change({ id, ...known, startsAt }, "reschedule", { scheduledDate: startsAt });
  }

  #book(startsAt: string): Promise<void> {
    const { name: clientName, email: clientEmail } = this.#user;
    const sent = { coachId: this.#coach.coachId, scheduledDate: startsAt, clientName, clientEmail };
    return this.#send({ id: null, startsAt, status: "scheduled" }, "/api/coaching/schedule", sent);
  }

  #change(wanted: Open, action: "cancel" | "reschedule", sent: object): Promise<void> {
    return this.#send(wanted, `/api/coaching/bookings/${wanted.id}/${action}`, sent);
  }

  async #send(wanted: Open, url: string, sent: object): Promise<void> {
    this.#open = wanted;
    const { status, body } = await this.caller.post(url, sent, [409]);
    this.#open = null;
    if (status !== 200) return;
    const { booking } = answerSchema.parse(body);
    if (booking.startsAt !== wanted.startsAt || booking.status !== wanted.status)
      this.caller.oddities.push(`${url}: answered ${booking.status} ${booking.startsAt}`);
    this.#bookings.set(booking.id, { startsAt: booking.startsAt, status: booking.status });
  }

  async settle(db: Db): Promise<string[]> {
    const rows = await db
      .selectFrom("coach_sessions")
      .select(["id", "starts_at", "status"])
      .where("user_id", "=", this.#user.id)
      .execute();
    const problems: string[] = [];
    for (const id of this.#bookings.keys())
      if (!rows.some((row) => row.id === id)) problems.push(`booking ${id} is not in the database`);
    for (const { id, starts_at: startsAt, status } of rows) {
      const known = this.#bookings.get(id);
      if (known?.startsAt === startsAt && known.status === status) continue;
      const open = this.#open;
      const isOpen = open !== null && open.id === (known ? id : null);
      if (isOpen && open.startsAt === startsAt && open.status === status) {
        this.#open = null;
        this.caller.count.cutOffWritten += 1;
        this.#bookings.set(id, { startsAt, status });
      } else problems.push(`booking ${id}: ${status} ${startsAt}, acknowledged ${known?.status} ${known?.startsAt}`);
    }
    this.#open = null;
    return problems;
  }
}
