import { z } from "zod";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { occupiedSlotsSchema } from "./booking-types.ts";
import { findActiveCoach, offersOf } from "./coaches.server.ts";
import { occupiedSlots, unknownCoach } from "./occupied-slots.server.ts";

const day = z.iso.date();

/** JSON response of GET /api/admin/coaches/{id}/offer. */
export const coachOfferSchema = z.object({
  dates: z
    .array(z.object({ date: day, slots: z.array(z.object({ time: z.string(), startsAt: z.iso.datetime() })) }))
    .describe("what the coach offers from now on, taken or not"),
  holidays: z.array(z.object({ date: day, name: z.string() })),
  occupiedSlots: occupiedSlotsSchema,
  minutes: z.number().int().describe("length of a session"),
});
/** What a coach offers and what of it is taken. */
export type CoachOfferAnswer = z.infer<typeof coachOfferSchema>;

/** @throws AppError 404 for a coach who does not exist or takes no bookings */
export async function coachOffer(db: Db, coachId: number, clock: Clock = systemClock): Promise<CoachOfferAnswer> {
  const coach = await findActiveCoach(db, coachId);
  if (!coach) throw unknownCoach();
  const taken = await occupiedSlots(db, coachId, { clock });
  return { ...(await offersOf(db, coach, clock.now())), occupiedSlots: taken, minutes: coach.session_minutes };
}
