import { cancelBooking } from "#app/features/coaching/cancel-or-reschedule.server.ts";
import { listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import { scheduleSession } from "#app/features/coaching/schedule.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { BookingMade } from "../plan.ts";
import { sampleCoachId } from "../sample-coach.server.ts";
import { StepClock, type StepContext } from "./step-context.ts";

/** Hours between a booking and its cancellation, for cancelled sessions. */
const SECOND_THOUGHTS = 4;

/** Books the first free slot that the plan allows, with the rules as of that time; does nothing when none is free. */
export async function bookSession(context: StepContext, step: BookingMade): Promise<void> {
  const { db, person } = context;
  const find = () =>
    db
      .selectFrom("coach_sessions")
      .select(["id", "status", "ends_at"])
      .where("user_id", "=", person.id)
      .where("created_at", "=", step.at.toISOString())
      .executeTakeFirst();
  if (!(await find())) await takeFirstFree(context, step);
  const booking = await find();
  if (booking?.status !== "scheduled" || step.outcome === "scheduled") return;
  if (step.outcome === "cancelled") {
    const clock = new StepClock(step.at);
    clock.pass(SECOND_THOUGHTS * 60 * 60);
    await cancelBooking(db, { userId: person.id, id: booking.id }, { settings: context.settings, clock });
    return;
  }
  // The office would set the status; no admin activity is invented for it.
  await db
    .updateTable("coach_sessions")
    .set({ status: step.outcome, updated_at: booking.ends_at })
    .where("id", "=", booking.id)
    .execute();
}

async function takeFirstFree({ db, person, settings }: StepContext, step: BookingMade): Promise<void> {
  const clock = new StepClock(step.at);
  const coachId = step.coach === "sample" ? await sampleCoachId(db) : step.coach;
  if (coachId === undefined) return;
  for (const startsAt of await wantedSlots(db, { ...step, coachId }, clock)) {
    try {
      const input = {
        coachId,
        scheduledDate: new Date(startsAt),
        clientName: person.name,
        clientEmail: person.email,
        clientPhone: step.phone,
        message: step.message,
      };
      await scheduleSession(db, person, input, { settings, clock });
      return;
    } catch (error) {
      // The slot is taken, or the person has a session then: try the next one.
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    }
  }
}

async function wantedSlots(
  db: Db,
  step: Pick<BookingMade, "from" | "to" | "isLate"> & { coachId: number },
  clock: StepClock,
): Promise<string[]> {
  const coach = (await listCoachOffers(db, clock)).find(({ id }) => id === step.coachId);
  return (coach?.dates ?? [])
    .flatMap(({ slots }) => (step.isLate ? slots.slice(-1) : slots))
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => startsAt >= step.from.toISOString() && startsAt < step.to.toISOString());
}
