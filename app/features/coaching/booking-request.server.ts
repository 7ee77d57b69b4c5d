import { DateTime } from "luxon";
import { z } from "zod";
import { AppError } from "#app/platform/errors.ts";

/** Parses the bodies of the booking calls. Every error names the field as the screen does and says what to do. */

const MAX_NAME_LENGTH = 120;
const MAX_EMAIL_LENGTH = 254;
const MAX_PHONE_LENGTH = 40;
const MAX_MESSAGE_LENGTH = 2000;

/** Control characters and line separators: in a mail header or a calendar they could start a line of their own. */
const BREAKS_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
/** Direction marks, soft hyphens and zero-width spaces: invisible, and often copied with numbers and addresses. */
const INVISIBLE = /\p{Cf}/gu;
/**
 * Removed from longer texts: control characters other than line breaks and tabs, lone surrogates, and direction marks.
 * Joiners are kept, because emoji need them.
 */
const NOISE = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Date, time and offset; digits after the milliseconds are allowed only if they are zeros. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3}0*)?)?(Z|[+-]\d{2}(:?\d{2})?)$/;

/** A one-line field; absent and null count as empty. */
const oneLine = (field: string, longest: number) =>
  z
    .string({ error: `Escribe ${field} como texto.` })
    .nullish()
    .transform((text) => text ?? "")
    .refine((text) => !BREAKS_A_LINE.test(text), {
      error: `Revisa ${field}: tiene saltos de línea o caracteres que no se ven. Escríbelo de nuevo en una sola línea.`,
      abort: true,
    })
    .transform((text) =>
      text
        .normalize("NFC")
        .replace(INVISIBLE, "")
        .replace(/\p{Zs}+/gu, " ")
        .trim(),
    )
    .refine((text) => text.length <= longest, {
      error: `Acorta ${field}: se aceptan hasta ${longest} caracteres.`,
      abort: true,
    });

const clientName = oneLine("tu nombre", MAX_NAME_LENGTH).refine((text) => text !== "", {
  error: "Falta tu nombre. Escríbelo para agendar la cita.",
});
const clientEmail = oneLine("tu correo", MAX_EMAIL_LENGTH)
  .refine((text) => text !== "", { error: "Falta tu correo. Escríbelo para recibir la confirmación.", abort: true })
  .refine((text) => z.email().safeParse(text).success, {
    error: "Revisa tu correo: tiene que ser como nombre@correo.cl.",
  });
const clientPhone = oneLine("tu teléfono", MAX_PHONE_LENGTH)
  .transform((text) => text.replace(/\p{Pd}/gu, "-"))
  .refine((text) => /^[\d+ ().-]*$/.test(text), {
    error: "Revisa tu teléfono: usa solo números, espacios, guiones, paréntesis y el signo +.",
  });
const message = z
  .string({ error: "Escribe el mensaje como texto." })
  .nullish()
  .transform((text) =>
    (text ?? "")
      .normalize("NFC")
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
      .replace(NOISE, "")
      .trim(),
  )
  .refine((text) => text.length <= MAX_MESSAGE_LENGTH, {
    error: `Acorta el mensaje: se aceptan hasta ${MAX_MESSAGE_LENGTH} caracteres.`,
  });

const coachId = z
  .union(
    [
      z.number().int().positive(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    {
      error: "Elige un coach para agendar la cita.",
    },
  )
  .refine((id) => id > 0, { error: "Elige un coach para agendar la cita." });

const UNREADABLE_DATE = "No entendimos la fecha y hora de la cita. Elige otra vez el día y la hora.";
const scheduledDate = z
  .string({ error: "Elige el día y la hora de la cita." })
  .regex(INSTANT, { error: UNREADABLE_DATE, abort: true })
  // Date.parse() would turn 30 February into 2 March.
  .transform((text) => DateTime.fromISO(text))
  .refine((instant) => instant.isValid, { error: UNREADABLE_DATE, abort: true })
  .transform((instant) => instant.toJSDate());

export const scheduleSchema = z.object({
  coachId,
  scheduledDate,
  clientName,
  clientEmail,
  clientPhone,
  message,
  modality: z
    .enum(["either", "in_person", "online"], { error: "Elige si la cita será presencial o virtual." })
    .nullish(),
});
export type ScheduleInput = z.infer<typeof scheduleSchema>;

export const rescheduleSchema = z.object({ scheduledDate });
export type RescheduleInput = z.infer<typeof rescheduleSchema>;

/** Parameters of the calls on one booking. */
export const bookingParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

/**
 * Body of POST /api/coaching/schedule; unknown fields are dropped.
 * @throws AppError 400 with the first error
 */
export function readSchedule(body: unknown): ScheduleInput {
  return read(scheduleSchema, body);
}

/** Body of POST /api/coaching/bookings/{id}/reschedule. @throws AppError 400 */
export function readReschedule(body: unknown): RescheduleInput {
  return read(rescheduleSchema, body);
}

function read<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const text =
    issue && issue.path.length > 0
      ? issue.message
      : "Los datos de la cita no se pueden leer. Recarga la página e intenta otra vez.";
  throw new AppError("bad_request", text, { reason: "invalid" });
}
