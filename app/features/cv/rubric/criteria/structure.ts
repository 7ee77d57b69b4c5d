import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import type { SectionKind } from "../../facts/facts.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { hasTrace } from "../evidence/hints-of-presence.ts";
import { placeholderIn } from "../evidence/placeholders.ts";
import { quote } from "../evidence/quote.ts";
import type { CriterionResult } from "../score-types.ts";
import { award, cited, joined } from "./criterion-result.ts";

/** Share for a section found without a heading. */
const WITHOUT_HEADING = 0.6;

/** Section kinds that occur once; "Workshop" or "Informáticas" may be a row of another section. */
const SHOWN_PARTS: ReadonlySet<SectionKind> = new Set(["summary", "experience", "education", "skills", "languages"]);

/** Number of top lines within which a few sentences are a profile, whatever their heading. */
const TOP = 14;
/** Minimum lower-case words of a sentence; names and addresses of any length have few. */
const SENTENCE = 6;
const SMALL = /(?<!\p{L})(?!(?:del|las|los)(?!\p{L}))\p{Ll}{3,}/gu;

function hasOpening({ document, facts, kept }: CvReading): boolean {
  const [firstJob = TOP] = facts.jobs.flatMap(({ headerLines }) => headerLines).sort((a, b) => a - b);
  return kept
    .filter((line) => line < Math.min(TOP, firstJob))
    .some((line) => {
      const text = document.lines[line]?.text ?? "";
      return (text.match(SMALL)?.length ?? 0) >= SENTENCE && !/@|\d{4}/.test(text);
    });
}

/** Whether the sections that recruiters look for are present and have headings. */
export function scoreStructure(reading: CvReading): CriterionResult {
  const { facts } = reading;
  const live = facts.sections.filter((section) => section.heading === null || !reading.excluded.has(section.heading));
  const headed = (...kinds: SectionKind[]) =>
    live.some(
      (section) =>
        section.heading !== null &&
        kinds.includes(section.kind) &&
        section.lines.some((line) => !reading.excluded.has(line)),
    );
  const part = (heading: boolean, present: boolean) => (heading ? 1 : present ? WITHOUT_HEADING : 0);
  const worked = facts.jobs.length > 0 || reading.achievements.length >= 2;
  const skilled = facts.skills.some((skill) => !reading.excluded.has(skill.line)) || facts.languages.length > 0;
  const parts = [
    {
      label: "un titular con tu profesión",
      trace: "title",
      got: facts.profession === null || placeholderIn(facts.profession) !== null ? 0 : 1,
      worth: 0.15,
    },
    {
      label: "un perfil de dos o tres líneas",
      trace: "profile",
      got: part(headed("summary"), reading.summary.length > 0 || hasOpening(reading)),
      worth: 0.1,
    },
    {
      label: "la experiencia (o tus proyectos y prácticas)",
      trace: "work",
      got: part(headed("experience", "projects", "volunteering"), worked),
      worth: 0.35,
    },
    { label: "la formación", trace: "studies", got: part(headed("education"), facts.studies.length > 0), worth: 0.2 },
    {
      label: "las habilidades",
      trace: "skills",
      got: part(headed("skills", "languages", "certifications"), skilled),
      worth: 0.2,
    },
  ] as const;
  const share = parts.reduce((sum, { got, worth }) => sum + got * worth, 0);
  const unread = parts.filter((one) => one.got === 0);
  const missing = unread.filter(({ trace }) => !hasTrace(reading, trace)).map(({ label }) => label);
  const unnamed = parts.filter((one) => one.got === WITHOUT_HEADING);
  const posts = new Set(facts.jobs.flatMap(({ headerLines }) => headerLines));
  const starts = new Set(live.map((section) => section.heading));
  const headings = live.flatMap(({ heading }) =>
    heading === null ? [] : [{ line: heading, text: quote(reading.document, heading) }],
  );
  // Lines of a job or list may look like headings, and two adjacent ones may be one: only those that name a section are
  // shown. The document's title is no heading, and a single internship is a job.
  const isTitle = ({ line, text }: { line: number; text: string }) =>
    SHOWN_PARTS.has(headingKind(text) ?? "other") &&
    !posts.has(line) &&
    !facts.studies.some(({ lines }) => lines.includes(line)) &&
    !starts.has(line + 1) &&
    !starts.has(line - 1) &&
    !/\(|^(?:resume|cv|curr|pr[áa]ctica profesional$)/iu.test(text);
  const titled = [...new Set(headings.filter(isTitle).map(({ text }) => text))].slice(0, 3);
  const text = findingOf(missing, unread.length + unnamed.length > 0, titled);
  return award(
    reading,
    "structure",
    share,
    text,
    headings.map((heading) => heading.text),
  );
}

/**
 * @param missing labels of the sections not found;
 * @param isPartlyNamed whether some section has no heading
 */
function findingOf(missing: readonly string[], isPartlyNamed: boolean, titles: readonly string[]): string {
  const shown = joined(titles.map(cited));
  if (missing.length > 0) {
    const ask = missing.length === 1 ? "esa parte con su título" : "cada parte con su título";
    return `${titles.length === 0 ? "En tu CV" : `Junto a ${shown}`} no leímos ${joined(missing)}: agrega ${ask}.`;
  }
  if (isPartlyNamed) {
    const begin = titles.length === 0 ? "Un" : `Reconocimos por su título ${shown}: un`;
    return `${begin} título conocido en cada parte ayuda a encontrarla.`;
  }
  return `Leímos todas las partes que se buscan${titles.length === 0 ? "" : `, con títulos como ${shown}`}.`;
}
