/**
 * The intents of each question of the bank and of each pattern of questions made from a CV or a job offer: an answer
 * to any of them is accepted.
 */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { BankQuestion } from "../hunters/hunter.ts";
import { HUNTERS } from "../hunters.ts";
import { allQuestions } from "./more-questions.ts";
import { ALL_OFFER_TEXTS } from "./offer-question-texts.ts";

type Asks = BankQuestion["asks"];

/** Questions made from a CV, recognised by the words around the quoted text. */
const FROM_CV: readonly (readonly [RegExp, Asks])[] = [
  [/ para lograrlo y como lo (?:mediste|midio)$/, ["measured_result", "proud_of", "broken_process"]],
  [/^cuent[ae]me como (?:llegaste|llego) a este resultado/, ["measured_result", "proud_of", "root_cause"]],
  [/^en (?:tu|su) cv nombras? .* tarea mas dificil en que (?:te|le) sirvio/, ["tool_or_technique", "root_cause"]],
  [/como lo (?:hiciste|hizo) y que aprendi(?:ste|o)$/, ["measured_result", "learnt_from", "broken_process"]],
  // Previous wording, which interviews in progress may still have.
  [/que cambio gracias a ese trabajo/, ["measured_result", "unasked_improvement", "broken_process"]],
  [/^nombras? .* en que situacion concreta lo demostr/, ["quality_seen", "proud_of", "tool_or_technique"]],
  [/^expliq?[ucae]+me un caso real en que/, ["tool_or_technique", "root_cause"]],
  [/muestra trabajo en .* cual fue el caso mas dificil/, ["root_cause", "difficult_person", "tool_or_technique"]],
  [/^como us(?:aste|o) .* y que harias? distinto si partieras? de nuevo/, ["tool_or_technique"]],
  // Previous wording, which interviews in progress may still have.
  [/^como usas? .* trabajo y que harias? distinto/, ["tool_or_technique"]],
  [/^en (?:tu|su) experiencia aparece .* paso a paso/, ["tool_or_technique", "career_path"]],
  [/^nombras? .* entre (?:tus|sus) conocimientos/, ["tool_or_technique", "language_level"]],
  [/^(?:tu|su) cv nombra .* que problema real resolvi/, ["tool_or_technique", "root_cause"]],
  [/hay una pausa de .* en (?:tu|su) cv/, ["gap"]],
  [/^pas(?:aste|o) de .* a ese cambio y que responsabilidades/, ["leave_reason", "change_and_goal", "career_path"]],
  [/^que aprendi(?:ste|o) en .* sirva para el cargo/, ["learn_fast", "learnt_from", "first_month"]],
  [/como manej(?:aste|o) un desacuerdo dentro de ese equipo/, ["teamwork_trouble", "clash_settled"]],
  [/como (?:te|se) coordin(?:aste|o) con las demas personas/, ["teamwork_trouble", "clash_settled"]],
  [/que problema aparecio en el camino y como lo resolvi/, ["root_cause", "teamwork_trouble", "broken_process"]],
  [
    /que (?:te|le) motivo a elegirla y (?:que busca|que es lo que mas)/,
    ["career_choice", "change_and_goal", "why_this_job"],
  ],
  [/motiva de ese trabajo y hacia donde quiere[s]? crecer/, ["motivation", "years_ahead", "change_and_goal"]],
  [/^(?:tu|su) cv no dice que cargo busca/, ["first_month", "years_ahead", "why_hire_me"]],
  [/^que trabajo practica o proyecto (?:te|le) enseno mas/, ["learn_fast", "learnt_from", "proud_of"]],
  // Previous wording, which interviews in progress may still have.
  [/^(?:tu|su) cv cuenta poco de (?:tu|su) experiencia/, ["learn_fast", "learnt_from", "proud_of"]],
  [/poner[ts]e de acuerdo con otras personas/, ["teamwork_trouble", "clash_settled", "negotiation"]],
  [/^que sabes? hacer bien que no aparece en (?:tu|su) cv/, ["quality_seen", "tool_or_technique"]],
  [/sientes? mas orgullo y que (?:hiciste|hizo) para lograrlo/, ["proud_of", "measured_result"]],
  [/gustaria lograr en ese campo y cual seria/, ["years_ahead", "change_and_goal"]],
];

const byText = new Map(HUNTERS.flatMap(allQuestions).map(({ question, asks }) => [comparable(question), asks]));

/** The intents of a question of the bank, found by its text and not its id; undefined for any other question. */
export function askedByBank(question: string): Asks | undefined {
  return byText.get(comparable(question));
}

/** Questions made from an offer end with a text of ours, whatever words of the offer stand before it. */
const FROM_OFFER = ALL_OFFER_TEXTS.flatMap(({ tú, usted, asks }) =>
  [tú, usted].map((text) => [comparable(text), asks] as const),
);

/** The intents of a question made from a CV or an offer, found by its pattern; undefined for any other question. */
export function askedOfCv(question: string): Asks | undefined {
  const plain = comparable(question);
  return (
    FROM_OFFER.find(([ending]) => plain.endsWith(ending))?.[1] ?? FROM_CV.find(([pattern]) => pattern.test(plain))?.[1]
  );
}

function comparable(question: string): string {
  return normalize(question)
    .replace(/[^a-z0-9ñ]+/g, " ")
    .trim();
}
