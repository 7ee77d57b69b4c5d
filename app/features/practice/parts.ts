import { wantedBy } from "#app/features/interview/report/answer-comments.ts";
import type { Question } from "../interview/question-bank/question.ts";
import type { Thing } from "../interview/signals/signal.ts";

/** The parts of an answer that practice works on: the steps of a story told well, its reason and its figure. */

export const PARTS = ["situation", "task", "action", "reason", "result", "figure", "learning"] as const;
export type Part = (typeof PARTS)[number];

/** "unsure": the reader cannot tell, so nothing is said about it. */
export type PartState = "found" | "absent" | "unsure";

/** The element of an answer that the trained reader knows for a part. */
const THING_OF: Readonly<Record<Part, Thing>> = {
  situation: "example",
  task: "role",
  action: "role",
  reason: "reason",
  result: "result",
  figure: "figure",
  learning: "learning",
};
export const thingOf = (part: Part): Thing => THING_OF[part];

/** The part of an element; null for one that practice does not work on. */
export function partOf(thing: Thing): Part | null {
  return PARTS.find((part) => part !== "task" && THING_OF[part] === thing) ?? null;
}

/** The parts that a question asks for, in the order in which they are told. A task is never held against an answer. */
export function partsAskedBy(question: Question): Part[] {
  const wanted = new Set(wantedBy(question).map(partOf));
  return PARTS.filter((part) => wanted.has(part));
}
