/** Strengths, improvements and next steps of a whole interview. Each names a deed or a question, none is a compliment. */

import { quoted } from "#app/features/cv/review/voice.ts";
import type { Signal } from "./depth.ts";
import type { Question } from "./question-bank/question.ts";
import { asksFor } from "./report-comments.ts";
import type { InterviewReport } from "./result.ts";
import { type InterviewScore, type QuestionScore, saysWhatWasAsked } from "./scoring.ts";
import type { Ending } from "./state.ts";
import { pickVariant } from "./texts/variant.ts";

/** What the lists are written from. */
export type Findings = {
  score: InterviewScore;
  questions: readonly Question[];
  ending: Ending | null;
  /** Draws the wordings. */
  seed: string;
};

const MOST = 4;
/** Seconds per answer that are easy to follow. */
const PACE = { from: 30, to: 90, rushed: 15, long: 150 } as const;

type Wordings = readonly [string, string, ...string[]];

const STRENGTHS: readonly (readonly [Signal, Wordings])[] = [
  ["figure", ["Respaldas lo que dices con cifras, como en {cita}.", "Pones números a tu trabajo: {cita}."]],
  ["result", ["Cuentas en qué terminan las cosas: {cita}.", "Muestras el efecto de lo que hiciste: {cita}."]],
  ["role", ["Hablas de tu parte y no solo del grupo: {cita}.", "Se distingue qué hiciste tú: {cita}."]],
  ["example", ["Respondes con situaciones que viviste: {cita}.", "Usas ejemplos reales: {cita}."]],
  ["reason", ["Explicas por qué decides lo que decides: {cita}.", "Das razones, no solo hechos: {cita}."]],
];

const GAPS: Readonly<Record<Signal, Wordings>> = {
  example: [
    "Cuenta una situación concreta {donde}: dónde fue y qué pasaba.",
    "Cambia las ideas generales por un caso tuyo {donde}.",
  ],
  role: ["Di qué hiciste tú {donde}: usa la primera persona.", "Separa tu parte de la del grupo {donde}."],
  result: [
    "Cierra con lo que cambió {donde}.",
    "Cuenta cómo terminó la historia {donde}: ahí está lo que se recuerda.",
  ],
  figure: [
    "Agrega números a tus respuestas: faltan {donde}. Sirve un rango si no tienes el dato exacto.",
    "Mide lo que lograste {donde}: personas, plazos, porcentajes o dinero.",
  ],
  time: ["Ubica los hechos {donde}: cuándo fue y cuánto duró.", "Di el plazo {donde}: da idea del esfuerzo."],
  reason: ["Explica por qué actuaste así {donde}.", "Agrega tus razones {donde}: muestran tu criterio."],
};

/** "en la pregunta 3", "en las preguntas 2, 4 y 7" */
export function inQuestions(numbers: readonly number[]): string {
  const [first] = numbers;
  if (numbers.length === 1) return `en la pregunta ${first}`;
  return `en las preguntas ${numbers.slice(0, -1).join(", ")} y ${numbers.at(-1)}`;
}

function numbersOf(findings: Findings, wanted: (score: QuestionScore, question: Question) => boolean): number[] {
  return findings.questions.flatMap((question, index) => {
    const score = findings.score.questions[index];
    return score !== undefined && wanted(score, question) ? [index + 1] : [];
  });
}

function answered(findings: Findings): readonly QuestionScore[] {
  return findings.score.questions.filter(saysWhatWasAsked);
}

/** What worked, at most four, at least one. Each quote comes from another question where possible. */
export function strengthsOf(findings: Findings): string[] {
  const { score, ending, seed } = findings;
  const good = answered(findings);
  const lines: string[] = [];
  if (good.length >= 2 && good.length >= 0.7 * score.questions.length)
    lines.push(
      `Te mantuviste en lo que se preguntaba: ${good.length} de ${score.questions.length} preguntas quedaron bien respondidas.`,
    );
  const quotedFrom = new Set<QuestionScore>();
  for (const [signal, wordings] of STRENGTHS) {
    const having = good.filter((one) => one.depth[signal] !== undefined);
    const source = having.find((one) => !quotedFrom.has(one));
    if (source === undefined || lines.length >= MOST || (having.length < 2 && good.length > 3)) continue;
    quotedFrom.add(source);
    const cite = quoted(source.depth[signal] ?? "");
    lines.push(pickVariant(wordings, `${seed}:${signal}`, null).replace("{cita}", () => cite));
  }
  const recovered = numbersOf(findings, (one) => one.verdict === "appropriate" && one.suggestions > 0);
  if (recovered.length > 0) lines.push(`Aprovechaste las sugerencias: volviste al tema ${inQuestions(recovered)}.`);
  if (ending === "completed") lines.push("Llegaste hasta la última pregunta dentro del tiempo.");
  if (good.length > 0 && score.averageSeconds >= PACE.from && score.averageSeconds <= PACE.to)
    lines.push(`Tu ritmo se escucha bien: ${score.averageSeconds} s por respuesta en promedio.`);
  if (lines.length === 0) lines.push(firstStep(good.length));
  return lines.slice(0, MOST);
}

function firstStep(count: number): string {
  if (count === 0) return "Diste el primer paso: ya conoces las preguntas y cómo se conversa una entrevista.";
  return count === 1
    ? "Respondiste bien una pregunta. Ya sabes cómo se hace la siguiente."
    : `Respondiste bien ${count} preguntas.`;
}

/** What to practise, at most four, at least one, the most useful first. */
export function improvementsOf(findings: Findings): string[] {
  const { score, ending, seed } = findings;
  const lines: string[] = [];
  const off = numbersOf(findings, (one) => one.verdict === "off_topic");
  if (off.length > 0)
    lines.push(`Responde primero lo que te preguntan ${inQuestions(off)}; el contexto puede venir después.`);
  for (const [signal, numbers] of gapsOf(findings).slice(0, 2)) {
    const where = inQuestions(numbers.slice(0, 4));
    lines.push(pickVariant(GAPS[signal], `${seed}:${signal}`, null).replace("{donde}", where));
  }
  const open = numbersOf(findings, (one) => one.verdict === "unanswered");
  if (open.length > 0) lines.push(openAdvice(open.length, score.questions.length, ending));
  const helped = numbersOf(findings, (one) => one.verdict === "appropriate" && one.suggestions > 0);
  if (helped.length > 0)
    lines.push(`Lee la pregunta dos veces antes de escribir: necesitaste una sugerencia ${inQuestions(helped)}.`);
  const pace = paceAdvice(score.averageSeconds);
  if (pace !== null) lines.push(pace);
  if (lines.length === 0)
    lines.push("Prueba versiones más breves de tus mejores respuestas: una idea, un dato y un cierre.");
  return lines.slice(0, MOST);
}

function openAdvice(open: number, total: number, ending: Ending | null): string {
  if (open === total)
    return "Responde aunque sea con un ejemplo pequeño: esta vez no quedó ninguna respuesta que revisar.";
  const count = open === 1 ? "1 pregunta" : `${open} preguntas`;
  if (ending === "time") return `Reparte el tiempo: ${open === 1 ? "quedó" : "quedaron"} ${count} sin responder.`;
  return `Ensaya lo que faltó: ${open === 1 ? "quedó" : "quedaron"} ${count} sin responder.`;
}

function paceAdvice(seconds: number): string | null {
  if (seconds > PACE.long)
    return `Acorta tus respuestas: ${seconds} s en promedio es más de lo que se sigue con atención.`;
  if (seconds > 0 && seconds < PACE.rushed)
    return `Tómate unos segundos antes de responder: tu promedio fue de ${seconds} s por respuesta.`;
  return null;
}

/** Signals that answers to the point lack, the most frequent first, with the numbers of their questions. */
export function gapsOf(findings: Findings): [Signal, number[]][] {
  // Time is left out: it rarely decides, and figures and results bring it along.
  const order: readonly Signal[] = ["result", "example", "role", "figure", "reason"];
  const lacking = order.map((signal): [Signal, number[]] => [
    signal,
    numbersOf(
      findings,
      // Whoever gives four signals has said enough; the rest would be padding.
      (one, question) =>
        one.verdict === "appropriate" &&
        one.depth[signal] === undefined &&
        Object.keys(one.depth).length < 4 &&
        asksFor(question, signal),
    ),
  ]);
  return lacking.filter(([, numbers]) => numbers.length > 0).sort((a, b) => b[1].length - a[1].length);
}

const PRACTICE: Readonly<Record<Signal, InterviewReport["nextSteps"][number]>> = {
  example: {
    title: "Anota cinco situaciones tuyas",
    detail: "Una por cada tema: equipo, problema, error, logro y aprendizaje. Con lugar y fecha.",
  },
  role: {
    title: "Practica en primera persona",
    detail: "Graba una respuesta y cambia cada «hicimos» por lo que hiciste tú.",
  },
  result: {
    title: "Escribe el final de tus historias",
    detail: "Para cada ejemplo, una línea con lo que había antes y lo que hubo después.",
  },
  figure: {
    title: "Prepara tres logros con números",
    detail: "Uno por cada cargo, práctica o proyecto de tu CV. Escríbelos en una línea.",
  },
  time: { title: "Ponle fecha a tus ejemplos", detail: "Anota cuándo empezó y cuánto duró cada uno." },
  reason: {
    title: "Prepara tus razones",
    detail: "Para cada decisión importante, completa la frase «lo hice así porque…».",
  },
};

/** What to do next, four or five steps, the most useful first. */
export function nextStepsOf(findings: Findings): InterviewReport["nextSteps"] {
  const { score, questions } = findings;
  const gaps = gapsOf(findings);
  const steps: InterviewReport["nextSteps"] = [];
  const weakest = weakestOf(score.questions);
  const question = questions[weakest];
  if (question !== undefined && (score.questions[weakest]?.points ?? 100) < 80) {
    const open = score.questions[weakest]?.verdict === "unanswered";
    const title = open ? `Prepara la pregunta ${weakest + 1}` : `Practica la pregunta ${weakest + 1} otra vez`;
    steps.push({
      title,
      detail: `Tema: ${question.category.toLocaleLowerCase("es")}. ${weakReason(score.questions[weakest])}`,
    });
  }
  steps.push(PRACTICE[gaps[0]?.[0] ?? "figure"]);
  const pace = paceAdvice(score.averageSeconds);
  if (pace === null)
    steps.push({ title: "Ensaya tu cierre", detail: "Ten lista una pregunta para quien te entrevista." });
  else
    steps.push({
      title: "Ensaya con reloj",
      detail: `Busca respuestas de ${PACE.from} a ${PACE.to} s: una situación, tu acción y el resultado.`,
    });
  steps.push({
    title: "Conversa el resultado con un coach",
    detail: "Reserva una sesión gratis de 30 minutos en Agenda Coach.",
  });
  steps.push({
    title: "Vuelve a practicar en unos días",
    detail: "Repite la entrevista y compara tu puntaje en Mis Actividades.",
  });
  return steps;
}

/** Index of the question with the fewest points; an answered one before one that was never reached. */
function weakestOf(scores: readonly QuestionScore[]): number {
  const rank = (one: QuestionScore) => (one.verdict === "unanswered" ? 101 : one.points);
  return scores.reduce((lowest, one, index) => (rank(one) < rank(scores[lowest] ?? one) ? index : lowest), 0);
}

function weakReason(score: QuestionScore | undefined): string {
  if (score === undefined || score.verdict === "unanswered") return "Quedó sin responder: prepara un ejemplo.";
  if (score.verdict === "off_topic") return "Te fuiste del tema: vuelve a lo que se preguntaba.";
  return score.suggestions > 0
    ? "Necesitaste una sugerencia: ensáyala sin ayuda."
    : "Fue tu respuesta con menos detalle.";
}
