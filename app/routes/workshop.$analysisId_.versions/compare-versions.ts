import type { Version } from "#app/features/workshop/versions/version-schemas.ts";
import type { Comparison, PairedLine, Side } from "./screen-data.ts";

/** The name in addresses of the CV as it was uploaded. */
export const ORIGINAL = "original";
/** Its name on the screen: its lines are as uploaded, its score knows what the student has corrected. */
export const UNCHANGED = "Sin cambios";

/**
 * Two versions side by side. What is not among them is the CV as it was uploaded, at the left, and the newest version,
 * at the right. Pure.
 * @param versions newest first
 */
export function compareVersions(
  versions: readonly Version[],
  left: string | null,
  right: string | null,
): Comparison | null {
  const [newest] = versions;
  if (newest === undefined) return null;
  const named = (id: string | null) => versions.find((one) => String(one.id) === id) ?? null;
  const one = named(left);
  const other = right === ORIGINAL ? null : (named(right) ?? newest);
  // Beside another version, the original has the score that it had on that version's day.
  return { left: sideOf(one, other ?? newest), right: sideOf(other, one ?? newest), lines: paired(one, other) };
}

function sideOf(version: Version | null, beside: Version): Side {
  if (version === null) return { id: null, name: UNCHANGED, createdAt: null, score: beside.before };
  return { id: version.id, name: version.name, createdAt: version.createdAt, score: version.score };
}

function paired(left: Version | null, right: Version | null): PairedLine[] {
  const all = [...(left?.lines ?? []), ...(right?.lines ?? [])].sort((a, b) => a.line - b.line);
  const keys = new Map(all.map(({ line, was }) => [`${line} ${was}`, { line, was }]));
  const textIn = (version: Version | null, { line, was }: { line: number; was: string }) =>
    version?.lines.find((one) => one.line === line && one.was === was)?.text ?? null;
  return [...keys.values()].map((key) => ({ ...key, left: textIn(left, key), right: textIn(right, key) }));
}

/**
 * The words of a text that another does not begin or end with: what was written anew. A word is the same with another
 * sign after it. Pure; linear in the text.
 */
export function newWords(text: string, other: string): [before: string, written: string, after: string] {
  const own = text.split(" ");
  const [mine, theirs] = [text, other].map((one) => one.split(" ").map((word) => word.replace(/[.,;:]+$/u, "")));
  if (mine === undefined || theirs === undefined) return [text, "", ""];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const stop = own.length - end;
  return [own.slice(0, start).join(" "), own.slice(start, stop).join(" "), own.slice(stop).join(" ")];
}
