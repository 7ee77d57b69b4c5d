// Prevents: a fourth head hunter that has to be written into twenty files, and is forgotten in one of them.
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { HUNTERS, type ListedHunter } from "#app/features/interview/hunters.ts";

/** The list, and the file of the hunter itself. */
const HOMES = (id: string) => [`app/features/interview/hunters.ts`, `app/features/interview/hunters/${id}.ts`];

/** Files that name hunters and need no other one; each with its reason. */
const ELSEWHERE: readonly { under: string; reason: string }[] = [
  { under: "db/migrations/0002-interviews.ts", reason: "a released migration never changes; 0010 took its CHECK away" },
  { under: "app/features/demo/", reason: "what invented people told these hunters; a new one is simply not in it" },
];

/**
 * The name as it is written, or the id where it is a value, a part of an address or of a pattern. "mia" is also a word
 * of Spanish: alone in a sentence it names nobody.
 */
function namesOf({ id, name, otherSpellings }: ListedHunter): RegExp {
  const spelt = [name, ...otherSpellings].join("|");
  return new RegExp(`(?<!\\p{L})(?:${spelt}|${id.toUpperCase()})(?!\\p{L})|["'\`/|(]${id}(?:-\\d+)?["'\`/|).?]`, "u");
}

const sources = globSync("{app,db}/**/*.{ts,tsx,js,css}")
  .toSorted()
  .map((file) => ({ file: file.split(path.sep).join("/"), text: readFileSync(file, "utf8") }));

const naming = (hunter: ListedHunter) =>
  sources.filter(({ text }) => namesOf(hunter).test(text)).map(({ file }) => file);

test("sources are found", () => expect(sources.length).toBeGreaterThan(600));

describe.each(HUNTERS)("$name", (hunter) => {
  test("is named in two files: the list and the hunter's own", () => {
    const files = naming(hunter).filter((file) => !ELSEWHERE.some(({ under }) => file.startsWith(under)));
    expect(files).toEqual(HOMES(hunter.id));
  });

  test("has a portrait", () => expect(existsSync(path.join("public", hunter.portrait))).toBe(true));
});

test("every exception is still one", () => {
  for (const { under } of ELSEWHERE)
    expect(
      HUNTERS.flatMap(naming).some((file) => file.startsWith(under)),
      under,
    ).toBe(true);
});
