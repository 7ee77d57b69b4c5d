/** Lines that the product itself gives as examples. They are nobody's work; pasted into a CV they gain nothing. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { DEMO_DRAFT, DEMO_IMPROVED } from "../../demo-cvs.ts";
import { EXAMPLES, exampleFor } from "../../review/examples.ts";

/** Examples that earlier versions suggested; results of that time still show them. */
const EARLIER: readonly string[] = [
  "Reduje de [X] a [X] días el plazo de entrega, en beneficio de [X] personas",
  "Dejé listas [X] habitaciones por turno, sin reclamos en [X] meses",
  "equipo de [X] personas, presupuesto de [X]",
  "Atendí a [X] personas al día",
  "Cumplí [X] meses sin atrasos",
  "Capacité a [X] personas",
];
/** What the published rubric quotes as good lines. */
const PUBLISHED: readonly string[] = ["Bajé la espera de 14 a 9 días", "46 registros aprobados", "Ahorro de 20%"];

/** The examples of the suggestions and of the published rubric. A test holds them against the texts that show them. */
export const SAMPLES: readonly string[] = [...EXAMPLES, ...EARLIER, ...PUBLISHED];

const SMALL = new Set(
  "de la el en y los las del para por con un una que se su al lo sus a o mas menos sin dentro cada the of and to for in".split(
    " ",
  ),
);
/** Content words from which a sample is known wherever it stands; of a shorter one anybody may think. */
const TELLING = 4;
/** Share of the sample's words that a line has, and of the line's that the sample has. */
const HELD = 0.75;

const LANGUAGES = ["es", "en"] as const;

type Sample = { text: string; words: ReadonlySet<string> };

/** The words that carry the meaning: no figures, no blanks, no small words. */
export function meaningOf(text: string): Set<string> {
  const plain = fold(text.replace(/\[[^\]]{0,60}\]/gu, " "));
  return new Set((plain.match(/[a-z]{2,}/g) ?? []).filter((word) => !SMALL.has(word)));
}

const OWN: readonly Sample[] = SAMPLES.map((text) => ({ text, words: meaningOf(text) }));
/** What the demonstration's person did; the name and the dates are nothing that anybody would paste. */
const DEMO: readonly Sample[] = [DEMO_DRAFT, DEMO_IMPROVED]
  .flatMap((cv) => cv.split("\n"))
  .filter((line) => /^- |\. |\.$/.test(line))
  .map((text) => ({ text, words: meaningOf(text) }))
  .filter(({ words }) => words.size >= TELLING);
const DEMO_OWNER = fold(DEMO_DRAFT.split("\n")[0] ?? "");

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
}

/** Whether the sentence has the sample's words, but for a quarter; given up as soon as too many lack. */
function holds(line: ReadonlySet<string>, sample: ReadonlySet<string>): boolean {
  let lacking = sample.size * (1 - HELD);
  for (const word of sample) {
    if (!line.has(word)) lacking -= 1;
    if (lacking < 0) return false;
  }
  return true;
}

/** The sample that a sentence is made of, or the first where several were run into one; undefined where there is none. */
function sampleIn(line: ReadonlySet<string>, samples: readonly Sample[]): Sample | undefined {
  const held = samples.filter(({ words }) => holds(line, words));
  if (held.length === 0) return undefined;
  const all = new Set(held.flatMap(({ words }) => [...words]));
  return common(line, all) >= line.size * HELD ? held.sort((a, b) => b.words.size - a.words.size)[0] : undefined;
}

/** own: nobody's own work · thin: as short as what anybody writes, so that it says how many and not in what */
export type Pasted = "own" | "thin" | null;

/**
 * Tells which sentences are the product's own samples with other figures. The one that is suggested for the CV's own trade
 * counts as its owner's, since that is what it is suggested for; a short one is nobody's only beside another sample.
 * @param meanings `meaningOf` each sentence
 * @param trades profession, posts and studies of the CV, each a text
 */
export function pastedSamples(
  sentences: readonly { text: string }[],
  meanings: readonly ReadonlySet<string>[],
  trades: readonly string[],
  owner: string | null,
): Pasted[] {
  const demo = owner !== null && fold(owner) === DEMO_OWNER ? [] : DEMO;
  const samples = [...OWN, ...demo];
  const alike = meanings.map((words) => (words.size < 1 ? undefined : sampleIn(words, samples)));
  // Nearly every CV has none, and what is suggested for its trade need not be asked.
  if (alike.every((sample) => sample === undefined)) return sentences.map(() => null);
  const suggested = new Set(
    trades.flatMap((trade) => LANGUAGES.map((language) => exampleFor([trade], language)?.text)),
  );
  const found = alike.map((sample) => (sample === undefined || suggested.has(sample.text) ? null : sample));
  const several = new Set(found.flatMap((sample) => (sample === null ? [] : [sample.text]))).size > 1;
  return found.map((sample, at) => {
    if (sample === null) return null;
    const copied = fold(sentences[at]?.text ?? "").includes(fold(sample.text));
    return several || copied || sample.words.size >= TELLING ? "own" : "thin";
  });
}
