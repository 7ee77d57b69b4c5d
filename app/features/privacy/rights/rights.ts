/**
 * Words and rules of the rights desk (Ley 21.719) that server and screens share. Without the schema library, which is
 * too large for the screens.
 */

/** Rights with requests of their own; 'review' comes from the review requests. */
export const RIGHTS_KINDS = ["access", "rectification", "erasure", "objection", "portability", "block"] as const;
export type OwnRightsKind = (typeof RIGHTS_KINDS)[number];
export type DeskKind = OwnRightsKind | "review";
export const DESK_KINDS: readonly DeskKind[] = [...RIGHTS_KINDS, "review"];

export const KIND_NAMES: Readonly<Record<DeskKind, string>> = {
  access: "Acceso",
  rectification: "Rectificación",
  erasure: "Supresión",
  objection: "Oposición",
  portability: "Portabilidad",
  block: "Bloqueo temporal",
  review: "Revisión de un resultado",
};

export const SUBJECTS = [
  "everything",
  "account",
  "cv",
  "interviews",
  "coaching",
  "mails",
  "statistics",
  "answer_labels",
  "other",
] as const;
export type Subject = (typeof SUBJECTS)[number];

const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  everything: "Todo lo mío",
  account: "Los datos de mi cuenta",
  cv: "Mis CV y sus análisis",
  interviews: "Mis entrevistas",
  coaching: "Mis citas de coaching",
  mails: "Lista de espera y sus correos, y el que pregunta cómo estuvo una sesión",
  statistics: "Informe del período y cifras de uso",
  answer_labels: "Mis respuestas para mejorar la evaluación",
  other: "Otra cosa",
};

/** What a request is about; an objection to everything is one to the uses that can be objected to. */
export const subjectName = (kind: DeskKind, subject: Subject): string =>
  kind === "objection" && subject === "everything" ? "Los tres usos" : SUBJECT_NAMES[subject];

/** What a request of each kind can be about, the usual one first. */
export const SUBJECTS_OF: Readonly<Record<OwnRightsKind, readonly Subject[]>> = {
  access: ["everything", "account", "cv", "interviews", "coaching", "other"],
  rectification: ["account", "cv", "coaching", "other"],
  erasure: ["everything", "cv", "interviews", "coaching", "other"],
  objection: ["statistics", "mails", "answer_labels", "everything"],
  portability: ["everything", "account", "cv", "interviews", "coaching", "other"],
  block: ["everything"],
};

export const PURPOSES = ["statistics", "other_mails", "answer_labels"] as const;
export type Purpose = (typeof PURPOSES)[number];
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  statistics: "Informe del período y cifras de los últimos siete días",
  other_mails: "Lista de espera y sus correos, y el que pregunta cómo estuvo una sesión",
  answer_labels: "Respuestas para mejorar la evaluación",
};

/** What has to be done before a rectification can be accepted, for the office. */
export const CORRECT_FIRST: Readonly<Partial<Record<Subject, string>>> = {
  account: "Corrige su ficha o carga una nómina corregida.",
  cv: "La lectura de un CV la corrige la persona en el resultado de su análisis: pídeselo.",
  coaching: "Corrige su cita en el panel.",
  other: "Corrige lo que pide, o pídele que lo corrija.",
};

export const CHANNELS = ["account", "paper", "mail", "counter"] as const;
export type Channel = (typeof CHANNELS)[number];
export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  account: "en Mi cuenta",
  paper: "en papel",
  mail: "por correo",
  counter: "en la oficina",
};

export type RequestState = "open" | "waiting" | "accepted" | "refused" | "withdrawn";
export const STATE_NAMES: Readonly<Record<RequestState, string>> = {
  open: "En trámite",
  waiting: "Espera tu respuesta",
  accepted: "Aceptada",
  refused: "Rechazada",
  withdrawn: "Retirada",
};

export type EventKind =
  | "received"
  | "identity"
  | "assigned"
  | "question"
  | "reply"
  | "extended"
  | "accepted"
  | "refused"
  | "done"
  | "delivered"
  | "withdrawn"
  | "unblocked"
  | "allowed";

export const EVENT_NAMES: Readonly<Record<EventKind, string>> = {
  received: "Solicitud recibida",
  identity: "Identidad comprobada",
  assigned: "Con responsable",
  question: "Pregunta de la oficina; el plazo se detiene",
  reply: "Respuesta de la persona; el plazo sigue",
  extended: "Plazo extendido",
  accepted: "Aceptada",
  refused: "Rechazada",
  done: "Hecho por el sistema",
  delivered: "Archivo descargado por la persona",
  withdrawn: "Retirada",
  unblocked: "Bloqueo levantado",
  allowed: "Usos permitidos otra vez",
};

/** What the system writes of an erasure; backups that there were go by their age. */
export const ERASED_WORDS =
  "Se borraron todos sus datos de la plataforma. Los respaldos de antes se borran al cumplir su plazo.";

export const MAX_RIGHTS_TEXT = 1000;

export type RightsEvent = {
  kind: EventKind;
  by: "person" | "office" | "system";
  /** ISO-8601 UTC. */
  at: string;
  text: string | null;
};

/** A request as its owner sees it. Times are ISO-8601 UTC. */
export type OwnRequest = {
  /** "12"; of a review request "r12". */
  id: string;
  /** D-2026-001; of a review request R-2026-012. */
  number: string;
  kind: DeskKind;
  subject: Subject;
  state: RequestState;
  receivedAt: string;
  /** While the clock stands still, the deadline as if it went on now. */
  dueAt: string;
  closedAt: string | null;
  /** The file of own data waits for the person. */
  canDownload: boolean;
  events: RightsEvent[];
};

const chileanDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Santiago" });
const dayNumber = (time: number) => Date.parse(chileanDay.format(time)) / 86_400_000;

/**
 * By days of Chile's calendar: "Quedan 8 días", "Vence mañana", "Vence hoy", "Venció hoy", "Venció hace 1 día".
 * @param now in milliseconds
 */
export function deadlineWords(dueAt: string, now: number): string {
  const due = Date.parse(dueAt);
  const left = dayNumber(due) - dayNumber(now);
  if (now > due) return left === 0 ? "Venció hoy" : `Venció hace ${-left} ${left === -1 ? "día" : "días"}`;
  if (left > 1) return `Quedan ${left} días`;
  return left === 1 ? "Vence mañana" : "Vence hoy";
}
