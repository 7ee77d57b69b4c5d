import type { Area } from "./areas.ts";
import { buildLexicon } from "./lexicon.ts";
import lists from "./skills.json";

type SkillKind = "tool" | "technical" | "soft";

export type SkillEntry = {
  /** Canonical name, as shown to people. */
  name: string;
  kind: SkillKind;
  area: Area;
  /** True when the name is an ordinary word or a letter ("R", "Go"): a skill only as an item of a skill list. */
  exact: boolean;
  /** All wordings, the canonical one first. */
  wordings: readonly Wording[];
};

type Wording = { text: string; exact: boolean };

/*
 * Notation of the lists: "Canonical | other wording | …". "!" before a wording sets `exact`. Tools match only as
 * written (except for case and accents); the others also in another number or gender.
 */

function skillOf(entry: string, kind: SkillKind, area: Area): SkillEntry {
  const wordings = entry.split("|").map((part) => {
    const text = part.trim();
    return text.startsWith("!") ? { text: text.slice(1), exact: true } : { text, exact: false };
  });
  return { name: wordings[0]?.text ?? "", kind, area, exact: wordings[0]?.exact ?? false, wordings };
}

export const SKILLS: readonly SkillEntry[] = lists.flatMap(({ names, kind, area }) =>
  names.map((entry) => skillOf(entry, kind as SkillKind, area as Area)),
);

function lexiconOf(takes: (wording: Wording) => boolean) {
  return buildLexicon(
    SKILLS.flatMap((skill) => skill.wordings.filter(takes).map((wording) => [wording.text, skill] as const)),
    { literal: (skill) => skill.kind === "tool" },
  );
}

/** All wordings, including exact ones: for the items of a skills section. */
export const skillLexicon = lexiconOf(() => true);

/** Without the exact wordings: for prose. */
export const skillInTextLexicon = lexiconOf((wording) => !wording.exact);
