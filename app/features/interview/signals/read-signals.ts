/** Detects which elements an answer contains besides being relevant, with quotations. Deterministic. */

import { regex } from "#app/platform/regex.ts";
import { type ReadPiece, readable, readPieces } from "./features.ts";
import { MAX_QUOTE_LENGTH, MIN_QUOTE_LENGTH, openingOf, quoteWith, type Wanted } from "./quote.ts";
import { type Finding, type Reading, THINGS, type Thing } from "./signal.ts";
import { type Chances, chancesOf, stateOf } from "./signal-model.ts";

const TIME_MARKS = [
  "duration",
  "year",
  "yearWords",
  "month",
  "season",
  "dayWords",
  "ordinalTime",
  "ago",
  "sometime",
  "clock",
];
/**
 * Requirements for quotations. There is none for results: two reviewers found that every third clause quoted as a
 * result was only a beginning. So the report may say that there is a result, but without quoting it.
 */
const WANTED: Readonly<Partial<Record<Thing, Wanted>>> = {
  example: { why: false, shortest: 25, marks: [] },
  role: { why: false, shortest: MIN_QUOTE_LENGTH, marks: ["firstPast", "role"] },
  figure: { why: false, shortest: MIN_QUOTE_LENGTH, marks: ["measured"] },
  time: { why: false, shortest: MIN_QUOTE_LENGTH, marks: TIME_MARKS },
  reason: { why: true, shortest: MIN_QUOTE_LENGTH, marks: [] },
  learning: { why: false, shortest: 25, marks: ["learning"] },
};
/** Something wished for or supposed has not happened: the clause must have a verb form that tells what happened. */
const TOLD = ["firstPast", "wePast", "thirdPast", "imperfect", "perfect"];
/** What should have been done, or was impossible, is no achievement. */
const NOT_DONE = regex("iu")`
    (?<!\p{L})(?:deb[ií]|debería|deberia|habría|habria|tendría|tendria|me falt\p{L}+|no (?:l[aoe]s? |me |
    se )*(?:pud[eio]|pudimos|logr[eéo]|logramos|alcanc[eé]|alcanzamos)\p{L}*)(?!\p{L})
  `;
/** "Me gustaría", "prometería": a wish or a plan, although its ending is like the imperfect's. */
const WISHED = /(?<!\p{L})\p{L}+(?:ar|er|ir|dr)[ií]a(?:s|n|mos)?(?!\p{L})/iu;
/** A number in digits or words: "Millones donde eran miles" is no figure. */
const NUMBER = regex("iu")`
    \d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|
    veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\p{L}+cient[oa]s|
    quinient[oa]s|un mill[oó]n|mitad|doble|triple|tercio|two|three|four|five|six|seven|eight|nine|ten|dozen|
    twenty|thirty|hundred|half)(?!\p{L})
  `;
/** A frequency is neither a date nor a duration. */
const HOW_OFTEN = /(?<!\p{L})(?:cada \d+|veces (?:al|a la|por) )/iu;

/** Minimum probability for a clause to be quoted; lower ones only raise the whole answer's probability. */
const SHOWS = 0.6;
/**
 * Minimum probability for a signal to count in the score: nine in ten real ones reach it, and one in ten false ones.
 */
const COUNTS = 0.8;
/** Weight of a clause's log odds relative to how complete its quotation is. */
const SURENESS = 0.7;

/** All findings about an answer. Linear in its length, of which 4,000 characters are read. */
export function readSignals(answer: string): Reading {
  const text = readable(answer);
  const pieces = readPieces(text);
  const findings = THINGS.map((thing): [Thing, Finding] => {
    const chances = chancesOf(thing, pieces);
    const rawState = stateOf(thing, pieces, chances.whole);
    const state =
      thing === "example" && rawState === "present" && !tellsOne(pieces, chances.pieces) ? "doubtful" : rawState;
    const wanted = WANTED[thing];
    const quote = state === "present" && wanted ? bestQuote(text, pieces, thing, chances, wanted) : null;
    return [thing, { state, quote, counts: chances.whole >= COUNTS }];
  });
  return Object.fromEntries(findings) as Record<Thing, Finding>;
}

/** An example is present only if some clause tells an event that happened. */
function tellsOne(pieces: readonly ReadPiece[], chances: readonly number[]): boolean {
  return pieces.some(({ text, has }, at) => (chances[at] ?? 0) >= SHOWS && mayShow("example", text, has));
}

/** The beginning of an answer, in whole clauses of at most 90 characters; null if there is none that short. */
export function beginningOf(answer: string): string | null {
  const text = readable(answer);
  const plain = text.replace(/\s+/gu, " ").trim();
  if (plain.length <= MAX_QUOTE_LENGTH) return plain;
  return openingOf(
    text,
    readPieces(text).map(({ piece }) => piece),
  );
}

/** Whether a clause read on its own can show the element. */
function mayShow(thing: Thing, clause: string, has: ReadonlySet<string>): boolean {
  switch (thing) {
    case "example":
      return !WISHED.test(clause) && TOLD.some((form) => has.has(form));
    case "role":
      return !NOT_DONE.test(clause);
    case "time":
      return !HOW_OFTEN.test(clause) && (has.has("ago") || TOLD.some((form) => has.has(form)));
    case "figure":
      return NUMBER.test(clause);
    default:
      return true;
  }
}

function bestQuote(
  text: string,
  pieces: readonly ReadPiece[],
  thing: Thing,
  { pieces: chances }: Chances,
  wanted: Wanted,
) {
  const places = pieces.map(({ piece }) => piece);
  let best: { text: string; worth: number } | null = null;
  for (const [at, chance] of chances.entries()) {
    const read = pieces[at];
    if (!mayShow(thing, read?.text ?? "", read?.has ?? new Set())) continue;
    // "Resultado: se logró el objetivo": a template's heading shows nothing.
    if (chance < SHOWS || read?.has.has("frame")) continue;
    const quote = quoteWith(text, places, at, wanted);
    if (quote === null) continue;
    const worth = quote.whole + SURENESS * Math.log(chance / Math.max(1e-6, 1 - chance));
    if (best === null || worth > best.worth) best = { text: quote.text, worth };
  }
  return best?.text ?? null;
}
