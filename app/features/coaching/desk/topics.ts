/** What an appointment was about, as its coach chooses. */

export const TOPICS = {
  cv: "CV",
  interview: "Entrevista",
  search: "Búsqueda de trabajo",
  pay: "Renta y condiciones",
  network: "LinkedIn y contactos",
  internship: "Práctica",
  change: "Cambio de carrera u oficio",
  other: "Otro",
} as const;
export type Topic = keyof typeof TOPICS;
/** null for what is no topic (any more). */
export const asTopic = (text: string | null): Topic | null =>
  text !== null && text in TOPICS ? (text as Topic) : null;

export const TOPIC_IDS = Object.keys(TOPICS) as [Topic, ...Topic[]];
