/** Which competencies a CV shows and how strongly: shown with a result > shown in use > only listed. */

import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvResult } from "../result.ts";
import { cutQuote, isQuoteOf } from "../rubric/evidence/quote.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { wordCount } from "../rubric/evidence/units.ts";
import { saysWho } from "../rubric/evidence/who.ts";
import { CATALOG, CRAFT, LANGUAGES, LEARNING, RESULTS, TECHNICAL, TOOLS } from "./competency-catalog.ts";
import { itemEvidence, lineEvidence, listEvidence } from "./line-evidence.ts";
import { standsWhole } from "./posts.ts";
import { BROKEN_OFF, type ReviewProfile } from "./profile.ts";
import { isCredential } from "./quotable.ts";
import { deedUsing } from "./sure-skills.ts";
import { wholeClause } from "./whole-quotes.ts";
import { isFragment, tellsResult } from "./workable-deeds.ts";

export type CompetencyView = CvResult["competencies"][number];

type Candidate = { name: string; weight: number; options: { score: number; evidence: string }[] };

const MOST = 6;
/** Below this, jobs and studies themselves are named; a competency is never made up to fill the list. */
const FEWEST = 3;
/** Dials from lists and studies at most, where deeds fill the rest. */
const MOST_LISTED = 2;
/** Of the lists a language with its level says how well it is known. */
const SHOWN_ALONE: ReadonlySet<string> = new Set(["Inglés", LANGUAGES]);
const BEST = 9.6;
/** What is named and shown nowhere. */
export const LISTED = 3.6;
const QUOTE_MAX = 140;
/** What a line is about stands in its first words; further on somebody else may act: "…, used by the sales team". */
const HEAD_WORDS = 9;
const headOf = (text: string) => fold(text).split(" ").slice(0, HEAD_WORDS).join(" ");
/** From here the tagger agrees that a line names a course. */
const AGREED_FROM = 0.5;
/** From this a language is one that somebody works in. */
const WORKING = 5;
/** Tools from which a list is one of tools. */
const FEWEST_TOOLS = 2;

/** 4.2 for a task told in passing, 8.6 for a measured outcome; `supporting` further deeds add a little. */
export function deedScore(deed: Deed, supporting: number): number {
  const kind = deed.opener.kind;
  const told = kind === "strong" || kind === "result" ? 5.6 : kind === "weak" || kind === "none" ? 4.2 : 5;
  const base = deed.strength > 0.2 ? 4.9 + deed.strength * 3.7 : told;
  return Math.min(BEST, base + Math.min(3, supporting) * 0.25);
}

/** The deed or line as a quote that is whole; "" where it cannot be one. */
function wholeEvidence({ reading }: ReviewProfile, text: string): string {
  const clause = wholeClause(text, QUOTE_MAX) ?? "";
  const closed = `${clause}.`;
  if (isQuoteOf(reading.document, closed) && text.endsWith(closed)) return closed;
  return isQuoteOf(reading.document, clause) ? clause : "";
}

/** Somebody else's deed shows nothing of the person. */
const NO_OWN_DEED =
  /^(?:bajo (?:la )?(?:supervision|direccion)|apoy\w+ (?:a la |al |a )(?:jefatura|direccion|jef[ea]))\b/;

function fromDeeds(
  profile: ReviewProfile,
  name: string,
  weight: number,
  shows: (deed: Deed) => boolean,
): Candidate | null {
  const { language } = profile.facts;
  const isOwn = (deed: Deed) =>
    saysWho(deed) ||
    deed.opener.kind === "strong" ||
    (language === "en" ? /^\p{L}+ing\b/u.test(deed.text) : deed.opener.kind !== "none" || deed.figures.length > 0);
  const deeds = profile.sound.filter(
    (deed) =>
      shows(deed) &&
      isOwn(deed) &&
      /^[\p{Lu}\p{N}]/u.test(deed.text) &&
      !isFragment(deed) &&
      !NO_OWN_DEED.test(fold(deed.text)),
  );
  if (deeds.length === 0) return null;
  const supporting = deeds.filter((deed) => deed.strength >= 0.4).length - 1;
  const options = deeds.flatMap((deed) => {
    const evidence = wholeEvidence(profile, deed.text);
    // A dial for a figure shows the figure.
    const isShown = deed.figures.length === 0 || deed.figures.some((figure) => evidence.includes(figure.text));
    return isShown && shows({ ...deed, text: evidence })
      ? [{ score: deedScore(deed, Math.max(0, supporting)), evidence }]
      : [];
  });
  return { name, weight, options };
}

/** Lines that may be quoted where no deed shows a competency: no headings, no contact data, no excluded line. */
export function quotableLines(profile: ReviewProfile): number[] {
  const { reading, facts } = profile;
  const headings = new Set(facts.sections.map((section) => section.heading));
  const contact = [facts.email, facts.phone, facts.linkedin, facts.name].flatMap((value) =>
    value === null ? [] : [fold(value)],
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
    const text = fold(entry.text);
    return (
      wordCount(text) > 0 &&
      !/@|www\.|https?:|linkedin|\d{4}\s?\d{4}|\b\d{8,}\b/.test(text) &&
      !contact.some((value) => text.includes(value))
    );
  });
  return plain;
}

function languageScore(level: string | null): number {
  const said = fold(level ?? "");
  if (/\bc[12]\b|avanzad|fluent|fluid|profession?al|advanced|bilingu|proficien/.test(said)) return 7.2;
  if (/\bb2\b|intermedio alto|medio alto|upper/.test(said)) return 6.2;
  if (/\bb1\b|intermedi|medio|intermediate|conversac/.test(said)) return 5.2;
  return /basic|a[12]\b|inicial|elemental/.test(said) ? 3.8 : 3.2;
}

/** The best foreign language; a mother tongue shows nothing. */
function languages(profile: ReviewProfile): Candidate[] {
  const foreign = profile.facts.languages.filter(
    (one) =>
      !profile.reading.excluded.has(one.line) &&
      !/nativ|materna|native|mother/.test(fold(one.level ?? "")) &&
      !/espanol|castellano|spanish/.test(fold(one.name)),
  );
  const best = [...foreign].sort((a, b) => languageScore(b.level) - languageScore(a.level))[0];
  if (best === undefined || best.level === null || languageScore(best.level) < WORKING) return [];
  const evidence = itemEvidence(profile, best);
  if (!fold(evidence).includes(fold(best.level))) return [];
  // "Inglés C1, francés B1": what was cut away may be the better one.
  const line = fold(profile.reading.document.lines[best.line]?.text ?? "").replace(
    fold(evidence).replace(/[.;]$/u, ""),
    "",
  );
  if (/\b(?:ingles|frances|aleman|portugues|italiano|chino|english|french|german|portuguese)\b/.test(line)) return [];
  const english = /ingles|english/.test(fold(best.name));
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
  const used = fromDeeds(profile, TECHNICAL, 0.9, (deed) =>
    hard.some((skill) => deedUsing(skill, [deed]) !== undefined),
  );
  const first = hard.find((skill) => skill.kind === "tool") ?? hard[0];
  const listed =
    first === undefined
      ? []
      : [
          {
            // Only what one works with is a tool: a technique or a subject is knowledge.
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

/** Whether the line names tools, and nothing else that is known. */
function isToolList({ skills }: ReviewProfile, line: number): boolean {
  const own = skills.filter((skill) => skill.line === line);
  return own.length >= FEWEST_TOOLS && own.every(({ kind }) => kind === "tool");
}

const headingOf = ({ facts, document }: ReviewProfile["reading"], line: number) =>
  document.lines[facts.sections.find(({ lines }) => lines.includes(line))?.heading ?? -1]?.text ?? "";

function learning(profile: ReviewProfile, lines: readonly number[]): Candidate[] {
  const { reading, facts } = profile;
  const further = facts.studies.filter(
    (study) =>
      study.level === "course" &&
      reading.sure.studies.has(study) &&
      !/\b(?:school|liceo|colegio|ensenanza)\b/.test(fold(`${study.degree} ${study.institution ?? ""}`)) &&
      study.lines.some((line) => lines.includes(line)),
  );
  const certified = lines.filter(
    (line) =>
      reading.sectionOf.get(line) === "certifications" &&
      !isCredential(reading.document.lines[line]?.text ?? "") &&
      !/licen[cs]|forklift/iu.test(headingOf(reading, line)) &&
      (facts.lineChances?.[line]?.study ?? 1) >= AGREED_FROM,
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

/** "Cloud Developer Associate, Aug 2023": what it is, without who gave it and when. */
const firstItem = (evidence: string) => /^(?:[^,;|·–—(]|,(?=\s?\d{1,2}(?!\d))){8,}/u.exec(evidence)?.[0].trim() ?? "";

/** The label of a row, and no name of a study. */
const BARE =
  /^(?:secundari[oa]|cursos?|talleres?|taller|diplomado|estudios?|educaci[oó]n|courses?|education|degree|t[ií]tulo)$/iu;

/** The name itself, where it stands whole in its line; "" otherwise. */
function nameEvidence({ reading }: ReviewProfile, lines: readonly number[], name: string): string {
  const { document } = reading;
  const isWhole = isQuoteOf(document, name) && standsWhole(document, lines, name);
  // "Curso de cocina (no terminado)": what follows in brackets may take it back. A heading names nothing.
  const isLimited = document.lines.some(({ text }) => {
    const at = text.indexOf(name);
    const after = text.slice(at + name.length);
    return at >= 0 && (/^\s*\(/u.test(after) || BROKEN_OFF.test(fold(after)));
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
  const results = fromDeeds(
    profile,
    RESULTS,
    0.8,
    (deed) => deed.figures.some(({ text }) => /\d/.test(text)) && tellsResult(deed.text, deed),
  );
  const shown = [
    ...CATALOG.flatMap(
      ({ name, weight, deed: cue }) => fromDeeds(profile, name, weight, (deed) => cue.test(headOf(deed.text))) ?? [],
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
    // What is only named is not shown: it fills up where hardly anything is.
    if (!SHOWN_ALONE.has(candidate.name) && picked.length >= FEWEST) continue;
    if (picked.length >= MOST || (fromLists >= MOST_LISTED && picked.length >= FEWEST)) break;
    if (pick(picked, candidate)) fromLists += 1;
  }
  for (const candidate of ranked(shown)) if (picked.length < MOST) pick(picked, candidate);
  return picked
    .map((one) => one.view)
    .filter((view) => isQuoteOf(profile.reading.document, view.evidence) && view.evidence === cutQuote(view.evidence));
}
