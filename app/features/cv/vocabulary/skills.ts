import type { Area } from "./areas.ts";
import { buildLexicon } from "./lexicon.ts";
import * as business from "./skills-business.ts";
import * as care from "./skills-care.ts";
import * as digital from "./skills-office-it.ts";
import * as service from "./skills-service.ts";
import * as technical from "./skills-technical.ts";

export type SkillKind = "tool" | "technical" | "soft";

export type SkillEntry = {
  /** Canonical name, as shown to people. */
  name: string;
  kind: SkillKind;
  area: Area;
  /** True when the name itself is an ordinary word or a letter ("R", "Go"): a skill only as an item of a list of skills. */
  exact: boolean;
  /** All wordings, the canonical one first. */
  wordings: readonly Wording[];
};

type Wording = { text: string; exact: boolean };

/*
 * Notation of the lists: "Canonical | other wording | …". "!" before a wording = exact. Tools match only as
 * written (but for case and accents); the others also in another number or gender.
 */
const LISTS: readonly (readonly [Area, SkillKind, readonly string[]])[] = [
  ["general", "tool", digital.OFFICE_TOOLS],
  ["general", "technical", digital.OFFICE_TECHNICAL],
  ["it", "tool", digital.IT_TOOLS],
  ["it", "technical", digital.IT_TECHNICAL],
  ["administration", "tool", business.ADMINISTRATION_TOOLS],
  ["administration", "technical", business.ADMINISTRATION_TECHNICAL],
  ["finance", "tool", business.FINANCE_TOOLS],
  ["finance", "technical", business.FINANCE_TECHNICAL],
  ["sales", "tool", business.SALES_TOOLS],
  ["sales", "technical", business.SALES_TECHNICAL],
  ["marketing", "tool", business.MARKETING_TOOLS],
  ["marketing", "technical", business.MARKETING_TECHNICAL],
  ["logistics", "tool", business.LOGISTICS_TOOLS],
  ["logistics", "technical", business.LOGISTICS_TECHNICAL],
  ["health", "tool", care.HEALTH_TOOLS],
  ["health", "technical", care.HEALTH_TECHNICAL],
  ["veterinary", "technical", care.VETERINARY_TECHNICAL],
  ["social", "technical", care.SOCIAL_TECHNICAL],
  ["education", "tool", care.EDUCATION_TOOLS],
  ["education", "technical", care.EDUCATION_TECHNICAL],
  ["law", "tool", care.LAW_TOOLS],
  ["law", "technical", care.LAW_TECHNICAL],
  ["engineering", "tool", technical.ENGINEERING_TOOLS],
  ["engineering", "technical", technical.ENGINEERING_TECHNICAL],
  ["construction", "technical", technical.CONSTRUCTION_TECHNICAL],
  ["trades", "technical", technical.TRADES_TECHNICAL],
  ["mining", "technical", technical.MINING_TECHNICAL],
  ["agriculture", "technical", technical.AGRICULTURE_TECHNICAL],
  ["science", "technical", technical.SCIENCE_TECHNICAL],
  ["hospitality", "tool", service.HOSPITALITY_TOOLS],
  ["hospitality", "technical", service.HOSPITALITY_TECHNICAL],
  ["design", "tool", service.DESIGN_TOOLS],
  ["design", "technical", service.DESIGN_TECHNICAL],
  ["sports", "technical", service.SPORTS_TECHNICAL],
  ["general", "soft", service.SOFT],
];

function skillOf(entry: string, kind: SkillKind, area: Area): SkillEntry {
  const wordings = entry.split("|").map((part) => {
    const text = part.trim();
    return text.startsWith("!") ? { text: text.slice(1), exact: true } : { text, exact: false };
  });
  return { name: wordings[0]?.text ?? "", kind, area, exact: wordings[0]?.exact ?? false, wordings };
}

export const SKILLS: readonly SkillEntry[] = LISTS.flatMap(([area, kind, entries]) =>
  entries.map((entry) => skillOf(entry, kind, area)),
);

function lexiconOf(takes: (wording: Wording) => boolean) {
  return buildLexicon(
    SKILLS.flatMap((skill) => skill.wordings.filter(takes).map((wording) => [wording.text, skill] as const)),
    { literal: (skill) => skill.kind === "tool" },
  );
}

/** All wordings, the exact ones too: for the items of a skills section. */
export const skillLexicon = lexiconOf(() => true);

/** Without the exact wordings: for running text. */
export const skillInTextLexicon = lexiconOf((wording) => !wording.exact);
