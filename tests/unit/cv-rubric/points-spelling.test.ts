import { describe, expect, it } from "vitest";
import { scoreSpelling } from "#app/features/cv/rubric/criteria/spelling.ts";
import type { CvReading } from "#app/features/cv/rubric/evidence/cv-context.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import type { CvSpec } from "./cv-builder.ts";
import { achievement, expectPoints, readingOf, times } from "./reading-builder.ts";

/*
 * 8 points: spelling 70%, care of the writing 20%, evenness 10%. An accent 0.35, a typing slip 0.5, a wrong letter 1;
 * three in a hundred words take all of the spelling. A text under 50 words gets its share.
 */
describe("Ortografía: 8 points", () => {
  /** Knows what it is told and the words that change nothing here. */
  const checker = (...known: string[]): SpellChecker => {
    const words = new Set(["riego", ...known]);
    const isKnown = (word: string) => words.has(word);
    return { isKnown, isCommon: isKnown };
  };
  const spell = checker("técnica", "vocación", "mermelada", "gente", "vida", "cabeza");
  const [ACCENT, LETTER, TYPO] = ["tecnica", "vocasion", "mermelafa"];
  const of = (lines: string[], given: Partial<CvReading> & { spec?: CvSpec } = {}) => {
    const { spec, ...reading } = given;
    const all: CvSpec = { others: [{ heading: "Riego", kind: "other", lines }], ...spec };
    return scoreSpelling(readingOf(all, { words: 100, ...reading }), spell);
  };
  const line = (...words: string[]) => [`Riego ${words.join(" ")}`];

  it.each<[string, string[], number]>([
    ["no fault", line(), 8],
    ["an accent left out", line(ACCENT), 7.347],
    ["a typing slip", line(TYPO), 7.067],
    ["a wrong letter", line(LETTER), 6.133],
    ["an accent and a letter", line(ACCENT, LETTER), 5.48],
    ["three wrong letters take all of it", line(LETTER, "jente", "bida"), 2.4],
    ["four take no more", line(LETTER, "jente", "bida", "cabesa"), 2.4],
    ["the same word again is one fault", line(LETTER, LETTER), 6.133],
  ])("%s", (_situation, lines, points) => expectPoints(of(lines), points));

  it.each([
    [0, 0],
    [25, 3.067],
    [49, 6.011],
    [50, 6.133],
    [100, 6.133],
    [200, 7.067],
  ])("a wrong letter in %d words", (words, points) => expectPoints(of(line(LETTER), { words }), points));

  it.each([
    ["no line of ten", 0, 8],
    ["one line of eleven, the heading counted", 1, 7.515],
    ["two", 2, 7.03],
    ["more than three of ten take all of the care", 4, 6.4],
  ])("careless writing in %s", (_situation, count, points) => {
    expectPoints(of([...times(count, "Riego!!"), ...times(10 - count, "Riego")]), points);
  });

  const english: CvSpec = { language: "en" };
  it.each<[string, string[], CvSpec, number]>([
    ["words that no Spanish dictionary has", ["Riego with pumps"], english, 8],
    ["what people who learnt English in Spanish misspell", ["Riego managment"], english, 6.133],
    ["that word in a Spanish CV is not looked for in that list", ["Riego"], {}, 8],
  ])("in English: %s", (_situation, lines, spec, points) => expectPoints(of(lines, { spec }), points));

  const picture: CvSpec = { method: "ocr" };
  it.each<[string, string[], number]>([
    ["no fault", line(), 8],
    ["an accent is nobody's fault", line(ACCENT), 8],
    ["a typing slip hardly is", line(TYPO), 7.813],
    ["a wrong letter weighs less", line(LETTER), 6.88],
    ["70% are left at least", line(LETTER, "jente", "bida", "cabesa"), 5.6],
    ["careless signs are nobody's fault", times(10, "Riego!!"), 8],
  ])("read from a picture: %s", (_situation, lines, points) => expectPoints(of(lines, { spec: picture }), points));

  it.each<[RegExp, string[], CvSpec?]>([
    [/^Leímos tu CV y el diccionario no marcó ninguna palabra\.$/, line()],
    [/^Revisa cómo escribes «vocasion»: así no está en el diccionario/, line(LETTER)],
    [
      /^Revisa cómo escribes «vocasion», «jente» y «mermelafa»: así no están en el diccionario/,
      line(ACCENT, TYPO, LETTER, "jente"),
    ],
    [/^Revisa mayúsculas y signos, por ejemplo en “Riego!!”\.$/, times(2, "Riego!!")],
    // The dictionary is one of Spanish, and a picture hides slips.
    [/^$/, ["Riego"], english],
    // Care is not praised where signs were left careless, be there an example or none.
    [/^Revisa mayúsculas y signos/, times(2, "Riego!!"), english],
    [/^$/, line(), picture],
    [/^Leímos tu CV desde una imagen, así que las faltas/, line(LETTER), picture],
  ])("says: %s", (finding, lines, spec = {}) => expect(of(lines, { spec }).finding).toMatch(finding));

  const ends = (...texts: string[]) => texts.map((text) => achievement({ text }));
  it.each<[string, Partial<CvReading>, number]>([
    ["all end in a full stop", { achievements: ends("Podé.", "Regué.", "Sembré.") }, 8],
    ["none does", { achievements: ends("Podé", "Regué", "Sembré") }, 8],
    ["one of three does not", { achievements: ends("Podé.", "Regué.", "Sembré") }, 7.2],
    ["two are too few to speak of a habit", { achievements: ends("Podé.", "Regué") }, 8],
    [
      "a rest of a line is not looked at",
      { achievements: [...ends("Podé.", "Regué."), achievement({ text: "y", kind: "none" })] },
      8,
    ],
    [
      "a line of the profile neither",
      { achievements: [...ends("Podé.", "Regué."), achievement({ text: "Sembré", aside: true })] },
      8,
    ],
  ])("lines about achievements: %s", (_situation, given, points) => expectPoints(of(line(), given), points));

  it.each<[string, string, CvSpec, number]>([
    ["within a line", "Riego desde Marzo 2020", {}, 7.2],
    ["with its preposition", "Riego, Marzo de 2020", {}, 7.2],
    ["at the start of a line", "Marzo 2020 riego", {}, 8],
    ["in small letters", "Riego desde marzo 2020", {}, 8],
    ["without a year it may be a name", "Riego con Julio", {}, 8],
    ["in another language", "Riego desde Marzo 2020", { language: "pt" }, 8],
    ["in a picture", "Riego desde Marzo 2020", { method: "ocr" }, 8],
  ])("months with a capital: %s", (_situation, text, spec, points) => {
    const known = checker("desde", "con", "de", "marzo");
    const all: CvSpec = { others: [{ heading: "Riego", kind: "other", lines: [text] }], ...spec };
    expectPoints(scoreSpelling(readingOf(all, { words: 100 }), known), points);
  });

  it("shows a sentence that it has read", () => {
    const text = "Riego 3 riego riego";
    const say = (spec: CvSpec = {}) => of([text], { achievements: [achievement({ text })], spec }).finding;
    expect(say()).toBe(`Leímos tu CV, con frases como “${text}”, y el diccionario no marcó ninguna palabra.`);
    expect(say(picture)).toBe("");
    expect(of(line(), { achievements: [] }).finding).toBe("Leímos tu CV y el diccionario no marcó ninguna palabra.");
    expect(of(line(LETTER), { achievements: [], spec: picture }).finding).toMatch(
      /^Leímos tu CV desde una imagen, así que/,
    );
  });

  it("says what is uneven without the marks of a misspelt word", () => {
    const stop = of(line(), { achievements: ends("Podé parras.", "Regué.", "Sembré trigo") }).finding;
    expect(stop).toMatch(
      / Unas líneas terminan en punto y otras no: “Podé parras\.” y “Sembré trigo”; escríbelas igual\.$/,
    );
    const month = of(["Riego 2019 – Marzo 2020"]).finding;
    expect(month).toMatch(/ los meses van con minúscula también en las fechas: en vez de “Marzo”, “marzo”\.$/);
    expect(`${stop}${month}`).not.toContain("«");
  });

  it("quotes the lines with faults, of careless signs too but not in a picture", () => {
    expect(of([...line(), ...line(LETTER), "Riego!!"]).evidence).toEqual(["Riego vocasion", "Riego!!"]);
    expect(of(["Riego!!"], { spec: picture }).evidence).toEqual([]);
  });
});
