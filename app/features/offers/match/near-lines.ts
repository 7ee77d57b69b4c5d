import { concreteStems } from "#app/features/practice/content-words.ts";
import { cvEvidence, type EvidenceLine } from "./cv-evidence.ts";
import type { Offer } from "./match-offer.ts";
import { type Member, membersIn } from "./related.ts";
import type { Finding, Requirement } from "./requirement.ts";

/**
 * Lines of a CV that have something in common with a requirement, though not enough for the rules to call them near: a
 * language model may. Pure.
 */

/** What both have in common, as words of the line or as a sentence of our vocabulary. */
export type Proposal = { /** Index of the requirement. */ of: number; line: string; why: string };

const MOST = 8;
const MOST_LINES = 2;
const MIN_LETTERS = 5;
const KINDS: ReadonlySet<string> = new Set(["skill", "tool"]);

/**
 * @param findings of matchOffer(), in the order of the requirements
 * @returns those of demanded requirements first; lines made of the offer's own words are none
 */
export function proposalsFor(
  offer: Offer,
  findings: readonly Finding[],
  ...cv: [Parameters<typeof cvEvidence>[0], Parameters<typeof cvEvidence>[1], number]
): Proposal[] {
  const { lines } = cvEvidence(...cv, offer).uncopied;
  const headings = new Set(cv[1].sections.map(({ heading }) => heading));
  const open = offer.requirements.flatMap((requirement, of) => {
    const verdict = findings[of]?.verdict;
    return KINDS.has(requirement.kind) && (verdict === "falta" || verdict === "no_se_sabe")
      ? [{ requirement, of }]
      : [];
  });
  const demandedFirst = open.toSorted((one, other) => rank(one.requirement) - rank(other.requirement));
  return demandedFirst
    .flatMap(({ requirement, of }) =>
      linesFor(
        requirement,
        lines.filter(({ index }) => !headings.has(index)),
      ).map((near) => ({ of, ...near })),
    )
    .slice(0, MOST);
}

const rank = ({ level }: Requirement): number => (level === "must" ? 0 : 1);

type Near = Omit<Proposal, "of">;

/** First what our vocabulary sees together, then the lines with the most words in common. */
function linesFor({ text }: Requirement, lines: readonly EvidenceLine[]): Near[] {
  const members = membersIn(text).map(({ member }) => member);
  const asked = wordsByStem(text);
  const near = lines.flatMap(({ text: line, stems: own }) => {
    const kin = kinship(members, line);
    const why = kin ?? sharedWord(asked, line);
    const common = [...own].filter((stem) => asked.has(stem)).length;
    return why === null ? [] : [{ line, why, points: kin === null ? common : Number.POSITIVE_INFINITY }];
  });
  return near
    .sort((one, other) => (other.points === one.points ? 0 : other.points - one.points))
    .slice(0, MOST_LINES)
    .map(({ line, why }) => ({ line, why }));
}

/** Why our vocabulary sees them together, of whatever kind they are. */
function kinship(members: readonly Member[], line: string): string | null {
  for (const { member } of membersIn(line))
    for (const asked of members) {
      const family = asked.families.find(({ id }) => asked !== member && member.families.some((own) => own.id === id));
      if (family !== undefined) return family.why;
    }
  return null;
}

/** The longer words that carry facts, as they stand in the text, by their beginning. */
function wordsByStem(text: string): Map<string, string> {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= MIN_LETTERS);
  return new Map(words.flatMap((word) => concreteStems(word).map((stem) => [stem, word] as const)).reverse());
}

/** Both words, and not that they mean the same: "escritorio" and "escribí" begin alike, too. */
function sharedWord(asked: ReadonlyMap<string, string>, line: string): string | null {
  for (const [stem, word] of [...wordsByStem(line)].reverse()) {
    const wanted = asked.get(stem);
    if (wanted !== undefined) return `El aviso dice «${wanted}» y tu línea «${word}».`;
  }
  return null;
}
