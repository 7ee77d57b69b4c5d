import { regex } from "#app/platform/regex.ts";
import { firmer, type Piece } from "./clauses.ts";
import { hasMark } from "./linguistic-cues.ts";
import { hasVerb, VERB_FORMS } from "./verbs.ts";

/**
 * Quotations of whole clauses of the answer, cut only at a clause's end and only where the omitted part does not
 * change the meaning.
 */

export const MAX_QUOTE_LENGTH = 90;
export const MIN_QUOTE_LENGTH = 12;
const MIN_WORDS = 3;
/** In characters: a longer run is too long for a quotation, whatever links and blanks are taken off it. */
const LONGEST_RUN = 4 * MAX_QUOTE_LENGTH;

/** Words that only connect a clause to the previous one or fill a pause. */
const LINK = regex("iu")`
    ^(?:(?:y|e|pero|entonces|eh+|mm+|ya|bueno|o sea|digamos|así que|asi que|pues|po|a ver|mire|cachái|cachai|
    claro|and|but|so)(?:,|\s)\s*)+
  `;
const TAIL =
  /(?:[\s,]+(?:y|e|o|eh+|digamos|cachái|cachai|cachay|po|o sea|ya|bueno|entonces|pues|jaja\p{L}*|así|and|but|so))+$/iu;
/** A clause with such a beginning depends on the previous one. */
const DEPENDENT = regex("iu")`
    ^(?:que|q|quien|quienes|l[oa]s? (?:que|cual(?:es)?)|cual|cuales|cuyo|cuya|donde|como|cuando|ni|sino|aunque|si|
    o|u|hasta|tampoco|también|tambien|tb|siendo|cosa que|ya que|porque|porq|pq|xq|por eso|para que|pa que|
    p[au]ra)(?!\p{L})
  `;
const BECAUSE = /^(?:porque|porq|pq|xq|ya que|para que|para|por eso)(?!\p{L})/iu;
/** Words that are incomplete at the end of a clause. */
const LOOSE_END = regex("iu")`
    (?<!\p{L})(?:de|del|la|el|los|las|un|una|unos|unas|en|y|e|o|u|ni|que|q|a|al|con|sin|por|para|pa|su|mi|tu|sus|
    mis|se|me|le|les|lo|nos|como|cuando|donde|si|no|muy|más|mas|tan|era|es|fue|sido|son|digo|dije|dice|dijo|dicen|
    pensé|pense|creo|creí|supe|decía|decia|the|of|to|and|that|in|my)$
  `;
/** If such words come before, the clause is a wish, a guess, a refusal or somebody else's statement. */
const GOVERNS = regex("iu")`
    (?<!\p{L})(?:si|como si|ojalá|ojala|no es que|no|nunca|jamás|tampoco|sin|imagin\p{L}+|supon\p{L}+|quizás|
    quizas|tal vez|dic(?:e|en)|dij(?:o|eron)|creía|pensaban?|según|hubiera\p{L}*|habría|casi|en vez de|
    en lugar de)(?!\p{L})
  `;
/** If such words come after, they restrict or contradict the clause. */
const TAKES_BACK = /^(?:y que|pero|aunque|sino|salvo|excepto|menos|but|although)(?!\p{L})/iu;

/**
 * The next clause completes this one, e.g. an infinitive after a comma: "tuve que pedirles, con vergüenza, castigar la
 * deuda".
 */
const UNFINISHED = /^(?:donde|cuando|hasta que|que)(?!\p{L})|^\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|se|me|nos)?(?!\p{L})/u;

const WORTH: Readonly<Record<Piece["before"], number>> = { sentence: 3, stop: 2, comma: 1, word: 0.5 };

export type Wanted = {
  /** The clause gives a reason, so it may begin with "porque". */
  why: boolean;
  /** Minimum length in characters. */
  shortest: number;
  /** The quotation must contain one of these marks to show the element; an empty list allows any. */
  marks: readonly string[];
};

/** The clause begins with a first-person verb, so its subject is not in an earlier clause. */
const SPEAKER_FIRST = new RegExp(
  `^(?:(?:yo|me|le|les|lo|la|los|las|nos|se|no|ya|también) )*(?:${[
    VERB_FORMS.firstPast,
    VERB_FORMS.wePast,
    VERB_FORMS.present,
  ]
    .map((one) => one?.source ?? "")
    .join("|")})`,
  "u",
);

export type Quote = { text: string /** Completeness, 0 to 8. */; whole: number };

/** The most complete quotation that contains the clause at `at`; null if none is short enough. */
export function quoteWith(text: string, pieces: readonly Piece[], at: number, wanted: Wanted): Quote | null {
  const sentence = pieces[at]?.sentence;
  let best: Quote | null = null;
  for (let from = at; pieces[from]?.sentence === sentence; from--) {
    for (let to = at; pieces[to]?.sentence === sentence; to++) {
      const found = runOf(text, pieces, from, to, wanted);
      if (found === "too long") break;
      if (found !== null && (best === null || found.whole > best.whole)) best = found;
    }
  }
  return best;
}

/**
 * The beginning of a text, in whole sentences or up to a strong delimiter; null if the first is too long or has no
 * content.
 */
export function openingOf(text: string, pieces: readonly Piece[]): string | null {
  let best: Quote | null = null;
  for (let to = 0; to < pieces.length; to++) {
    const found = runOf(text, pieces, 0, to, { why: true, shortest: MIN_QUOTE_LENGTH, marks: [] });
    if (found === "too long") break;
    const isEnd = pieces[to]?.after === "sentence" || pieces[to]?.after === "stop";
    if (found !== null && isEnd && (best === null || found.whole >= best.whole)) best = found;
  }
  return best?.text ?? null;
}

function runOf(
  text: string,
  pieces: readonly Piece[],
  from: number,
  to: number,
  wanted: Wanted,
): Quote | "too long" | null {
  const first = pieces[from];
  const last = pieces[to];
  if (!first || !last) return null;
  // A sentence can have 250 clauses: long runs are not even looked at.
  if (last.end - first.start > LONGEST_RUN) return "too long";
  const raw = text.slice(first.start, last.end).replace(/\s+/gu, " ");
  const quoteText = raw.replace(LINK, "").replace(TAIL, "").trim();
  if (quoteText.length > MAX_QUOTE_LENGTH) return "too long";
  const count = quoteText.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (quoteText.length < wanted.shortest || count < MIN_WORDS || !isBalanced(quoteText)) return null;
  if (wanted.marks.length > 0 && !wanted.marks.some((mark) => hasMark(quoteText, mark))) return null;
  const head = startOf(text, pieces, from, quoteText, wanted);
  const tail = endOf(text, pieces, to, quoteText);
  if (head === null || tail === null) return null;
  const isSentence = first.before === "sentence" && last.after === "sentence";
  if (!isSentence && !hasVerb(quoteText.toLowerCase())) return null;
  return { text: quoteText, whole: head + tail + (isSentence ? 1 : 0) + (quoteText.length < 24 ? -0.5 : 0) };
}

function startOf(text: string, pieces: readonly Piece[], from: number, said: string, wanted: Wanted): number | null {
  const first = pieces[from];
  if (!first) return null;
  if (first.before === "sentence") return DEPENDENT.test(said) && !/[,]/u.test(said) ? WORTH.stop : WORTH.sentence;
  if (DEPENDENT.test(said) && !(wanted.why && BECAUSE.test(said))) return null;
  if (!hasVerb(text.slice(first.start, first.end).toLowerCase())) return null;
  const nearest = pieces[from - 1]?.sentence === first.sentence ? pieces[from - 1] : undefined;
  if (nearest && LOOSE_END.test(text.slice(Math.max(0, nearest.end - LOOK_BACK), nearest.end))) return null;
  // "La cerámica y el adhesivo bajaron": an "y" between two nouns, not between two clauses.
  if (first.before === "word" && nearest && !hasVerb(text.slice(nearest.start, nearest.end).toLowerCase())) return null;
  // "Marisol, mi mejor panadera, trataba mal…": the subject is before the comma.
  const isAlone = nearest !== undefined && !hasVerb(text.slice(nearest.start, nearest.end).toLowerCase());
  if (first.before === "comma" && isAlone && !SPEAKER_FIRST.test(said.toLowerCase())) return null;
  if (governedIn(text, pieces)[from] && !(nearest && firmer(first.before, "comma"))) return null;
  return WORTH[first.before];
}

/** Characters before a clause in which a word that ends there must begin. */
const LOOK_BACK = 24;

const governed = new WeakMap<readonly Piece[], readonly boolean[]>();

/** For each clause, whether GOVERNS is before it in its sentence. Read once: a sentence can have 250 clauses. */
function governedIn(text: string, pieces: readonly Piece[]): readonly boolean[] {
  const known = governed.get(pieces);
  if (known) return known;
  const found: boolean[] = [];
  let start = 0;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before?.sentence !== piece.sentence) {
      start = piece.start;
      found.push(false);
      continue;
    }
    const from = Math.max(start, before.start - LOOK_BACK);
    found.push(found[at - 1] === true || GOVERNS.test(text.slice(from, before.end)));
  }
  governed.set(pieces, found);
  return found;
}

function endOf(text: string, pieces: readonly Piece[], to: number, said: string): number | null {
  const last = pieces[to];
  if (!last || LOOSE_END.test(said)) return null;
  if (last.after === "sentence") return WORTH.sentence;
  if (text[last.end] === ":") return null;
  const next = pieces[to + 1];
  if (!next) return WORTH[last.after];
  const following = text.slice(next.start, next.end);
  if (TAKES_BACK.test(following) || UNFINISHED.test(following)) return null;
  // The quote cuts off a list or an addition without a verb.
  const isAdded = !hasVerb(following.toLowerCase());
  return WORTH[last.after] - (isAdded ? 0.5 : 0);
}

function isBalanced(said: string): boolean {
  const count = (sign: string) => said.split(sign).length - 1;
  return count("(") === count(")") && count("«") === count("»") && count("“") === count("”") && count('"') % 2 === 0;
}
