import type { ReadDocument } from "#app/documents/document.ts";
import type { LineChange } from "#app/documents/line-change.ts";
import { unzip } from "../unzip.ts";
import { changedEntries } from "./entries.ts";

/** How a file is read and changed: through the children of the product, or in this process. */
export type Engine = {
  read(bytes: Buffer): Promise<ReadDocument>;
  replace(bytes: Buffer, changes: readonly LineChange[]): Promise<{ bytes: Buffer; changed: string[] }>;
};

export type SwapOutcome = { changes: LineChange[]; bytes: Buffer; problems: string[] };

const WORD = /(?<!\p{L})\p{L}{3,}(?!\p{L})/gu;

/**
 * Three lines of those that stand once, the first, the middle and the last in which two words can change places: with
 * the same letters a line keeps its length.
 */
function swapsIn(document: ReadDocument): LineChange[] {
  const texts = document.lines.map(({ text }) => text);
  const swaps = texts.flatMap((before) => {
    const after = swapped(before);
    const isOnce = texts.filter((text) => text === before).length === 1;
    return after && isOnce ? [{ before, after }] : [];
  });
  const places = [0, Math.floor(swaps.length / 2), swaps.length - 1];
  return swaps.length < 3 ? [] : swaps.filter((_swap, index) => places.includes(index));
}

/** Two words of one cell change places: they have the same white space between them as before. */
function swapped(line: string): string | undefined {
  const cells = line.split("  ");
  for (const [index, cell] of cells.entries()) {
    const [first, ...others] = [...cell.matchAll(WORD)];
    const second = others.find(([word]) => first && word !== first[0]);
    if (!first || !second) continue;
    const between = cell.slice(first.index + first[0].length, second.index);
    const rest = cell.slice(second.index + second[0].length);
    return cells.with(index, cell.slice(0, first.index) + second[0] + between + first[0] + rest).join("  ");
  }
  return undefined;
}

/** Changes three lines of a file, and says in what it differs from what was meant. */
export async function swapLines(bytes: Buffer, { read, replace }: Engine): Promise<SwapOutcome> {
  const before = await read(bytes);
  const changes = swapsIn(before);
  if (changes.length < 3) return { changes, bytes, problems: ["fewer than three lines to change"] };
  const result = await replace(bytes, changes);
  const problems = changes
    .filter((change) => !result.changed.includes(change.before))
    .map((change) => `not changed: ${change.before}`);
  const now = (await read(result.bytes)).lines.map(({ text }) => text);
  const meant = before.lines.map(({ text }) => changes.find((change) => change.before === text)?.after ?? text);
  if (JSON.stringify(now) !== JSON.stringify(meant)) problems.push("the reader sees other lines than were meant");
  const old = await unzip(bytes);
  for (const [name, content] of await changedEntries(bytes, result.bytes)) {
    if (!/^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name)) problems.push(`${name} has changed`);
    else
      problems.push(...otherBytes(old.get(name)?.toString() ?? "", content.toString()).map((at) => `${name}: ${at}`));
  }
  return { changes, bytes: result.bytes, problems };
}

const TEXT_TAG = /^<(?:\w+:)?t(?:\s[^>]*)?>$/;

/** Where two XML texts differ in anything but the texts of w:t and its xml:space. */
function otherBytes(before: string, after: string): string[] {
  // Texts at even places, tags at odd ones.
  const [old, now] = [before, after].map((xml) => xml.split(/(<[^>]*>)/)) as [string[], string[]];
  if (old.length !== now.length) return ["other tags"];
  if (signsOf(old) !== signsOf(now)) return ["other signs than before"];
  return old.flatMap((part, index) => {
    const other = now[index] ?? "";
    if (part === other || (index % 2 === 0 && TEXT_TAG.test(old[index - 1] ?? ""))) return [];
    const isSpace = TEXT_TAG.test(part) && part === other.replace(' xml:space="preserve"', "");
    return isSpace ? [] : [`${part.slice(0, 60)} became ${other.slice(0, 60)}`];
  });
}

/**
 * Words have changed places, so what is written is the same, sign for sign; a word that is written anew has its accents
 * within its letters and no soft hyphens.
 */
function signsOf(parts: readonly string[]): string {
  const texts = parts.filter((_part, index) => index % 2 === 0).join("");
  return [...texts.normalize("NFC").replace(/\p{Cf}/gu, "")].sort().join("");
}
