/** What an answer holds besides being to the point, with the words that show it. The same answer, the same reading. */

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
 * What a quotation must hold. None for endings: two readers found every third clause quoted as one to be a beginning,
 * so that there is an ending may be said, without words that show it.
 */
const WANTED: Readonly<Partial<Record<Thing, Wanted>>> = {
  example: { why: false, shortest: 25, marks: [] },
  role: { why: false, shortest: MIN_QUOTE_LENGTH, marks: ["firstPast", "role"] },
  figure: { why: false, shortest: MIN_QUOTE_LENGTH, marks: ["measured"] },
  time: { why: false, shortest: MIN_QUOTE_LENGTH, marks: TIME_MARKS },
  reason: { why: true, shortest: MIN_QUOTE_LENGTH, marks: [] },
  learning: { why: false, shortest: 25, marks: ["learning"] },
};
/** What is wished for or supposed has not happened: its clause must tell of something that did. */
const TOLD = ["firstPast", "wePast", "thirdPast", "imperfect", "perfect"];
/** What should have been done, or could not be, is no achievement. */
const NOT_DONE = regex("iu")`
    (?<!\p{L})(?:deb[ií]|debería|deberia|habría|habria|tendría|tendria|me falt\p{L}+|no (?:l[aoe]s? |me |
    se )*(?:pud[eio]|pudimos|logr[eéo]|logramos|alcanc[eé]|alcanzamos)\p{L}*)(?!\p{L})
  `;
/** "Me gustaría", "prometería": a wish or a plan, though its ending is that of the imperfect. */
const WISHED = /(?<!\p{L})\p{L}+(?:ar|er|ir|dr)[ií]a(?:s|n|mos)?(?!\p{L})/iu;
/** "Millones donde eran miles" is no figure. */
const NUMBER = regex("iu")`
    \d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|
    veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\p{L}+cient[oa]s|
    quinient[oa]s|un mill[oó]n|mitad|doble|triple|tercio|two|three|four|five|six|seven|eight|nine|ten|dozen|
    twenty|thirty|hundred|half)(?!\p{L})
  `;
/** How often is neither when nor how long. */
const HOW_OFTEN = /(?<!\p{L})(?:cada \d+|veces (?:al|a la|por) )/iu;

/** A clause shows a thing from this chance on; less sure ones only raise the whole. */
const SHOWS = 0.6;
/** From here on a signal counts for the score: nine of ten that are there do, and one of ten that are not. */
const COUNTS = 0.8;
/** What a clause's log odds weigh against how whole it is quoted. */
const SURENESS = 0.7;

/** What may be said of an answer. Linear in its length, of which 4,000 characters are read. */
export function readSignals(answer: string): Reading {
  const text = readable(answer);
  const pieces = readPieces(text);
  const findings = THINGS.map((thing): [Thing, Finding] => {
    const chances = chancesOf(thing, pieces);
    const said = stateOf(thing, pieces, chances.whole);
    const state = thing === "example" && said === "present" && !tellsOne(pieces, chances.pieces) ? "doubtful" : said;
    const wanted = WANTED[thing];
    const quote = state === "present" && wanted ? bestQuote(text, pieces, thing, chances, wanted) : null;
    return [thing, { state, quote, counts: chances.whole >= COUNTS }];
  });
  return Object.fromEntries(findings) as Record<Thing, Finding>;
}

/** An example is there only where a clause tells something that happened. */
function tellsOne(pieces: readonly ReadPiece[], chances: readonly number[]): boolean {
  return pieces.some(({ text, has }, at) => (chances[at] ?? 0) >= SHOWS && mayShow("example", text, has));
}

/** How an answer begins, in whole clauses of at most 90 characters; null where there is no such beginning. */
export function beginningOf(answer: string): string | null {
  const text = readable(answer);
  const plain = text.replace(/\s+/gu, " ").trim();
  if (plain.length <= MAX_QUOTE_LENGTH) return plain;
  return openingOf(
    text,
    readPieces(text).map(({ piece }) => piece),
  );
}

/** What a clause shows of a thing to a reader who sees it alone. */
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
    // "Resultado: se logró el objetivo": the frame of a template shows nothing.
    if (chance < SHOWS || read?.has.has("frame")) continue;
    const quote = quoteWith(text, places, at, wanted);
    if (quote === null) continue;
    const worth = quote.whole + SURENESS * Math.log(chance / Math.max(1e-6, 1 - chance));
    if (best === null || worth > best.worth) best = { text: quote.text, worth };
  }
  return best?.text ?? null;
}
