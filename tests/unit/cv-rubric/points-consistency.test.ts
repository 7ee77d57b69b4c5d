import { describe, expect, it } from "vitest";
import { scoreConsistency } from "#app/features/cv/rubric/criteria/consistency.ts";
import type { CvReading } from "#app/features/cv/rubric/evidence/cv-context.ts";
import type { Achievement } from "#app/features/cv/rubric/evidence/results.ts";
import type { OpenerKind } from "#app/features/cv/rubric/evidence/verbs.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvSpec, JobSpec } from "./cv-builder.ts";
import { achievement, expectPoints, readingOf, times } from "./reading-builder.ts";

// The CVs of these tables are read in November 2026.
const JOB: JobSpec = { title: "Contadora", employer: "Maderas del Sur", from: [2020, 3], to: [2022, 5], does: [] };

/**
 * 5 points: order 20%, one way of writing dates 25%, no private data 30%, sentences that open alike 25%; each blank of
 * a template takes 35% of it all, and under 50 words a share of it stays.
 */
describe("Coherencia: 5 points", () => {
  const of = (spec: CvSpec, given: Partial<CvReading> = {}) =>
    scoreConsistency(readingOf(spec, { words: 50, ...given }));
  const from = (...years: number[]): CvSpec => ({
    jobs: years.map((year) => ({ ...JOB, from: [year, 1], to: [year, 12] })),
  });

  it.each<[string, CvSpec, number]>([
    ["newest first", from(2024, 2022, 2020), 5],
    ["oldest first: half of the order", from(2020, 2022, 2024), 4.5],
    ["one of two pairs in order: four tenths of it", from(2022, 2024, 2020), 4.4],
    ["two of three pairs", from(2024, 2020, 2022, 2019), 4.533],
    ["one job", from(2024), 5],
    [
      "a job without dates between two is passed over",
      {
        jobs: [
          ...(from(2024).jobs ?? []),
          { title: "Cajera", employer: "Almacén", does: [] },
          ...(from(2022).jobs ?? []),
        ],
      },
      5,
    ],
    ["two that ended together", from(2024, 2024), 5],
    [
      "one that goes on stands first",
      {
        jobs: [
          { ...JOB, to: null },
          { ...JOB, to: [2024, 1] },
        ],
      },
      5,
    ],
    [
      "one that goes on stands last",
      {
        jobs: [
          { ...JOB, to: [2024, 1] },
          { ...JOB, to: null },
        ],
      },
      4.5,
    ],
    [
      "the order of internships is nobody's business",
      { jobs: [2020, 2022].map((year) => ({ ...JOB, kind: "internship", from: [year, 1], to: [year, 12] })) },
      5,
    ],
    ["a job that begins in the future", { jobs: [{ ...JOB, from: [2026, 12], to: null }] }, 3.75],
    ["a job that begins this month", { jobs: [{ ...JOB, from: [2026, 11], to: null }] }, 5],
    ["a job that ends before it begins", { jobs: [{ ...JOB, from: [2020, 3], to: [2020, 2] }] }, 3.75],
    ["a job of one month", { jobs: [{ ...JOB, from: [2020, 3], to: [2020, 3] }] }, 5],
    ["a job without dates", { jobs: [{ title: "Cajera", employer: "Almacén", does: [] }] }, 5],
    ["nothing that could be uneven", {}, 2.55],
  ])("%s", (_situation, spec, points) => expectPoints(of(spec), points));

  const written = (...dates: string[]) => {
    const reading = readingOf(from(...dates.map((_, at) => 2024 - at)), { words: 50 });
    const jobs = reading.facts.jobs.map((job, at) => ({ ...job, dateText: dates[at] ?? "" }));
    return { ...reading, facts: { ...reading.facts, jobs } };
  };
  it.each<[string[], number]>([
    [["mar 2024 - dic 2024", "ene 2020 - feb 2021"], 5],
    [["marzo 2024 - actualidad", "ene. 2020 – feb. 2021"], 5],
    [["marzo de 2024 a la fecha", "enero 2020 - feb 2021"], 5],
    [["desde marzo de 2024", "enero 2020 hasta hoy"], 5],
    [["from March 2024 to now", "May 2020 to June 2021"], 5],
    [["03/2024 - 12/2024", "1/2020 - 2/2021"], 5],
    [["03/2024 - 12/2024", "enero 2020 - feb 2021"], 4.375],
    [["03/2024 - 12/2024", "01-2020 - 02-2021"], 4.375],
    [["03/24 - 12/24", "01/2020 - 02/2021"], 4.375],
    [["03/2024 - 12/2024", "01/2020 - 02/2021", "enero 2019 - feb 2019"], 4.583],
  ])("dates written %j", (dates, points) => expectPoints(scoreConsistency(written(...dates)), points));

  it("a bare year is no other way of writing: the chronology has counted it", () => {
    expectPoints(
      of({
        jobs: [
          { ...JOB, to: null },
          { ...JOB, from: 2015, to: 2018 },
        ],
      }),
      5,
    );
  });

  const personal = (...lines: string[]): CvSpec => ({
    ...from(2024),
    others: [{ heading: "Antecedentes", kind: "personal", lines }],
  });
  it.each<[string, CvSpec, number]>([
    ["none", personal("Licencia clase B"), 5],
    ["one", personal("Estado civil: casada"), 4.4],
    ["two", personal("Estado civil: casada", "RUT: 12.345.678-5"), 3.8],
    ["two in one line", personal("RUT 12.345.678-5, casada"), 3.8],
    ["three take all of their part", personal("Estado civil: casada", "RUT: 12.345.678-5", "Religión: católica"), 3.5],
    ["age, sex, nationality and photo weigh nothing", personal("Edad: 34 años", "Nacionalidad: peruana"), 5],
  ])("private data: %s", (_situation, spec, points) => expectPoints(of(spec), points));

  it.each([
    [25, 2.5],
    [49, 4.9],
    [50, 5],
    [500, 5],
  ])("a text of %d words", (words, points) => expectPoints(of(from(2024), { words }), points));

  it("sentences about achievements are something to compare, jobs in lines that count for nothing are not", () => {
    expectPoints(of({}, { achievements: [achievement()] }), 5);
    const reading = readingOf(from(2024), { words: 50, achievements: [] });
    const lines = reading.facts.jobs[0]?.headerLines ?? [];
    expectPoints(scoreConsistency({ ...reading, excluded: new Set(lines) }), 2.55);
    expectPoints(scoreConsistency({ ...reading, excluded: new Set(lines.slice(0, 1)) }), 5);
  });

  const kinds = (...all: OpenerKind[]) => ({ achievements: all.map((kind) => achievement({ kind })) });
  it.each<[string, OpenerKind[], number]>([
    ["all with what was done, in whatever words", ["strong", "result", "routine", "strong"], 5],
    ["all with the task", ["noun", "noun", "noun"], 5],
    ["all in the infinitive", ["infinitive", "infinitive", "infinitive"], 5],
    ["two are too few to show a way", ["strong", "noun"], 5],
    ["nine of ten", [...times<OpenerKind>(9, "strong"), "noun"], 5],
    ["three of four", ["strong", "strong", "strong", "noun"], 4.625],
    ["half", ["strong", "strong", "noun", "noun"], 4],
    ["two of five", ["strong", "strong", "noun", "noun", "infinitive"], 3.75],
    ["positions and labels are one way", ["weak", "none", "weak"], 5],
  ])("sentences that open: %s", (_situation, all, points) => expectPoints(of(from(2024), kinds(...all)), points));

  it("sentences of the profile are free to open as they like", () => {
    const aside = achievement({ kind: "noun", aside: true });
    expectPoints(of(from(2024), { achievements: [...times(3, achievement()), aside, aside] }), 5);
  });

  it.each([
    [1, 3.25],
    [2, 1.5],
    [3, 0],
    [9, 0],
  ])("%d blanks of a template", (count, points) => {
    expectPoints(of(from(2024), { placeholders: times(count, { text: "[X]", line: 0 }) }), points);
  });

  it.each<[RegExp, CvSpec]>([
    [/^Las fechas que leímos se entienden, como «01\/2024 - 12\/2024»\.$/, from(2024, 2022)],
    [/^Las fechas que leímos se entienden, como «01\/2024 - 12\/2024»\.$/, from(2024)],
    [
      /^Hay fechas que no calzan, con un término anterior al inicio o un inicio futuro, en «12\/2026 - actualidad»/,
      { jobs: [{ ...JOB, from: [2026, 12], to: null }] },
    ],
    [/^Hay datos personales que no hacen falta, como «Estado civil»: sácalos/, personal("Estado civil: casada")],
    [
      regex()`
        ^Los cargos no van del más reciente al más antiguo, según «01/2020 - 12/2020» y «01/2022 - 12/2022»: ordénalos
      `,
      from(2020, 2022),
    ],
    [/ según «01\/2020 - 12\/2020» y «01\/2023 - 12\/2023»: ordénalos/, from(2024, 2020, 2023)],
    [/^Aquí suman las fechas de tu experiencia, prácticas o proyectos/, {}],
  ])("says: %s", (finding, spec) => expect(of(spec).finding).toMatch(finding));

  it("shows two sentences that open in different ways, where they can be shown", () => {
    const does = ["Diseñé la red", "Elaboración de actas", "y otras"];
    const told = (at: number, kind: OpenerKind) => achievement({ text: does[at] ?? "", kind });
    const say = (...achievements: Achievement[]) =>
      scoreConsistency(readingOf({ jobs: [{ ...JOB, does }] }, { achievements, words: 50 })).finding;
    expect(say(told(0, "strong"), told(0, "strong"), told(1, "noun"))).toBe(
      "Tus frases no abren de la misma manera: «Diseñé la red» abre con lo que hiciste y «Elaboración de " +
        "actas» abre con el nombre de la tarea; escríbelas todas igual.",
    );
    // A rest of a line opens in no way that could be told.
    expect(say(told(0, "strong"), told(0, "strong"), told(2, "none"))).not.toContain("misma manera");
    expect(say(...times(3, told(0, "strong")))).not.toContain("misma manera");
  });

  it("says nothing without dates", () => {
    expect(of({}, { achievements: times(3, achievement()) }).finding).toBe("");
  });

  it("names a blank of a template before anything else, and quotes its line", () => {
    const blank = (count: number) => of(from(2020, 2022), { placeholders: times(count, { text: "[X]", line: 1 }) });
    expect(blank(1).finding).toBe("Quedó una parte de la plantilla sin llenar, como «[X]»: complétala o bórrala.");
    expect(blank(2).finding).toBe("Quedaron 2 partes de la plantilla sin llenar, como «[X]»: complétala o bórrala.");
    expect(blank(1).evidence).toEqual(["Contadora, Maderas del Sur"]);
  });

  it("names private data without copying the line, and quotes the job whose dates are wrong", () => {
    expect(of(personal("Estado civil: casada")).evidence).toEqual([]);
    expect(of({ jobs: [{ ...JOB, from: [2026, 12], to: null }] }).evidence).toEqual(["Contadora, Maderas del Sur"]);
    expect(scoreConsistency(written("03/2024", "enero 2020")).finding).toBe(
      "Las fechas están escritas de maneras distintas, como «03/2024» y «enero 2020»: usa una sola.",
    );
  });
});
