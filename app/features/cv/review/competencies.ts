/** Which competencies a CV shows and how strongly: with a result > in use > only listed. */

import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { CvResult } from "../result.ts";
import { saysWho } from "../rubric/evidence/first-person-action.ts";
import { cutQuote, isQuoteOf } from "../rubric/evidence/quote.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import { wordCount } from "../rubric/evidence/sentences.ts";
import { CATALOG, CRAFT, LANGUAGES, LEARNING, RESULTS, TECHNICAL, TOOLS } from "./competency-catalog.ts";
import { itemEvidence, lineEvidence, listEvidence } from "./line-evidence.ts";
import { isCredential } from "./quotable.ts";
import { isFragment, tellsResult } from "./quotable-achievements.ts";
import { standsWhole } from "./quotable-jobs.ts";
import { achievementUsing } from "./quotable-skills.ts";
import { BROKEN_OFF, type ReviewProfile } from "./review-material.ts";
import { wholeClause } from "./whole-quotes.ts";

export type CompetencyView = CvResult["competencies"][number];

type Candidate = { name: string; weight: number; options: { score: number; evidence: string }[] };

const MOST = 6;
/** Below this number, jobs and studies themselves are listed; a competency is never invented to fill up. */
const MIN_COMPETENCIES = 3;
/** Maximum number of competencies from lists and studies when achievements fill the rest. */
const MAX_LISTED = 2;
/** Listed languages count without an achievement, as their level says how well they are known. */
const SHOWN_ALONE: ReadonlySet<string> = new Set(["Inglés", LANGUAGES]);
const BEST = 9.6;
/** Score of a competency that is named but not shown in use. */
export const LISTED = 3.6;
const QUOTE_MAX = 140;
/** A line's topic is in its first words; further on somebody else may act: "…, used by the sales team". */
const HEAD_WORDS = 9;
const headOf = (text: string) => normalize(text).split(" ").slice(0, HEAD_WORDS).join(" ");
/** Minimum tagger probability that a line names a course. */
const AGREEMENT_THRESHOLD = 0.5;
/** Minimum level score of a language usable at work. */
const WORKING = 5;
/** Minimum number of tools for a list to count as one of tools. */
const MIN_TOOLS = 2;

/** 4.2 for a task mentioned in passing, 8.6 for a measured outcome; `supporting` further achievements add a little. */
export function achievementScore(achievement: Achievement, supporting: number): number {
  const kind = achievement.opener.kind;
  const told = kind === "strong" || kind === "result" ? 5.6 : kind === "weak" || kind === "none" ? 4.2 : 5;
  const base = achievement.strength > 0.2 ? 4.9 + achievement.strength * 3.7 : told;
  return Math.min(BEST, base + Math.min(3, supporting) * 0.25);
}

/** The achievement or line as an uncut quote; "" where that is impossible. */
function wholeEvidence({ reading }: ReviewProfile, text: string): string {
  const clause = wholeClause(text, QUOTE_MAX) ?? "";
  const closed = `${clause}.`;
  if (isQuoteOf(reading.document, closed) && text.endsWith(closed)) return closed;
  return isQuoteOf(reading.document, clause) ? clause : "";
}

/** Somebody else's achievement is no evidence about the person. */
const NO_OWN_ACHIEVEMENT =
  /^(?:bajo (?:la )?(?:supervision|direccion)|apoy\w+ (?:a la |al |a )(?:jefatura|direccion|jef[ea]))\b/;

function fromAchievements(
  profile: ReviewProfile,
  name: string,
  weight: number,
  shows: (achievement: Achievement) => boolean,
): Candidate | null {
  const { language } = profile.facts;
  const isOwn = (achievement: Achievement) =>
    saysWho(achievement) ||
    achievement.opener.kind === "strong" ||
    (language === "en"
      ? /^\p{L}+ing\b/u.test(achievement.text)
      : achievement.opener.kind !== "none" || achievement.figures.length > 0);
  const achievements = profile.sound.filter(
    (achievement) =>
      shows(achievement) &&
      isOwn(achievement) &&
      /^[\p{Lu}\p{N}]/u.test(achievement.text) &&
      !isFragment(achievement) &&
      !NO_OWN_ACHIEVEMENT.test(normalize(achievement.text)),
  );
  if (achievements.length === 0) return null;
  const supporting = achievements.filter((achievement) => achievement.strength >= 0.4).length - 1;
  const options = achievements.flatMap((achievement) => {
    const evidence = wholeEvidence(profile, achievement.text);
    // For a competency about figures the quote must contain the figure.
    const isShown =
      achievement.figures.length === 0 || achievement.figures.some((figure) => evidence.includes(figure.text));
    return isShown && shows({ ...achievement, text: evidence })
      ? [{ score: achievementScore(achievement, Math.max(0, supporting)), evidence }]
      : [];
  });
  return { name, weight, options };
}

/** Lines that may be quoted when no achievement shows a competency: no headings, contact data or excluded lines. */
export function quotableLines(profile: ReviewProfile): number[] {
  const { reading, facts } = profile;
  const headings = new Set(facts.sections.map((section) => section.heading));
  const contact = [facts.email, facts.phone, facts.linkedin, facts.name].flatMap((value) =>
    value === null ? [] : [normalize(value)],
  );
  const plain = reading.kept.filter((line) => {
    const entry = reading.document.lines[line];
    if (
      entry === undefined ||
      entry.role === "heading" ||
      headings.has(line) ||
      reading.sectionOf.get(line) === "contact"
    )
      return false;
    const text = normalize(entry.text);
    return (
      wordCount(text) > 0 &&
      !/@|www\.|https?:|linkedin|\d{4}\s?\d{4}|\b\d{8,}\b/.test(text) &&
      !contact.some((value) => text.includes(value))
    );
  });
  return plain;
}

function languageScore(level: string | null): number {
  const said = normalize(level ?? "");
  if (/\bc[12]\b|avanzad|fluent|fluid|profession?al|advanced|bilingu|proficien/.test(said)) return 7.2;
  if (/\bb2\b|intermedio alto|medio alto|upper/.test(said)) return 6.2;
  if (/\bb1\b|intermedi|medio|intermediate|conversac/.test(said)) return 5.2;
  return /basic|a[12]\b|inicial|elemental/.test(said) ? 3.8 : 3.2;
}

/** The best foreign language; a native language is no evidence. */
function languages(profile: ReviewProfile): Candidate[] {
  const foreign = profile.facts.languages.filter(
    (one) =>
      !profile.reading.excluded.has(one.line) &&
      !/nativ|materna|native|mother/.test(normalize(one.level ?? "")) &&
      !/espanol|castellano|spanish/.test(normalize(one.name)),
  );
  const best = [...foreign].sort((a, b) => languageScore(b.level) - languageScore(a.level))[0];
  if (best === undefined || best.level === null || languageScore(best.level) < WORKING) return [];
  const evidence = itemEvidence(profile, best);
  if (!normalize(evidence).includes(normalize(best.level))) return [];
  // "Inglés C1, francés B1": the part cut away may be the better language.
  const line = normalize(profile.reading.document.lines[best.line]?.text ?? "").replace(
    normalize(evidence).replace(/[.;]$/u, ""),
    "",
  );
  if (/\b(?:ingles|frances|aleman|portugues|italiano|chino|english|french|german|portuguese)\b/.test(line)) return [];
  const english = /ingles|english/.test(normalize(best.name));
  return [
    {
      name: english ? "Inglés" : LANGUAGES,
      weight: 0.6,
      options: [{ score: languageScore(best.level), evidence }],
    },
  ];
}

function technical(profile: ReviewProfile): Candidate[] {
  const hard = profile.sureSkills;
  const used = fromAchievements(profile, TECHNICAL, 0.9, (achievement) =>
    hard.some((skill) => achievementUsing(skill, [achievement]) !== undefined),
  );
  const first = hard.find((skill) => skill.kind === "tool") ?? hard[0];
  const listed =
    first === undefined
      ? []
      : [
          {
            // Only things one works with are tools: a technique or a subject is knowledge.
            name: isToolList(profile, first.line) ? TOOLS : CRAFT,
            weight: 0.6,
            options: [
              {
                score: Math.min(4.8, LISTED + hard.length * 0.2),
                evidence: listEvidence(profile, first.line, first.name),
              },
            ],
          },
        ];
  return used === null ? listed : [used, ...listed];
}

/** Whether the line names tools and no other known skills. */
function isToolList({ skills }: ReviewProfile, line: number): boolean {
  const own = skills.filter((skill) => skill.line === line);
  return own.length >= MIN_TOOLS && own.every(({ kind }) => kind === "tool");
}

const headingOf = ({ facts, document }: ReviewProfile["reading"], line: number) =>
  document.lines[facts.sections.find(({ lines }) => lines.includes(line))?.heading ?? -1]?.text ?? "";

function learning(profile: ReviewProfile, lines: readonly number[]): Candidate[] {
  const { reading, facts } = profile;
  const further = facts.studies.filter(
    (study) =>
      study.level === "course" &&
      reading.sure.studies.has(study) &&
      !/\b(?:school|liceo|colegio|ensenanza)\b/.test(normalize(`${study.degree} ${study.institution ?? ""}`)) &&
      study.lines.some((line) => lines.includes(line)),
  );
  const certified = lines.filter(
    (line) =>
      reading.sectionOf.get(line) === "certifications" &&
      !isCredential(reading.document.lines[line]?.text ?? "") &&
      !/licen[cs]|forklift/iu.test(headingOf(reading, line)) &&
      (facts.lineChances?.[line]?.study ?? 1) >= AGREEMENT_THRESHOLD,
  );
  const options = [
    ...further.map((study) => ({
      score: study.endYear !== null ? 6.2 : 5,
      evidence: nameEvidence(profile, study.lines, study.degree),
    })),
    ...certified.map((line) => ({ score: 5.2, evidence: firstItem(lineEvidence(profile, line)) })),
  ];
  return options.length === 0
    ? []
    : [{ name: LEARNING, weight: 0.5, options: options.sort((a, b) => b.score - a.score) }];
}

/** "Cloud Developer Associate, Aug 2023": the name without issuer and date. */
const firstItem = (evidence: string) => /^(?:[^,;|·–—(]|,(?=\s?\d{1,2}(?!\d))){8,}/u.exec(evidence)?.[0].trim() ?? "";

/** A row label that is not the name of a study. */
const BARE =
  /^(?:secundari[oa]|cursos?|talleres?|taller|diplomado|estudios?|educaci[oó]n|courses?|education|degree|t[ií]tulo)$/iu;

/** The name itself, if it is complete in its line; "" otherwise. */
function nameEvidence({ reading }: ReviewProfile, lines: readonly number[], name: string): string {
  const { document } = reading;
  const isWhole = isQuoteOf(document, name) && standsWhole(document, lines, name);
  // "Curso de cocina (no terminado)": a note in brackets may limit it. A heading is no evidence.
  const isLimited = document.lines.some(({ text }) => {
    const at = text.indexOf(name);
    const after = text.slice(at + name.length);
    return at >= 0 && (/^\s*\(/u.test(after) || BROKEN_OFF.test(normalize(after)));
  });
  const isName = headingKind(name) === null && !BARE.test(name) && name.split("(").length === name.split(")").length;
  return isWhole && !isLimited && isName ? cutQuote(name, QUOTE_MAX) : "";
}

type Picked = { view: CompetencyView; key: string };

function pick(into: Picked[], candidate: Candidate): boolean {
  if (into.some((one) => one.view.name === candidate.name)) return false;
  const option = candidate.options.find(
    (option) => option.evidence !== "" && !into.some((one) => one.key === option.evidence),
  );
  if (option === undefined) return false;
  const score = Math.round(Math.min(10, Math.max(0, option.score)) * 10) / 10;
  into.push({ view: { name: candidate.name, score, evidence: option.evidence }, key: option.evidence });
  return true;
}

function ranked(candidates: readonly Candidate[]): Candidate[] {
  const value = (one: Candidate) => (one.options[0]?.score ?? 0) + one.weight;
  return [...candidates].sort((a, b) => value(b) - value(a));
}

/** Up to six competencies, each with a verbatim quote of at most 140 characters; never one without evidence. */
export function competencies(profile: ReviewProfile): CompetencyView[] {
  const lines = quotableLines(profile);
  const results = fromAchievements(
    profile,
    RESULTS,
    0.8,
    (achievement) =>
      achievement.figures.some(({ text }) => /\d/.test(text)) && tellsResult(achievement.text, achievement),
  );
  const shown = [
    ...CATALOG.flatMap(
      ({ name, weight, achievement: cue }) =>
        fromAchievements(profile, name, weight, (achievement) => cue.test(headOf(achievement.text))) ?? [],
    ),
    ...(results === null ? [] : [results]),
  ];
  const known = technical(profile);
  shown.push(...known.filter((one) => one.name === TECHNICAL));
  const listed = [...languages(profile), ...learning(profile, lines), ...known.filter((one) => one.name !== TECHNICAL)];
  const picked: Picked[] = [];
  for (const candidate of ranked(shown)) if (picked.length < MOST - 1) pick(picked, candidate);
  let fromLists = 0;
  for (const candidate of ranked(listed)) {
    // Competencies that are only named are used only when there are hardly any others.
    if (!SHOWN_ALONE.has(candidate.name) && picked.length >= MIN_COMPETENCIES) continue;
    if (picked.length >= MOST || (fromLists >= MAX_LISTED && picked.length >= MIN_COMPETENCIES)) break;
    if (pick(picked, candidate)) fromLists += 1;
  }
  for (const candidate of ranked(shown)) if (picked.length < MOST) pick(picked, candidate);
  return picked
    .map((one) => one.view)
    .filter((view) => isQuoteOf(profile.reading.document, view.evidence) && view.evidence === cutQuote(view.evidence));
}
