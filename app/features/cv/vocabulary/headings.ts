import { regex } from "#app/platform/regex.ts";
import type { SectionKind } from "../facts/facts.ts";
import data from "./headings.json";
import { buildLexicon } from "./lexicon.ts";
import { normalize } from "./normalize-text.ts";

/** Wordings of section headings in Spanish, English and Portuguese, formal and creative. Each belongs to one kind. */
export const HEADINGS: Readonly<Record<SectionKind, readonly string[]>> = data.headings;

const ENTRIES = (Object.entries(HEADINGS) as [SectionKind, readonly string[]][]).flatMap(([kind, wordings]) =>
  wordings.map((wording) => [wording, kind] as const),
);

/** Whole headings; pass `get` the line without number or bullet. */
export const headingLexicon = buildLexicon<SectionKind>(ENTRIES);

const SQUEEZED = new Map(ENTRIES.map(([wording, kind]) => [squeeze(wording), kind] as const));

function squeeze(text: string): string {
  return normalize(text).replace(/[^a-z0-9]/g, "");
}

/** Strips "3. ", "IV) ", "•", "—" before a heading, and ":" and "(de la más antigua a la actual)" after it. */
function bareHeading(line: string): string {
  return line
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/^(?:\d{1,2}|[IVX]{1,4})[.)\-:]\s*/u, "")
    .replace(/[^\p{L}\p{N})]+$/u, "")
    .replace(/(?<=\p{L})\s*\([^()]*\)$/u, "")
    .trim();
}

const HEADING_MAX = 60;
/** Words that qualify a heading without changing its kind: "Aptitudes principales", "Mis cursos recientes". */
const QUALIFIED = regex("giu")`
    ^(?:mis?|principales|algun[oa]s)\s+|\s+(?:principales|destacad[oa]s?|relevantes?|recientes?|adicionales|
    vigentes|realizad[oa]s|cursad[oa]s|anteriores|generales|obtenid[oa]s)$
  `;

/**
 * Kind of section that the line would open, or null. The whole line must be a known heading, possibly letter-spaced ("E
 * D U C A C I Ó N"), numbered, or composed of known ones ("Formación y cursos" counts as its first part).
 */
export function headingKind(line: string): SectionKind | null {
  const text = bareHeading(line);
  if (text === "" || text.length > HEADING_MAX * 2) return null;
  const whole = headingLexicon.get(text) ?? SQUEEZED.get(squeeze(text));
  if (whole !== undefined) return whole;
  const bare = text.replace(QUALIFIED, "").trim();
  const kind = bare === text || bare === "" ? undefined : headingLexicon.get(bare);
  if (kind !== undefined) return kind;
  const parts = text.split(/\s+(?:y|e|and|&)\s+|\s*[/|,+·]\s*|\s+[-–]\s+/iu);
  const kinds = parts.map((part) => headingLexicon.get(part));
  const [first] = kinds;
  return parts.length > 1 && first !== undefined && !kinds.includes(undefined) ? first : null;
}
