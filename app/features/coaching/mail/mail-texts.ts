import { type Fact, type MailContent, mailFooter } from "#app/email/mail-content.ts";
import { formatLongDate, formatTime, pluralize, TIME_ZONE } from "#app/platform/format.ts";
import type { Letterhead } from "#app/platform/institution.server.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { ReminderLinks } from "../links/reminder-links.server.ts";
import { meetingFacts } from "./meeting.ts";

/** The texts of the mails about a coaching session, used for the plain-text and the HTML part. */

export type BookingMailKind = "booked" | "rescheduled" | "cancelled" | "reminder";
export type Audience = "student" | "coach";

export type BookingMailInput = {
  kind: BookingMailKind;
  audience: Audience;
  booking: CoachSessionRow;
  coach: CoachRow;
  /** ISO-8601 UTC: the start before the change. */
  previousStartsAt?: string | undefined;
  /** Of a reminder. */
  links?: ReminderLinks | undefined;
  settings: {
    PUBLIC_URL?: string | undefined;
    INSTITUTION_NAME: string;
    SUPPORT_CONTACT: string;
    CANCEL_HOURS: number;
    letterhead?: Letterhead;
  };
};

const weekdayFormat = new Intl.DateTimeFormat("es-CL", { timeZone: TIME_ZONE, weekday: "long" });

/** "jueves 26 de noviembre de 2026" */
function longDay(iso: string): string {
  return `${weekdayFormat.format(new Date(iso))} ${formatLongDate(iso)}`;
}

/** "jueves 26 de noviembre de 2026, 15:30 a 16:00, hora de Chile" */
export function sessionTime(startsAt: string, endsAt: string): string {
  return `${longDay(startsAt)}, ${formatTime(startsAt)} a ${formatTime(endsAt)}, hora de Chile`;
}

/** Link to the student's bookings; undefined when PUBLIC_URL is not set. */
export function bookingsUrl(settings: { PUBLIC_URL?: string | undefined }): string | undefined {
  return settings.PUBLIC_URL && `${settings.PUBLIC_URL}/coach-schedule`;
}

export function bookingMailContent(input: BookingMailInput): MailContent {
  const { kind, booking, coach, settings, previousStartsAt } = input;
  const moment = `${longDay(booking.starts_at)}, ${formatTime(booking.starts_at)}`;
  const words = (input.audience === "student" ? studentWords : coachWords)(input, moment);
  const before: Fact[] =
    kind === "rescheduled" && previousStartsAt
      ? [{ label: "Antes era", value: `${longDay(previousStartsAt)}, ${formatTime(previousStartsAt)}` }]
      : [];
  const meeting = kind === "cancelled" ? [] : meetingFacts(booking.modality, coach).facts;
  const message: Fact[] = booking.message ? [{ label: "Mensaje", value: booking.message }] : [];
  return {
    ...words,
    highlight: sessionTime(booking.starts_at, booking.ends_at),
    facts: [...before, ...words.facts, ...meeting, ...(kind === "cancelled" ? [] : message)],
    footer: mailFooter(settings),
  };
}

const LINKS_NOTE =
  "Responde sin iniciar sesión: el enlace abre una página y ahí presionas un botón. Cualquiera que tenga este " +
  "correo puede usarlo, así que no lo reenvíes.";

type Words = Omit<MailContent, "highlight" | "footer">;

function studentWords({ kind, booking, coach, settings, links }: BookingMailInput, moment: string): Words {
  const { subject, heading, intro } = {
    booked: {
      subject: `Cita de coaching confirmada: ${moment}`,
      heading: "Tu cita está confirmada",
      intro: "Agendaste una cita de coaching.",
    },
    rescheduled: {
      subject: `Cambió tu cita de coaching: ${moment}`,
      heading: "Tu cita tiene otra hora",
      intro: "Tu cita de coaching quedó para esta fecha.",
    },
    cancelled: {
      subject: `Cita de coaching cancelada: ${moment}`,
      heading: "Tu cita fue cancelada",
      intro: "Esta cita de coaching ya no se hará.",
    },
    reminder: {
      subject: `Recuerda tu cita de coaching: ${moment}`,
      heading: "Tu cita está cerca",
      intro: "Te recordamos tu cita de coaching.",
    },
  }[kind];
  const url = bookingsUrl(settings);
  const where = url ? "" : " Entra a la plataforma y ve a Agenda Coach.";
  return {
    subject,
    heading,
    intro,
    preheader: `Con ${coach.name}, ${moment}.`,
    greeting: `Hola, ${booking.client_name.trim().split(/\s+/)[0]}:`,
    facts: [{ label: "Coach", value: [coach.name, coach.title].filter(Boolean).join(", ") }],
    notes:
      kind === "cancelled"
        ? [`La hora quedó libre. Si quieres, agenda otra.${where}`]
        : [
            `¿No puedes asistir? Cambia la hora o cancela ${deadline(settings.CANCEL_HOURS)}.${where}`,
            ...(kind === "reminder" ? [] : ["Agrega la cita a tu calendario con el archivo adjunto."]),
            ...(links ? [LINKS_NOTE] : []),
          ],
    choices: links && [
      { label: "Confirmo que voy", href: links.confirm, isMain: true as const },
      ...(links.cancel ? [{ label: "No puedo ir", href: links.cancel }] : []),
    ],
    action: url ? { label: kind === "cancelled" ? "Agendar otra hora" : "Ver mis citas", href: url } : undefined,
  };
}

function coachWords({ kind, booking }: BookingMailInput, moment: string): Words {
  const name = clip(booking.client_name.trim(), 80);
  const { subject, heading, intro } = {
    booked: {
      subject: `Nueva cita de coaching con ${name}: ${moment}`,
      heading: "Tienes una nueva cita",
      intro: `${name} agendó una cita de coaching contigo.`,
    },
    rescheduled: {
      subject: `Cambió la cita de coaching con ${name}: ${moment}`,
      heading: "Una cita tiene otra hora",
      intro: `La cita de coaching con ${name} quedó para esta fecha.`,
    },
    cancelled: {
      subject: `Cita de coaching cancelada con ${name}: ${moment}`,
      heading: "Una cita fue cancelada",
      intro: `La cita de coaching con ${name} ya no se hará. La hora quedó libre.`,
    },
    reminder: {
      subject: `Recuerda tu cita de coaching con ${name}: ${moment}`,
      heading: "Tienes una cita pronto",
      intro: `Te recordamos la cita de coaching con ${name}.`,
    },
  }[kind];
  const phone: Fact[] = booking.client_phone
    ? [{ label: "Teléfono", value: booking.client_phone, href: `tel:${booking.client_phone.replace(/[^\d+]/g, "")}` }]
    : [];
  return {
    subject,
    heading,
    intro,
    preheader: `${name}, ${moment}.`,
    greeting: "Hola:",
    facts: [
      { label: "Estudiante", value: booking.client_name },
      { label: "Correo", value: booking.client_email, href: `mailto:${booking.client_email}` },
      ...phone,
    ],
    notes:
      kind === "cancelled"
        ? ["Si la tienes en tu calendario, el archivo adjunto la quita."]
        : ["Agrega la cita a tu calendario con el archivo adjunto."],
    action: undefined,
  };
}

/** "hasta 2 horas antes" */
function deadline(hours: number): string {
  if (hours === 0) return "antes de que empiece";
  return `hasta ${pluralize(hours, "hora", "horas")} antes`;
}

function clip(value: string, length: number): string {
  const characters = [...value];
  return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : value;
}
