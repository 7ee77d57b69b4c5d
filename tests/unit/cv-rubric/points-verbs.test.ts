import { describe, expect, it } from "vitest";
import { scoreVerbs } from "#app/features/cv/rubric/criteria/verbs.ts";
import type { Achievement } from "#app/features/cv/rubric/evidence/results.ts";
import type { UnpaidAchievement } from "#app/features/cv/rubric/evidence/unpaid.ts";
import type { OpenerKind } from "#app/features/cv/rubric/evidence/verbs.ts";
import { achievement, expectPoints, readingOf, times } from "./reading-builder.ts";

/*
 * 12 points for the mean worth of the openings, three at least in the divisor: 12 × (1 - e^(-mean / 1.2)) /
 * (1 - e^(-1 / 1.2)), of which 8% need at least 70% different verbs.
 */
describe("Verbos de acción: 12 points", () => {
  const of = (achievements: Achievement[]) => scoreVerbs(readingOf({}, { achievements }));
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
  const different = (count: number, given: Parameters<typeof achievement>[0] = {}) =>
    WORDS.slice(0, count).map((word) => achievement({ ...given, word }));

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
    expectPoints(of([...different(2), ...times(2, achievement({ kind: "none" }))]), 7.803);
  });

  it.each([
    ["seven of ten are different: nothing lost", 7, 10, 12],
    ["six of ten", 6, 10, 11.863],
    ["one of three", 1, 3, 11.497],
    ["two of four", 2, 4, 11.726],
    ["three of three", 3, 3, 12],
  ])("%s", (_situation, count, lines, points) => {
    expectPoints(of([...different(count), ...times(lines - count, achievement({ word: "Diseñé" }))]), points);
  });

  it("two lines are too few to speak of variety", () => {
    expectPoints(of(times(2, achievement())), 9.047);
  });

  it("the same verb in another tense or person is the same verb; nouns are not asked for variety", () => {
    expectPoints(of(["Diseñé", "Diseño", "diseñamos"].map((word) => achievement({ word }))), 11.497);
    expectPoints(of(times(3, achievement({ kind: "noun", word: "Elaboración" }))), 4.695);
    expectPoints(of(times(3, achievement({ kind: "routine", word: "Apoyé" }))), (6.016 * 11.497) / 12);
  });

  it("a prize or a line of the summary counts only where it opens with an action or a result", () => {
    const aside = (kind: OpenerKind) => achievement({ kind, aside: true });
    expectPoints(of([...different(3), aside("none")]), 12);
    expectPoints(of([...different(2), aside("strong")]), 12);
    expectPoints(of([...different(2), aside("result")]), 11.87);
    expectPoints(of(times(3, aside("none"))), 1.697);
  });

  it("what is not paid opens nothing, with whatever verb", () => {
    const bad: UnpaidAchievement = { ...achievement(), why: "notWork", part: "" };
    const points = (count: number) =>
      scoreVerbs(readingOf({}, { achievements: different(4), unpaid: times(count, bad) }));
    expectPoints(points(0), 12);
    expectPoints(points(4), 7.232);
  });

  it("says what was found and shows an opening of each kind", () => {
    const does = ["Diseñé la red", "Ventas de 40%", "Redes y otros", "Apoyé la venta", "Elaboración de actas"];
    const told = (at: number, kind: OpenerKind, figures = 0) => achievement({ text: does[at] ?? "", kind, figures });
    const finding = (...achievements: Achievement[]) =>
      scoreVerbs(readingOf({ jobs: [{ title: "A", employer: "B", does }] }, { achievements })).finding;
    const [a, b] = [told(0, "strong"), told(1, "result", 1)];
    const [none, routine, noun] = [told(2, "none"), told(3, "routine"), told(4, "noun")];
    expect(finding()).toMatch(/^Aquí suman las líneas que abren con lo que hiciste, con un verbo/);
    expect(finding(a)).toBe("Tu frase abre con una acción o un resultado: «Diseñé la red».");
    expect(finding(a, b)).toBe("Tus frases abren con una acción o un resultado, como «Diseñé la red».");
    // Nothing is shown to be changed that is no task, or that opens with a verb already.
    expect(finding(a, none, routine)).toBe("Abres con una acción o un resultado en «Diseñé la red».");
    expect(finding(a, b, noun)).toBe("Abres con una acción o un resultado en «Diseñé la red».");
    // That no line opens with an act is said of nobody: a form of a verb may not have been known.
    expect([finding(noun), finding(routine, routine, routine), finding(noun, none)]).toEqual(["", "", ""]);
  });

  it("quotes the good openings; three are enough where there are more", () => {
    const does = ["Diseñé la red", "Vendí el stock", "Construí el muro", "Publiqué el libro", "Elaboración de actas"];
    const reading = (count: number) => {
      const achievements = does.map((text, at) => achievement({ text, kind: at === 4 ? "noun" : "strong" }));
      const jobs = [{ title: "Cargo", employer: "Lugar", does }];
      return scoreVerbs(
        readingOf({ jobs }, { achievements: [...achievements.slice(0, count), ...achievements.slice(4)] }),
      ).evidence;
    };
    expect(reading(2)).toEqual([does[0], does[1]]);
    expect(reading(3)).toEqual([does[0], does[1], does[2]]);
    expect(reading(4)).toEqual([does[0], does[1], does[2]]);
  });
});
