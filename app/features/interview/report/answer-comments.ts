/** The comment on each question: what the answer contains, in the student's words, and what would improve it most. */

import { quoted } from "#app/features/cv/review/sentence-style.ts";
import { type Aspect, aspectsOf, focusOf, type Question } from "../question-bank/question.ts";
import { type QuestionScore, saysWhatWasAsked } from "../scoring.ts";
import { beginningOf } from "../signals/read-signals.ts";
import type { Reading, Thing } from "../signals/signal.ts";
import { pickVariant } from "../texts/pick-variant.ts";
import * as texts from "./comment-texts.ts";
import type { Heard, Remark } from "./findings.ts";

const THING_OF: Readonly<Partial<Record<Aspect, Thing>>> = {
  example: "example",
  role: "role",
  result: "result",
  reason: "reason",
  learning: "learning",
  people: "role",
};
/** An answer with so many elements is complete; more would be padding. */
export const ENOUGH = 4;

/** Categories that ask what was learnt or what one would do differently; in others this is too much to expect. */
export const LEARNT_IN: ReadonlySet<string> = new Set(["Errores", "Aprendizaje", "Responsabilidad", "Crisis"]);

/** Elements that an answer should contain, most important first; a figure belongs to a result, a time to a story. */
export function wantedBy(question: Question): Thing[] {
  const aspects = aspectsOf(question.category);
  // Nobody has acted yet in a plan.
  if (aspects[0] === "plan") return ["reason"];
  const asked = aspects
    .flatMap((aspect) => THING_OF[aspect] ?? [])
    .filter((thing) => thing !== "learning" || LEARNT_IN.has(question.category));
  return [
    ...new Set<Thing>([
      ...asked,
      ...(aspects[0] !== "example" && aspects.slice(0, 2).includes("result") ? (["figure"] as const) : []),
      ...(aspects.includes("example") ? (["time"] as const) : []),
    ]),
  ];
}

/** Elements that the question asks for and the answer certainly lacks, in the question's order. */
export function lacking(question: Question, reading: Reading): Thing[] {
  return wantedBy(question).filter((thing) => reading[thing].state === "absent");
}

/** Number of elements that the answer certainly has. */
export function countPresent(reading: Reading): number {
  return Object.values(reading).filter(({ state }) => state === "present").length;
}

/** Whether an element may be praised. In plans and introductions, what looks like a concrete case seldom is one. */
export function mayPraise(question: Question, thing: Thing): boolean {
  return thing !== "example" || (wantedBy(question).includes("example") && question.category !== "Presentación");
}

type Choose = (slot: string, list: readonly string[]) => string;

/**
 * Creates a function that writes comments and does not begin two in a row with the same words. An answer with a
 * concern gets only the concern, without praise or advice.
 */
export function commenter(seed: string): (question: Question, score: QuestionScore, heard: Heard) => Remark[] {
  const last = new Map<string, string>();
  const used = new Set<Thing>();
  function choose(slot: string, list: readonly string[]): string {
    const wording = pickVariant(list, `${seed}:${slot}`, last.get(slot) ?? null);
    last.set(slot, wording);
    return wording;
  }
  return (question, score, { reading, concern }) => {
    if (concern !== null) return [{ kind: "concern", text: concern }];
    if (score.answer === null || reading === null)
      return [verdict(fillIn(choose("unanswered", texts.UNANSWERED), question, null, null))];
    if (score.toldIn !== undefined)
      return [verdict(choose("told", texts.TOLD_BEFORE).replace("{otra}", String(score.toldIn)))];
    if (score.verdict === "doubtful")
      return [
        verdict(fillIn(choose("doubt", texts.DOUBT), question, null, null)),
        { kind: "try", text: choose("try", texts.TRY) },
      ];
    if (score.verdict === "off_topic") return [verdict(offTopic(question, score.answer.text, choose))];
    if (!saysWhatWasAsked(score)) return [vague(question, score.answer.text, reading, choose)];
    return [
      ...(score.suggestions === 0 ? [] : [verdict(texts.HELPED[score.suggestions === 1 ? 0 : 1])]),
      praise(question, reading, choose, used),
      advice(question, score.answer.text, reading, choose),
    ];
  };
}

function verdict(text: string): Remark {
  return { kind: "verdict", text };
}

function offTopic(question: Question, answer: string, choose: Choose): string {
  if (!/[\p{L}\p{N}]/u.test(answer)) return fillIn(choose("wordless", texts.OFF_TOPIC.wordless), question, null, null);
  const cite = citable(beginningOf(answer));
  return cite === null
    ? fillIn(choose("off", texts.OFF_TOPIC.unquoted), question, null, null)
    : fillIn(choose("off quoted", texts.OFF_TOPIC.quoted), question, cite, null);
}

function vague(question: Question, answer: string, reading: Reading, choose: Choose): Remark {
  const cite = citable(beginningOf(answer));
  // A figure or a date does not help an answer without content.
  const missing = lacking(question, reading).find((thing) => thing !== "figure" && thing !== "time");
  if (missing === undefined) {
    const wording = cite === null ? choose("vague 0", texts.VAGUE.plainUnquoted) : choose("vague", texts.VAGUE.plain);
    return verdict(fillIn(wording, question, cite, null));
  }
  const wording = cite === null ? choose("add 0", texts.VAGUE.addUnquoted) : choose("add vague", texts.VAGUE.add);
  return { kind: "lack", thing: missing, text: fillIn(wording, question, cite, missing) };
}

function praise(question: Question, reading: Reading, choose: Choose, used: Set<Thing>): Remark {
  const present = texts.SHOWN.filter(([thing]) => mayPraise(question, thing) && reading[thing].state === "present");
  const shown = present.filter(([thing]) => reading[thing].quote !== null);
  const candidates = shown.length > 0 ? shown : present;
  // Prefer a kind of praise that has not been used yet.
  const fresh = candidates.find(([thing]) => !used.has(thing)) ?? candidates[0];
  if (fresh === undefined) return verdict(choose("plain", texts.PLAIN));
  const [thing, wordings] = fresh;
  if (used.has(thing)) used.clear();
  used.add(thing);
  const quote = reading[thing].quote;
  const text =
    quote === null || wordings.quoted === null
      ? choose(`${thing} plain`, wordings.plain)
      : fillIn(choose(thing, wordings.quoted), question, quoted(quote), null);
  return { kind: "praise", thing, text };
}

function advice(question: Question, answer: string, reading: Reading, choose: Choose): Remark {
  const [missing, other] = lacking(question, reading);
  const present = countPresent(reading);
  if (missing === undefined || present >= ENOUGH) {
    const list = countWords(answer) > A_MINUTE ? [...texts.TRY, texts.TRY_SHORTER] : texts.TRY;
    return { kind: "try", text: choose("try", list) };
  }
  const wording = other === undefined || present >= 2 ? choose("add", texts.ADD) : choose("add two", texts.ADD_TWO);
  const text = wording.replace("{falta}", texts.TO_ADD[missing]).replace("{otra}", other ? texts.TO_ADD[other] : "");
  return { kind: "lack", thing: missing, text };
}

/** Words spoken per minute. */
const A_MINUTE = 130;

function countWords(answer: string): number {
  return answer.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** The words as a quotation; null if nothing of them is readable. */
function citable(words: string | null): string | null {
  if (words === null) return null;
  const cite = quoted(words);
  return /[\p{L}\p{N}]/u.test(cite) ? cite : null;
}

/** Uses replacement functions, because a quote may contain "$&". */
function fillIn(wording: string, question: Question, cite: string | null, missing: Thing | null): string {
  return wording
    .replace("{foco}", () => focusOf(question.category))
    .replace("{falta}", () => texts.TO_ADD[missing ?? wantedBy(question)[0] ?? "example"])
    .replace("{cita}", () => cite ?? "");
}
