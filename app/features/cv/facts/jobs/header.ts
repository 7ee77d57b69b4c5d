/** Parses title and employer from the lines that head a job, in any order and with any separators. */

import { regex } from "#app/platform/regex.ts";
import { employerLexicon } from "../../vocabulary/employers.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import { occupationLexicon } from "../../vocabulary/occupations.ts";
import { findDates } from "../dates/date-ranges.ts";
import { withoutDates } from "../dates/strip-dates.ts";
import type { MonthIndex } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import { employerScore, isPlace, titleScore } from "../text-type-scores.ts";

export type JobHeader = { title: string | null; employer: string | null };

const TITLE_LABEL = regex()`
    ^(?:cargo|puesto|rol|funcion|posicion|ocupacion|cargo desempenado|nombre del cargo|position|designation|title|
    job title|role|cargo ocupado|labor)$
  `;
const EMPLOYER_LABEL = regex()`
    ^(?:empresa|empleador|institucion|organizacion|compania|lugar|lugar de trabajo|establecimiento|entidad|
    company|employer|organization|cliente|nombre de la empresa|local|servicio|centro)$
  `;
const IGNORED_LABEL = regex()`
    ^(?:periodo|fechas?(?: de [a-z]+)?|inicio|termino|ingreso|duracion|desde|hasta|ubicacion|ciudad|comuna|pais|
    jornada|sueldo|renta|telefono|fono|tiempo|location|date|dates|period)$
  `;
const STRONG =
  /\s*\.{4,}\s*|\s*\.\s?-\s+|\s+[|•·–—―]\s+|\s+-{1,2}\s+|\s*[|•·]\s*|\s{2,}|\s[–—]|[–—]\s|;\s+|\s+\/\s+|\s+@\s+|\t/;
const DURATION = regex("giu")`
    \s*\(?(?:\b\d{1,2}|\b(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|diez))\s+(?:años?|mes(?:es)?|years?|
    months?)(?:\s+(?:y\s+)?\d{1,2}\s+mes(?:es)?)?\)?
  `;
const WEAK = /,\s+|:\s+|\s+\(|\)\s*|\.\s+(?=\p{Lu})/u;
const AT = /\s+(?:en la empresa|en el|en la|en los|en|at|para la empresa|para|na|no|em)\s+(?=\p{Lu})/u;
const SHORT_CLAUSE = 90;
/** "Trabajo actual: guardia en…" */
const WORK_LABEL = /^(?:(?:[úu]ltimo\s+)?(?:trabajo|empleo)(?:\s+(?:actual|anterior|previo|\d))?)\s*:\s*/i;
const WORKED =
  "(?:me\\s+)?(?:trabaj(?!ador)\\w+|desempe\\w+|estuve|estoy|fui|soy|ejerci|ejerzo|labore|worked|working|" +
  "work)\\s*(?:como|de|en|as|at|for|para)?(?:\\s+(?:la|el|un|una|a|an|the))?\\s+";
const WORK_LEAD = new RegExp(
  `^(?:(?:actualmente|luego|despues|posteriormente|antes|tambien|hice|y|yo)[\\s,]*)*[\\s,]*${WORKED}`,
);
const WORK_INSIDE = new RegExp(`(?:^|[\\s,])${WORKED.replace("|soy", "")}`, "g");
const WORK_ONCE = new RegExp(WORK_INSIDE.source);
const CONTACT_DATA = /\S@\S|https?:|www\.|\+\d{2}|\b\d{4}[\s-]?\d{4}\b/;

type Segment = { text: string; title: number; employer: number; label: "title" | "employer" | null };

/** Title and employer of a job, each null when the lines do not give it. */
export function readHeader(lines: readonly CvLine[], today: MonthIndex): JobHeader {
  const whole = lines
    .flatMap((line) => segmentsOf(line))
    .filter((segment) => segment.label !== null || !isNoise(segment.text, today));
  const employed = whole.some((segment) => segment.title < 2.5 && segment.employer >= 2);
  const segments = employed ? whole : whole.flatMap((segment) => splitGlued(segment, whole.length === 1));
  const useful = segments.filter((segment) => segment.label !== null || !isNoise(segment.text, today));
  const title = pick(useful, "title");
  const employer = pick(
    useful.filter((segment) => segment !== title),
    "employer",
    title,
  );
  return { title: sanitizeOutput(title?.text), employer: sanitizeOutput(employer?.text) };
}

function segmentsOf(line: CvLine): Segment[] {
  const name = line.label?.name ?? "";
  if (IGNORED_LABEL.test(name) || CONTACT_DATA.test(line.rest)) return [];
  const label = TITLE_LABEL.test(name) ? "title" : EMPLOYER_LABEL.test(name) ? "employer" : null;
  const bare = namingPart(line).replace(DURATION, "  ");
  if (label !== null) return [segment(labelValue(bare).split(STRONG)[0] ?? "", label)];
  const cells = line.source.role === "table" ? bare.split(/\s{2,}/) : [bare];
  return cells
    .map((cell) => ((line.prose && cell.length > SHORT_CLAUSE) || cells.length > 1 ? firstClause(cell) : cell))
    .flatMap((cell) => cell.split(STRONG))
    .flatMap((part) => splitWeak(part))
    .map((part) => segment(part, null))
    .filter((part) => /\p{L}{2}/u.test(part.text));
}

/** The text after the colon of a label, or its cell. */
function labelValue(text: string): string {
  const colon = text.indexOf(":");
  return colon >= 0 ? text.slice(colon + 1) : text.replace(/^.+? {2,}/, "");
}

/** Of prose, the part before its dates and after "trabajo como"; the rest is about other things. */
function namingPart(line: CvLine): string {
  const [date] = line.dates;
  if (WORK_LABEL.test(line.rest)) return line.rest.replace(WORK_LABEL, "");
  const before = date === undefined ? "" : line.text.slice(0, date.from);
  const after = date === undefined ? "" : line.text.slice(date.to);
  const named =
    titleScore(before) + employerScore(before) >= 1.5 && (/^\s*[.;]/.test(after) || after.split(/\s+/).length > 6);
  const text = named ? before : line.rest;
  // With several verbs, the last one before the dates names the job: "busco trabajo… he trabajado de garzona en…".
  const told = line.prose
    ? [...normalize(text).matchAll(WORK_INSIDE)].filter((match) => match.index < before.length)
    : [];
  const lead = told.at(-1) ?? (line.prose ? WORK_ONCE : WORK_LEAD).exec(normalize(text));
  return lead === null ? text : text.slice((lead.index ?? 0) + lead[0].length);
}

/** In prose the first words name the job. */
function firstClause(text: string): string {
  return (text.split(/(?<=[\p{L}\d]{3}|\))[.;:]\s|\s{2,}/u)[0] ?? text).split(/\s+/).slice(0, 14).join(" ");
}

function segment(text: string, label: Segment["label"]): Segment {
  const trimmed = text.replace(/^[\s,.:;|()–—-]+|[\s,:;|(–—-]+$/g, "").replace(/(?<=\p{L}{3})\.$/u, "");
  return { text: trimmed, title: titleScore(trimmed), employer: employerScore(trimmed), label };
}

/**
 * Commas and "en" separate title and employer only where each part looks like one: "Abogada, mención penal" stays
 * whole.
 */
function splitWeak(text: string): string[] {
  const at = AT.exec(text);
  if (at !== null) {
    const [left, right] = [text.slice(0, at.index), text.slice(at.index + at[0].length)];
    if (
      titleScore(left) >= 1.5 &&
      (employerScore(right) >= 1 || !/^\p{Lu}\p{Ll}+ (?:y|de)\b/u.test(right) || left.split(" ").length >= 2)
    ) {
      return [left, ...splitWeak(right)];
    }
  }
  const parts = text.split(WEAK).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2) return [text];
  const kinds = parts.map((part) => ({ title: titleScore(part), employer: employerScore(part), place: isPlace(part) }));
  const separable =
    kinds.some((kind) => kind.place) ||
    (kinds.some((kind) => kind.title >= 1.5) && kinds.some((kind) => kind.title < 1.5)) ||
    ((kinds[0]?.title ?? 0) >= 2.5 && kinds.slice(1).some((kind) => kind.employer >= 2.5));
  return separable ? parts : [text];
}

/**
 * No separator ("Jefa de Ventas Comercial Los Robles Ltda."): the employer begins where the known title ends, or at a
 * word that opens names of organisations.
 */
function splitGlued(part: Segment, alone: boolean): Segment[] {
  if (part.label !== null || part.title < 2.5) return [part];
  const [occupation] = occupationLexicon.matches(part.text);
  const titleEnd = occupation !== undefined && occupation.start <= 3 ? occupation.end : 3;
  const cue = employerLexicon
    .matches(part.text)
    .find((match) => match.start > titleEnd && match.value.strength !== "suffix" && /^\p{Lu}/u.test(match.text));
  const glue = /(?:\b(?:de|del|la|las|los|el|en|y|e|para|mención|area|área)|[&,/])\s+$/iu;
  if (
    cue !== undefined &&
    !glue.test(part.text.slice(0, cue.start)) &&
    (cue.value.strength === "kind" || cue.start - titleEnd <= 2)
  ) {
    return [segment(part.text.slice(0, cue.start), null), segment(part.text.slice(cue.start), null)];
  }
  const rest = part.text.slice(titleEnd);
  const named = /^\s+\p{Lu}[\p{L}.]+(?:\s+(?:(?:de|del|la|las|los|y|e|&)\s+)*\p{Lu}[\p{L}.]*)+$/u.test(rest);
  if (
    titleEnd <= 3 ||
    !alone ||
    !named ||
    /^\s+(?:I{1,3}|IV|V|Senior|Junior|Semi|Sr|Jr|Full|Part|Zona|Área|Nivel)\b/u.test(rest)
  )
    return [part];
  return [segment(part.text.slice(0, titleEnd), null), segment(rest, null)];
}

const IS_NOISE_PATTERN = regex()`
    ^(?:\d+ (?:anos?|mes(?:es)?|years?|months?)|jornada (?:completa|parcial)|part[ -]?time|full[ -]?time|
    tiempo completo|medio tiempo|contrato \w+|plazo fijo|indefinido|a honorarios|honorarios|boletas?|freelance|
    remoto|presencial|actual|remote|hybrid)$
  `;

function isNoise(text: string, today: MonthIndex): boolean {
  if (isPlace(text)) return true;
  if (withoutDates(text, findDates(text, today)).replace(/[^\p{L}]/gu, "").length < 2) return true;
  return IS_NOISE_PATTERN.test(normalize(text).trim());
}

function pick(segments: readonly Segment[], role: "title" | "employer", title?: Segment): Segment | undefined {
  const labelled = segments.find((segment) => segment.label === role);
  if (labelled !== undefined) return labelled;
  const free = segments.filter((segment) => segment.label === null);
  const value = (segment: Segment): number =>
    role === "title" ? segment.title - segment.employer * 0.6 : segment.employer - segment.title * 0.3;
  let best: Segment | undefined;
  // On a tie the first one wins.
  for (const segment of free)
    if (value(segment) >= 0.8 && (best === undefined || value(segment) > value(best) + 0.6)) best = segment;
  if (best !== undefined) return best;
  if (role === "employer")
    return title === undefined
      ? free[0]
      : (free.find((segment) => /^[\p{Lu}\d"“«]/u.test(segment.text)) ?? (title.title >= 2.5 ? free[0] : undefined));
  // No known title: the first of two names that is no employer; a lone name is a title unless it is an employer.
  return free.find((segment) => segment.employer < 1.5 && !isPlace(segment.text));
}

function sanitizeOutput(text: string | undefined): string | null {
  const clean = (text ?? "")
    .replace(/\s+/g, " ")
    .replace(/^\d{1,2}\s?[.)]\s+/, "")
    .replace(/^[\s,.:;|–—-]+|[\s,:;|–—-]+$/g, "")
    .trim();
  return clean.length >= 2 ? clean.slice(0, 120) : null;
}
