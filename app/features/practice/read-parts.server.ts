import { createHash } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { HunterId } from "../interview/hunters.ts";
import type { Question } from "../interview/question-bank/question.ts";
import { hearAnswer, showsParts } from "./hear-answer.ts";
import { mapAnswer } from "./map-answer.ts";
import type { Part } from "./parts.ts";

/** What was read in an answer, for a profile; null of one whose parts are not shown. */
type PartsRead = { found: Part[]; absent: Part[] } | null;

/** By a hash of question and answer: no text of a person is kept in memory. Oldest first. */
const cache = new Map<string, PartsRead>();
/** Of a hundred bytes each. */
const MAX_CACHED = 20_000;

/** Some milliseconds for an answer that was not read before; other requests are served after it. */
export async function readParts(question: Question, hunterId: HunterId, answer: string): Promise<PartsRead> {
  const { question: text, category, focus } = question;
  const key = createHash("sha256")
    .update(JSON.stringify([hunterId, text, category, focus, answer]))
    .digest("base64");
  const kept = cache.get(key);
  if (kept !== undefined) return kept;
  const read = partsRead(question, hunterId, answer);
  cache.set(key, read);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  await yieldToEventLoop();
  return read;
}

function partsRead(question: Question, hunterId: HunterId, answer: string): PartsRead {
  const map = mapAnswer(question, hunterId, answer);
  if (!showsParts(hearAnswer(question, hunterId, answer, map))) return null;
  const inState = (wanted: string) =>
    map.parts.flatMap(({ part, state }) => (state === wanted && map.asked.includes(part) ? [part] : []));
  return { found: inState("found"), absent: inState("absent") };
}

/** The clause that shows a part, in the person's own words; null where none does. */
export function quoteOf(question: Question, hunterId: HunterId, answer: string, part: Part): string | null {
  const { parts } = mapAnswer(question, hunterId, answer);
  return parts.find((one) => one.part === part)?.quotes[0] ?? null;
}
