import { regex } from "#app/platform/regex.ts";

/**
 * Words that fill a pause, in the text of a dictated answer. Careful: most of them also have a meaning of their own
 * («este proyecto», «tipo de cambio», «como que fuera»), and what is not clear is not counted.
 */

export type FoundFiller = {
  /** In the usual spelling. */
  filler: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
};

/** Nothing before it but the start, a stop or an opening sign. */
const AT_START = String.raw`(?<=^|[.!?…;]\s{0,3})(?<![\p{L}\p{N}])`;
const APART = String.raw`(?<=^|[,.;:!?…¿¡]\s{0,3})`;

const PATTERNS: readonly (readonly [filler: string, pattern: RegExp])[] = [
  // Not «ya sea uno o sea otro», nor «o sea cual sea».
  ["o sea", /(?<![\p{L}\p{N}])(?<!(?<!\bo )\bsea\b[^.!?]{0,80}\s)o sea(?![\p{L}\p{N}])(?! cual| como sea| quien)/giu],
  // Not «hace como que lee» (pretends), «tan claro como que…», «así como que…», nor «como que fuera» (compares).
  [
    "como que",
    regex("giu")`
      (?<![\p{L}\p{N}])(?<!(?:\bha[cgr]\p{L}{1,8}|\bhizo|\bhic\p{L}{1,6}|\btan \p{L}{1,20}|\btanto|\btanta|\basí|
      \bigual|\bmismo|\bmisma|\bparece|\btal) )como que(?![\p{L}\p{N}])
      (?! (?:si|no )?\p{L}{0,20}(?:ar|ier|as|ies|er)(?:a|as|an|amos|e|es|en|emos)(?![\p{L}\p{N}]))
      (?! (?:no )?(?:fuera|fueran|sea|sean|esté|estén|haya|hayan|tenga|tengan)(?![\p{L}\p{N}]))
    `,
  ],
  ["eh", /(?<![\p{L}\p{N}¿])e{1,6}h{1,4}(?![\p{L}\p{N}?])/giu],
  ["mmm", /(?<![\p{L}\p{N}])m{2,8}(?![\p{L}\p{N}])/giu],
  // Only apart, and not where it names something: «este, el segundo», «este y ese».
  [
    "este",
    regex("giu")`${APART}este(?=(?:,|\s?…|\s?\.{3})\s*\p{L})(?!\W{1,5}(?:el|la|los|las|ese|esa|otro|otra|un|una|y|o|que|
      es|fue)(?![\p{L}\p{N}]))
    `,
  ],
  ["tipo", regex("giu")`(?<=\p{L},\s)tipo(?=,)`],
  ["digamos", regex("giu")`(?<=\p{L},\s)digamos(?=[,.])`],
  // As a question of its own, not «tú cachai de esto».
  ["cachái", regex("giu")`(?<=¿|,\s|\p{L}\s)(?<!(?:\btú|\btu|\bsi|\bno|\bque|\blo|\bme|\bya) )cach[aá]i(?=\s?[?,.]|$)`],
  // Lower case: PO is a post. After a word that takes it.
  [
    "po",
    /(?<=(?:^|[^\p{L}\p{N}])(?:[Ss][íi]|[Nn]o|[Yy]a|[Cc]laro|[Oo]bvio|[Bb]ueno|[Dd]ale|[Ee]so) )po(?![\p{L}\p{N}])/gu,
  ],
  ["ya", regex("gu")`${AT_START}[Yy]a(?=,\s)`],
];

/** In the order of the text; linear in its length. */
export function fillersIn(text: string): FoundFiller[] {
  const found = PATTERNS.flatMap(([filler, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ filler, from: index, to: index + length })),
  );
  return found.sort((one, other) => one.from - other.from);
}
