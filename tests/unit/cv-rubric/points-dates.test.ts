import { describe, expect, it } from "vitest";
import { scoreChronology } from "#app/features/cv/rubric/criteria/chronology.ts";
import { scoreConsistency } from "#app/features/cv/rubric/criteria/consistency.ts";
import type { CvReading } from "#app/features/cv/rubric/evidence/reading.ts";
import type { Deed } from "#app/features/cv/rubric/evidence/results.ts";
import type { OpenerKind } from "#app/features/cv/rubric/evidence/verbs.ts";
import type { CvSpec, JobSpec } from "./cv-builder.ts";
import { deed, expectPoints, readingOf } from "./reading-builder.ts";

// The CVs of these tables are read in November 2026.
const JOB: JobSpec = { title: "Contadora", employer: "Maderas del Sur", from: [2020, 3], to: [2022, 5], does: [] };

/** 10 points, the mean of the jobs: months 40%, title 20%, place 20%, what was done 20%. */
describe("Trayectoria fechada: 10 points", () => {
  const told = (count: number, given: Parameters<typeof deed>[0] = {}): Deed[] =>
    Array.from({ length: count }, (_, job) => deed({ job, ...given }));
  const of = (jobs: JobSpec[], deeds: Deed[] = told(jobs.length)) => scoreChronology(readingOf({ jobs }, { deeds }));

  it.each<[string, JobSpec, number]>([
    ["title, place, months and a sentence", JOB, 10],
    ["still going on", { ...JOB, to: null }, 10],
    ["only years", { ...JOB, from: 2020, to: 2022 }, 8.4],
    ["only years, of an internship", { ...JOB, from: 2020, to: 2022, kind: "internship" }, 9.4],
    ["only years, of voluntary work", { ...JOB, from: 2020, to: 2022, kind: "volunteering" }, 10],
    ["months of an internship", { ...JOB, kind: "internship" }, 10],
    ["no dates", { title: "Contadora", employer: "Maderas del Sur", does: [] }, 6],
    ["no title", { ...JOB, title: null }, 8],
    ["no place", { ...JOB, employer: null }, 8],
    ["a vague title", { ...JOB, title: "Trabajos varios" }, 9],
    ["a vague place", { ...JOB, employer: "Distintas empresas" }, 9],
    ["begins this month", { ...JOB, from: [2026, 11], to: null }, 10],
    ["begins next month", { ...JOB, from: [2026, 12], to: null }, 6],
    ["begins and ends in one month", { ...JOB, from: [2020, 3], to: [2020, 3] }, 10],
    ["ends before it begins", { ...JOB, from: [2020, 3], to: [2020, 2] }, 6],
  ])("%s", (_situation, job, points) => expectPoints(of([job]), points));

  it.each<[string, Deed[], number]>([
    ["a sentence of another part, of no job", [deed({ job: null })], 9],
    ["no sentence anywhere", [], 8],
    ["talk of the position only", [deed({ job: 0, kind: "weak" })], 8.6],
    ["no action at all", [deed({ job: 0, kind: "none" })], 8.6],
    ["tasks that could be anybody's", [deed({ job: 0, text: "Coordiné temas varios" })], 8.6],
    ["talk with a figure", [deed({ job: 0, kind: "weak", figures: 1 })], 10],
    ["one sentence of two says it", [deed({ job: 0, kind: "weak" }), deed({ job: 0 })], 10],
  ])("what was done: %s", (_situation, deeds, points) => expectPoints(of([JOB], deeds), points));

  it.each<OpenerKind>(["strong", "result", "routine", "noun", "infinitive"])(
    "is said by an opening that is %s",
    (kind) => {
      expectPoints(of([JOB], [deed({ job: 0, kind })]), 10);
    },
  );

  it("is the mean of the jobs, each with its own sentences", () => {
    const undated: JobSpec = { title: "Cajera", employer: "Almacén", does: [] };
    expectPoints(of([JOB, undated]), 8);
    expectPoints(of([JOB, JOB], [deed({ job: 1 })]), 9);
    expectPoints(of([JOB, JOB, JOB, JOB]), 10);
  });

  it("does not look at jobs in lines that count for nothing", () => {
    const reading = readingOf({ jobs: [JOB, { title: "Cajera", employer: null, does: [] }] }, { deeds: told(2) });
    const lines = reading.facts.jobs[1]?.headerLines ?? [];
    expectPoints(scoreChronology(reading), 7);
    expectPoints(scoreChronology({ ...reading, excluded: new Set(lines) }), 10);
    const first = reading.facts.jobs[0]?.headerLines.slice(0, 1) ?? [];
    expectPoints(scoreChronology({ ...reading, excluded: new Set([...lines, ...first]) }), 10);
  });

  const section = (kind: "projects" | "volunteering" | "experience" | "other", line: string): CvSpec => ({
    others: [{ heading: "Parte", kind, lines: [line] }],
  });
  it.each<[string, CvSpec, Deed[], number]>([
    ["projects with a year", section("projects", "Huerta escolar 2024"), [deed()], 9],
    ["voluntary work with a year", section("volunteering", "Brigada 1998"), [deed()], 9],
    ["projects without a date", section("projects", "Huerta escolar"), [deed()], 6.5],
    ["a number that is no year", section("projects", "Huerta de 2150 plantas, 120241"), [deed()], 6.5],
    ["experience in which no job was found", section("experience", "Hice fletes en 2024"), [deed()], 5],
    ["another part is no experience", section("other", "Hice fletes en 2024"), [deed()], 0],
    ["projects without a sentence", section("projects", "Huerta escolar 2024"), [], 0],
    ["dated studies only", { studies: [{ degree: "Contador", start: 2014 }] }, [], 2.5],
    ["studies with an end only", { studies: [{ degree: "Contador", end: 2018 }] }, [], 2.5],
    ["studies without a date", { studies: [{ degree: "Contador" }] }, [], 0],
    ["nothing", {}, [], 0],
  ])("without jobs: %s", (_situation, spec, deeds, points) => {
    expectPoints(scoreChronology(readingOf(spec, { deeds })), points);
  });

  it("lines of projects that count for nothing are no projects", () => {
    const spec = section("projects", "Huerta escolar 2024");
    const lines = readingOf(spec).facts.sections.flatMap((one) => one.lines);
    expectPoints(scoreChronology(readingOf(spec, { deeds: [deed()], excluded: new Set(lines) })), 0);
  });

  const undated: JobSpec = { title: "Cajera", employer: "Almacén", does: [] };
  it.each<[string, JobSpec[], Deed[]]>([
    ["Cada cargo dice qué hiciste, dónde y entre qué meses.", [JOB], told(1)],
    ["Un cargo no tiene fechas: escribe mes y año de inicio y de término.", [JOB, undated], told(2)],
    ["Dos cargos no tienen fechas: escribe mes y año de inicio y de término.", [undated, undated], told(2)],
    [
      "A un cargo le falta el título o el nombre del lugar de trabajo: escribe ambos.",
      [{ ...JOB, title: null }],
      told(1),
    ],
    [
      "Dos cargos no tienen el título o el nombre del lugar de trabajo: escribe ambos.",
      [
        { ...JOB, title: null },
        { ...JOB, employer: null },
      ],
      told(2),
    ],
    ["Un cargo dice solo el año: agrega el mes de inicio y de término.", [{ ...JOB, from: 2020, to: 2022 }], told(1)],
    ["Hay cargos con fecha, pero sin una línea que diga qué hiciste: agrégala.", [JOB, JOB], told(1)],
    [
      "Tus cargos tienen fechas, pero algunos nombres son vagos: escribe el cargo exacto y el lugar.",
      [{ ...JOB, title: "Trabajos varios" }],
      told(1),
    ],
    // Half a point in one of two titles: 9.5 of 10 are enough to praise.
    ["Cada cargo dice qué hiciste, dónde y entre qué meses.", [JOB, { ...JOB, title: "Trabajos varios" }], told(2)],
    [
      "Cada cargo dice qué hiciste, dónde y entre qué meses.",
      [{ ...JOB, from: 2020, to: 2022, kind: "volunteering" }],
      told(1),
    ],
  ])("says: %s", (finding, jobs, deeds) => expect(of(jobs, deeds).finding).toBe(finding));

  it.each([
    [section("projects", "Huerta 2024"), [deed()], /^No hay empleos, pero tus proyectos tienen fecha: indica/],
    [section("projects", "Huerta"), [deed()], /^No hay empleos y tus proyectos no tienen fecha: agrega/],
    [{}, [], /^No encontramos empleos, prácticas ni proyectos con fecha/],
  ] as [CvSpec, Deed[], RegExp][])("without jobs it says how to go on: %#", (spec, deeds, finding) => {
    expect(scoreChronology(readingOf(spec, { deeds })).finding).toMatch(finding);
  });

  it("quotes the line that heads each job, and the dated lines of projects", () => {
    expect(of([JOB]).evidence).toEqual(["Contadora, Maderas del Sur"]);
    const spec: CvSpec = { projects: ["Huerta escolar 2024", "Radio comunal"] };
    expect(scoreChronology(readingOf(spec, { deeds: [deed()] })).evidence).toEqual(["Huerta escolar 2024"]);
  });
});

/** 5 points: order 30%, one way of writing dates 30%, no private data 40%; under 50 words a share of them. */
describe("Coherencia: 5 points", () => {
  const of = (spec: CvSpec, given: Partial<CvReading> = {}) =>
    scoreConsistency(readingOf(spec, { words: 50, ...given }));
  const from = (...years: number[]): CvSpec => ({
    jobs: years.map((year) => ({ ...JOB, from: [year, 1], to: [year, 12] })),
  });

  it.each<[string, CvSpec, number]>([
    ["newest first", from(2024, 2022, 2020), 5],
    ["oldest first: half of the order", from(2020, 2022, 2024), 4.25],
    ["one of two pairs in order: four tenths of it", from(2022, 2024, 2020), 4.1],
    ["two of three pairs", from(2024, 2020, 2022, 2019), 4.3],
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
      4.25,
    ],
    [
      "the order of internships is nobody's business",
      { jobs: [2020, 2022].map((year) => ({ ...JOB, kind: "internship", from: [year, 1], to: [year, 12] })) },
      5,
    ],
    ["a job that begins in the future", { jobs: [{ ...JOB, from: [2026, 12], to: null }] }, 3.5],
    ["a job that begins this month", { jobs: [{ ...JOB, from: [2026, 11], to: null }] }, 5],
    ["a job that ends before it begins", { jobs: [{ ...JOB, from: [2020, 3], to: [2020, 2] }] }, 3.5],
    ["a job of one month", { jobs: [{ ...JOB, from: [2020, 3], to: [2020, 3] }] }, 5],
    ["a job without dates", { jobs: [{ title: "Cajera", employer: "Almacén", does: [] }] }, 5],
    ["nothing that could be uneven", {}, 2.9],
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
    [["03/2024 - 12/2024", "enero 2020 - feb 2021"], 4.25],
    [["03/2024 - 12/2024", "01-2020 - 02-2021"], 4.25],
    [["03/24 - 12/24", "01/2020 - 02/2021"], 4.25],
    [["03/2024 - 12/2024", "01/2020 - 02/2021", "enero 2019 - feb 2019"], 4.5],
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
    ["one", personal("Estado civil: casada"), 4.2],
    ["two", personal("Estado civil: casada", "RUT: 12.345.678-5"), 3.4],
    ["two in one line", personal("RUT 12.345.678-5, casada"), 3.4],
    ["three take all of their part", personal("Estado civil: casada", "RUT: 12.345.678-5", "Religión: católica"), 3],
    ["age, sex, nationality and photo weigh nothing", personal("Edad: 34 años", "Nacionalidad: peruana"), 5],
  ])("private data: %s", (_situation, spec, points) => expectPoints(of(spec), points));

  it.each([
    [25, 2.5],
    [49, 4.9],
    [50, 5],
    [500, 5],
  ])("a text of %d words", (words, points) => expectPoints(of(from(2024), { words }), points));

  it("sentences about deeds are something to compare, jobs in lines that count for nothing are not", () => {
    expectPoints(of({}, { deeds: [deed()] }), 5);
    const reading = readingOf(from(2024), { words: 50, deeds: [] });
    const lines = reading.facts.jobs[0]?.headerLines ?? [];
    expectPoints(scoreConsistency({ ...reading, excluded: new Set(lines) }), 2.9);
    expectPoints(scoreConsistency({ ...reading, excluded: new Set(lines.slice(0, 1)) }), 5);
  });

  it.each<[RegExp, CvSpec]>([
    [/^Las fechas y el orden son parejos y no hay datos personales de más\.$/, from(2024, 2022)],
    [
      /^Hay fechas que no calzan, con un término anterior al inicio/,
      { jobs: [{ ...JOB, from: [2026, 12], to: null }] },
    ],
    [/^Hay datos personales que no hacen falta, como «Estado civil»: sácalos/, personal("Estado civil: casada")],
    [/^Los cargos no van del más reciente al más antiguo: ordénalos así\.$/, from(2020, 2022)],
    [/^Hay poco contenido para comparar: agrega experiencia/, {}],
  ])("says: %s", (finding, spec) => expect(of(spec).finding).toMatch(finding));

  it("names private data without copying the line, and quotes the job whose dates are wrong", () => {
    expect(of(personal("Estado civil: casada")).evidence).toEqual([]);
    expect(of({ jobs: [{ ...JOB, from: [2026, 12], to: null }] }).evidence).toEqual(["Contadora, Maderas del Sur"]);
    expect(scoreConsistency(written("03/2024", "enero 2020")).finding).toMatch(/^Las fechas están escritas de maneras/);
  });
});
