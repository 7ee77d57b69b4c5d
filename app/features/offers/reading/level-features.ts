import { type CuedText, cuedText, cueFeatures, kindIn } from "./level-cues.ts";
import { type OfferLine, type OfferToken, offerLines } from "./offer-tokens.ts";

/** What tells whether a requirement is one that the offer insists on: words around it, by side and distance. */

type Span = { start: number; end: number };

/** How many words are looked at before and after. */
const REACH = 16;
const NEAR = 3;
const STEM = 7;
const HEADING_WORDS = 8;
/** How many lines above are looked at for a heading, and how many words and signs a heading has. */
const ABOVE = 40;
const SHORT = 16;
const SIGN = /^[^\p{L}\p{N}]+$/u;
const SENTENCE_END = /^[.;!?]$/;
/** Beginnings of the words by which headings tell what stands below them. */
const TELLING = new RegExp(
  `^(?:${[
    "desea|valor|plus|ideal|suma|puntos|excluy|requi|imprescind|indispens|must|nice|bonus|prefer|qualif|minim|obligat",
    "encant|ofrec|benefi|funcion|tarea|respons|condic|perfil|busca|pedimos|necesit|need|mejor|extra|opcion|favor|tener",
    "gust|have|bring|looking|want|offer|competenc|conocim|adicional|otros|esperamos|complement|acreditar|debes|ventaja",
  ].join("|")})`,
);

const stemOf = (word: string) => word.slice(0, STEM);
const wordsOf = (tokens: readonly OfferToken[]) =>
  tokens.flatMap(({ word }) => (SIGN.test(word) ? [] : [stemOf(word)]));

/** The features of requirements of one offer. Linear in its length, and then in the words around each requirement. */
export function levelFeatures(text: string): (span: Span) => string[] {
  const lines = offerLines(text);
  const cued = cuedText(text);
  return (span) => {
    const at = lines.findLastIndex((line) => (line.tokens[0]?.start ?? 0) <= span.start);
    const line = lines[at];
    if (line === undefined) return [];
    const last = lines.findLast((one) => (one.tokens[0]?.start ?? 0) < span.end) ?? line;
    const before = line.tokens.filter(({ end }) => end <= span.start);
    const after = last.tokens.filter(({ start }) => start >= span.end);
    const inside = wordsOf(
      [...line.tokens, ...(last === line ? [] : last.tokens)].filter((token) => within(token, span)),
    );
    return [
      line.isListed ? "listed" : "running",
      ...withPairs("w", inside),
      ...sideFeatures("b", before.reverse()),
      ...sideFeatures("a", after),
      ...labelFeatures(line.tokens, span),
      ...markFeatures(after),
      ...headingFeatures(lines, at),
      ...weightFeatures(cued, lines, { at, span, last }),
    ];
  };
}

const spanOf = ({ tokens }: OfferLine): Span => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 });

/** The sign or number that a line begins with; empty in running text. */
function bulletOf({ tokens, isListed }: OfferLine): string {
  const first = tokens[0]?.word ?? "";
  if (SIGN.test(first)) return first;
  return isListed ? first.replace(/^[a-z0]+$/, "0") : "";
}

/** What the words that weigh say together: those beside the requirement, those of the headings above it. */
function weightFeatures(
  cued: CuedText,
  lines: readonly OfferLine[],
  { at, span, last }: { at: number; span: Span; last: OfferLine },
): string[] {
  const line = lines[at];
  if (line === undefined) return [];
  const { features, nearest } = cueFeatures(cued, span, { start: spanOf(line).start, end: spanOf(last).end });
  const above = lines.slice(Math.max(0, at - ABOVE), at).reverse();
  const kindOfLine = (one: OfferLine | undefined) => (one === undefined ? "none" : kindIn(cued, spanOf(one)));
  const heading = kindOfLine(above.find(({ isHeading }) => isHeading));
  // A list belongs to the line above it, which has another bullet or none.
  const bullet = bulletOf(line);
  const block = bullet === "" ? "none" : kindOfLine(above.find((one) => bulletOf(one) !== bullet));
  const short = kindOfLine(above.find((one) => one.tokens.length <= SHORT && kindOfLine(one) !== "none"));
  return [
    ...features,
    `nearest:${nearest}`,
    `heading:${heading}`,
    `block:${block}`,
    `short:${short}`,
    `all:${nearest} / ${heading} ${block} ${short}`,
    `above:${heading} ${block} ${short}`,
  ];
}

const within = (token: OfferToken, span: Span) => token.start < span.end && token.end > span.start;

function withPairs(name: string, words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, at) => `${name}:${words[at] ?? ""} ${word}`);
  return [...words.map((word) => `${name}:${word}`), ...pairs];
}

/** Words from the requirement outwards; how many signs lie between, and whether a sentence ended, is in the name. */
function sideFeatures(side: string, tokens: readonly OfferToken[]): string[] {
  const found: string[] = [];
  let [crossed, previous, count] = [0, "", 0];
  for (const { word } of tokens) {
    if (count >= REACH) break;
    if (SIGN.test(word)) {
      crossed = SENTENCE_END.test(word) ? 2 : Math.max(crossed, 1);
      if (count === 0) found.push(`${side}first:${word}`);
      previous = "";
      continue;
    }
    const stem = stemOf(word);
    count += 1;
    found.push(`${side}${crossed}:${stem}`, `${side}:${stem}`);
    if (count <= NEAR) found.push(`${side}near:${stem}`);
    if (previous !== "")
      found.push(`${side}${crossed}:${side === "b" ? `${stem} ${previous}` : `${previous} ${stem}`}`);
    previous = stem;
  }
  if (count === 0) found.push(`${side}:none`);
  return found;
}

/** "Deseable: nociones de madera; ordenanza": what stands before the colon counts to the end of the line. */
function labelFeatures(tokens: readonly OfferToken[], span: Span): string[] {
  const colon = tokens.findLastIndex(({ word, end }) => word === ":" && end <= span.start);
  if (colon < 0) return [];
  const from = tokens.slice(0, colon).findLastIndex(({ word }) => SENTENCE_END.test(word)) + 1;
  return wordsOf(tokens.slice(from, colon).slice(-HEADING_WORDS)).map((word) => `label:${word}`);
}

/** "(no excluyente)", "[Deseable]", "- plus" directly after it. */
function markFeatures(after: readonly OfferToken[]): string[] {
  if (!/^[([{–—:*|-]$/.test(after[0]?.word ?? "")) return [];
  const end = after.findIndex(({ word }, at) => at > 0 && /^[)\]}.;]$/.test(word));
  return withPairs("mark", wordsOf(after.slice(1, end < 0 ? HEADING_WORDS : end).slice(0, HEADING_WORDS)));
}

function headingFeatures(lines: readonly OfferLine[], at: number): string[] {
  const above = lines.slice(0, at);
  const heading = above.findLast(({ isHeading }) => isHeading);
  const telling = above.findLast((line) => {
    const words = wordsOf(line.tokens);
    return (
      words.length <= HEADING_WORDS &&
      !/[.;]/.test(line.tokens.at(-1)?.word ?? "") &&
      words.some((word) => TELLING.test(word))
    );
  });
  return [...withPairs("head", wordsOf(heading?.tokens ?? [])), ...withPairs("tell", wordsOf(telling?.tokens ?? []))];
}
