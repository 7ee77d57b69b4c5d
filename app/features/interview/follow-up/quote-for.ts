import { quoted } from "#app/features/cv/review/sentence-style.ts";
import { regex } from "#app/platform/regex.ts";
import { type ReadPiece, readable, readPieces } from "../signals/features.ts";
import { quoteWith } from "../signals/quote.ts";
import { IMPERSONAL, USUALLY, VAGUE_AMOUNT } from "./answer-measures.ts";
import type { FollowUpKind } from "./follow-up.ts";

/** The clause of an answer that a question about what it lacks is tied to. Deterministic, linear in its length. */

const SHORTEST = 15;
/** Beginnings that only gain time. */
const HESITATION = /^(?:(?:mir[ae]|uf+|uy|bueno|ya|a ver|eh+|mm+|o sea|la verdad|verá|fíjese|igual|que)[,\s]+)+/iu;
/** A pause that was written down: quoting it would mock. */
const FILLED = /(?<!\p{L})(?:eh+|e{2,}h*|mm+|cachái|cachai)(?!\p{L})/iu;
/** Wishes, and what was not done, tell no deed. */
const NOT_TOLD = regex("iu")`
    (?<!\p{L})(?:no|nunca|jamás|tampoco|sin|si|ojalá|debí\p{L}*|quería\p{L}*|me gustaría)(?!\p{L})
  `;
const NUMBER = /\d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mitad|doble|triple)(?!\p{L})/iu;
const CHANGED = regex("iu")`
    (?<!\p{L})(?:mejor|baj|sub|aument|disminu|redu|crec|dupl|ahorr|acort|alarg|gan|perd|cay|ca[ií]do|qued|vend|
    vin|termin)\p{L}*(?!\p{L})
  `;
/** How things were, and not what was done. */
const STATE = regex("iu")`
    (?<!\p{L})(?:éramos|eramos|veníamos|veniamos|estábamos|estabamos|teníamos|teniamos|nos tocó|nos toco|
    quedamos|quedé|quede|nos fue|terminamos|sacamos un|se vino|se cay\p{L}*|se fue|se murió|
    se perdi\p{L}+|se equivoc\p{L}+)(?!\p{L})
  `;

/** Who somebody is or what happens at home: nobody is asked for a case of it. */
const PERSONAL = regex("iu")`
    (?<!\p{L})(?:me llamo|mi nombre|soy de|tengo (?:\d\d|veint\p{L}*|treinta\p{L}*)|años|no sé|cuesta hablar|
    drama\p{L}*|familia\p{L}*|enferm\p{L}+|pololo|polola|mam[áa]|pap[áa]|hij[oa]s?)(?!\p{L})
  `;
/** What went wrong, in the words of who tells it. */
const MISHAP = regex("iu")`
    (?<!\p{L})(?:equivo\p{L}+|error\p{L}*|fall\p{L}+|perd[íi]\p{L}*|olvid\p{L}+|mal|tarde|confund\p{L}+|
    atras\p{L}+|dos veces|cambi[ée]|no (?:revis|avis|pregunt|lleg|alcanc)\p{L}+|se me \p{L}+)(?!\p{L})
  `;

const isDeed = ({ text, has }: ReadPiece) =>
  !NOT_TOLD.test(text) &&
  !STATE.test(text) &&
  !["imperfect", "conditional", "present", "thirdPresent"].some((form) => has.has(form));
const matches = (pattern: RegExp, { text }: ReadPiece) => new RegExp(pattern.source, "iu").test(text);
const isVague = (piece: ReadPiece) =>
  matches(VAGUE_AMOUNT, piece) &&
  CHANGED.test(piece.text) &&
  !NUMBER.test(piece.text) &&
  !piece.has.has("conditional") &&
  !piece.has.has("imperfect");

const isGeneral = ({ text, has }: ReadPiece) => !has.has("firstPast") && !NOT_TOLD.test(text) && !PERSONAL.test(text);

/** Which clauses can be quoted for a kind: the tests in order, each over all clauses, from the start or the end. */
const CLAUSES: Readonly<
  Record<FollowUpKind, readonly { from: "start" | "end"; fits: (piece: ReadPiece) => boolean }[]>
> = {
  example: [
    { from: "start", fits: (piece) => isGeneral(piece) && matches(USUALLY, piece) },
    { from: "start", fits: (piece) => isGeneral(piece) && piece.has.has("present") },
  ],
  role: [
    { from: "start", fits: (piece) => piece.has.has("wePast") && isDeed(piece) },
    { from: "start", fits: (piece) => matches(IMPERSONAL, piece) && !piece.has.has("firstPast") && isDeed(piece) },
  ],
  result: [
    { from: "end", fits: (piece) => piece.has.has("firstPast") && isDeed(piece) },
    { from: "end", fits: (piece) => piece.has.has("wePast") && isDeed(piece) },
  ],
  figure: [{ from: "end", fits: isVague }],
  reason: [{ from: "start", fits: (piece) => piece.has.has("firstPast") && isDeed(piece) }],
  learning: [
    { from: "start", fits: (piece) => MISHAP.test(piece.text) && !piece.has.has("present") },
    { from: "start", fits: (piece) => piece.has.has("firstPast") },
  ],
};

/** The quotation, with its quotation marks; null if the answer has no such clause that can stand alone. */
export function quoteFor(kind: FollowUpKind, answer: string): string | null {
  const text = readable(answer);
  const read = readPieces(text);
  const places = read.map(({ piece }) => piece);
  for (const { from, fits } of CLAUSES[kind]) {
    const found = read.flatMap((piece, at) => (!piece.has.has("frame") && fits(piece) ? [at] : []));
    for (const at of from === "start" ? found : found.reverse()) {
      const quote = quoteWith(text, places, at, { why: false, shortest: SHORTEST, marks: [] });
      const words = quote?.text.replace(HESITATION, "") ?? "";
      if (words.length >= SHORTEST && !FILLED.test(words) && /\p{L}/u.test(words)) return quoted(words);
    }
  }
  return null;
}
