/**
 * The person's name: judged by shape, size, position beside the contact data, labels and likeness to the e-mail
 * address. Uses no list of names, so that an unfamiliar name is found like any other.
 */

import { regex } from "#app/platform/regex.ts";
import { headingKind } from "../vocabulary/headings.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { verbOf } from "../vocabulary/verbs.ts";
import { marksHome } from "./contact/unknown-place.ts";
import type { CvLine } from "./lines.ts";
import { isCapital, isSomethingElse, looksLikeName, looksLikeSmallName, NAME_WORD, nameWords } from "./name-shape.ts";
import { PARTICLES, properCase } from "./proper-case.ts";
import { degreeScore, isPlace, titleScore } from "./text-type-scores.ts";
import { cutName, MAX_WORDS_WITH_PARTICLES } from "./trim-name.ts";

const NAME_LABEL = regex()`
    ^(?:nombres?|nombre completo|nombres? y apellidos?|nombre y apellidos?|apellidos y nombres|name|full name|
    nome|nome completo|postulante|candidat[oa]|yo soy|me llamo)$
  `;
const SURNAME_LABEL = /^(?:apellidos?|apellido paterno|surname|last name|sobrenome)$/;
const STATED = /\b(?:mi nombre es|me llamo|my name is|i am called|meu nome e|yo soy|soy|i'm|i am)\s+/;
const CONTACT_DATA = /\S@\S+\.\S|\+\s?\d{2}|\d[\d\s.-]{6,}\d|linkedin|https?:|www\./;
const SEARCHED_LINES = 40;
const HALF_A_NAME = 4;

/** `score` decides whether it is a name; `like` (likeness to the e-mail address) ranks the names. */
type Candidate = { text: string; score: number; like: number };
/**
 * `largest` is the size of the largest text of the first page; `beside` = contact data near; `headed` = a headline
 * below.
 */
type Around = { largest: number; email: string | null; beside: boolean; headed: boolean };

/**
 * As written, with capitals corrected; null where the document has no name. `excluded` are lines of referees and the
 * like.
 */
export function findName(lines: readonly CvLine[], email: string | null, excluded: ReadonlySet<number>): string | null {
  const open = lines.filter((line) => !excluded.has(line.index));
  const labelled = fromLabels(open);
  if (labelled !== null) return properCase(labelled);
  const largest = Math.max(
    0,
    ...open.filter((line) => line.source.page === 1 && line.words <= 8).map((line) => line.source.size),
  );
  const candidates: Candidate[] = [];
  const isContact = (line: CvLine | undefined) => line !== undefined && CONTACT_DATA.test(line.normalized);
  open.slice(0, SEARCHED_LINES).forEach((line, at) => {
    const beside = [-1, 0, 1, 2, 3].some((away) => isContact(open[at + away]));
    const headed = isHeadline(open[at + 1]);
    candidates.push(
      ...ofLine(line, at, belowName(line, open.slice(at + 1, at + 5), largest), { largest, email, beside, headed }),
    );
  });
  for (const line of open.filter(
    (other) => other.source.page === 1 && other.index >= SEARCHED_LINES && largest > 0 && other.source.size >= largest,
  )) {
    candidates.push(...ofLine(line, 5, [], { largest, email, beside: false, headed: false }));
  }
  for (const line of open) candidates.push(...stated(line));
  let best: Candidate | null = null;
  for (const candidate of candidates)
    if (candidate.score >= 3 && (best === null || candidate.score + candidate.like > best.score + best.like))
      best = candidate;
  return best === null ? null : properCase(fullest(best, candidates).text);
}

/**
 * The lines that may continue the name; in the largest size, the continuation comes first even when an address is set
 * beside them.
 */
function belowName(line: CvLine, below: readonly CvLine[], largest: number): readonly CvLine[] {
  const [next] = below;
  const isLargest = (other: CvLine) => other.source.size === largest && other.source.page === line.source.page;
  if (next === undefined || largest <= 0 || !isLargest(line) || 1.5 * next.source.size > largest) return below;
  const at = below.findIndex(isLargest);
  return at < 0 ? below : below.slice(at);
}

/**
 * "Mauricio Palacios" in the title and "Mauricio Esteban Palacios Urra" below: picks the longer one that contains the
 * other.
 */
function fullest(best: Candidate, candidates: readonly Candidate[]): Candidate {
  const words = (text: string): string[] => normalize(text).split(/\s+/);
  const longer = candidates.filter(
    (other) => other.score >= 3 && words(best.text).every((word) => words(other.text).includes(word)),
  );
  return longer.reduce((most, other) => (words(other.text).length > words(most.text).length ? other : most), best);
}

function fromLabels(lines: readonly CvLine[]): string | null {
  for (const line of lines.slice(0, SEARCHED_LINES)) {
    const name = line.label?.name ?? "";
    if (!NAME_LABEL.test(name)) continue;
    const told = line.label?.value || (lines.find((other) => other.index === line.index + 1)?.text ?? "");
    const value = cutName(givenFirst(told.replace(/\s*\([^()]*\)\s*$/, "")) ?? told);
    if (value === null) continue;
    const surname = lines.find(
      (other) => SURNAME_LABEL.test(other.label?.name ?? "") && Math.abs(other.index - line.index) <= 3,
    );
    const rest = surname === undefined ? null : cutName(surname.label?.value ?? "", 1);
    return rest !== null && !normalize(value).includes(normalize(rest)) ? `${value} ${rest}` : value;
  }
  return null;
}

/** A job title alone on its line, as below a name. */
function isHeadline(line: CvLine | undefined): boolean {
  return line !== undefined && line.title >= 2.5 && !line.prose && line.dates.length === 0;
}

function ofLine(line: CvLine, at: number, [next, after]: readonly CvLine[], around: Around): Candidate[] {
  const [opening = ""] = line.text.split(/,\s/, 1);
  // A message that begins with the name: "Pedro Soto, guardia OS10, 45 años. Trabajo hace…"
  if (at === 0 && line.prose && opening.length <= 50 && looksLikeName(opening)) {
    const named = cutName(opening, 2);
    if (named !== null) return [candidateOf(named, line, at, around)];
  }
  if (
    line.dates.some((date) => date.shape === "range") ||
    marksHome(line) ||
    line.text.length > 140 ||
    /@|https?:/.test(line.text.slice(0, 20))
  )
    return [];
  const swapped = givenFirst(line.text);
  const own = swapped === null ? (cutName(namedValue(line)) ?? cutName(line.text)) : cutName(swapped);
  if (own === null || own.length < 3) return [];
  const found: Candidate[] = [candidateOf(own, line, at, around)];
  // "Enfermera | Claudia Henríquez Moya": the name follows the title.
  for (const part of at <= 3 ? line.text.split(/\s*[|•·]\s*|:\s|\s+[–—-]\s+|\s{2,}/).slice(1) : []) {
    const named = cutName(part, 2);
    if (named !== null && looksLikeName(named)) found.push(candidateOf(named, line, at, around, -1));
  }
  // Given name and surnames on two lines of the same size.
  const below = next !== undefined && goesOnWith(line, next, after) ? cutName(next.text) : null;
  if (
    below !== null &&
    nameWords(own).length <= HALF_A_NAME &&
    nameWords(below).length <= HALF_A_NAME &&
    (line.source.size === around.largest || at === 0)
  ) {
    const both = `${own} ${below}`;
    // Without font sizes, a full name stands alone, and short lines one below another are a list.
    const separate =
      line.source.size <= 0 && (nameWords(own).length > 2 || (at > 0 && after !== undefined && after.words <= 2));
    if (
      !separate &&
      own.length === line.text.length &&
      !isSomethingElse(own) &&
      !nameWords(below).some((word) => normalize(own).includes(normalize(word))) &&
      (looksLikeName(both) || (line.source.size > 0 && looksLikeSmallName(both))) &&
      titleScore(own) < 1.5 &&
      !isPlace(below) &&
      !CONTACT_DATA.test(next?.normalized ?? "") &&
      headingKind(below) === null &&
      titleScore(below) === 0 &&
      degreeScore(below) === 0
    )
      found.push(candidateOf(both, line, at, { ...around, headed: isHeadline(after) }, 0.5));
  }
  return found;
}

/** "HUAIQUIL CURAMIL, Nicanor" in given-name order; null without a comma between the names. */
function givenFirst(text: string): string | null {
  const [, surnames = "", given = ""] =
    /^([\p{L}\p{M}\s'’-]+),\s*([\p{L}\p{M}\s'’-]+(?:\s\p{Lu}\.)?)$/u.exec(text) ?? [];
  const both = `${given} ${surnames}`;
  return looksLikeName(both) && !isSomethingElse(surnames) && !isSomethingElse(given) ? both : null;
}

/** Of the same size, or slightly smaller but far larger than what follows. */
function isAsLarge(line: CvLine, next: CvLine, after: CvLine | undefined): boolean {
  const [first, second, third] = [line, next, after].map((one) => one?.source.size ?? 0) as [number, number, number];
  return first === second || (second < first && second >= 0.85 * first && third > 0 && second >= 1.25 * third);
}

/** Whether the line below may hold the surnames: same size and page, close, and no sentence. */
function goesOnWith(line: CvLine, next: CvLine, after: CvLine | undefined): boolean {
  const words = next.text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = line.source.size > 0 && looksLikeSmallName(`${line.text} ${next.text}`);
  const names = words.every((word) => isCapital(word) || PARTICLES.has(normalize(word)));
  const [, behind = ""] = /^[^,|]+,\s+(.+)$/u.exec(next.text) ?? [];
  // "Adelaide, South Australia": a list of places; a surname has a comma after it only before a title.
  if (behind !== "" && titleScore(behind) === 0) return false;
  return (
    isAsLarge(line, next, after) &&
    next.source.page === line.source.page &&
    next.source.gapBefore < 1 &&
    (names || small)
  );
}

/** The text after a label when it can be the name: "DATOS Felipe Barrientos", "Postulante: …". */
function namedValue(line: CvLine): string {
  const value = line.label?.value ?? "";
  return value.split(/\s+/).length >= 2 ? value : line.text;
}

function candidateOf(text: string, line: CvLine, at: number, around: Around, more = 0): Candidate {
  const like = around.email === null ? 0 : Math.min(3, likeness(nameWords(text), around.email) * 1.5);
  return { text, score: scoreOf(text, line, at, around) + more, like };
}

function scoreOf(text: string, line: CvLine, at: number, { largest, beside, headed }: Around): number {
  const named = nameWords(text);
  let score = at === 0 ? 2 : at <= 2 ? 1.5 : at <= 6 ? 0.5 : -0.5;
  if (largest > 0 && line.source.size >= largest) score += 3;
  if (beside) score += 1;
  if (headed) score += at > 2 ? 2 : 1;
  if (named.length >= 2 && named.length <= 5) score += 1.5;
  if (named.length === 1) score -= 2;
  if (looksLikeName(text)) score += 1;
  else if (!named.every(isCapital)) score -= at <= 3 && looksLikeSmallName(text) ? 0 : 4;
  if (headingKind(text) !== null || /curr[ií]cul|vitae/i.test(text)) score -= 10;
  if (isSomethingElse(text)) score -= 5;
  if (/[.:;]$/.test(line.text)) score -= /\b\p{L}\.$/u.test(line.text) ? 0 : 2;
  return score;
}

function likeness(words: readonly string[], email: string): number {
  const local = normalize(email.split("@")[0] ?? "").replace(/[^a-z]/g, "");
  return words.filter(
    (word) =>
      word.length >= 3 &&
      local.includes(
        normalize(word)
          .replace(/[^a-z]/g, "")
          .slice(0, 6),
      ),
  ).length;
}

/** "de la Fuente", "de los Ríos" open a surname; "de La Serena", "de Talca" a place of residence. */
function opensSurname([first = "", second = "", third = ""]: readonly string[]): boolean {
  return first === "de" && /^(?:la|las|los)$/.test(second) && isCapital(third) && !isPlace(`${second} ${third}`);
}

/** "hola mi nombre es Braulio Cárcamo soy tecnico electricista". */
function stated(line: CvLine): Candidate[] {
  const match = STATED.exec(line.normalized);
  if (match === null) return [];
  const certain = /nombre|llamo|name|called|nome/.test(match[0]);
  const opens = line.index === 0 && match.index <= 3;
  const taken: string[] = [];
  const words = line.text.slice(match.index + match[0].length).split(/\s+/);
  for (const [at, word] of words.slice(0, MAX_WORDS_WITH_PARTICLES).entries()) {
    const bare = word.replace(/[,.;:!]+$/, "");
    const plain = titleScore(bare) === 0 && degreeScore(bare) === 0 && verbOf(bare) === null;
    // After "mi nombre es", or a message opening with "soy", the name may be in lower case.
    const name = plain && (isCapital(bare) || certain || opens);
    if (
      !NAME_WORD.test(bare) ||
      !(name || (PARTICLES.has(normalize(bare)) && taken.length > 0)) ||
      (/^(?:soy|y|e|tengo|de|vivo|con|en|mi|un|una)$/i.test(bare) && !opensSurname(words.slice(at)))
    )
      break;
    taken.push(bare);
    if (bare !== word) break;
  }
  if (taken.length === 0 || (taken.length === 1 && !certain)) return [];
  return [{ text: taken.join(" "), score: (certain ? 6 : 3) + Math.min(2, taken.length), like: 0 }];
}
