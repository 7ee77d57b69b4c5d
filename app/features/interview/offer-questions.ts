/** Interview questions made from a job offer and what the student's CV shows of it. Pure. */

import { quotesWell } from "#app/features/cv/review/quotable.ts";
import { quoted } from "#app/features/cv/review/sentence-style.ts";
import type { QuestionSet } from "./api-schemas.server.ts";
import { type HunterId, hunterOf } from "./hunters.ts";
import { isUnfitQuestion } from "./language-model/orders.ts";
import { QUESTIONS_PER_INTERVIEW } from "./question-bank/bank.ts";
import type { AskableQuestions } from "./question-bank/managed-questions.ts";
import {
  OFFER_CLOSERS,
  OFFER_OPENER,
  OFFER_TEXTS,
  type OfferQuestionText,
  type OfferSubject,
  type OfferTexts,
} from "./question-bank/offer-question-texts.ts";
import { focusOf, type Question } from "./question-bank/question.ts";
import { sameness } from "./question-bank/question-rules.ts";

export type AskedRequirement = {
  id: string;
  subject: OfferSubject;
  /** Verbatim. */
  text: string;
  standing: keyof OfferTexts;
  /** What can be said of the CV beside the offer's words. */
  cvSays: "near" | "nothing" | null;
};

/** What an offer asks; what matters most comes first. */
export type AskedOffer = { post: string; requirements: readonly AskedRequirement[] };

/** A longer stretch is no phrase that is said aloud. */
const MAX_QUOTED_CHARS = 80;
/** Of what is shown and of what lacks; whatever one of them does not use the other has. */
const OF_EACH = 4;

const KINDS: Readonly<Record<OfferSubject, string>> = {
  tool: "La oferta pide un programa o una herramienta en particular",
  skill: "La oferta pide una capacidad en particular",
  language: "La oferta pide un idioma",
  years: "La oferta pide experiencia",
  study: "La oferta pide ciertos estudios",
  place: "La oferta dice dónde se trabaja",
  hours: "La oferta dice en qué jornada se trabaja",
};

/**
 * Ten questions: about the offer, about what the CV shows of it, about what it does not, then generic ones where the
 * offer gives too few, and two about the offer as a whole.
 * @param generic the generic questions that this student may be asked
 */
export function offerQuestions(offer: AskedOffer, hunterId: HunterId, generic: readonly Question[]): Question[] {
  const { address } = hunterOf(hunterId);
  const free = Object.fromEntries(
    Object.entries(OFFER_TEXTS).map(([subject, { shown, near, absent }]) => [
      subject,
      { shown: [...shown], near: [...near], absent: [...absent] },
    ]),
  ) as Record<OfferSubject, OfferTexts>;
  const used = new Set<OfferQuestionText>();
  const made = offer.requirements.flatMap((one) => {
    const text = free[one.subject][one.standing].find((other) => !used.has(other));
    if (text === undefined) return [];
    const question = about(one, text[address], address);
    if (question === null) return [];
    used.add(text);
    return [{ ...questionOf(`offer-${one.id}`, question, text), isShown: one.standing === "shown" }];
  });
  const own = balanced(made, QUESTIONS_PER_INTERVIEW - 1 - OFFER_CLOSERS.length);
  const begun = [questionOf("offer-1", postLead(offer.post, OFFER_OPENER[address], address), OFFER_OPENER), ...own];
  const ended = OFFER_CLOSERS.map((text, index) => questionOf(`offer-${index + 2}`, text[address], text));
  const filled = others(generic, [...begun, ...ended]).slice(0, QUESTIONS_PER_INTERVIEW - begun.length - ended.length);
  return [...begun, ...filled, ...ended];
}

/** Those of other subjects first; an opener opens, and comes last here. */
function others(generic: readonly Question[], own: readonly Question[]): Question[] {
  const said = new Set(own.map(({ question }) => sameness(question)));
  const covered = new Set(own.map(({ category }) => category));
  const rank = (one: Question) => (one === generic[0] ? 2 : covered.has(one.category) ? 1 : 0);
  return generic
    .filter(({ question }) => !said.has(sameness(question)))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The same as the set that a client gets. */
export function offerSet(offer: AskedOffer, hunterId: HunterId, askable: AskableQuestions): QuestionSet {
  return {
    hasPersonalizedQuestions: true,
    experienceLevel: null,
    questions: offerQuestions(offer, hunterId, askable.of(hunterId)).map(({ focus, ...question }) => ({
      ...question,
      focus_area: focus,
    })),
  };
}

const questionOf = (id: string, question: string, { category }: OfferQuestionText): Question => ({
  ...{ id, question, category },
  focus: focusOf(category),
});

type Made = Question & { isShown: boolean };

/** What is shown first, so that it begins with what is known. */
function balanced(made: readonly Made[], most: number): Question[] {
  const shown = made.filter(({ isShown }) => isShown);
  const lacking = made.filter(({ isShown }) => !isShown);
  const gaps = lacking.slice(0, Math.max(OF_EACH, most - shown.length));
  return [...shown.slice(0, most - gaps.length), ...gaps].map(({ isShown, ...question }) => question);
}

type Address = "tú" | "usted";

const ON_CV = { near: "muestra algo parecido", nothing: "no habla de eso" } as const;

/** In the offer's words where they can be quoted in a spoken sentence, otherwise by the kind of what it asks. */
function about({ subject, text, cvSays }: AskedRequirement, asked: string, address: Address): string | null {
  const onCv = cvSays === null ? "" : `, y ${address === "tú" ? "tu" : "su"} CV ${ON_CV[cvSays]}`;
  const words = quotable(text) ?? (subject === "place" ? quotable(text.split(/[.:;]\s/u)[0] ?? "") : null);
  const leads = [...(words === null ? [] : [`La oferta dice ${words}`]), KINDS[subject]];
  return leads.map((lead) => `${lead}${onCv}. ${asked}`).find(isFit) ?? null;
}

function postLead(post: string, asked: string, address: Address): string {
  const words = quotable(post);
  const lead = address === "tú" ? "Postulas a" : "Postula a";
  const named = words === null ? null : `${lead} ${words}. ${asked}`;
  return named !== null && isFit(named) ? named : asked;
}

/** Between quotation marks; null for what is no phrase: a question, a list of lines, half a sentence. */
function quotable(text: string): string | null {
  const plain = text.replace(/\s+/gu, " ").trim();
  const isPhrase = /^[\p{L}\p{N}]/u.test(plain) && /\p{L}{2}/u.test(plain) && !/[¿?¡!]|[.:;]\s/u.test(plain);
  return isPhrase && plain.length <= MAX_QUOTED_CHARS ? quoted(plain) : null;
}

const isFit = (question: string) => quotesWell(question) && !isUnfitQuestion(question);
