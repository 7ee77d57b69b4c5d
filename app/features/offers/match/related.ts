import { buildLexicon } from "#app/features/cv/vocabulary/lexicon.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import families from "./families.json";

/**
 * Names that a recruiter counts as a beginning of one another, and why, from our own vocabulary. A member is listed as
 * "name | other wording | …"; members of one kind that share a wording are one and the same.
 */

export type Family = { id: string; why: string; kind: string };
export type Member = {
  /** The first wording. */
  name: string;
  kind: string;
  families: readonly Family[];
};
type OpenMember = { name: string; kind: string; families: Family[] };

/** All members by wording; a wording may name things of several kinds ("TENS"). */
function membersByWording(): Map<string, { text: string; members: OpenMember[] }> {
  const byWording = new Map<string, { text: string; members: OpenMember[] }>();
  for (const { members: listed, ...family } of families) {
    for (const entry of listed) {
      const wordings = entry.split("|").map((wording) => wording.trim());
      const places = wordings.map((text) => {
        const key = normalize(text);
        const place = byWording.get(key) ?? { text, members: [] };
        byWording.set(key, place);
        return place;
      });
      const same = places.flatMap(({ members }) => members).find(({ kind }) => kind === family.kind);
      const member = same ?? { name: wordings[0] ?? "", kind: family.kind, families: [] };
      if (!member.families.some(({ id }) => id === family.id)) member.families.push(family);
      for (const { members } of places) if (!members.includes(member)) members.push(member);
    }
  }
  return byWording;
}

const isLiteral = (members: readonly Member[]) => members.every(({ kind }) => kind === "tool" || kind === "licence");

const lexicon = buildLexicon<readonly Member[]>(
  [...membersByWording().values()].map(({ text, members }) => [text, members] as const),
  { literal: isLiteral },
);

/** Members named in a text, with their places in it. */
export function membersIn(text: string): { start: number; end: number; member: Member }[] {
  return lexicon.matches(text).flatMap(({ start, end, value }) => value.map((member) => ({ start, end, member })));
}

/** The family of one of these kinds that holds both, if any. */
export function familyOfBoth(one: Member, other: Member, kinds: readonly string[]): Family | undefined {
  if (one === other || !kinds.includes(one.kind)) return undefined;
  return one.families.find(({ id }) => other.families.some((family) => family.id === id));
}
