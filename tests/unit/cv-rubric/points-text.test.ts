import { describe, expect, it } from "vitest";
import { scoreClarity } from "#app/features/cv/rubric/criteria/clarity.ts";
import { scoreSkills } from "#app/features/cv/rubric/criteria/skills.ts";
import { scoreSpelling } from "#app/features/cv/rubric/criteria/spelling.ts";
import type { CvReading } from "#app/features/cv/rubric/evidence/reading.ts";
import type { SpellChecker } from "#app/features/cv/rubric/rubric.ts";
import type { CvSpec } from "./cv-builder.ts";
import { deed, expectPoints, readingOf, times } from "./reading-builder.ts";

/*
 * 8 points: half for naming five (a general one 0.3, languages 0.5 together); 35% for the share seen in use, of three
 * to six, (1 - e^(-share / 0.4)) / (1 - e^(-2.5)); 15% for naming few qualities.
 */
describe("Habilidades en uso: 8 points", () => {
  type Skills = NonNullable<CvSpec["skills"]>;
  const TOOLS = ["Excel", "SAP", "Python", "Softland", "Tableau", "Revit", "Stata", "Moodle"];
  /** So many tools, the first ones in use. */
  const tools = (named: number, used: number): CvSpec => ({
    skills: TOOLS.slice(0, named).map((name) => [name, "tool"]),
    jobs: [
      { title: "Cargo", employer: "Lugar", does: TOOLS.slice(0, used).map((name) => `Diseñé informes con ${name}`) },
    ],
  });
  const more = (spec: CvSpec, ...skills: Skills): CvSpec => ({ ...spec, skills: [...(spec.skills ?? []), ...skills] });
  const of = (spec: CvSpec) => scoreSkills(readingOf(spec));

  it.each<[string, CvSpec, number]>([
    ["nothing", {}, 0],
    ["five, all in use", tools(5, 5), 8],
    ["five, most in use: nearly all the points", tools(5, 3), 7.57],
    ["five, four in use", tools(5, 4), 7.838],
    ["five, none in use", tools(5, 0), 5.2],
    ["four of them, all in use", tools(4, 4), 7.2],
    ["three, all in use", tools(3, 3), 6.4],
    ["two in use, of the three that are looked for", tools(2, 2), 5.274],
    ["one in use", tools(1, 1), 3.725],
    ["six, all in use: more of them add nothing", tools(6, 6), 8],
    ["eight, six in use: a longer list takes nothing away", tools(8, 6), 8],
    ["eight, three in use", tools(8, 3), 7.376],
  ])("%s", (_situation, spec, points) => expectPoints(of(spec), points));

  it.each<[string, CvSpec, number]>([
    ["a general one beside four", more(tools(4, 4), ["Word", "tool"]), 7.44],
    ["a language beside four", { ...tools(4, 4), languages: [["Inglés", "B2"]] }, 7.6],
    ["three languages count like one", { ...tools(4, 4), languages: times(3, ["Inglés", "B2"]) }, 7.6],
    ["a language among the skills", more(tools(4, 4), ["Inglés", "language"]), 7.6],
    ["only a language: there is nothing to be precise about", { languages: [["Inglés", "B2"]] }, 0.4],
    [
      "a knowledge of the trade is as good as a tool",
      { skills: TOOLS.slice(0, 5).map((name) => [name, "technical"]) },
      5.2,
    ],
  ])("%s", (_situation, spec, points) => expectPoints(of(spec), points));

  const QUALITIES = ["Criterio", "Templanza", "Escucha", "Temple", "Humor", "Calma", "Tino"];
  const qualities = (count: number): Skills => QUALITIES.slice(0, count).map((name) => [name, "soft"]);
  it.each([
    ["no quality", 0, 8],
    ["one of six: still precise", 1, 8],
    ["two of seven", 2, 7.957],
    ["as many qualities as tools", 5, 7.7],
    ["more qualities than tools", 7, 7.6],
  ])("%s", (_situation, count, points) => expectPoints(of(more(tools(5, 5), ...qualities(count))), points));

  it("a general one in use shows nothing", () => {
    const does = ["Diseñé informes con Word"];
    expectPoints(of({ skills: [["Word", "tool"]], jobs: [{ title: "A", employer: "B", does }] }), 1.44);
  });

  it.each<[RegExp, CvSpec]>([
    [/^No encontramos herramientas ni conocimientos concretos de tu oficio/, { skills: qualities(3) }],
    [/^Hay un conocimiento o herramienta solo en lista: cuenta en un cargo/, tools(1, 0)],
    [/^Cinco conocimientos y herramientas están solo en lista/, tools(5, 0)],
    [/^Nombras Excel, SAP y Python, y 4 se ven en uso: lleva más de ellos a tus cargos\.$/, tools(4, 4)],
    [/^Nombras Excel, SAP y Python, y uno se ve en uso: lleva más/, tools(5, 1)],
    [/^Nombras herramientas y conocimientos concretos y 2 se ven en uso\.$/, tools(5, 2)],
    [/^Nombras herramientas y conocimientos concretos y 5 se ven en uso\.$/, tools(5, 5)],
  ])("says: %s", (finding, spec) => expect(of(spec).finding).toMatch(finding));

  it("quotes three at most, the uses before the list", () => {
    expect(of(tools(5, 1)).evidence).toEqual(["Diseñé informes con Excel", "Excel, SAP, Python, Softland, Tableau"]);
    expect(of(tools(5, 5)).evidence).toEqual(["Excel", "SAP", "Python"].map((name) => `Diseñé informes con ${name}`));
  });
});

/** A line of so many words that says nothing empty. */
const prose = (words: number) => times(words, "riego").join(" ");

/*
 * 10 points: length 35%, short paragraphs 35%, something to read 30%; of which the share without empty wordings (a
 * quarter stays), of sentences about deeds (a half stays) and of sentences that are not anybody's (35% stay).
 */
describe("Claridad y extensión: 10 points", () => {
  const THREE = times(3, deed());
  const of = (given: Partial<CvReading>, lines: string[] = []) => {
    const spec: CvSpec = { others: [{ heading: "Otros", kind: "other", lines }] };
    return scoreClarity(readingOf(spec, { prose: [], deeds: THREE, words: 100, ...given }));
  };
  const unit = (words: number) => ({ text: prose(words), lines: [0] });

  it.each([
    [0, 0],
    [25, 5],
    [49, 9.8],
    [50, 10],
    [100, 10],
    [1100, 10],
    [1550, 8.25],
    [2000, 6.5],
    [3000, 6.5],
  ])("a text of %d words", (words, points) => expectPoints(of({ words }), points));

  it.each([
    [[38], 10],
    [[64], 8.25],
    [[90], 6.5],
    [[200], 6.5],
    [[64, 64], 8.25],
    [[90, 30], 7.375],
    [[30, 30], 10],
  ])("paragraphs of %j words", (paragraphs, points) => expectPoints(of({ prose: paragraphs.map(unit) }), points));

  it.each([
    ["no sentence about deeds", 0, 5],
    ["one", 1, 6.667],
    ["two", 2, 8.333],
    ["three are enough", 3, 10],
    ["ten", 10, 10],
  ])("%s", (_situation, count, points) => expectPoints(of({ deeds: times(count, deed()) }), points));

  const vague = deed({ text: "Coordiné temas varios" });
  it.each([
    ["all of them could be anybody's", [vague, vague, vague, vague], 3.5],
    ["half", [vague, vague, deed(), deed()], 6.75],
    ["none", [deed(), deed(), deed(), deed()], 10],
    ["with a figure they say how much", times(4, deed({ text: "Coordiné temas varios", figures: 1 })), 10],
  ])("tasks: %s", (_situation, deeds, points) => expectPoints(of({ deeds }), points));

  it.each([
    ["one stock phrase in a hundred words", ["Proactivo"], 100, 8.5],
    ["two", ["Proactivo", "Polifuncional"], 100, 7],
    ["two in two hundred words", ["Proactivo", "Polifuncional"], 200, 8.5],
    ["in fewer than a hundred words they weigh as in a hundred", ["Proactivo"], 60, 8.5],
    ["talk weighs half as much again", ["Hola"], 100, 7.75],
    ["five leave a quarter", times(5, "Proactivo"), 100, 2.5],
    ["so do more", times(9, "Proactivo"), 100, 2.5],
  ])("%s", (_situation, lines, words, points) => expectPoints(of({ words }, lines), points));

  it.each<[RegExp, Partial<CvReading>, string[]?]>([
    [/^El texto es breve, directo y fácil de leer\.$/, {}],
    [/^El texto dice poco \(49 palabras\): cuenta qué hiciste/, { words: 49 }],
    [/^El texto dice poco \(100 palabras\)/, { deeds: [] }],
    [/^El texto es muy largo \(1101 palabras\): deja lo que sirve/, { words: 1101 }],
    [/^El texto es breve, directo/, { words: 1100 }],
    [/^Hay párrafos largos: sepáralos en líneas de una idea cada una\.$/, { prose: [unit(64)] }],
    [/^Hay una frase que no aporta información, «Proactivo»: cámbiala por un hecho\.$/, {}, ["Proactivo"]],
    [
      /^Dos frases no aportan información, como «Proactivo»: cámbialas por hechos\.$/,
      {},
      ["Proactivo", "Polifuncional"],
    ],
    // One in 250 words takes 8%: under a tenth it is not worth a word.
    [/^El texto es breve, directo/, { words: 250 }, ["Proactivo"]],
    [/^El texto es breve, pero algunas tareas podrían ser de cualquiera/, { deeds: [vague, ...THREE] }],
    [/^El texto se lee bien, pero cuenta poco de lo que hiciste/, { deeds: times(2, deed()) }],
    // Little of each: 10% for a paragraph of 53 words, 6% for the phrase.
    [/^El texto se lee bien; puede ganar con líneas más cortas/, { prose: [unit(53)], words: 250 }, ["Proactivo"]],
  ])("says: %s", (finding, given, lines = []) => {
    expect(of(given, lines).finding).toMatch(finding);
  });

  it("quotes the lines with empty wordings", () => {
    expect(of({}, ["Soy proactivo y rápido"]).evidence).toEqual(["Soy proactivo y rápido"]);
    expect(of({}).evidence).toEqual([]);
  });
});

/*
 * 8 points: spelling 75%, care of the writing 25%. An accent 0.35, a typing slip 0.5, a wrong letter 1; three in a
 * hundred words take all of the spelling. A text under 50 words gets its share.
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
    ["an accent left out", line(ACCENT), 7.3],
    ["a typing slip", line(TYPO), 7],
    ["a wrong letter", line(LETTER), 6],
    ["an accent and a letter", line(ACCENT, LETTER), 5.3],
    ["three wrong letters take all of it", line(LETTER, "jente", "bida"), 2],
    ["four take no more", line(LETTER, "jente", "bida", "cabesa"), 2],
    ["the same word again is one fault", line(LETTER, LETTER), 6],
  ])("%s", (_situation, lines, points) => expectPoints(of(lines), points));

  it.each([
    [0, 0],
    [25, 3],
    [49, 5.88],
    [50, 6],
    [100, 6],
    [200, 7],
  ])("a wrong letter in %d words", (words, points) => expectPoints(of(line(LETTER), { words }), points));

  it.each([
    ["no line of ten", 0, 8],
    ["one line of eleven, the heading counted", 1, 7.394],
    ["two", 2, 6.788],
    ["more than three of ten take all of the care", 4, 6],
  ])("careless writing in %s", (_situation, count, points) => {
    expectPoints(of([...times(count, "Riego!!"), ...times(10 - count, "Riego")]), points);
  });

  const english: CvSpec = { language: "en" };
  it.each<[string, string[], CvSpec, number]>([
    ["words that no Spanish dictionary has", ["Riego with pumps"], english, 8],
    ["what people who learnt English in Spanish misspell", ["Riego managment"], english, 6],
    ["that word in a Spanish CV is not looked for in that list", ["Riego"], {}, 8],
  ])("in English: %s", (_situation, lines, spec, points) => expectPoints(of(lines, { spec }), points));

  const picture: CvSpec = { method: "ocr" };
  it.each<[string, string[], number]>([
    ["no fault", line(), 8],
    ["an accent is nobody's fault", line(ACCENT), 8],
    ["a typing slip hardly is", line(TYPO), 7.8],
    ["a wrong letter weighs less", line(LETTER), 6.8],
    ["70% are left at least", line(LETTER, "jente", "bida", "cabesa"), 5.6],
    ["careless signs are nobody's fault", times(10, "Riego!!"), 8],
  ])("read from a picture: %s", (_situation, lines, points) => expectPoints(of(lines, { spec: picture }), points));

  it.each<[RegExp, string[], CvSpec?]>([
    [/^No encontramos faltas de ortografía\.$/, line()],
    [/^Encontramos una palabra por revisar, como «vocasion»: corrígelas/, line(LETTER)],
    [
      /^Cuatro palabras por revisar, como «vocasion», «jente» y «mermelafa»: corrígelas/,
      line(ACCENT, TYPO, LETTER, "jente"),
    ],
    [/^Revisa mayúsculas, abreviaturas de chat y signos repetidos/, times(2, "Riego!!")],
    [/^La escritura es cuidada; el diccionario se aplica solo a textos en español\.$/, ["Riego"], english],
    [/^Leímos tu CV desde una imagen y no vimos faltas\.$/, line(), picture],
    [/^Leímos tu CV desde una imagen, así que las faltas/, line(LETTER), picture],
  ])("says: %s", (finding, lines, spec = {}) => expect(of(lines, { spec }).finding).toMatch(finding));

  it("quotes the lines with faults, of careless signs too but not in a picture", () => {
    expect(of([...line(), ...line(LETTER), "Riego!!"]).evidence).toEqual(["Riego vocasion", "Riego!!"]);
    expect(of(["Riego!!"], { spec: picture }).evidence).toEqual([]);
  });
});
