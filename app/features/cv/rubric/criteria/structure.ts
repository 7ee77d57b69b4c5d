import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import type { SectionKind } from "../../facts/facts.ts";
import { placeholderIn } from "../evidence/placeholders.ts";
import { quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import { hasTrace } from "../evidence/traces.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, cited, joined } from "./award.ts";

/** Part found, but without a heading that names it. */
const WITHOUT_HEADING = 0.6;

/** Parts that a CV has one of; "Workshop" or "Informáticas" may be a row of another. */
const SHOWN_PARTS: ReadonlySet<SectionKind> = new Set(["summary", "experience", "education", "skills", "languages"]);

/** Lines from the top within which a few sentences are a profile, whatever stands over them. */
const TOP = 14;
/** Words in small letters of a sentence: a name or an address of any length has few. */
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

/** Whether the parts that a recruiter looks for are there, and can be found by their headings. */
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
  const worked = facts.jobs.length > 0 || reading.deeds.length >= 2;
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
  // A line of a post or of a list may look like a heading, and two that follow each other may be one: those are shown
  // that name a part. The name of the paper heads nothing, and one internship is a post.
  const isTitle = ({ line, text }: { line: number; text: string }) =>
    SHOWN_PARTS.has(headingKind(text) ?? "other") &&
    !posts.has(line) &&
    !facts.studies.some(({ lines }) => lines.includes(line)) &&
    !starts.has(line + 1) &&
    !starts.has(line - 1) &&
    !/\(|^(?:resume|cv|curr|pr[áa]ctica profesional$)/iu.test(text);
  const titled = [...new Set(headings.filter(isTitle).map(({ text }) => text))].slice(0, 3);
  const text =
    missing.length > 0
      ? `${titled.length === 0 ? "En tu CV" : `Junto a ${joined(titled.map(cited))}`} no leímos ${joined(missing)}: agrega ${missing.length === 1 ? "esa parte con su título" : "cada parte con su título"}.`
      : unread.length + unnamed.length > 0
        ? `${titled.length === 0 ? "Un" : `Reconocimos por su título ${joined(titled.map(cited))}: un`} título conocido en cada parte ayuda a encontrarla.`
        : `Leímos todas las partes que se buscan${titled.length === 0 ? "" : `, con títulos como ${joined(titled.map(cited))}`}.`;
  return award(
    reading,
    "structure",
    share,
    text,
    headings.map((heading) => heading.text),
  );
}
