import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import data from "./level-cues.json";
import { type PhraseFinder, phraseFinder, type Span, wordsOf } from "./phrase-pattern.ts";

/** Words that say how much a requirement weighs, and where they stand to it. */

type Kind = "nice" | "must" | "tasks";
type Cue = Span & { kind: Kind };

const FINDERS: readonly (readonly [Kind, PhraseFinder])[] = [
  ["nice", phraseFinder(data.nice)],
  ["must", phraseFinder(data.must)],
  ["tasks", phraseFinder(data.tasks)],
];
const NONE = "none";

export type CuedText = { plain: string; cues: readonly Cue[] };

/** All cues of a text in order; what lies within "no excluyente" is no cue of its own. */
export function cuedText(text: string): CuedText {
  const plain = normalize(text);
  const words = wordsOf(plain);
  const all = FINDERS.flatMap(([kind, find]) => find(plain, words).map((span): Cue => ({ ...span, kind })));
  const ordered = all.sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  const cues = ordered.filter((cue) => {
    const isFree = cue.start >= end;
    if (isFree) end = cue.end;
    return isFree;
  });
  return { plain, cues };
}

/** The weight that a heading or another stretch gives by its last cue. */
export function kindIn({ cues }: CuedText, { start, end }: Span): Kind | "none" {
  return cues.findLast((cue) => cue.start >= start && cue.end <= end)?.kind ?? NONE;
}

/** What lies between a cue and a requirement: nothing, a comma or the like, or the end of a sentence. */
function crossing(between: string): number {
  if (/[.;!?](?:\s|$)|[|·]/.test(between)) return 2;
  return /[,:()/\-\t]/.test(between) ? 1 : 0;
}

const STEPS = [12, 35, 80] as const;
const stepOf = (distance: number) => STEPS.filter((step) => distance > step).length;

/** Features of the cues in the requirement's own line, `line` being where that stands. */
export function cueFeatures(
  { plain, cues }: CuedText,
  span: Span,
  line: Span,
): { features: string[]; nearest: string } {
  const own = cues.filter((cue) => cue.start >= line.start && cue.end <= line.end);
  const inside = own.filter((cue) => cue.start < span.end && cue.end > span.start);
  const before = own.filter((cue) => cue.end <= span.start);
  const after = own.filter((cue) => cue.start >= span.end);
  const toSpan = (cue: Cue) => plain.slice(cue.end, span.start);
  const fromSpan = (cue: Cue) => plain.slice(span.end, cue.start);
  const place = (side: string, cue: Cue, between: string) => [
    `cue:${cue.kind}:${side}:${crossing(between)}`,
    `cue:${cue.kind}:${side}:${crossing(between)}:${stepOf(between.length)}`,
  ];
  const last = before.at(-1);
  const first = after[0];
  const isNear = (between: string) => crossing(between) < 2;
  const lastKind = last !== undefined && isNear(toSpan(last)) ? last.kind : NONE;
  const firstKind = first !== undefined && isNear(fromSpan(first)) ? first.kind : NONE;
  const insideKind = inside.find(({ kind }) => kind === "nice")?.kind ?? inside[0]?.kind ?? NONE;
  return {
    features: [
      ...inside.map(({ kind }) => `cue:${kind}:inside`),
      ...(last === undefined ? [] : place("before", last, toSpan(last))),
      ...(first === undefined ? [] : place("after", first, fromSpan(first))),
      ...before.map(({ kind }) => `cue:${kind}:earlier`),
      ...after.map(({ kind }) => `cue:${kind}:later`),
      `cue:only:${[...new Set(own.map(({ kind }) => kind))].sort().join("+")}`,
    ],
    nearest: `${insideKind} ${lastKind} ${firstKind}`,
  };
}
