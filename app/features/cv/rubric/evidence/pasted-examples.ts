/** Example lines that the product itself shows. Pasted into a CV they earn no points. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { DEMO_DRAFT, DEMO_IMPROVED } from "../../demo-cvs.ts";
import { EXAMPLES, exampleFor } from "../../review/example-sentences.ts";

/** Examples of earlier versions, which old results still show. */
const EARLIER: readonly string[] = [
  "Reduje de [X] a [X] días el plazo de entrega, en beneficio de [X] personas",
  "Dejé listas [X] habitaciones por turno, sin reclamos en [X] meses",
  "equipo de [X] personas, presupuesto de [X]",
  "Atendí a [X] personas al día",
  "Cumplí [X] meses sin atrasos",
  "Capacité a [X] personas",
];
/** Lines that the published rubric quotes as good. */
const PUBLISHED: readonly string[] = ["Bajé la espera de 14 a 9 días", "46 registros aprobados", "Ahorro de 20%"];

/** All examples. A test compares them with the texts that show them. */
export const SAMPLES: readonly string[] = [...EXAMPLES, ...EARLIER, ...PUBLISHED];

const SMALL = new Set(
  (
    "de la el en y los las del para por con un una que se su al lo sus " +
    "a o mas menos sin dentro cada the of and to for in"
  ).split(" "),
);
/** Minimum content words of a sample; shorter ones anybody may write independently. */
const TELLING = 4;
/** Minimum share of common words, both of the sample's and of the line's. */
const HELD = 0.75;

const LANGUAGES = ["es", "en"] as const;

type Sample = { text: string; words: ReadonlySet<string> };

/** The content words: no figures, placeholders or function words. */
export function meaningOf(text: string): Set<string> {
  const plain = normalize(text.replace(/\[[^\]]{0,60}\]/gu, " "));
  return new Set((plain.match(/[a-z]{2,}/g) ?? []).filter((word) => !SMALL.has(word)));
}

const OWN: readonly Sample[] = SAMPLES.map((text) => ({ text, words: meaningOf(text) }));
/** Achievements of the demo CV; nobody would paste its name and dates. */
const DEMO: readonly Sample[] = [DEMO_DRAFT, DEMO_IMPROVED]
  .flatMap((cv) => cv.split("\n"))
  .filter((line) => /^- |\. |\.$/.test(line))
  .map((text) => ({ text, words: meaningOf(text) }))
  .filter(({ words }) => words.size >= TELLING);
const DEMO_OWNER = normalize(DEMO_DRAFT.split("\n")[0] ?? "");

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
}

/** Whether the sentence has at least three quarters of the sample's words; stops as soon as too many are missing. */
function holds(line: ReadonlySet<string>, sample: ReadonlySet<string>): boolean {
  let lacking = sample.size * (1 - HELD);
  for (const word of sample) {
    if (!line.has(word)) lacking -= 1;
    if (lacking < 0) return false;
  }
  return true;
}

/** The sample that a sentence consists of, or the first of several joined ones; undefined for none. */
function sampleIn(line: ReadonlySet<string>, samples: readonly Sample[]): Sample | undefined {
  const held = samples.filter(({ words }) => holds(line, words));
  if (held.length === 0) return undefined;
  const all = new Set(held.flatMap(({ words }) => [...words]));
  return common(line, all) >= line.size * HELD ? held.sort((a, b) => b.words.size - a.words.size)[0] : undefined;
}

/** own: copied from a sample · thin: too short to be a copy for certain; it gives a count without its object */
export type Pasted = "own" | "thin" | null;

/**
 * Detects sentences that are the product's own samples with other figures. The sample suggested for the CV's own
 * occupation counts as the owner's; a short one is a copy only beside another sample.
 * @param meanings `meaningOf` each sentence
 * @param trades profession, jobs and studies of the CV, one text each
 */
export function pastedSamples(
  sentences: readonly { text: string }[],
  meanings: readonly ReadonlySet<string>[],
  trades: readonly string[],
  owner: string | null,
): Pasted[] {
  const demo = owner !== null && normalize(owner) === DEMO_OWNER ? [] : DEMO;
  const samples = [...OWN, ...demo];
  const alike = meanings.map((words) => (words.size < 1 ? undefined : sampleIn(words, samples)));
  // Nearly every CV has none, and then the samples for its occupation need not be computed.
  if (alike.every((sample) => sample === undefined)) return sentences.map(() => null);
  const suggested = new Set(
    trades.flatMap((trade) => LANGUAGES.map((language) => exampleFor([trade], language)?.text)),
  );
  const found = alike.map((sample) => (sample === undefined || suggested.has(sample.text) ? null : sample));
  const several = new Set(found.flatMap((sample) => (sample === null ? [] : [sample.text]))).size > 1;
  return found.map((sample, at) => {
    if (sample === null) return null;
    const copied = normalize(sentences[at]?.text ?? "").includes(normalize(sample.text));
    return several || copied || sample.words.size >= TELLING ? "own" : "thin";
  });
}
