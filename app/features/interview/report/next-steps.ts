/** The next steps after an interview, derived from its answers, with the numbers of its questions. */

import type { InterviewReport } from "../result.ts";
import { saysWhatWasAsked } from "../scoring.ts";
import { pickVariant } from "../texts/pick-variant.ts";
import { countPresent, lacking } from "./answer-comments.ts";
import { TO_ADD } from "./comment-texts.ts";
import type { Findings } from "./findings.ts";
import { AGAIN, COACH, GENERAL, KEEP, PRACTICE } from "./report-texts.ts";
import { retryTitle } from "./retry-title.ts";
import {
  type Asked,
  answeredOf,
  askedOf,
  gapsOf,
  inQuestions,
  PACE,
  paceAdvice,
} from "./strengths-and-improvements.ts";

type Step = InterviewReport["nextSteps"][number];

const MAX_STEPS = 5;
/** A question with fewer points is worth practising again. */
const SOLID = 80;

/** Five steps, the most useful first; an interview without answers gets general ones. */
export function nextStepsOf(findings: Findings): Step[] {
  const { score, seed } = findings;
  const asked = askedOf(findings);
  const weakest = weakestOf(asked);
  const own: Step[] = [];
  if (weakest !== undefined && weakest.score.points < SOLID) own.push(retry(weakest));
  for (const [thing, numbers] of gapsOf(findings).slice(0, 2))
    own.push(stepOf(PRACTICE[thing], `${seed}:${thing}`, { donde: inQuestions(numbers.slice(0, 3)) }));
  const story = bestStory(findings);
  if (story !== null) own.push(stepOf(KEEP, `${seed}:keep`, { n: String(story.number) }));
  if (paceAdvice(score.averageSeconds) !== null)
    own.push({
      title: "Ensaya con reloj",
      detail: `Tu promedio fue de ${score.averageSeconds} s por respuesta: busca entre ${PACE.from} y ${PACE.to} s.`,
    });
  return [...own.slice(0, MAX_STEPS - 2), ...general(seed, weakest?.number ?? 1)].slice(0, MAX_STEPS);
}

/** General steps to complete the list, in an order that depends on the seed. */
function general(seed: string, weakest: number): Step[] {
  const values = { n: String(weakest) };
  const first = pickVariant(GENERAL, `${seed}:general`, null);
  const second = pickVariant(GENERAL, `${seed}:general`, first);
  const others = [stepOf(COACH, `${seed}:coach`, values), stepOf(AGAIN, `${seed}:again`, values)];
  return [filled(first, values), ...others, filled(second, values)];
}

function stepOf(list: readonly (readonly [string, string])[], seed: string, values: Record<string, string>): Step {
  return filled(pickVariant(list, seed, null), values);
}

function filled([title, detail]: readonly [string, string], values: Readonly<Record<string, string>>): Step {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  return { title: fill(title), detail: fill(detail) };
}

/** The question with the fewest points; answered ones come before unanswered ones. */
function weakestOf(asked: readonly Asked[]): Asked | undefined {
  const rank = ({ score }: Asked) => (score.verdict === "unanswered" ? 101 : score.points);
  return asked.reduce<Asked | undefined>((low, one) => (low && rank(low) <= rank(one) ? low : one), undefined);
}

function retry({ number, question, score, heard }: Asked): Step {
  const isOpen = score.verdict === "unanswered";
  const theme = `Tema: ${question.category.toLocaleLowerCase("es")}.`;
  return { title: retryTitle(number, isOpen), detail: `${theme} ${whyAgain()}` };

  function whyAgain(): string {
    if (isOpen) return "Quedó sin responder: prepara un ejemplo.";
    if (heard.concern !== null) return "Piensa cómo la responderías hoy.";
    if (score.toldIn !== undefined)
      return `La tomamos por la historia de la pregunta ${score.toldIn}: ten lista también otra.`;
    if (score.verdict === "off_topic") return "El análisis no reconoció ahí una respuesta a lo que se preguntaba.";
    const [missing] = heard.reading === null ? [] : lacking(question, heard.reading);
    if (missing !== undefined) return `Puedes agregar ${TO_ADD[missing]}.`;
    if (saysWhatWasAsked(score) && score.suggestions > 0) return "Recibiste una sugerencia: ensáyala sin ayuda.";
    return "Es la que tiene menos puntos, o una de ellas.";
  }
}

/** The most complete story: an own situation with its result. */
function bestStory(findings: Findings): { number: number } | null {
  const stories = answeredOf(findings).flatMap(({ number, heard: { reading } }) => {
    const isStory = reading?.example.state === "present" && reading.result.state === "present";
    return reading && isStory ? [{ number, things: countPresent(reading) }] : [];
  });
  const [best] = stories.sort((a, b) => b.things - a.things || a.number - b.number);
  return best ?? null;
}
