import { describe, expect, it } from "vitest";
import { scoreClarity } from "#app/features/cv/rubric/criteria/clarity.ts";
import { scoreSkills } from "#app/features/cv/rubric/criteria/skills.ts";
import type { CvReading } from "#app/features/cv/rubric/evidence/cv-context.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvSpec } from "./cv-builder.ts";
import { achievement, expectPoints, readingOf, times } from "./reading-builder.ts";

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
    [/^No leímos herramientas ni conocimientos concretos de tu oficio/, { skills: qualities(3) }],
    [/^Nombras «Excel», y eso dice qué sabes hacer\.$/, tools(1, 0)],
    [/^Nombras «Excel», «SAP» y «Python», y eso dice qué sabes hacer/, tools(5, 0)],
    [
      regex()`
        ^Nombras «Excel», «SAP» y «Python»; «Excel» se ve en uso en «Diseñé informes con Excel»: haz lo mismo con\x20
        otros\.$
      `,
      tools(4, 4),
    ],
    [/^Nombras «Excel», «SAP» y «Python»; «Excel» se ve en uso en .*: haz lo mismo/, tools(5, 1)],
    [/; «Excel» se ve en uso en «Diseñé informes con Excel»\.$/, tools(5, 2)],
    [/; «Excel» se ve en uso en «Diseñé informes con Excel»\.$/, tools(5, 5)],
    // A torn line is no sentence to be shown.
    [
      /, y eso dice qué sabes hacer\.$/,
      { ...tools(5, 0), jobs: [{ title: "A", employer: "B", does: ["informes hechos con Excel 2010 al"] }] },
    ],
  ])("says: %s", (finding, spec) => expect(of(spec).finding).toMatch(finding));

  it("quotes three at most, the uses before the list", () => {
    expect(of(tools(5, 1)).evidence).toEqual(["Diseñé informes con Excel", "Excel, SAP, Python, Softland, Tableau"]);
    expect(of(tools(5, 5)).evidence).toEqual(["Excel", "SAP", "Python"].map((name) => `Diseñé informes con ${name}`));
  });
});

/** A line of so many words that says nothing empty. */
const prose = (words: number) => times(words, "riego").join(" ");

/*
 * 10 points: length 20%, short paragraphs and sentences 30%, sentences that say what, with what or for whom 50%; of
 * which the share without empty wordings (a quarter stays), of sentences about achievements (a half stays) and of
 * sentences that are not anybody's (35% stay).
 */
describe("Claridad y extensión: 10 points", () => {
  /** Six words of meaning: the first and five more. */
  const full = (given: Parameters<typeof achievement>[0] = {}) =>
    achievement({ text: "Diseñé planos eléctricos para edificios nuevos", ...given });
  const THREE = times(3, full());
  const of = (given: Partial<CvReading>, lines: string[] = []) => {
    const spec: CvSpec = { others: [{ heading: "Otros", kind: "other", lines }] };
    return scoreClarity(readingOf(spec, { prose: [], achievements: THREE, words: 100, ...given }));
  };
  const unit = (words: number) => ({ text: prose(words), lines: [0] });

  it.each([
    [0, 0],
    [25, 5],
    [49, 9.8],
    [50, 10],
    [100, 10],
    [1100, 10],
    [1550, 9],
    [2000, 8],
    [3000, 8],
  ])("a text of %d words", (words, points) => expectPoints(of({ words }), points));

  it.each([
    [[38], 10],
    [[64], 8.5],
    [[90], 7],
    [[200], 7],
    [[64, 64], 8.5],
    [[90, 30], 7.75],
    [[30, 30], 10],
  ])("paragraphs of %j words", (paragraphs, points) => expectPoints(of({ prose: paragraphs.map(unit) }), points));

  it.each([
    [[26, 26, 26], 10],
    // Half of the way from 26 to 45.
    [[45, 26, 26], 9],
    [[45, 45, 45], 7],
    [[80, 80, 80], 7],
    [[45, 45, 26], 8],
  ])("sentences of %j words", (words, points) => {
    expectPoints(of({ achievements: words.map((count) => achievement({ text: prose(count) })) }), points);
  });

  it("the longer of both counts: a paragraph, or the sentences", () => {
    const achievements = times(3, achievement({ text: prose(45) }));
    expectPoints(of({ achievements, prose: [unit(64)] }), 7);
    expectPoints(of({ prose: [unit(90)] }), 7);
  });

  it.each<[string, Parameters<typeof achievement>[0], number]>([
    ["the first word alone", { text: "Atendí" }, 5],
    ["one word more", { text: "Atendí público" }, 6],
    ["small words are none", { text: "Atendí a las y los de la red" }, 5],
    ["four words more", { text: "Diseñé planos eléctricos edificios nuevos" }, 9],
    ["five words more", {}, 10],
    ["more add nothing", { text: "Diseñé planos eléctricos para edificios públicos nuevos" }, 10],
    ["a figure says as much as two words", { text: "Atendí mesas", figures: 1 }, 8],
    ["two figures", { text: "Atendí mesas", figures: 2 }, 10],
  ])("sentences that say: %s", (_situation, given, points) => {
    expectPoints(of({ achievements: times(3, full(given)) }), points);
  });

  it("sentences of the profile are judged only where there are no others", () => {
    const bare = achievement({ text: "Atendí", aside: true });
    expectPoints(of({ achievements: [...THREE, bare] }), 10);
    expectPoints(of({ achievements: times(3, bare) }), 5);
  });

  it.each([
    // Half of what the length and the paragraphs give.
    ["no sentence about achievements", 0, 2.5],
    ["one", 1, 6.667],
    ["two", 2, 8.333],
    ["three are enough", 3, 10],
    ["ten", 10, 10],
  ])("%s", (_situation, count, points) => expectPoints(of({ achievements: times(count, full()) }), points));

  const vague = achievement({ text: "Coordiné temas varios con diferentes áreas técnicas" });
  it.each([
    ["all of them could be anybody's", [vague, vague, vague, vague], 3.5],
    ["half", [vague, vague, full(), full()], 6.75],
    ["none", [full(), full(), full(), full()], 10],
    ["with a figure they say how much", times(4, { ...vague, figures: full({ figures: 1 }).figures }), 10],
  ])("tasks: %s", (_situation, achievements, points) => expectPoints(of({ achievements }), points));

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
    [/ fáciles de leer, como «Diseñé planos eléctricos para edificios nuevos»\.$/, {}, [full().text]],
    [/^El texto que leímos es breve \(menos de 50 palabras\): cuenta qué hiciste/, { words: 49 }],
    [/^Lo que más claridad da: contar qué hiciste en cada cargo/, { achievements: [] }],
    [/^El texto es muy largo \(más de 1100 palabras\): deja lo que sirve/, { words: 1101 }],
    [/^Cuentas lo que hiciste/, { words: 1100 }],
    [/^Hay un párrafo largo, «Otros»: sepáralo en líneas de una idea cada una\.$/, { prose: [unit(40), unit(64)] }],
    [/^Hay palabras que no dicen nada concreto, «Proactivo»: cámbialas por un hecho\.$/, {}, ["Proactivo"]],
    [
      /^Hay palabras que no dicen nada concreto, como «Proactivo»: cámbialas por hechos\.$/,
      {},
      ["Proactivo", "Polifuncional"],
    ],
    // One in 250 words takes 8%: under a tenth it is not worth a word.
    [/^Cuentas lo que hiciste en líneas directas/, { words: 250 }, ["Proactivo"]],
    [/^$/, { achievements: [full()] }],
  ])("says: %s", (finding, given, lines = []) => {
    expect(of(given, lines).finding).toMatch(finding);
  });

  it("shows the sentence that could be anybody's, and no title that only looks like one", () => {
    const does = ["Coordiné temas varios", "Elaboré actas", "Atendí público", "Elaboré las actas"];
    const [first = "", second = "", third = ""] = does;
    const told = (text: string, kind: "strong" | "noun" = "strong") => achievement({ text, kind });
    const say = (...achievements: ReturnType<typeof achievement>[]) =>
      scoreClarity(readingOf({ jobs: [{ title: "A", employer: "B", does }] }, { achievements, words: 100, prose: [] }))
        .finding;
    expect(say(...THREE, told(first))).toBe(
      "La frase «Coordiné temas varios» podría ser de cualquiera: di qué, para quién y con qué resultado.",
    );
    // Two words are no sentence to be shown.
    expect(say(told(second), told(third))).toBe("");
    const longer = told("Elaboré las actas");
    expect(say(told(second), longer, full())).toBe("");
  });

  it("quotes the lines with empty wordings", () => {
    expect(of({}, ["Soy proactivo y rápido"]).evidence).toEqual(["Soy proactivo y rápido"]);
    expect(of({}).evidence).toEqual([]);
  });
});
