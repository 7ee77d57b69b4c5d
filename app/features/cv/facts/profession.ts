/** The person's profession, in their own words where possible. */

import { regex } from "#app/platform/regex.ts";
import { professionOf } from "../vocabulary/degrees.ts";
import { headingKind } from "../vocabulary/headings.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { occupationLexicon } from "../vocabulary/occupations.ts";
import type { Job, Section, Study } from "./facts.ts";
import type { CvLine } from "./lines.ts";
import { degreeScore, employerScore, isPlace, titleScore } from "./text-type-scores.ts";

const LABEL = regex()`
    ^(?:profesion(?: u oficio)?|ocupacion|oficio|titulo(?: profesional)?|cargo(?: actual| al que postula)?|
    especialidad|profession|occupation|title|profissao|actividad)$
  `;
const SELF = regex("g")`
    (?:^|[\s,.])(?:(?:soy|yo soy|i am|i'm|sou)\s+(?:un|una|an?|uma?)?|(?:trabajo|me desempeno|i work|
    trabalho)\s+(?:como|de|as)\s+(?:un|una|an?)?)\s*
  `;
const CONTACT = /@|https?:|www\.|linkedin|github|\d{4,}|\+\d|^(?:rut|fono|tel|cel|direccion|correo|email)\b/;
const STUDENT = /^(?:student|estudiante|alumn[oa])\s+(?:of|in|de)\s+$/i;
/** Abbreviated degrees after a name. */
const SUFFIX = /^(?:mba|ph\.?d|msc|m\.sc|ma|md|pmp|cpa|bsc|rn)\.?$/i;
const MAX_WORDS = 14;
const HEAD_LINES = 8;

type Source = {
  lines: readonly CvLine[];
  sections: readonly Section[];
  jobs: readonly Job[];
  studies: readonly Study[];
  name: string | null;
  /** In English CVs titles name jobs: "BSc History" is no profession. */
  english: boolean;
};

/**
 * Headline below the name, else a label, else a statement, else the profession that a degree gives, else the current
 * job, else a degree, else the latest job. In English the current job comes before all degrees.
 */
export function findProfession({ lines, sections, jobs, studies, name, english }: Source): string | null {
  const own = sections.filter((section) => section.kind === "contact" && section.heading === null);
  const head = own.flatMap((section) => section.lines).flatMap((index) => lines[index] ?? []);
  return (
    headline(head, name) ??
    aboveName(head, name) ??
    labelled(lines, sections) ??
    stated(lines, sections) ??
    setHeadline(head, name) ??
    (english ? fromJobs(jobs.filter(isHeldNow)) : null) ??
    fromStudies(studies, lines, (study) => professionOf(study.degree, isHeld(study)) !== null) ??
    fromJobs(jobs.filter(isHeldNow)) ??
    fromStudies(studies, lines, () => true) ??
    fromJobs(jobs) ??
    unknownHeadline(head, name)
  );
}

/** Lines beside the name that are not contact data. */
function headlineLines(head: readonly CvLine[], name: string | null): { line: CvLine; text: string; near: number }[] {
  const at =
    name === null
      ? 0
      : Math.max(
          0,
          head.slice(0, HEAD_LINES).findLastIndex((line) => holdsName(line, name)),
        );
  return head
    .slice(at, at + HEAD_LINES)
    .map((line, near) => ({ line, text: withoutContact(withoutName(line.text, name)), near }))
    .filter(
      ({ line, text }) =>
        text.length >= 3 &&
        line.words <= MAX_WORDS + 6 &&
        !CONTACT.test(normalize(text)) &&
        !isPlace(text) &&
        headingKind(text) === null &&
        !/curr[ií]cul/i.test(text),
    );
}

/** "Educadora diferencial | ana@example.cl | Iquique" -> its first part that is neither contact data nor a place. */
function withoutContact(text: string): string {
  if (!CONTACT.test(normalize(text))) return text;
  const parts = text.split(/\s*[|·•]\s*|\s{2,}/);
  const own = parts.find((part) => part.length >= 3 && !CONTACT.test(normalize(part)) && !isPlace(part));
  // "Trabajadora social, Puerto Montt. ana@example.cl / …": the text before the first comma or full stop.
  return own ?? text.split(/,\s+|\.\s+|\s+[/–—-]\s+/).find((part) => titleScore(part) >= 2.5) ?? text;
}

function holdsName(line: CvLine, name: string): boolean {
  const normalized = normalize(name);
  return line.normalized.includes(normalized) || (normalized.startsWith(line.normalized) && line.normalized.length > 2);
}

function withoutName(text: string, name: string | null): string {
  if (name === null) return text;
  const at = normalize(text).indexOf(normalize(name));
  if (at >= 0)
    return text
      .slice(at + name.length)
      .replace(/^[\s,|–—•·:-]+/, "")
      .trim();
  // "Nájera, PhD": the end of a name that wrapped to a second line, and the text after it.
  const [opening = "", ...more] = text.split(/,\s*/);
  if (normalize(name).endsWith(` ${normalize(opening)}`)) return more.join(", ").replace(SUFFIX, "");
  return normalize(name).includes(normalize(text)) ? "" : text;
}

function headline(head: readonly CvLine[], name: string | null): string | null {
  for (const { line, text } of headlineLines(head, name)) {
    if (line.prose && firstSentence(text) === text) continue;
    if (line.title < 2.5 && (line.verb || /[.!?]$/.test(text))) continue;
    if (line.label !== null || line.dates.some((date) => date.shape === "range")) continue;
    const value = sanitizeOutput(firstSentence(text));
    if (employerScore(value) >= 3 && titleScore(value) < 2.5) continue;
    if (titleScore(value) >= 1.5 || degreeScore(value) >= 1.5) return value;
  }
  return null;
}

/** "UX Researcher. Ñuñoa, Santiago, Chile. Open to remote.": short sentences of which the first is the headline. */
function firstSentence(text: string): string {
  const sentences = text.split(/\.\s+(?=\p{Lu})/u);
  return sentences.length > 1 && sentences.every((sentence) => sentence.split(/\s+/).length <= 6)
    ? (sentences[0] ?? text)
    : text;
}

/** A title alone on its line above the name: "JARDINERO". */
function aboveName(head: readonly CvLine[], name: string | null): string | null {
  const at = name === null ? -1 : head.findIndex((line) => holdsName(line, name));
  const found = head
    .slice(0, Math.max(0, at))
    .find((line) => line.title >= 2.5 && line.words <= 6 && !line.prose && line.label === null);
  return found === undefined || headingKind(found.text) !== null ? null : sanitizeOutput(found.text);
}

/** Right below the name, unknown to the lists but larger than the surrounding text: "Sourdough Evangelist". */
function setHeadline(head: readonly CvLine[], name: string | null): string | null {
  const sizes = head.map((line) => line.source.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const found = headlineLines(head, name).find(({ near }) => near === 1);
  if (name === null || found === undefined || found.line.label !== null || found.line.dates.length > 0) return null;
  const places = found.text.split(/,\s+/).some((part) => isPlace(part));
  return found.line.source.size > usual * 1.08 && found.line.words <= 7 && !places ? sanitizeOutput(found.text) : null;
}

/** An ongoing job whose name reads as a title. */
const isHeldNow = ({ kind, interval, title }: Job): boolean =>
  kind === "employment" && interval?.end === null && titleScore(title ?? "") >= 2;

/** Right below the name, unknown to the lists; used as a last resort. */
function unknownHeadline(head: readonly CvLine[], name: string | null): string | null {
  const found = headlineLines(head, name).find(
    ({ line, near }) => near <= 2 && !line.prose && line.label === null && line.dates.length === 0,
  );
  return found === undefined || found.text.split(/\s+/).length > MAX_WORDS ? null : sanitizeOutput(found.text);
}

function labelled(lines: readonly CvLine[], sections: readonly Section[]): string | null {
  const own = sections
    .filter((section) => section.kind === "contact" || section.kind === "personal" || section.kind === "summary")
    .flatMap((section) => section.lines);
  for (const index of own) {
    const label = lines[index]?.label;
    if (label !== undefined && label !== null && LABEL.test(label.name) && label.value.length >= 3)
      return sanitizeOutput(label.value);
  }
  return null;
}

/** "soy tecnico electricista"; a profile that opens with the profession: "Enfermera con 5 años de experiencia". */
function stated(lines: readonly CvLine[], sections: readonly Section[]): string | null {
  const own = sections.filter(
    (section) =>
      section.kind === "contact" ||
      section.kind === "summary" ||
      section.kind === "personal" ||
      section.kind === "other",
  );
  for (const section of own) {
    for (const [at, index] of section.lines.slice(0, 12).entries()) {
      const line = lines[index];
      if (line === undefined) continue;
      const starts = [...line.normalized.matchAll(SELF)].map((self) => self.index + self[0].length);
      const opening = section.kind === "summary" && at === 0 ? [0] : [];
      for (const start of [...opening, ...starts]) {
        const [match] = occupationLexicon.matches(line.text.slice(start));
        if (match === undefined) continue;
        const before = line.text.slice(start, start + match.start);
        if (match.start <= 2) return capitalised(match.text);
        // "I am student of Veterinary Technician": not yet a graduate.
        if (STUDENT.test(before)) return capitalised(`${before.trim()} ${match.text}`);
      }
    }
  }
  return null;
}

function fromStudies(
  studies: readonly Study[],
  lines: readonly CvLine[],
  fits: (study: Study) => boolean,
): string | null {
  const own = studies.filter((study) => study.level === "undergraduate" || study.level === "technical").filter(fits);
  const rank = (study: Study): number => (study.status === "incomplete" ? 0 : study.level === "undergraduate" ? 2 : 1);
  const told = own
    .sort((a, b) => rank(b) - rank(a))
    .map((study) => ({ study, profession: professionOf(study.degree, isHeld(study)) }));
  const best = told.find(({ profession }) => profession !== null) ?? told[0];
  if (best === undefined) return null;
  const { study, profession } = best;
  // A line of the section that is not a recognisable study names no profession.
  const credible = degreeScore(study.degree) >= 1.5 || (study.institution ?? study.degree) !== study.degree;
  if (profession === null) return credible ? study.degree : null;
  const gender = writtenGender(lines);
  return gender === "f" ? profession.feminine : gender === "m" ? profession.masculine : profession.neutral;
}

const isHeld = ({ status }: Study): boolean => status === "completed" || status === "unknown";

function fromJobs(jobs: readonly Job[]): string | null {
  const end = (job: Job): number => (job.interval === null ? -1 : (job.interval.end ?? Number.POSITIVE_INFINITY));
  const titled = jobs.filter((job) => job.title !== null && job.kind !== "volunteering");
  const [latest] = [...titled].sort((a, b) => end(b) - end(a));
  const title = latest?.title;
  return title === undefined || title === null ? null : capitalised(title);
}

function sanitizeOutput(text: string): string {
  const self = /^(?:yo )?(?:soy|sou|i am|i'm)\s+(?:una?|an?|uma?)?\s*/.exec(normalize(text));
  return (self === null ? text : text.slice(self[0].length))
    .replace(/\s+/g, " ")
    .replace(/^[\s,.:;|–—-]+|[\s,:;|–—-]+$/g, "")
    .replace(/(?<=\p{L}{4})\.$/u, "")
    .slice(0, 120)
    .trim();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The grammatical gender in which a CV speaks of its owner: inferred from its words, never from the name. */

const PERSON = regex()`
    \b(?:egresad|titulad|licenciad|graduad|casad|solter|nacid|radicad|domiciliad|encargad|ingenier|enfermer|
    secretari|administrativ|ejecutiv|tecnolog|psicolog|kinesiolog|abogad|arquitect)([ao])\b|\b(?:trabajad|
    coordinad|supervis|educad|profes|vendedor|operad|consult|contad|desarrollad|direct|diseñad|investigad|
    instruct|monitor)(ora?)\b|\bjef([ea])\b
  `;

/** Looks at titles and headlines only, as other words may be about somebody else. Null where none or both are found. */
function writtenGender(lines: readonly CvLine[]): "f" | "m" | null {
  const found = new Set<"f" | "m">();
  for (const line of lines) {
    if (line.prose || line.words > 10) continue;
    const match = PERSON.exec(line.normalized);
    const ending = match?.slice(1).find((part) => part !== undefined);
    if (ending !== undefined) found.add(ending.endsWith("a") ? "f" : "m");
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
