/**
 * Strengths and improvements of a whole interview. Each names an achievement or a question; none is a mere compliment.
 */

import { quoted } from "#app/features/cv/review/sentence-style.ts";
import { pluralize } from "#app/platform/format.ts";
import type { Question } from "../question-bank/question.ts";
import { type QuestionScore, saysWhatWasAsked } from "../scoring.ts";
import type { Thing } from "../signals/signal.ts";
import type { Ending } from "../state.ts";
import { pickVariant } from "../texts/pick-variant.ts";
import { countPresent, ENOUGH, mayPraise, wantedBy } from "./answer-comments.ts";
import type { Findings, Heard, Remark } from "./findings.ts";
import { GAPS, IMPROVE, STRENGTHS } from "./report-texts.ts";

const MOST = 4;
/** Maximum number of questions that one remark names. */
const MAX_NUMBERS = 3;
/** Seconds per answer: recommended range, and limits for rushed and long answers. */
export const PACE = { from: 30, to: 90, rushed: 15, long: 150 } as const;

/** "en la pregunta 3", "en las preguntas 2, 4 y 7" */
export function inQuestions(numbers: readonly number[]): string {
  const [first] = numbers;
  if (numbers.length === 1) return `en la pregunta ${first}`;
  return `en las preguntas ${numbers.slice(0, -1).join(", ")} y ${numbers.at(-1)}`;
}

export type Asked = { number: number; question: Question; score: QuestionScore; heard: Heard };

/** The questions with their scores and readings, in order. */
export function askedOf({ questions, score, heard }: Findings): Asked[] {
  return questions.flatMap((question, at) => {
    const one = score.questions[at];
    const known = heard[at];
    return one && known ? [{ number: at + 1, question, score: one, heard: known }] : [];
  });
}

/** Answers that may be praised: they say what was asked and raise no concern. */
export function answeredOf(findings: Findings): Asked[] {
  return askedOf(findings).filter(({ score, heard }) => saysWhatWasAsked(score) && heard.concern === null);
}

function numbersOf(findings: Findings, wanted: (one: Asked) => boolean): number[] {
  return askedOf(findings)
    .filter(wanted)
    .map(({ number }) => number);
}

/** Returned to the subject after a suggestion. */
const hasRecovered = ({ score, heard }: Asked) =>
  saysWhatWasAsked(score) && score.suggestions > 0 && heard.concern === null;

const fact = (text: string): Remark => ({ kind: "fact", text });
const verdict = (text: string): Remark => ({ kind: "verdict", text });

/** Strengths, one to four. Each quote comes from a different question if possible. */
export function strengthsOf(findings: Findings): Remark[] {
  const { score, ending } = findings;
  const good = answeredOf(findings);
  const lines: Remark[] = [];
  const total = score.questions.length;
  if (good.length >= 2 && good.length >= 0.7 * total) lines.push(verdict(stayed(good.length, total)));
  lines.push(...praises(findings, good, MOST - lines.length));
  const recovered = numbersOf(findings, hasRecovered);
  if (recovered.length > 0)
    lines.push(verdict(`Aprovechaste las sugerencias: volviste al tema ${inQuestions(recovered)}.`));
  if (ending === "completed") lines.push(fact("Llegaste hasta la última pregunta dentro del tiempo."));
  if (good.length > 0 && score.averageSeconds >= PACE.from && score.averageSeconds <= PACE.to)
    lines.push(fact(`Tu ritmo es fácil de seguir: ${score.averageSeconds} s por respuesta en promedio.`));
  if (lines.length === 0) lines.push(firstStep(good.length));
  return lines.slice(0, MOST);
}

/** "Al menos", because an answer that the analysis did not recognise may have been valid. */
function stayed(good: number, total: number): string {
  const count = good === total ? `las ${total} preguntas` : `al menos ${good} de ${total} preguntas`;
  return `Te mantuviste en el tema: respondiste lo que se buscaba en ${count}.`;
}

function praises({ seed }: Findings, good: readonly Asked[], most: number): Remark[] {
  const lines: Remark[] = [];
  const quotedFrom = new Set<number>();
  for (const [thing, wordings] of STRENGTHS) {
    const having = good.filter(
      ({ question, heard }) => mayPraise(question, thing) && heard.reading?.[thing].state === "present",
    );
    const source = having.find(({ number, heard }) => !quotedFrom.has(number) && heard.reading?.[thing].quote);
    const cite = source?.heard.reading?.[thing].quote;
    // The remark is about the whole interview, so a single occurrence among many answers is not enough.
    if (!source || !cite || lines.length >= most || (having.length < 2 && good.length > 3)) continue;
    quotedFrom.add(source.number);
    const wording = pickVariant(wordings, `${seed}:${thing}`, null).replace("{n}", String(source.number));
    lines.push({ kind: "praise", thing, text: wording.replace("{cita}", () => quoted(cite)) });
  }
  return lines;
}

function firstStep(count: number): Remark {
  if (count === 0) return fact("Diste el primer paso: ya conoces las preguntas y cómo se conversa una entrevista.");
  return verdict(`Respondiste lo que se buscaba en al menos ${count === 1 ? "una pregunta" : `${count} preguntas`}.`);
}

/** What to practise, one to four items, the most useful first. */
export function improvementsOf(findings: Findings): Remark[] {
  const { score, ending, seed } = findings;
  const lines: Remark[] = [];
  const off = numbersOf(findings, ({ score: one, heard }) => one.verdict === "off_topic" && heard.concern === null);
  if (off.length > 0)
    lines.push(verdict(`Parte por lo que te preguntan ${inQuestions(off)}: ahí el análisis no lo reconoció.`));
  for (const [thing, numbers] of gapsOf(findings).slice(0, 2)) {
    const where = inQuestions(numbers.slice(0, MAX_NUMBERS));
    const text = pickVariant(GAPS[thing], `${seed}:${thing}`, null).replace("{donde}", where);
    lines.push({ kind: "lack", thing, text });
  }
  const open = numbersOf(findings, ({ score: one }) => one.verdict === "unanswered");
  if (open.length > 0) lines.push(fact(openAdvice(open.length, score.questions.length, ending)));
  const helped = numbersOf(findings, hasRecovered);
  if (helped.length > 0)
    lines.push(fact(`Lee la pregunta dos veces antes de responder: recibiste una sugerencia ${inQuestions(helped)}.`));
  const pace = paceAdvice(score.averageSeconds);
  if (pace !== null) lines.push(fact(pace));
  if (lines.length === 0) lines.push({ kind: "try", text: pickVariant(IMPROVE, `${seed}:improve`, null) });
  return lines.slice(0, MOST);
}

function openAdvice(open: number, total: number, ending: Ending | null): string {
  if (open === total)
    return "Responde aunque sea con un ejemplo pequeño: esta vez no quedó ninguna respuesta que revisar.";
  const count = pluralize(open, "pregunta", "preguntas");
  if (ending === "time") return `Reparte el tiempo: ${open === 1 ? "quedó" : "quedaron"} ${count} sin responder.`;
  return `Ensaya lo que faltó: ${open === 1 ? "quedó" : "quedaron"} ${count} sin responder.`;
}

export function paceAdvice(seconds: number): string | null {
  if (seconds > PACE.long)
    return `Acorta tus respuestas: ${seconds} s en promedio es más de lo que se sigue con atención.`;
  if (seconds > 0 && seconds < PACE.rushed)
    return `Tómate unos segundos antes de responder: tu promedio fue de ${seconds} s por respuesta.`;
  return null;
}

/** Elements that were asked for and are certainly missing, most frequent first, with the question numbers. */
export function gapsOf(findings: Findings): [Thing, number[]][] {
  // Time is left out: it is seldom decisive, and it usually comes with figures and results.
  const order: readonly Thing[] = ["result", "example", "role", "learning", "figure", "reason"];
  const gaps = order.map((thing): [Thing, number[]] => [
    thing,
    numbersOf(findings, ({ question, score, heard: { reading, concern } }) => {
      if (score.verdict !== "appropriate" || reading === null || concern !== null) return false;
      const isEnough = countPresent(reading) >= ENOUGH;
      return !isEnough && reading[thing].state === "absent" && wantedBy(question).includes(thing);
    }),
  ]);
  return gaps.filter(([, numbers]) => numbers.length > 0).sort((a, b) => b[1].length - a[1].length);
}
