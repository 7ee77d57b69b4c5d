import { fnv1a } from "#app/platform/fnv1a.ts";
import { headingHint } from "../../vocabulary/heading-kind-hints.ts";
import { headingKind } from "../../vocabulary/headings.ts";
import { skillLexicon } from "../../vocabulary/skills.ts";
import { languageLexicon } from "../../vocabulary/spoken-languages.ts";
import type { CvLine } from "../lines.ts";
import { isPlace } from "../text-type-scores.ts";
import { isCapitals } from "../typography.ts";

/**
 * Features of each line for the tagger: content, typography, position and neighbours, each hashed to a bucket of
 * weights.
 */

export const BUCKETS = 1 << 14;

const CONTACT = /\S@\S|https?:|www\.|linkedin|github|\+?\d[\d\s().-]{7,}\d/i;
const MAX_HEADING_LENGTH = 60;
const HEADING_WORDS = 8;
const LONG_LINE = 160;
const LISTED_WORDS = 16;
const PLACE_WORDS = 6;
const MAX_ITEMS = 6;

/** The bucket of a feature, by the hash of its name. */
function bucketOf(name: string): number {
  const hash = fnv1a(name);
  return ((hash >>> 14) ^ hash) & (BUCKETS - 1);
}

/** What can be derived from a line alone. */
type View = {
  line: CvLine;
  date: "range" | "single" | "none";
  bare: boolean;
  gap: number;
  words: number;
  /** Short code of the typography; lines of the same part look alike. */
  look: string;
  heading: string;
  hint: string;
  /** Kind of the last known heading above. */
  section: string;
  /** Has the typography of the first, or of the second, line below that heading. */
  first: string;
};

const step = (value: number, limits: readonly number[]): number => limits.filter((limit) => value >= limit).length;

function views(lines: readonly CvLine[], bodySize: number): View[] {
  let section = "none";
  let [opening, second] = ["", ""];
  let since = 0;
  return lines.map((line, at) => {
    const dates = line.dates;
    const date = dates.some(({ shape }) => shape === "range") ? "range" : dates.length > 0 ? "single" : "none";
    const { source } = line;
    const scale = bodySize > 0 && source.size > 0 ? step(source.size / bodySize, [0.94, 1.04, 1.14, 1.34, 1.7]) : 1;
    const mark = line.bullet || source.role === "list";
    const typography = `${scale}${source.bold ? "b" : ""}${isCapitals(line.text) ? "c" : ""}${mark ? "l" : ""}`;
    const look = `${typography}${source.role === "table" ? "t" : ""}`;
    const short = line.words <= HEADING_WORDS && line.text.length <= MAX_HEADING_LENGTH && date === "none";
    const heading = short ? (headingKind(line.text) ?? "none") : "none";
    const hint = short && heading === "none" ? (headingHint(line.text)?.kind ?? "none") : "none";
    const full = look + date;
    const above = { section, first: full === opening ? "first" : full === second ? "second" : "none" };
    if (heading !== "none" && !mark) {
      section = heading;
      [opening, second, since] = ["", "", 0];
    } else {
      if (since === 0) opening = full;
      else if (since === 1) second = full;
      since += 1;
    }
    const gap = at === 0 ? 5 : step(source.gapBefore, [0.05, 0.25, 0.6, 1, 1.6]);
    const bare = date !== "none" && line.rest.replace(/[^\p{L}]/gu, "").length <= 2;
    const words = step(line.words, [2, 3, 4, 6, 9, 13, 21]);
    return { line, date, bare, gap, words, look, heading, hint, ...above };
  });
}

/** Feature buckets of each line. Linear in the length of the text. */
export function featuresOf(lines: readonly CvLine[], bodySize: number): Int32Array[] {
  const all = views(lines, bodySize);
  const counts = new Map<string, number>();
  for (const { look } of all) counts.set(look, (counts.get(look) ?? 0) + 1);
  const since = distances(all, 1);
  const until = distances(all, -1);
  return all.map((view, at) => {
    const names = ["bias", ...own(view), ...wording(view.line)];
    const share = (counts.get(view.look) ?? 0) / all.length;
    names.push(`rare${step(share, [0.05, 0.12, 0.3, 0.6])}${view.look.slice(0, 2)}`, `at${step(at, [1, 2, 4, 8, 16])}`);
    names.push(`since${since[at]}`, `until${until[at]}`, `${view.section}~${since[at]}~${until[at]}`);
    names.push(...beside(all, at), ...placed(all, at));
    return Int32Array.from(new Set(names.map(bucketOf)));
  });
}

/** Distance in lines back (or forward) to the next one with a date range, at most five. */
function distances(all: readonly View[], direction: 1 | -1): number[] {
  const found = new Array<number>(all.length).fill(5);
  let last = 5;
  for (let step = 0; step < all.length; step += 1) {
    const at = direction === 1 ? step : all.length - 1 - step;
    found[at] = last;
    last = all[at]?.date === "range" ? 1 : Math.min(5, last + 1);
  }
  return found;
}

/** Coarse signals of a line, and their pairs with the section of the last known heading. */
function signals({ line, date, bare, words, heading }: View): string[] {
  const found = [`d:${date}${bare ? "!" : ""}`, `w:${words}`];
  if (line.title > 0) found.push(`t:${line.title}`);
  if (line.employer > 0) found.push(`e:${line.employer}`);
  if (line.degree > 0) found.push(`g:${line.degree}`);
  if (line.institution > 0) found.push(`i:${line.institution}`);
  if (line.prose) found.push("prose");
  if (line.bullet || line.source.role === "list") found.push("item");
  if (line.verb) found.push("verb");
  if (heading !== "none") found.push(`h:${heading}`);
  if (CONTACT.test(line.text.slice(0, LONG_LINE))) found.push("contact");
  return found;
}

function own(view: View): string[] {
  const { line, date, gap, look, hint, section, first } = view;
  const { text } = line;
  const found = signals(view);
  const [opens] = line.dates;
  if (opens !== undefined)
    found.push(opens.from <= 2 ? "date-opens" : opens.to >= text.length - 2 ? "date-ends" : "date-in");
  if (line.dates.length > 1) found.push("dates");
  // The word lists are consulted for short lines only: in prose they tell little and cost most.
  if (!line.prose && line.words <= LISTED_WORDS) found.push(...listed(line));
  if (hint !== "none") found.push(`hint:${hint}`);
  const names = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word));
  const capitals = names.filter((word) => /^\p{Lu}/u.test(word)).length;
  found.push(`caps${step(capitals / Math.max(1, names.length), [0.01, 0.34, 0.67, 1])}${names.length > 4 ? "+" : ""}`);
  found.push(
    `end${/[.,;:)-]$/.exec(text)?.[0] ?? ""}`,
    `open${/^\p{Ll}/u.test(text) ? "a" : /^\d/.test(text) ? "0" : "A"}`,
  );
  found.push(`gap${gap}`, `look${look}`, `role${line.source.role}`, `sec${section}`, `f${first}`);
  const joint = found.map((name) => `${section}~${name}`);
  return [...found, ...joint, `${gap}~${look}`, `${gap}~${date}`, `${first}~${gap}~${date}`, `${look}~${hint}`];
}

/** Languages, known skills and places in the line. */
function listed(line: CvLine): string[] {
  const { text } = line;
  const items = text.split(/\s*[,;|·•/]\s*|\s{2,}/).filter((item) => item !== "");
  const known = items.slice(0, MAX_ITEMS).filter((item) => skillLexicon.has(item)).length;
  const share = known / Math.max(1, Math.min(items.length, MAX_ITEMS));
  const found = [`items${step(items.length, [2, 3, 4, 6])}`, `known${step(share, [0.01, 0.3, 0.6, 1])}`];
  if (line.dates.length === 0 && languageLexicon.matches(text).length > 0)
    found.push(`lang${step(line.words, [2, 4, 8])}`);
  if (line.words <= PLACE_WORDS && isPlace(line.rest)) found.push("place");
  return found;
}

/** Words of a short line or the first words of a long one, and the first and last letters of the first word. */
function wording({ normalized, label }: CvLine): string[] {
  const words = normalized.slice(0, LONG_LINE).match(/[a-z]{2,}/g) ?? [];
  const few = words.slice(0, words.length <= 8 ? 8 : 3);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const found = few.map((word) => `~${word}`);
  found.push(`^${first}`, `$${last}`, `<${first.slice(0, 4)}`, `>${first.slice(-3)}`, `>>${first.slice(-2)}`);
  if (label !== null) found.push("label", `label:${label.name}`, label.value === "" ? "label-open" : "label-full");
  return found;
}

/** Features of the two lines above and below. */
function beside(all: readonly View[], at: number): string[] {
  const here = all[at];
  const found: string[] = [];
  for (const by of [-2, -1, 1, 2]) {
    const other = all[at + by];
    if (other === undefined) {
      found.push(`${by}:none`);
      continue;
    }
    for (const name of signals(other)) found.push(`${by}${name}`);
    found.push(`${by}gap${other.gap}`, `${by}look${other.look}`, `${by}${other.date}~${here?.date}~${here?.words}`);
    if (Math.abs(by) === 1)
      found.push(`${by}${other.look === here?.look}~${here?.gap}~${other.gap}~${other.date}~${here?.date}`);
  }
  return found;
}

/** Indentation relative to the line above, where the document gives positions. */
function placed(all: readonly View[], at: number): string[] {
  const [here, above] = [all[at]?.line.source, all[at - 1]?.line.source];
  if (here === undefined || above === undefined || (here.x === 0 && above.x === 0)) return ["x?"];
  const shift = here.page === above.page ? step(here.x - above.x, [-40, -3, 3, 40]) : 9;
  const block = here.block === above.block ? "same" : "other";
  return [
    `x${shift}`,
    `x${shift}~${all[at]?.date}~${all[at - 1]?.date}`,
    `block${block}`,
    `${all[at]?.section}~x${shift}`,
  ];
}
