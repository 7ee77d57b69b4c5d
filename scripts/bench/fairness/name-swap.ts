import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { Person } from "./people.ts";

/** Replaces the owner's name everywhere in a CV: whole, in capitals, surnames first, on two lines. */

type Unit = { part: "given" | "surname"; at: number };
type Run = { units: Unit[]; start: number; end: number };

/** Separators between the parts of a name: a comma before a given name stays where it is. */
const JOIN = /^(?:\s+|,\s+|\s*\n\s*)$/;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * The parts of the name in reading order; a lone surname may be a town or a street, so runs of one part need a line.
 */
function runsIn(text: string, own: Person): Run[] {
  const normalized = normalize(text);
  if (normalized.length !== text.length) return [];
  const units = [
    ...own.given.map((word, at) => ({ word, unit: { part: "given" as const, at } })),
    ...own.surnames.map((word, at) => ({ word, unit: { part: "surname" as const, at } })),
  ].sort((a, b) => b.word.length - a.word.length);
  const shape = new RegExp(
    `(?<![\\p{L}\\d])(?:${units.map(({ word }) => escaped(normalize(word))).join("|")})(?![\\p{L}\\d@]|\\.\\p{L})`,
    "gu",
  );
  const runs: Run[] = [];
  for (const match of normalized.matchAll(shape)) {
    const unit = units.find(({ word }) => normalize(word) === match[0])?.unit;
    if (unit === undefined) continue;
    const last = runs.at(-1);
    const repeated = last?.units.some((one) => one.part === unit.part && one.at === unit.at) === true;
    if (last !== undefined && !repeated && JOIN.test(normalized.slice(last.end, match.index))) {
      last.units.push(unit);
      last.end = match.index + match[0].length;
    } else runs.push({ units: [unit], start: match.index, end: match.index + match[0].length });
  }
  const author = (run: Run) => run.units[0]?.part === "surname" && /^, \p{L}\./u.test(normalized.slice(run.end));
  // "Hola, soy Rayén": certainly the owner.
  const said = (run: Run) => /(?:\bsoy|llamo|\bis|\bi'm|atte[.,]*)\s+$/.test(normalized.slice(0, run.start));
  const alone = (run: Run) =>
    author(run) ||
    said(run) ||
    (/(?:^|\n)(?:[\p{L} ]{4,20}:\s*)?$/u.test(normalized.slice(0, run.start)) &&
      /^(?:\n|$)/.test(normalized.slice(run.end)));
  return runs.filter((run) => run.units.length > 1 || alone(run));
}

function cased(name: string, like: string): string {
  const letters = like.replace(/[^\p{L}]/gu, "");
  if (letters === letters.toUpperCase()) return name.toUpperCase();
  return letters === letters.toLowerCase() ? name.toLowerCase() : name;
}

/** The new person's names for a run of given names or of surnames. */
function namesFor(part: Unit["part"], count: number, own: Person, person: Person): string {
  const [all, mine] = part === "given" ? [person.given, own.given] : [person.surnames, own.surnames];
  return (count >= mine.length ? all : all.slice(0, 1)).join(" ");
}

/** Null when the text does not contain the name in a recognisable form. */
export function withName(text: string, own: Person, person: Person): string | null {
  const runs = runsIn(text, own);
  const whole = (run: Run) => ["given", "surname"].every((part) => run.units.some((unit) => unit.part === part));
  const parts = new Set(runs.flatMap((run) => run.units.map((unit) => unit.part)));
  if (!runs.some(whole) && parts.size < 2) return null;
  let result = text;
  for (const run of [...runs].reverse()) {
    const written = text.slice(run.start, run.end);
    const stretches: { part: Unit["part"]; count: number }[] = [];
    for (const unit of run.units) {
      const last = stretches.at(-1);
      if (last?.part === unit.part) last.count += 1;
      else stretches.push({ part: unit.part, count: 1 });
    }
    // Separators between given names and surnames stay: a comma, the end of a line.
    const join = /,\s+|\s*\n\s*/.exec(written)?.[0] ?? " ";
    const names = stretches.map(({ part, count }) => cased(namesFor(part, count, own, person), written));
    result = result.slice(0, run.start) + names.join(stretches.length > 1 ? join : " ") + result.slice(run.end);
  }
  return result;
}

/** "c.rebolledo" and similar become an address made from the new name. */
export function withAddress(text: string, email: string, person: Person): string {
  const bare = (name: string) => normalize(name).replace(/[^a-z]/g, "");
  const local = `${bare(person.given[0] ?? "")}.${bare(person.surnames[0] ?? "")}`;
  return text.replaceAll(email, `${local}@${email.split("@")[1] ?? ""}`);
}
