import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import {
  OCCUPATIONS,
  occupationLexicon,
  TITLE_HEADS,
  titleHeadLexicon,
} from "#app/features/cv/vocabulary/occupations.ts";
import { type OfferLine, type OfferToken, offerLines } from "./offer-tokens.ts";

/** Where the post's name may stand in an offer, and what speaks for each place. */

type Span = { start: number; end: number };
export type Candidate = Span & { features: string[] };

/** A post is named early: later lines and long lines are not read. */
const READ_LINES = 30;
const READ_CHARACTERS = 5000;
const LINE_TOKENS = 90;
const MOST_TOKENS = 16;
const STEM = 8;
const SIGN = /^[^\p{L}\p{N}]+$/u;
/** Words after which a name may begin, and before which it may end. */
const BEFORE = new Set(
  [
    "un una unos unas a al an the our de del como para pa por dos tres cuatro cinco 0 00 busca",
    "buscamos busco buscando necesita necesito necesitamos requiere requiero requerimos requieren",
    "solicita contrata contratar incorporar incorpora encontrar cargo puesto vacante cupos cupo",
    "oferta hiring for as falta faltan selecciona nuestra nuestro nuestros proxima proximo primer",
    "primera first second next my new nuevo nueva otro otra busqueda",
  ]
    .join(" ")
    .split(" "),
);
const AFTER = new Set(
  [
    "urgente freelance para en con que por de del a al y full part jornada zona turno to in for with",
    "who based at on from until is doña don desde cuyo se sin media",
  ]
    .join(" ")
    .split(" "),
);
const FUNCTION = new Set(
  ["un una unos unas a al an the our de del como para por en con que y o su sus el la los las we is", "are"]
    .join(" ")
    .split(" "),
);

/** Words that name occupations, in any of their forms. */
const rootOf = (word: string) => word.replace(/(?:[aeo]s?|s)$/, "");
const TITLE_WORDS = new Set(
  [...OCCUPATIONS.map(({ title }) => title), ...TITLE_HEADS].flatMap((title) =>
    normalize(title)
      .split(/[^a-z]+/)
      .map(rootOf),
  ),
);

const isSign = ({ word }: OfferToken | { word: string }) => SIGN.test(word);
const stemOf = (token: OfferToken | undefined) => token?.word.slice(0, STEM) ?? "<none>";
const stepOf = (count: number, steps: readonly number[]) => steps.findLastIndex((step) => count >= step);

export function postCandidates(text: string): Candidate[] {
  const composed = text.normalize("NFC").slice(0, READ_CHARACTERS);
  const lines = offerLines(composed).slice(0, READ_LINES);
  return lines.flatMap((line, at) => {
    const tokens = line.tokens.slice(0, LINE_TOKENS);
    const read = readLine(composed, tokens);
    return tokens.flatMap((_, from) =>
      mayBegin(tokens, from, read)
        ? endsOf(tokens, from).map((to) =>
            candidate({ composed, lines, line: { ...line, tokens }, at, read }, from, to),
          )
        : [],
    );
  });
}

type ReadLine = { occupations: readonly Span[]; heads: ReadonlySet<number> };

function readLine(text: string, tokens: readonly OfferToken[]): ReadLine {
  const start = tokens[0]?.start ?? 0;
  const words = text.slice(start, tokens.at(-1)?.end ?? start);
  const moved = (span: Span) => ({ start: span.start + start, end: span.end + start });
  return {
    occupations: occupationLexicon.matches(words).map(moved),
    heads: new Set(titleHeadLexicon.matches(words).map((match) => match.start + start)),
  };
}

function mayBegin(tokens: readonly OfferToken[], at: number, { occupations, heads }: ReadLine): boolean {
  const token = tokens[at];
  if (token === undefined || isSign(token) || FUNCTION.has(token.word) || !/\p{L}/u.test(token.text)) return false;
  const previous = tokens[at - 1];
  if (previous === undefined || BEFORE.has(previous.word)) return true;
  if (isSign(previous)) return previous.end < token.start || /[:([¡>›|•]/.test(previous.text);
  return heads.has(token.start) || occupations.some(({ start }) => start === token.start);
}

/** The last tokens with which a name that begins at `from` may end. */
function endsOf(tokens: readonly OfferToken[], from: number): number[] {
  const ends: number[] = [];
  for (let to = from; to < Math.min(tokens.length, from + MOST_TOKENS); to++) {
    const [token, next] = [tokens[to], tokens[to + 1]];
    if (token === undefined || (/^[.;!?¡¿|>›•]$/.test(token.word) && !isShortened(tokens, to))) break;
    const isEnd = next === undefined || (isSign(next) && !isMark(tokens, to + 1)) || AFTER.has(next.word);
    if (isEnd && (!isSign(token) || /^[).]$/.test(token.word)) && !FUNCTION.has(token.word)) ends.push(to);
    if (isEnd && token.word === "a" && tokens[to - 1]?.word === "/") ends.push(to);
  }
  return ends;
}

/** "Jr." and "Ing. Civil": a dot that ends no name. */
function isShortened(tokens: readonly OfferToken[], at: number): boolean {
  return (
    tokens[at]?.word === "." &&
    /^(?:jr|sr|ssr|ing|tec|adm|aux|enc|asist|prof|lic|dr|dra)$/.test(tokens[at - 1]?.word ?? "")
  );
}

/** "/a" and "(a)" belong to the word before them. */
function isMark(tokens: readonly OfferToken[], at: number): boolean {
  const [sign, word] = [tokens[at], tokens[at + 1]];
  return /^[/(]$/.test(sign?.word ?? "") && /^(?:[ao]s?|es|ra|ora|ta)$/.test(word?.word ?? "");
}

type Place = { composed: string; lines: readonly OfferLine[]; line: OfferLine; at: number; read: ReadLine };

const known = (token: OfferToken | undefined) => token !== undefined && TITLE_WORDS.has(rootOf(token.word));

function candidate({ composed, lines, line, at, read }: Place, from: number, to: number): Candidate {
  const { tokens } = line;
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
  const words = tokens.slice(from, to + 1).filter((token) => !isSign(token));
  const name = composed.slice(start, end);
  const occupation = read.occupations.find((one) => one.start === start && one.end <= end);
  const inside = read.occupations.some((one) => one.start >= start && one.end <= end);
  const kind = occupation ? "occupation" : read.heads.has(start) ? "head" : inside ? "inside" : "none";
  const isWhole = from === 0 && to === tokens.length - 1;
  const before = tokens.slice(0, from).filter((token) => !isSign(token));
  const intro = before.slice(-4).map(stemOf);
  const firsts = line.isHeading ? "heading" : line.isListed ? "listed" : "running";
  const place = `${Math.min(at, 8)}`;
  const previous = stemOf(tokens[from - 1]);
  const next = stemOf(tokens[to + 1]);
  const length = stepOf(words.length, [1, 2, 3, 4, 6, 9]);
  const cut = occupation === undefined ? "no" : occupation.end === end ? "same" : "longer";
  const shape = { words, kind, isWhole, place, length, firsts };
  const again = name.length > 5 && composed.split(name, 3).length > 2;
  return {
    start,
    end,
    features: [
      `kind:${kind}`,
      `place:${place}`,
      `place:${place} ${kind} ${firsts}`,
      `line:${firsts}`,
      `whole:${isWhole} ${kind}`,
      `whole:${isWhole} ${place} ${kind}`,
      `start:${from === 0} ${kind} ${place}`,
      `cut:${cut}`,
      `again:${again} ${kind}`,
      `capitals:${capitalsOf(name)} ${capitalsOf(composed.slice(tokens[0]?.start, tokens.at(-1)?.end))}`,
      `previous:${previous}`,
      `previous:${previous} ${kind}`,
      `next:${next}`,
      `next:${next} ${kind} ${cut}`,
      `next:${next} ${stemOf(tokens[to + 2])}`,
      `linefirst:${stemOf(tokens.find((token) => !isSign(token)))}`,
      `words before:${Math.min(before.length, 6)}`,
      ...intro.map((word, index) => `intro${index - intro.length}:${word}`),
      ...intro.map((word) => `intro:${word}`),
      ...intro.map((word) => `intro:${word} ${kind}`),
      `posted:${isPosted(lines)} ${place} ${kind}`,
      `posted:${isPosted(lines)} ${firsts} ${kind} ${isWhole}`,
      `next line:${lines[at + 1]?.isHeading ?? "none"} ${isWhole} ${kind}`,
      ...nameFeatures(shape),
      `digits:${/\d/.test(name)}`,
      `signs:${tokens
        .slice(from, to + 1)
        .filter(isSign)
        .map(({ word }) => word)
        .join("")
        .slice(0, 4)}`,
    ],
  };
}

type Shape = {
  words: readonly OfferToken[];
  kind: string;
  isWhole: boolean;
  place: string;
  length: number;
  firsts: string;
};

/** What the words of the name say by themselves. */
function nameFeatures({ words, kind, isWhole, place, length, firsts }: Shape): string[] {
  const share = Math.round((4 * words.filter(known).length) / Math.max(1, words.length));
  return [
    ...words.map((token) => `in:${stemOf(token)}`),
    `first:${stemOf(words[0])}`,
    `last:${stemOf(words.at(-1))}`,
    `length:${length}`,
    `length:${length} ${kind}`,
    `length:${length} ${isWhole}`,
    `known:${known(words[0])} ${kind}`,
    `known:${known(words[0])} ${known(words.at(-1))} ${isWhole} ${firsts}`,
    `share:${share} ${length}`,
    `share:${share} ${isWhole} ${place}`,
  ];
}

/** Whether it is a post of a social network, which begins with its writer's name and own title. */
function isPosted(lines: readonly OfferLine[]): boolean {
  const words = lines.slice(0, 4).flatMap(({ tokens }) => tokens.map(({ word }) => word));
  return words.some((word) =>
    /^(?:editado|edited|seguidores|followers|seguir|follow|hace|ago|sem|horas|administrador|grupo)$/.test(word),
  );
}

function capitalsOf(name: string): string {
  if (name === name.toUpperCase()) return "all";
  return /^\p{Lu}/u.test(name) ? "first" : "none";
}
