import type { Intent } from "./intents.ts";

/**
 * What is asked about a job offer, after a sentence that quotes it. Each is asked once in an interview at most, and
 * tells the judge what it asks for; its ending finds it again in the text of a saved question.
 */

export const OFFER_SUBJECTS = ["tool", "skill", "language", "years", "study", "place", "hours"] as const;
export type OfferSubject = (typeof OFFER_SUBJECTS)[number];

export type OfferQuestionText = {
  tú: string;
  usted: string;
  category: string;
  asks: readonly [Intent, ...Intent[]];
};

/** By what the CV shows of it: a case, something near, or nothing. */
export type OfferTexts = { shown: OfferQuestionText[]; near: OfferQuestionText[]; absent: OfferQuestionText[] };

const SAME = ["tool_or_technique", "measured_result", "root_cause", "proud_of"] as const;
const LEARNING = ["learn_fast", "learnt_from", "tool_or_technique"] as const;

const TOOL: OfferTexts = {
  shown: [
    {
      tú: "¿En qué trabajo concreto lo usaste y qué cambió gracias a eso?",
      usted: "¿En qué trabajo concreto lo usó y qué cambió gracias a eso?",
      ...{ category: "Técnica", asks: SAME },
    },
    {
      tú: "¿Cuál fue el problema más difícil que resolviste con eso y cómo lo hiciste?",
      usted: "¿Cuál fue el problema más difícil que resolvió con eso y cómo lo hizo?",
      ...{ category: "Resolución de problemas", asks: ["root_cause", "tool_or_technique", "broken_process"] },
    },
  ],
  near: [
    {
      tú: "¿Qué de lo que ya usaste se le acerca más y qué hiciste con ello?",
      usted: "¿Qué de lo que ya usó se le acerca más y qué hizo con ello?",
      ...{ category: "Técnica", asks: ["tool_or_technique", "learn_fast", "measured_result"] },
    },
  ],
  absent: [
    {
      tú: "Cuéntame de otra herramienta que hayas aprendido casi sin ayuda: ¿cómo lo hiciste y cuánto tardaste?",
      usted: "Cuénteme de otra herramienta que haya aprendido casi sin ayuda: ¿cómo lo hizo y cuánto tardó?",
      ...{ category: "Aprendizaje", asks: LEARNING },
    },
    {
      tú: "¿Cómo resolviste antes un trabajo en que no conocías lo que había que usar?",
      usted: "¿Cómo resolvió antes un trabajo en que no conocía lo que había que usar?",
      ...{ category: "Resolución de problemas", asks: ["learn_fast", "root_cause", "tool_or_technique"] },
    },
  ],
};

const SKILL: OfferTexts = {
  shown: [
    {
      tú: "¿En qué situación concreta lo mostraste y cómo terminó?",
      usted: "¿En qué situación concreta lo mostró y cómo terminó?",
      ...{ category: "Autoconocimiento", asks: ["quality_seen", "proud_of", "tool_or_technique", "measured_result"] },
    },
    {
      tú: "¿Qué resultado tuyo lo demuestra mejor y cómo lo lograste?",
      usted: "¿Qué resultado suyo lo demuestra mejor y cómo lo logró?",
      ...{ category: "Logros", asks: ["measured_result", "proud_of", "quality_seen", "tool_or_technique"] },
    },
  ],
  near: [
    {
      tú: "¿Qué de lo que ya hiciste se le acerca más y cómo te fue?",
      usted: "¿Qué de lo que ya hizo se le acerca más y cómo le fue?",
      ...{ category: "Autoconocimiento", asks: ["quality_seen", "tool_or_technique", "proud_of", "learnt_from"] },
    },
  ],
  absent: [
    {
      tú: "Cuéntame de una vez en que tuviste que hacer algo así, aunque fuera en otro lugar: ¿cómo te fue?",
      usted: "Cuénteme de una vez en que tuvo que hacer algo así, aunque fuera en otro lugar: ¿cómo le fue?",
      ...{ category: "Autoconocimiento", asks: ["quality_seen", "proud_of", "tool_or_technique"] },
    },
    {
      tú: "¿Qué tuviste que aprender antes que se le parezca y cómo lo aprendiste?",
      usted: "¿Qué tuvo que aprender antes que se le parezca y cómo lo aprendió?",
      ...{ category: "Aprendizaje", asks: LEARNING },
    },
  ],
};

const LANGUAGE_USED: OfferQuestionText = {
  tú: "¿Para qué usaste ese idioma por última vez y qué te costó?",
  usted: "¿Para qué usó ese idioma por última vez y qué le costó?",
  ...{ category: "Técnica", asks: ["language_level", "tool_or_technique"] },
};
const LANGUAGE_LACKING: OfferQuestionText = {
  tú: "¿Qué sabes de ese idioma y cómo lo has aprendido hasta hoy?",
  usted: "¿Qué sabe de ese idioma y cómo lo ha aprendido hasta hoy?",
  ...{ category: "Aprendizaje", asks: ["language_level", "learn_fast", "learnt_from"] },
};

const YEARS_SHOWN: OfferQuestionText = {
  tú: "¿Cuál de tus trabajos lo muestra mejor y qué lograste en él?",
  usted: "¿Cuál de sus trabajos lo muestra mejor y qué logró en él?",
  ...{ category: "Logros", asks: ["measured_result", "proud_of", "career_path"] },
};
const YEARS_LACKING: OfferQuestionText = {
  tú: "¿Qué de lo que ya hiciste te prepara para ese trabajo y por qué?",
  usted: "¿Qué de lo que ya hizo le prepara para ese trabajo y por qué?",
  ...{ category: "Trayectoria", asks: ["career_path", "why_hire_me", "learnt_from", "proud_of"] },
};

const STUDY: OfferQuestionText = {
  tú: "¿Qué de lo que estudiaste te ha servido más en un trabajo o en un proyecto, y cómo lo usaste?",
  usted: "¿Qué de lo que estudió le ha servido más en un trabajo o en un proyecto, y cómo lo usó?",
  ...{ category: "Técnica", asks: ["learnt_from", "tool_or_technique", "career_choice"] },
};
const PLACE: OfferQuestionText = {
  tú: "¿Cómo te organizarías para trabajar ahí y qué tendrías que resolver antes?",
  usted: "¿Cómo se organizaría para trabajar ahí y qué tendría que resolver antes?",
  ...{ category: "Expectativas", asks: ["relocation", "availability"] },
};
const HOURS: OfferQuestionText = {
  tú: "¿Cómo te organizarías con esa jornada y qué te costaría más?",
  usted: "¿Cómo se organizaría con esa jornada y qué le costaría más?",
  ...{ category: "Expectativas", asks: ["availability", "juggling_deadlines"] },
};

const always = (one: OfferQuestionText): OfferTexts => ({ shown: [one], near: [one], absent: [one] });

export const OFFER_TEXTS: Readonly<Record<OfferSubject, OfferTexts>> = {
  tool: TOOL,
  skill: SKILL,
  language: { shown: [LANGUAGE_USED], near: [LANGUAGE_LACKING], absent: [LANGUAGE_LACKING] },
  years: { shown: [YEARS_SHOWN], near: [YEARS_LACKING], absent: [YEARS_LACKING] },
  study: always(STUDY),
  place: always(PLACE),
  hours: always(HOURS),
};

/** About the offer as a whole, the first one at the beginning and the others at the end. */
export const OFFER_OPENER: OfferQuestionText = {
  tú: "¿Qué te interesa de este cargo y por qué?",
  usted: "¿Qué le interesa de este cargo y por qué?",
  ...{ category: "Motivación", asks: ["why_this_job", "motivation", "career_choice"] },
};
export const OFFER_CLOSERS: readonly OfferQuestionText[] = [
  {
    tú: "De lo que pide esta oferta, ¿qué es lo que mejor haces y en qué caso se notó?",
    usted: "De lo que pide esta oferta, ¿qué es lo que mejor hace y en qué caso se notó?",
    ...{
      category: "Autoconocimiento",
      asks: ["quality_seen", "why_hire_me", "proud_of", "measured_result", "tool_or_technique"],
    },
  },
  {
    tú: "Si te eligen para este cargo, ¿qué harías en el primer mes y por qué?",
    usted: "Si le eligen para este cargo, ¿qué haría en el primer mes y por qué?",
    ...{ category: "Expectativas", asks: ["first_month", "first_year_agenda"] },
  },
];

/** All of them, each once. */
export const ALL_OFFER_TEXTS: readonly OfferQuestionText[] = [
  ...new Set([
    OFFER_OPENER,
    ...OFFER_CLOSERS,
    ...Object.values(OFFER_TEXTS).flatMap(({ shown, near, absent }) => [...shown, ...near, ...absent]),
  ]),
];
