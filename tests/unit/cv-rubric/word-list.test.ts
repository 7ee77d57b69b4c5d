import dictionary from "dictionary-es";
import nspell from "nspell";
import { beforeAll, describe, expect, test } from "vitest";
import { loadWordList } from "#app/features/cv/rubric/spelling/word-list.server.ts";
import { isInTable, makeWordTable, slotsFor } from "#app/features/cv/rubric/spelling/word-table.ts";
import { Random } from "../../support/mutate.ts";

describe("the unfolded word list", () => {
  const hunspell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  const words = Object.keys((hunspell as unknown as { data: Record<string, unknown> }).data);
  let isListed: (word: string) => boolean;
  beforeAll(async () => {
    isListed = await loadWordList();
  });

  test("holds every word of the dictionary", () => {
    expect(words.length).toBeGreaterThan(600_000);
    expect(words.filter((word) => !isListed(word))).toEqual([]);
  });

  test("says of words, of their spellings and of slips what nspell says", () => {
    const random = new Random(11);
    const letters = [..."aeioulnrstcdmpáéíóúñü"];
    const slip = (word: string) => {
      const at = random.below(word.length);
      return word.slice(0, at) + random.pick(letters) + word.slice(at + random.below(2));
    };
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const asked = words
      .filter((_, index) => index % 61 === 0)
      .flatMap((word) => [
        word,
        ` ${word}`,
        word.toUpperCase(),
        word.toLowerCase(),
        capital(word),
        slip(word),
        slip(word),
      ]);
    const wrong = asked.filter((word) => isListed(word) !== hunspell.correct(word));
    expect(wrong).toEqual([]);
    expect(asked.filter((word) => !isListed(word)).length).toBeGreaterThan(10_000);
  });

  test("holds nothing that is no word", () => {
    for (const nothing of ["", " ", "x9", "qwertyuiop", "Ñandúes!"]) expect(isListed(nothing)).toBe(false);
  });
});

describe("a table of words", () => {
  test("has room left, however many there are", () => {
    for (const count of [0, 1, 5, 100, 656_936]) expect(slotsFor(count)).toBeGreaterThan(count * 1.5);
  });

  test("finds what was put in, and nothing in an empty one", () => {
    const table = makeWordTable(["uno", "dos", "tres"]);
    expect(["uno", "dos", "tres", "cuatro", ""].map((word) => isInTable(table, word))).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect(isInTable(makeWordTable([]), "uno")).toBe(false);
  });
});
