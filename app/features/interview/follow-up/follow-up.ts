/** What a hunter asks back, once, when an answer lacks what its question asked for. */

/** Elements that can be asked back for; the first that is missing, in the order of the question, is. */
export const FOLLOW_UP_KINDS = ["example", "role", "result", "figure", "reason", "learning"] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];

/** A question that a hunter asks back. */
export type FollowUp = { kind: FollowUpKind; text: string };

/** What an answer has that a hunter mentions once an interview; "sad": something after which nobody cheers. */
export const REACTION_KINDS = ["sad", "learning", "figure", "reason", "role"] as const;
type ReactionKind = (typeof REACTION_KINDS)[number];

export type Reaction = { kind: ReactionKind; text: string };

/** What the question is about: decides the words in which something is asked back. */
export const THEMES = [
  "team",
  "service",
  "growth",
  "change",
  "order",
  "decision",
  "path",
  "self",
  "technical",
] as const;
export type Theme = (typeof THEMES)[number];

/** One wording for each theme, and those for any other question. */
type FollowUpLines = Readonly<
  Record<FollowUpKind, Readonly<Record<Theme, string>> & { any: readonly [string, string] }>
>;

export type FollowUpVoice = {
  /** Before the question, with {cita}: the student's own words. */
  quoting: readonly [string, string, string, ...string[]];
  lines: FollowUpLines;
  /** Sentences before the next question. */
  reactions: Readonly<Record<ReactionKind, readonly [string, string, ...string[]]>>;
};

const THEME_OF: Readonly<Record<string, Theme>> = {
  "Trabajo en equipo": "team",
  Conflictos: "team",
  Influencia: "team",
  Negociación: "team",
  Liderazgo: "team",
  Talento: "team",
  Directorio: "team",
  "Trato con personas": "service",
  Aprendizaje: "growth",
  Errores: "growth",
  Responsabilidad: "growth",
  Crisis: "growth",
  Iniciativa: "change",
  "Mejora de procesos": "change",
  Logros: "change",
  "Resultados de negocio": "change",
  Transformación: "change",
  Cultura: "change",
  Organización: "order",
  Prioridades: "order",
  Decisiones: "decision",
  Estrategia: "decision",
  Ética: "decision",
  Presentación: "path",
  Motivación: "path",
  Expectativas: "path",
  Proyección: "path",
  Trayectoria: "path",
  Autoconocimiento: "self",
  Técnica: "technical",
  "Resolución de problemas": "technical",
};

/** The theme of a question's category; undefined for one that the product does not know. */
export function themeOf(category: string): Theme | undefined {
  return THEME_OF[category];
}
