import { z } from "zod";
import type { Modality } from "./modalities.ts";

/** Types and limits of coaching sessions, shared by server and browser. */

/** Length of a session until the office says otherwise for a coach. */
export const SESSION_MINUTES = 30;
/** How many weeks ahead sessions can be booked. */
export const WEEKS_AHEAD = 8;
/** Maximum number of days that are offered. */
export const MAX_DATES = 16;

export type { Modality } from "./modalities.ts";

/** Wall times of America/Santiago by weekday, 1 = Monday … 7 = Sunday. */
export const availabilitySchema = z.array(
  z.object({
    weekday: z.number().int().min(1).max(7),
    times: z.array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  }),
);
export type Availability = z.infer<typeof availabilitySchema>;

/** A time that can be booked. */
export type Slot = {
  /** Wall time of America/Santiago, "15:30". */
  time: string;
  /** ISO-8601 UTC; the value of scheduledDate in POST /api/coaching/schedule. */
  startsAt: string;
};

/** A day with its offered slots, in chronological order. */
export type OfferedDate = {
  /** Calendar day of America/Santiago, "2026-11-26". */
  date: string;
  slots: Slot[];
};

/** A holiday on a weekday on which the coach is usually available. */
export type Holiday = { date: string; name: string };

export const occupiedSlotsSchema = z.record(z.iso.date(), z.array(z.string().describe("wall time of Chile, 15:00")));
/** Taken times by day: { "2026-11-26": ["15:00"] }. */
export type OccupiedSlots = z.infer<typeof occupiedSlotsSchema>;

export type Coach = {
  id: number;
  name: string;
  specialty: string;
  title: string;
  image: string;
  description: string;
  availability: Availability;
  sessionDuration: number;
  /** "Presencial/Virtual", "Presencial" or "Virtual". */
  format: string;
  /** The modalities that the student can choose from; with one entry no choice is shown. */
  modalities: Modality[];
};

/** A coach with all currently offered slots, taken or not. */
export type CoachOffer = Coach & { dates: OfferedDate[]; holidays: Holiday[] };

/** scheduled ('Programada'), completed ('Completada'), cancelled ('Cancelada'), no_show ('No asistió') */
export type BookingStatus = "scheduled" | "completed" | "cancelled" | "no_show";

export const bookingSchema = z
  .object({
    id: z.number().int(),
    coachId: z.number().int(),
    coachName: z.string(),
    coachImage: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    status: z.enum(["scheduled", "completed", "cancelled", "no_show"]),
    modality: z.enum(["either", "in_person", "online"]),
    meetingPlace: z.string().describe("empty when the coach will tell"),
    meetingLink: z.string().describe("empty when the coach will tell"),
    message: z.string(),
    canChange: z.boolean().describe("cancelling and rescheduling are possible until CANCEL_HOURS before the start"),
  })
  .meta({ id: "Booking" });
/** A booking as shown to its owner. */
export type Booking = z.infer<typeof bookingSchema>;
