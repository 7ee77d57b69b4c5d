import { createHash } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { z } from "zod";
import { programVersion } from "#app/platform/program-version.server.ts";
import type { HunterId } from "../interview/hunters.ts";
import type { Question } from "../interview/question-bank/question.ts";
import { hearAnswer, showsParts } from "./hear-answer.ts";
import { mapAnswer, oneLine } from "./map-answer.ts";
import { PARTS, type Part } from "./parts.ts";

/**
 * What was read in an answer, for a profile. Reading takes some ten milliseconds, so it is kept beside the answer, in
 * `parts_read`: a JSON object by the question's id. It holds no words of the answer, only where they stand in it.
 */

const partSchema = z.enum(PARTS);

const readingSchema = z.object({
  /** Of the question, the answer and this version of the program: of anything else it is no reading. */
  key: z.string(),
  /** False of an answer whose parts are not shown. */
  isShown: z.boolean(),
  /** Of the parts that the question asks for. */
  found: z.array(partSchema),
  absent: z.array(partSchema),
  /** Where the clause that shows a part stands in the answer, when that is written on one line. */
  quotes: z.array(z.object({ part: partSchema, from: z.number(), length: z.number() })),
});
export type PartsReading = z.infer<typeof readingSchema>;

type Told = { question: Question; hunterId: HunterId; answer: string };

/** The reading of this answer among those kept with it; null where it was not read, or was read otherwise. */
export function keptReading(readings: Readonly<Record<string, unknown>>, told: Told): PartsReading | null {
  const { data } = readingSchema.safeParse(readings[told.question.id]);
  return data?.key === keyOf(told) ? data : null;
}

let lastRead: Promise<unknown> = Promise.resolve();

/**
 * Reads an answer of at most 5,000 characters. One at a time in the whole process, whoever asks: with two hundred
 * people at their first screen, other requests wait for one answer to be read and not for two hundred.
 */
export function readParts(told: Told): Promise<PartsReading> {
  const reading = lastRead.then(async () => {
    await yieldToEventLoop();
    return partsReading(told);
  });
  lastRead = reading.catch(() => undefined);
  return reading;
}

function partsReading(told: Told): PartsReading {
  const { question, hunterId, answer } = told;
  const map = mapAnswer(question, hunterId, answer);
  const key = keyOf(told);
  const isShown = showsParts(hearAnswer(question, hunterId, answer, map));
  if (!isShown) return { key, isShown, found: [], absent: [], quotes: [] };
  const inState = (wanted: string) =>
    map.parts.flatMap(({ part, state }) => (state === wanted && map.asked.includes(part) ? [part] : []));
  const line = lineOf(answer);
  const quotes = map.parts.flatMap(({ part, quotes: [quote = ""] }) => {
    const from = quote === "" ? -1 : line.indexOf(quote);
    return from < 0 ? [] : [{ part, from, length: quote.length }];
  });
  return { key, isShown, found: inState("found"), absent: inState("absent"), quotes };
}

/** The clause that shows a part, in the person's own words; null where none does. */
export function quoteIn({ quotes }: PartsReading, answer: string, wanted: Part): string | null {
  const place = quotes.find(({ part }) => part === wanted);
  return place ? lineOf(answer).slice(place.from, place.from + place.length) : null;
}

const lineOf = (answer: string) => oneLine(answer.normalize("NFC"));

function keyOf({ question: { question, category, focus }, hunterId, answer }: Told): string {
  return createHash("sha256")
    .update(JSON.stringify([programVersion, hunterId, question, category, focus, answer]))
    .digest("base64")
    .slice(0, 16);
}
