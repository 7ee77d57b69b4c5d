import type { OfferState } from "#db/job-offers-table.ts";
import type { RequirementKind, VERDICTS } from "./match/requirement.ts";

export type Verdict = (typeof VERDICTS)[number];

/** What the screens of job offers say. A CV that does not name something says nothing about the person. */

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  cumple: "Cumple",
  parecido: "Parecido",
  falta: "Falta",
  no_se_sabe: "No se sabe",
};

export const OFFER_TOO_LARGE = "El archivo supera los 15 MB. Guárdalo con menos peso, o pega el texto del aviso.";

export const LEVEL_WORDS = { must: "Obligatorio", nice: "Deseable" } as const;

export const KIND_WORDS: Readonly<Record<RequirementKind, string>> = {
  years: "Experiencia",
  study: "Estudios",
  skill: "Conocimiento o habilidad",
  tool: "Programa o herramienta",
  language: "Idioma",
  licence: "Licencia o registro",
  place: "Lugar",
  hours: "Horario o jornada",
  other: "Otra condición",
};

/** Where nothing was found and the finding does not say why. */
export const ABSENT_WORDS: Readonly<Record<RequirementKind, string>> = {
  years: "Los trabajos de tu CV no muestran esa experiencia.",
  study: "Tu CV no nombra esos estudios.",
  skill: "Tu CV no lo nombra.",
  tool: "Tu CV no lo nombra.",
  language: "Tu CV no lo nombra.",
  licence: "Tu CV no la nombra.",
  place: "Tu CV nombra otro lugar.",
  hours: "Tu CV no lo nombra.",
  other: "Tu CV no lo nombra.",
};

/** In the reason of a finding whose words stand in the CV without a story. */
export const ONLY_LISTED = /en una lista con las palabras/;

export const UNKNOWN_WORDS = "Tu CV no lo dice y no cuenta en contra.";

/** Yes to what one has, what one is like, and what one can. */
export const YES_WORDS: Readonly<Record<RequirementKind, string>> = {
  ...{ years: "Sí, tengo", study: "Sí, tengo", skill: "Sí, cumplo", tool: "Sí, tengo" },
  ...{ language: "Sí, tengo", licence: "Sí, tengo", place: "Sí, puedo", hours: "Sí, puedo", other: "Sí, cumplo" },
};

export const SAID_WORDS = { yes: "Tú dices que sí.", no: "Tú dices que no." } as const;

export const STATE_WORDS: Readonly<Record<OfferState, string>> = {
  interested: "Interesado",
  applied: "Postulé",
  interview: "Entrevista",
  answered: "Respuesta",
  closed: "Cerrado",
};

export const RIGHTS_WORDS =
  "Puedes postular igual, y nadie puede obligarte a dar ese dato. Si te lo preguntan, puedes llevar la conversación " +
  "a lo que sabes hacer. Si crees que te dejaron fuera por eso, la Dirección del Trabajo orienta y recibe denuncias, " +
  "gratis: dt.gob.cl.";
