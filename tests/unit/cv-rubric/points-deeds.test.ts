import { describe, expect, it } from "vitest";
import { scoreAchievements } from "#app/features/cv/rubric/criteria/achievements.ts";
import { scoreVerbs } from "#app/features/cv/rubric/criteria/verbs.ts";
import type { Deed } from "#app/features/cv/rubric/evidence/results.ts";
import type { OpenerKind } from "#app/features/cv/rubric/evidence/verbs.ts";
import type { CvSpec, JobSpec } from "./cv-builder.ts";
import { deed, expectPoints, readingOf, times } from "./reading-builder.ts";

/*
 * 28 points for the mean strength of the sentences, four at least in the divisor. The first ones win most:
 * 28 × (1 - e^(-mean / 0.6)) / (1 - e^(-1 / 0.6)).
 */
describe("Logros con cifras: 28 points", () => {
  const of = (deeds: Deed[], spec: CvSpec = {}) => scoreAchievements(readingOf(spec, { deeds }));
  const strengths = (...all: number[]) => all.map((strength) => deed({ strength, figures: 1 }));
  const job = (kind: JobSpec["kind"]): JobSpec => ({ title: "Cargo", employer: "Lugar", kind, does: [] });

  it.each([
    ["no sentence", [], 0],
    ["four tasks without a result", [0, 0, 0, 0], 0],
    ["one measured result: a quarter", [1], 11.763],
    ["two: a half", [1, 1], 19.518],
    ["three, below the four from which the share counts", [1, 1, 1], 24.63],
    ["four of four", [1, 1, 1, 1], 28],
    ["four of five", [1, 1, 1, 1, 0], 25.421],
    ["five of five: more of them add nothing", [1, 1, 1, 1, 1], 28],
    ["four half as strong", [0.5, 0.5, 0.5, 0.5], 19.518],
    ["two of four are as good as four of eight", [1, 1, 0, 0], 19.518],
    ["four of eight", [1, 1, 1, 1, 0, 0, 0, 0], 19.518],
  ])("%s", (_situation, given, points) => expectPoints(of(strengths(...given)), points));

  it.each([
    ["one job without a word takes away like half a sentence", ["employment"], 4, 26.674],
    ["two of them like a whole one", ["employment", "employment"], 4, 25.421],
    ["below four sentences it takes nothing away", ["employment"], 3, 24.63],
    ["an internship without a word takes nothing away", ["internship"], 4, 28],
    ["voluntary work neither", ["volunteering"], 4, 28],
  ] as const)("%s", (_situation, kinds, results, points) => {
    expectPoints(of(strengths(...times(results, 1)), { jobs: kinds.map(job) }), points);
  });

  it("a job with a sentence of its own takes nothing away", () => {
    const deeds = strengths(1, 1, 1, 1).map((one) => ({ ...one, job: 1 }));
    expectPoints(of(deeds, { jobs: [job("internship"), job("employment")] }), 28);
    expectPoints(of(deeds, { jobs: [job("employment"), job("internship")] }), 26.674);
  });

  it("of two jobs each looks for a sentence of its own", () => {
    const deeds = [0, 1, 0, 1].map((at) => deed({ strength: 1, figures: 1, job: at }));
    expectPoints(of(deeds, { jobs: [job("employment"), job("employment")] }), 28);
  });

  it("a weak sentence outside of work never takes away, a strong one adds", () => {
    const aside = (strength: number) => deed({ strength, figures: 1, aside: true });
    expectPoints(of([...strengths(1, 1, 1, 1), aside(0)]), 28);
    expectPoints(of([...strengths(1, 1, 1), aside(1)]), 28);
  });

  it.each([
    [[], /^No encontramos frases que cuenten qué hiciste: describe cada cargo/],
    [[[0, 0]], /^La única frase sobre lo que hiciste no trae cifras: di cuánto/],
    [[[0.49, 1]], /^La única frase sobre lo que hiciste no trae cifras/],
    [[[0.5, 0]], /^La única frase sobre lo que hiciste no trae cifras/],
    [[[0.5, 1]], /^La única frase sobre lo que hiciste trae un resultado con cifras: agrega otras como esa\.$/],
    [times(2, [0.49, 1]), /^Ninguna de las 2 frases sobre lo que hiciste trae un resultado con cifras: di cuánto/],
    [
      [
        [1, 1],
        [0, 0],
      ],
      /^De 2 frases sobre lo que hiciste, una muestra un resultado con cifras: agrega el dato que falta/,
    ],
    [
      [...times(2, [1, 1]), [0, 0]],
      /^De 3 frases sobre lo que hiciste, 2 muestran un resultado con cifras: agrega el dato que falta en las demás\.$/,
    ],
    [times(4, [0.65, 1]), /^De 4 frases .* 4 muestran un resultado con cifras: di además de cuánto partiste/],
    [times(4, [1, 1]), /^De 4 frases .*: mantén esa costumbre en cada cargo\.$/],
    // 90% of the points stand at a mean of 0.78.
    [[...times(78, [1, 1]), ...times(22, [0, 0])], /agrega el dato que falta/],
    [[...times(79, [1, 1]), ...times(21, [0, 0])], /mantén esa costumbre/],
  ])("says what was found: %#", (given, sentence) => {
    const deeds = given.map(([strength = 0, figures = 0]) => deed({ strength, figures }));
    expect(of(deeds).finding).toMatch(sentence);
  });

  it("quotes the strongest results first, and no sentence without one", () => {
    const does = ["Bajé la merma 10%", "Atendí a 40 personas", "Ordené la bodega"];
    const [first = "", second = "", third = ""] = does;
    const told = (text: string, strength: number, figures: number) => deed({ text, strength, figures });
    const deeds = [told(second, 0.6, 1), told(third, 1, 0), told(first, 1, 1)];
    expect(of(deeds, { jobs: [{ ...job("employment"), does }] }).evidence).toEqual([first, second]);
  });
});

/*
 * 12 points for the mean worth of the openings, three at least in the divisor: 12 × (1 - e^(-mean / 1.2)) /
 * (1 - e^(-1 / 1.2)), of which 8% need at least 70% different verbs.
 */
describe("Verbos de acción: 12 points", () => {
  const of = (deeds: Deed[]) => scoreVerbs(readingOf({}, { deeds }));
  const WORDS = [
    "Diseñé",
    "Coordiné",
    "Analicé",
    "Vendí",
    "Construí",
    "Publiqué",
    "Negocié",
    "Instalé",
    "Capacité",
    "Redacté",
  ];
  const different = (count: number, given: Parameters<typeof deed>[0] = {}) =>
    WORDS.slice(0, count).map((word) => deed({ ...given, word }));

  it.each<[string, OpenerKind, number]>([
    ["an action of one's own", "strong", 12],
    ["a result", "result", 11.608],
    ["taking part or helping: half", "routine", 6.016],
    ["a duty in the infinitive", "infinitive", 5.369],
    ["a task without a doer", "noun", 4.695],
    ["no action at all", "none", 1.697],
    ["«Responsable de», «Hacía»", "weak", 0.866],
  ])("every sentence opens with %s", (_situation, kind, points) => {
    expectPoints(of(different(4, { kind })), points);
  });

  it.each<[string, OpenerKind, number]>([
    ["an action of one's own", "strong", 12],
    ["a result", "result", 11.608],
    ["taking part", "routine", 7.232],
    ["a task", "noun", 7.232],
    ["a position", "weak", 7.232],
    ["nothing", "none", 7.232],
  ])("a figure makes every opening worth at least a half: %s", (_situation, kind, points) => {
    expectPoints(of(different(4, { kind, figures: 1 })), points);
  });

  it.each<[string, OpenerKind, number]>([
    ["an action", "strong", 1.697],
    ["a position", "weak", 0.866],
  ])("«temas varios» is worth a tenth at most, however it opens: %s", (_situation, kind, points) => {
    expectPoints(of(different(4, { kind, text: "Coordiné temas varios" })), points);
  });

  it.each([
    ["one action", 1, 5.148],
    ["two", 2, 9.047],
    ["three, from which the share counts", 3, 12],
    ["ten", 10, 12],
  ])("%s", (_situation, count, points) => expectPoints(of(different(count)), points));

  it("half actions, half nothing", () => {
    expectPoints(of([...different(2), ...times(2, deed({ kind: "none" }))]), 7.803);
  });

  it.each([
    ["seven of ten are different: nothing lost", 7, 10, 12],
    ["six of ten", 6, 10, 11.863],
    ["one of three", 1, 3, 11.497],
    ["two of four", 2, 4, 11.726],
    ["three of three", 3, 3, 12],
  ])("%s", (_situation, count, lines, points) => {
    expectPoints(of([...different(count), ...times(lines - count, deed({ word: "Diseñé" }))]), points);
  });

  it("two lines are too few to speak of variety", () => {
    expectPoints(of(times(2, deed())), 9.047);
  });

  it("the same verb in another tense or person is the same verb; nouns are not asked for variety", () => {
    expectPoints(of(["Diseñé", "Diseño", "diseñamos"].map((word) => deed({ word }))), 11.497);
    expectPoints(of(times(3, deed({ kind: "noun", word: "Elaboración" }))), 4.695);
    expectPoints(of(times(3, deed({ kind: "routine", word: "Apoyé" }))), (6.016 * 11.497) / 12);
  });

  it("a prize or a line of the summary counts only where it opens with an action or a result", () => {
    const aside = (kind: OpenerKind) => deed({ kind, aside: true });
    expectPoints(of([...different(3), aside("none")]), 12);
    expectPoints(of([...different(2), aside("strong")]), 12);
    expectPoints(of([...different(2), aside("result")]), 11.87);
    expectPoints(of(times(3, aside("none"))), 1.697);
  });

  it("says what was found", () => {
    const finding = (...deeds: Deed[]) => of(deeds).finding;
    const [a, b] = [deed(), deed({ kind: "result" })];
    const [none, routine, noun] = [deed({ kind: "none" }), deed({ kind: "routine" }), deed({ kind: "noun" })];
    expect(finding()).toMatch(/^No hay frases de acción que evaluar: abre cada línea con un verbo/);
    expect(finding(a, b)).toBe("Tus frases abren con una acción o un resultado.");
    expect(finding(a, none)).toMatch(
      /^De 2 frases, una abre con una acción o un resultado: cambia las que nombran tareas/,
    );
    expect(finding(a, b, none)).toMatch(/^De 3 frases, 2 abren con una acción/);
    expect(finding(noun, noun, noun)).toMatch(/^Ninguna de tus frases abre con una acción o un resultado: cambia/);
    expect(finding(...times(3, routine))).toMatch(/^Tus frases dicen cuánto hiciste, pero ninguna abre con una acción/);
  });

  it("quotes the good openings and one to change; three are enough", () => {
    const does = ["Diseñé la red", "Vendí el stock", "Construí el muro", "Publiqué el libro", "Elaboración de actas"];
    const reading = (count: number) => {
      const deeds = does.map((text, at) => deed({ text, kind: at === 4 ? "noun" : "strong" }));
      const jobs = [{ title: "Cargo", employer: "Lugar", does }];
      return scoreVerbs(readingOf({ jobs }, { deeds: [...deeds.slice(0, count), ...deeds.slice(4)] })).evidence;
    };
    expect(reading(2)).toEqual([does[0], does[1], does[4]]);
    expect(reading(3)).toEqual([does[0], does[1], does[2], does[4]]);
    expect(reading(4)).toEqual([does[0], does[1], does[2]]);
  });
});
