/** The comment on each question of an interview: says what was there, in the student's words, and what would add most. */

import { quoted } from "#app/features/cv/review/voice.ts";
import { clip, type Signal } from "./depth.ts";
import { type Aspect, aspectsOf, focusOf, type Question } from "./question-bank/question.ts";
import { type QuestionScore, saysWhatWasAsked } from "./scoring.ts";
import { pickVariant } from "./texts/variant.ts";

/** What to add for a signal that is missing; fits after "agrega". */
export const TO_ADD: Readonly<Record<Signal, string>> = {
  example: "una situación concreta, con su lugar y su momento",
  role: "qué hiciste tú, en primera persona",
  result: "cómo terminó y qué cambió",
  figure: "una cifra, aunque sea aproximada",
  time: "cuándo fue o cuánto duró",
  reason: "tus razones",
};

const SIGNAL_OF: Readonly<Record<Aspect, Signal>> = {
  example: "example",
  role: "role",
  result: "result",
  reason: "reason",
  plan: "reason",
  learning: "result",
  people: "role",
};

const BY_RESULT: readonly Signal[] = ["figure", "example", "role", "time", "reason"];
const BY_STORY: readonly Signal[] = ["example", "role", "reason", "time", "result", "figure"];

/** Whether answers to this question should show the signal; a figure goes with a result. */
export function asksFor(question: Question, signal: Signal): boolean {
  const wanted = signal === "figure" ? "result" : signal;
  return aspectsOf(question.category).some((aspect) => SIGNAL_OF[aspect] === wanted);
}

/** Signals that the answer lacks, the ones this question asks for first. */
export function missingSignals(question: Question, score: QuestionScore): Signal[] {
  const aspects = aspectsOf(question.category);
  // A figure matters most where results are asked for, and least in a talk about people or reasons.
  const order = [...aspects.map((aspect) => SIGNAL_OF[aspect]), ...(aspects[0] === "result" ? BY_RESULT : BY_STORY)];
  return [...new Set(order)].filter((signal) => score.depth[signal] === undefined);
}

const SHOWN: readonly (readonly [Signal, readonly [string, string, ...string[]]])[] = [
  [
    "figure",
    [
      "Das la medida de lo que hiciste: {cita}.",
      "El dato ayuda a creerte: {cita}.",
      "Pones un número y se recuerda: {cita}.",
    ],
  ],
  [
    "result",
    ["Cuentas cómo terminó: {cita}.", "Se ve el efecto: {cita}.", "Llegas hasta el final de la historia: {cita}."],
  ],
  ["role", ["Se ve tu parte: {cita}.", "Queda claro qué hiciste tú: {cita}.", "Hablas en primera persona: {cita}."]],
  ["example", ["Partes de una situación real: {cita}.", "Traes un caso concreto: {cita}.", "Das un ejemplo: {cita}."]],
  ["reason", ["Explicas tu razón: {cita}.", "Dices por qué: {cita}."]],
  ["time", ["Ubicas los hechos en el tiempo: {cita}.", "Dices cuándo fue: {cita}."]],
];

const PLAIN = [
  "Respondes a la pregunta: {cita}.",
  "Vas al punto: {cita}.",
  "La respuesta corresponde: {cita}.",
] as const;
const FULL = [
  "Prueba a decirla en menos de un minuto sin perder esas partes.",
  "Guarda este ejemplo: te sirve también para otras preguntas.",
  "Repite este orden en las demás respuestas.",
] as const;
const ADD = [
  "Para darle más fuerza, agrega {falta}.",
  "La próxima vez agrega {falta}.",
  "Le falta poco: agrega {falta}.",
] as const;
const ADD_TWO = [
  "Queda general: agrega {falta}, y también {otra}.",
  "Dale cuerpo: agrega {falta}, y además {otra}.",
] as const;
const VAGUE = [
  "Con {cita} vas en el tema. La pregunta buscaba {foco}: llévalo a un hecho y agrega {falta}.",
  "Hablas de lo que se preguntó, en general: {cita}. Para mostrar {foco}, agrega {falta}.",
  "Es un comienzo: {cita}. Se buscaba {foco}; cuéntalo con un caso y agrega {falta}.",
] as const;
const OFF_TOPIC = [
  "Dijiste {cita}, y la pregunta buscaba {foco}. Ensáyala de nuevo e incluye {falta}.",
  "La respuesta {cita} se aleja de lo que se preguntó, que era {foco}. Prepárala otra vez: incluye {falta}.",
  "Con {cita} no se alcanza a ver {foco}, que era lo que se preguntaba. Vuelve a intentarlo e incluye {falta}.",
] as const;
const WORDLESS = [
  "Lo que enviaste no tenía palabras, y la pregunta buscaba {foco}. Prepárala: incluye {falta}.",
  "Aquí no hubo una respuesta que leer. La pregunta buscaba {foco}: incluye {falta}.",
] as const;
const UNANSWERED = [
  "No alcanzaste a completarla. Buscaba {foco}: prepárala e incluye {falta}.",
  "Quedó sin respuesta. Lo que se busca es {foco}; cuando la ensayes, incluye {falta}.",
  "La entrevista terminó antes de esta respuesta. El tema es {foco}: ensáyala e incluye {falta}.",
] as const;
const HELPED = ["Con una sugerencia volviste al tema.", "Te sirvieron las sugerencias para volver al tema."] as const;

/** A writer of comments that does not begin two of them in a row with the same words. */
export function commenter(seed: string): (question: Question, score: QuestionScore) => string {
  const last = new Map<string, string>();
  const used = new Set<string>();
  function choose(slot: string, list: readonly string[]): string {
    const wording = pickVariant(list, `${seed}:${slot}`, last.get(slot) ?? null);
    last.set(slot, wording);
    return wording;
  }
  return (question, score) => {
    if (score.answer === null) return fillIn(choose("unanswered", UNANSWERED), question, score, null);
    if (score.verdict === "off_topic") {
      const cite = quoted(clip(score.answer.text));
      const wording = /[\p{L}\p{N}]/u.test(cite) ? choose("off", OFF_TOPIC) : choose("wordless", WORDLESS);
      return fillIn(wording, question, score, cite);
    }
    if (!saysWhatWasAsked(score)) {
      return fillIn(choose("vague", VAGUE), question, score, quoted(clip(score.answer.text)));
    }
    return appropriate(question, score, choose, used);
  };
}

function appropriate(
  question: Question,
  score: QuestionScore,
  choose: (slot: string, list: readonly string[]) => string,
  used: Set<string>,
): string {
  const present = SHOWN.filter(([signal]) => score.depth[signal] !== undefined);
  // Another kind of praise than the last comments had, as long as there is one.
  const fresh = present.find(([signal]) => !used.has(signal)) ?? present[0];
  if (fresh !== undefined) {
    if (used.has(fresh[0])) used.clear();
    used.add(fresh[0]);
  }
  const piece = fresh === undefined ? clip(score.answer?.text ?? "") : (score.depth[fresh[0]] ?? "");
  const missing = missingSignals(question, score);
  const advice =
    present.length >= 4 ? choose("full", FULL) : present.length >= 2 ? choose("add", ADD) : choose("two", ADD_TWO);
  const parts = [
    score.suggestions === 0 ? "" : (HELPED[score.suggestions === 1 ? 0 : 1] ?? ""),
    fillIn(choose(fresh?.[0] ?? "plain", fresh?.[1] ?? PLAIN), question, score, quoted(piece)),
    advice.replace("{falta}", TO_ADD[missing[0] ?? "figure"]).replace("{otra}", TO_ADD[missing[1] ?? "time"]),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** Function replacements, because a quote may hold "$&". */
function fillIn(wording: string, question: Question, score: QuestionScore, cite: string | null): string {
  const missing = missingSignals(question, { ...score, depth: {} });
  return wording
    .replace("{foco}", () => focusOf(question.category))
    .replace("{falta}", () => TO_ADD[missing[0] ?? "example"])
    .replace("{cita}", () => cite ?? "");
}
