import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { Requirement } from "./requirement.ts";

/** So many words in the offer's own order are no coincidence. */
const PASSAGE = 9;
/** A run of lines that names so much of what the offer asks, and hardly anything else, was made from the offer. */
const LIST = { words: 5, requirements: 3, ofLine: 0.7, ofRequirement: 0.6 } as const;
const ONE_WORDS = 5;
const STEM = 5;
const MIN_WORD = 3;

type Offer = { text: string; requirements: readonly Requirement[] };

/**
 * Lines of a CV that repeat the offer. `passages` hold the offer's own sentences and show nothing of the person;
 * `lists` are made of its requirements' words, so that alone they show no more than a beginning. Linear in both texts.
 */
export function copiedLines(document: ReadDocument, offer: Offer): { passages: Set<number>; lists: Set<number> } {
  return { passages: passages(document, offer.text), lists: lists(document, offer.requirements) };
}

const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= MIN_WORD)
    .map((word) => word.slice(0, STEM));

function passages(document: ReadDocument, offer: string): Set<number> {
  const known = new Set<string>();
  const words = wordsOf(offer);
  for (let at = 0; at + PASSAGE <= words.length; at++) known.add(words.slice(at, at + PASSAGE).join(" "));
  const all = document.lines.flatMap(({ text }, line) => wordsOf(text).map((word) => ({ word, line })));
  const isCopied = new Uint8Array(all.length);
  for (let at = 0; at + PASSAGE <= all.length; at++) {
    const run = all.slice(at, at + PASSAGE);
    if (known.has(run.map(({ word }) => word).join(" "))) isCopied.fill(1, at, at + PASSAGE);
  }
  const counts = new Map<number, { words: number; copied: number }>();
  all.forEach(({ line }, at) => {
    const count = counts.get(line) ?? { words: 0, copied: 0 };
    count.words += 1;
    count.copied += isCopied[at] ?? 0;
    counts.set(line, count);
  });
  return new Set([...counts].filter(([, count]) => count.copied * 2 >= count.words).map(([line]) => line));
}

function lists(document: ReadDocument, requirements: readonly Requirement[]): Set<number> {
  const asked = requirements.map(({ text, value }) => [new Set(stemsOf(text)), new Set(stemsOf(value))]);
  const known = new Set(asked.flat().flatMap((stems) => [...stems]));
  const copied = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (isMadeOf(run, document, asked, known)) for (const line of run) copied.add(line);
    run = [];
  };
  document.lines.forEach(({ text }, line) => {
    const stems = stemsOf(text);
    const hits = stems.filter((stem) => known.has(stem)).length;
    if (hits > 0 && hits >= stems.length * LIST.ofLine) run.push(line);
    else if (run.length === 0 || stems.length > 2) close();
  });
  close();
  document.lines.forEach(({ text }, line) => {
    if (isVerbatimList(text, requirements)) copied.add(line);
  });
  return copied;
}

/**
 * A line of two or more requirements word for word and nothing else but a heading; or of one, where it stands under
 * such a heading ("Herramientas: Rayen") or is long.
 */
function isVerbatimList(text: string, requirements: readonly Requirement[]): boolean {
  const bare = text.replace(HEADING, "");
  const words = wordsOf(bare);
  if (words.length === 0 || words.length > 60) return false;
  const covered = new Set<number>();
  const found = requirements.filter((requirement) => {
    const wanted = wordsOf(requirement.text);
    const at = words.findIndex(
      (_, start) => wanted.length > 0 && wanted.every((word, by) => words[start + by] === word),
    );
    if (at >= 0) for (let by = 0; by < wanted.length; by++) covered.add(at + by);
    return at >= 0;
  });
  if (covered.size < words.length) return false;
  const isOne = found.some(({ kind }) => NAMED.has(kind)) && (bare !== text || words.length >= ONE_WORDS);
  return found.length >= 2 || isOne;
}

const HEADING = /^[^:]{1,30}:/;
/** Of a title ("Título de Contador Auditor") the same words are no wonder. */
const NAMED: ReadonlySet<string> = new Set(["tool", "skill", "other", "years"]);

function isMadeOf(
  run: readonly number[],
  document: ReadDocument,
  asked: readonly (readonly ReadonlySet<string>[])[],
  known: ReadonlySet<string>,
): boolean {
  const own = new Set(
    run.flatMap((line) => stemsOf(document.lines[line]?.text ?? "")).filter((stem) => known.has(stem)),
  );
  const isNamed = (stems: ReadonlySet<string>) => {
    const hits = [...stems].filter((stem) => own.has(stem)).length;
    return hits > 0 && hits >= stems.size * LIST.ofRequirement;
  };
  const met = asked.filter((wordings) => wordings.some(isNamed));
  return own.size >= LIST.words && met.length >= LIST.requirements;
}
