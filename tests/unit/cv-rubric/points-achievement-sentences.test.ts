import { describe, expect, it } from "vitest";
import { scoreAchievements } from "#app/features/cv/rubric/criteria/achievements.ts";
import type { Achievement } from "#app/features/cv/rubric/evidence/results.ts";
import type { UnpaidAchievement } from "#app/features/cv/rubric/evidence/unpaid.ts";
import type { CvSpec, JobSpec } from "./cv-builder.ts";
import { achievement, expectPoints, readingOf, times } from "./reading-builder.ts";

/*
 * 28 points for the mean strength of the sentences, four at least in the divisor. The first ones win most:
 * 28 × (1 - e^(-mean / 0.6)) / (1 - e^(-1 / 0.6)).
 */
describe("Logros con cifras: 28 points", () => {
  const of = (achievements: Achievement[], spec: CvSpec = {}) => scoreAchievements(readingOf(spec, { achievements }));
  const strengths = (...all: number[]) => all.map((strength) => achievement({ strength, figures: 1 }));
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
    const achievements = strengths(1, 1, 1, 1).map((one) => ({ ...one, job: 1 }));
    expectPoints(of(achievements, { jobs: [job("internship"), job("employment")] }), 28);
    expectPoints(of(achievements, { jobs: [job("employment"), job("internship")] }), 26.674);
  });

  it("of two jobs each looks for a sentence of its own", () => {
    const achievements = [0, 1, 0, 1].map((at) => achievement({ strength: 1, figures: 1, job: at }));
    expectPoints(of(achievements, { jobs: [job("employment"), job("employment")] }), 28);
  });

  it("a weak sentence outside of work never takes away, a strong one adds", () => {
    const aside = (strength: number) => achievement({ strength, figures: 1, aside: true });
    expectPoints(of([...strengths(1, 1, 1, 1), aside(0)]), 28);
    expectPoints(of([...strengths(1, 1, 1), aside(1)]), 28);
  });

  /** Sentences that stand in the document, so that the finding can show them. */
  const DOES = [
    "Bajé la merma 10%",
    "Subí la venta 20%",
    "Bajé la espera 30%",
    "Subí la meta 40%",
    "Ordené la bodega nueva",
  ];
  /** A paragraph each, from the fourth line on. */
  const say = (...strength: number[]) => {
    const achievements = strength.map((value, at) => {
      const text = value > 0 ? DOES[at] : DOES[4];
      return achievement({
        text: text ?? "",
        lines: [3 + (value > 0 ? at : 4)],
        strength: value,
        figures: value > 0 ? 1 : 0,
      });
    });
    return of(achievements, { jobs: [{ ...job("internship"), does: DOES }] }).finding;
  };

  it("says what counts where nothing was done, and nothing in general", () => {
    expect(say()).toBe("Aquí suma cada frase que diga qué hiciste y qué resultó: dos o tres por cargo o proyecto.");
    const plain = of([achievement({ text: "Ordené la bodega nueva", lines: [3] })], {
      jobs: [{ ...job("internship"), does: ["Ordené la bodega nueva"] }],
    });
    expect(plain.finding).toBe("");
  });

  it("shows a result that stands neither in the summary nor among the strengths, or none", () => {
    expect(say(1, 1, 1)).toBe("");
    expect(say(1, 1, 1, 1)).toBe("Muestras resultados con cifras, como «Subí la meta 40%».");
  });

  it("asks what changed where a figure is given", () => {
    const text = "Atendí 40 mesas por turno";
    const spec = (does: string[]) => ({ jobs: [{ ...job("internship"), does }] });
    expect(of([achievement({ text, lines: [3], strength: 0.6, figures: 1 })], spec([text])).finding).toBe(
      `«${text}» da una cifra: aquí suma además decir qué cambió con ese trabajo.`,
    );
  });

  const unpaid = (why: UnpaidAchievement["why"], text: string, part = text): UnpaidAchievement => ({
    ...achievement({ text }),
    why,
    part,
  });
  it.each<[UnpaidAchievement, string]>([
    [
      unpaid("implausible", "Bajé la merma 900%", "900%"),
      "¿Es correcta la cifra «900%» de «Bajé la merma 900%»? Mientras no se entienda cómo se llegó a ella, no suma.",
    ],
    [
      unpaid("implausible", "Fui el mejor de la galaxia", "de la galaxia"),
      "«Fui el mejor de la galaxia» no se puede comprobar y no suma: cuenta un resultado con su cifra.",
    ],
    [
      unpaid("placeholder", "Bajé [X]% la merma", "[X]"),
      "En «Bajé [X]% la merma» quedó sin llenar «[X]»: no suma hasta que pongas tu dato.",
    ],
    [
      unpaid("sample", "Soldé 9 uniones"),
      "«Soldé 9 uniones» es un ejemplo de esta plataforma y no suma: cuenta lo que hiciste tú.",
    ],
    [unpaid("notWork", "Tomé 3 cafés"), "«Tomé 3 cafés» no parece hablar de tu trabajo y no suma."],
  ])("asks about what is not paid: %#", (one, sentence) => {
    const spec = { jobs: [{ ...job("internship"), does: [one.text] }] };
    const result = scoreAchievements(readingOf(spec, { achievements: strengths(1, 1, 1), unpaid: [one] }));
    expect(result.finding.endsWith(sentence), result.finding).toBe(true);
    const twice = scoreAchievements(readingOf(spec, { achievements: [], unpaid: [one, one] }));
    expect(twice.finding.endsWith(`${sentence} Hay otras así.`), twice.finding).toBe(true);
    expect(twice.evidence).toEqual([one.text]);
  });

  it("asks about the figure first, then about blanks, samples and what is no work", () => {
    const all = [
      unpaid("notWork", "D"),
      unpaid("sample", "C"),
      unpaid("placeholder", "B", "b"),
      unpaid("implausible", "A1"),
    ];
    const asked = (from: number) =>
      scoreAchievements(readingOf({}, { achievements: [], unpaid: all.slice(0, 4 - from) })).finding;
    expect(
      [0, 1, 2, 3].map((from) => /¿Es correcta|sin llenar|es un ejemplo|no parece/.exec(asked(from))?.[0]),
    ).toEqual(["¿Es correcta", "sin llenar", "es un ejemplo", "no parece"]);
  });

  it("what is not paid is a sentence without a result", () => {
    const bad = { ...unpaid("notWork", "Tomé 3 cafés"), strength: 0 };
    const points = (count: number) =>
      scoreAchievements(readingOf({}, { achievements: strengths(1, 1, 1, 1), unpaid: times(count, bad) }));
    expectPoints(points(0), 28);
    expectPoints(points(1), 25.421);
    expectPoints(points(4), 19.518);
  });

  it("a job whose only sentence is not paid is not silent besides", () => {
    const bad = { ...unpaid("notWork", "Tomé 3 cafés"), strength: 0, job: 0 };
    const spec = { jobs: [job("employment")] };
    expectPoints(scoreAchievements(readingOf(spec, { achievements: strengths(1, 1, 1, 1), unpaid: [bad] })), 25.421);
  });

  it("quotes the strongest results first, and no sentence without one", () => {
    const does = ["Bajé la merma 10%", "Atendí a 40 personas", "Ordené la bodega"];
    const [first = "", second = "", third = ""] = does;
    const told = (text: string, strength: number, figures: number) => achievement({ text, strength, figures });
    const achievements = [told(second, 0.6, 1), told(third, 1, 0), told(first, 1, 1)];
    expect(of(achievements, { jobs: [{ ...job("employment"), does }] }).evidence).toEqual([first, second]);
  });
});
