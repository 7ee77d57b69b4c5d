import { fold } from "#app/features/cv/vocabulary/text.ts";
import { verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import { showableClause } from "../../review/workable-deeds.ts";
import { QUOTE_MAX } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { Deed } from "../evidence/results.ts";
import { isVague } from "../evidence/vague.ts";
import type { OpenerKind } from "../evidence/verbs.ts";
import { opensWithVerb } from "../evidence/who.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, cited, clamp01, deedQuote, saturate } from "./award.ts";

const WORTH: Readonly<Record<OpenerKind, number>> = {
  strong: 1,
  result: 0.95,
  routine: 0.4,
  noun: 0.3,
  infinitive: 0.35,
  weak: 0.05,
  none: 0.1,
};
/** A line with a figure is at least this much, however it opens. */
const WITH_FIGURE = 0.5;
const VAGUE_WORTH = 0.1;
/** How fast the criterion rises with the mean worth of the openings. */
const BEND = 1.2;
const FEWEST = 3;
/** Share of the points for not opening every line with the same word, and the share of different words that has them all. */
const VARIETY = 0.08;
const VARIED = 0.7;

function worthOf(deed: Deed): number {
  if (isVague(deed)) return Math.min(VAGUE_WORTH, WORTH[deed.opener.kind]);
  return Math.max(WORTH[deed.opener.kind], deed.figures.length > 0 ? WITH_FIGURE : 0);
}

/** 1 when the lines open with different verbs, less when one verb opens many of them. */
function variety(deeds: readonly Deed[]): number {
  const verbs = deeds
    .filter((deed) => deed.opener.kind === "strong" || deed.opener.kind === "routine")
    .map((deed) => verbOf(deed.opener.word)?.lemma ?? fold(deed.opener.word));
  return verbs.length < FEWEST ? 1 : clamp01(new Set(verbs).size / verbs.length / VARIED);
}

/** How the lines about deeds open: with what the person did, or with what the position was. */
export function scoreVerbs(reading: CvReading): CriterionResult {
  // A prize or a line of the summary need not open with a verb; where it does, it counts.
  const spoken = (deed: Deed) => deed.opener.kind === "strong" || deed.opener.kind === "result";
  const core = reading.deeds.filter((deed) => !deed.aside || spoken(deed));
  const deeds = core.length === 0 ? reading.deeds : core;
  // What is not paid opens nothing either: with whatever verb, it is a line like the others.
  const lines = deeds.length + reading.unpaid.length;
  const mean = deeds.map(worthOf).reduce((sum, value) => sum + value, 0) / Math.max(FEWEST, lines);
  const strong = deeds.filter(spoken);
  const quotes = strong
    .filter((deed) => showableClause(reading, deed, QUOTE_MAX) !== null)
    .map((deed) => deedQuote(reading, deed));
  const share = saturate(mean, BEND) * (1 - VARIETY + VARIETY * variety(deeds));
  const text = finding(reading, { all: deeds, lines, strong });
  return award(reading, "verbs", share, text, strong.length > 3 ? quotes.slice(0, 3) : quotes);
}

type Found = { all: readonly Deed[]; lines: number; strong: readonly Deed[] };

function finding(reading: CvReading, { all, lines, strong }: Found): string {
  if (lines === 0)
    return "Aquí suman las líneas que abren con lo que hiciste, con un verbo como «Diseñé», «Atendí» o «Coordiné».";
  // The vocabulary knows fewer verbs of English as strong.
  const isPraised = (deed: Deed) => deed.opener.kind === "strong" || reading.facts.language === "en";
  const first = all
    .filter((deed) => isPraised(deed) && opensWithVerb(deed))
    .flatMap((deed) => showableClause(reading, deed, 90) ?? [])[0];
  if (first === undefined) return "";
  if (strong.length === lines)
    return lines === 1
      ? `Tu frase abre con una acción o un resultado: ${cited(first)}.`
      : `Tus frases abren con una acción o un resultado, como ${cited(first)}.`;
  return `Abres con una acción o un resultado en ${cited(first)}.`;
}
