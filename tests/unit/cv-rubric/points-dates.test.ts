import { describe, expect, it } from "vitest";
import { scoreChronology } from "#app/features/cv/rubric/criteria/chronology.ts";
import type { Achievement } from "#app/features/cv/rubric/evidence/results.ts";
import type { UnpaidAchievement } from "#app/features/cv/rubric/evidence/unpaid.ts";
import type { OpenerKind } from "#app/features/cv/rubric/evidence/verbs.ts";
import type { CvSpec, JobSpec } from "./cv-builder.ts";
import { achievement, expectPoints, readingOf, times } from "./reading-builder.ts";

// The CVs of these tables are read in November 2026.
const JOB: JobSpec = { title: "Contadora", employer: "Maderas del Sur", from: [2020, 3], to: [2022, 5], does: [] };

/** 10 points, the mean of the jobs: months 40%, title 20%, place 20%, what was done 20%. */
describe("Trayectoria fechada: 10 points", () => {
  const told = (count: number, given: Parameters<typeof achievement>[0] = {}): Achievement[] =>
    Array.from({ length: count }, (_, job) => achievement({ job, ...given }));
  const of = (jobs: JobSpec[], achievements: Achievement[] = told(jobs.length)) =>
    scoreChronology(readingOf({ jobs }, { achievements }));

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

  it.each<[string, Achievement[], number]>([
    ["a sentence of another part, of no job", [achievement({ job: null })], 9],
    ["no sentence anywhere", [], 8],
    ["talk of the position only", [achievement({ job: 0, kind: "weak" })], 8.6],
    ["no action at all", [achievement({ job: 0, kind: "none" })], 8.6],
    ["tasks that could be anybody's", [achievement({ job: 0, text: "Coordiné temas varios" })], 8.6],
    ["talk with a figure", [achievement({ job: 0, kind: "weak", figures: 1 })], 10],
    ["one sentence of two says it", [achievement({ job: 0, kind: "weak" }), achievement({ job: 0 })], 10],
  ])("what was done: %s", (_situation, achievements, points) => expectPoints(of([JOB], achievements), points));

  it.each<OpenerKind>(["strong", "result", "routine", "noun", "infinitive"])(
    "is said by an opening that is %s",
    (kind) => {
      expectPoints(of([JOB], [achievement({ job: 0, kind })]), 10);
    },
  );

  it("is the mean of the jobs, each with its own sentences", () => {
    const undated: JobSpec = { title: "Cajera", employer: "Almacén", does: [] };
    expectPoints(of([JOB, undated]), 8);
    expectPoints(of([JOB, JOB], [achievement({ job: 1 })]), 9);
    expectPoints(of([JOB, JOB, JOB, JOB]), 10);
  });

  it("does not look at jobs in lines that count for nothing", () => {
    const reading = readingOf(
      { jobs: [JOB, { title: "Cajera", employer: null, does: [] }] },
      { achievements: told(2) },
    );
    const lines = reading.facts.jobs[1]?.headerLines ?? [];
    expectPoints(scoreChronology(reading), 7);
    expectPoints(scoreChronology({ ...reading, excluded: new Set(lines) }), 10);
    const first = reading.facts.jobs[0]?.headerLines.slice(0, 1) ?? [];
    expectPoints(scoreChronology({ ...reading, excluded: new Set([...lines, ...first]) }), 10);
  });

  const section = (kind: "projects" | "volunteering" | "experience" | "other", line: string): CvSpec => ({
    others: [{ heading: "Parte", kind, lines: [line] }],
  });
  it.each<[string, CvSpec, Achievement[], number]>([
    ["projects with a year", section("projects", "Huerta escolar 2024"), [achievement()], 9],
    ["voluntary work with a year", section("volunteering", "Brigada 1998"), [achievement()], 9],
    ["projects without a date", section("projects", "Huerta escolar"), [achievement()], 6.5],
    ["a number that is no year", section("projects", "Huerta de 2150 plantas, 120241"), [achievement()], 6.5],
    ["experience in which no job was found", section("experience", "Hice fletes en 2024"), [achievement()], 5],
    ["another part is no experience", section("other", "Hice fletes en 2024"), [achievement()], 0],
    ["projects without a sentence", section("projects", "Huerta escolar 2024"), [], 0],
    ["dated studies only", { studies: [{ degree: "Contador", start: 2014 }] }, [], 2.5],
    ["studies with an end only", { studies: [{ degree: "Contador", end: 2018 }] }, [], 2.5],
    ["studies without a date", { studies: [{ degree: "Contador" }] }, [], 0],
    ["nothing", {}, [], 0],
  ])("without jobs: %s", (_situation, spec, achievements, points) => {
    expectPoints(scoreChronology(readingOf(spec, { achievements })), points);
  });

  it("lines of projects that count for nothing are no projects", () => {
    const spec = section("projects", "Huerta escolar 2024");
    const lines = readingOf(spec).facts.sections.flatMap((one) => one.lines);
    expectPoints(scoreChronology(readingOf(spec, { achievements: [achievement()], excluded: new Set(lines) })), 0);
  });

  const undated: JobSpec = { title: "Cajera", employer: "Almacén", does: [] };
  const whole = "En «Contadora» dices qué hiciste, dónde y entre qué meses: así se lee bien un cargo.";
  it.each<[string, JobSpec[], Achievement[]]>([
    [whole, [JOB], told(1)],
    [whole, [JOB, JOB], told(2)],
    ["No leímos las fechas de «Cajera»: escribe mes y año de inicio y de término.", [JOB, undated], told(2)],
    [
      "No leímos las fechas de «Cajera» y «Cajera»: escribe mes y año de inicio y de término.",
      [undated, undated, undated],
      told(3),
    ],
    [
      "No leímos el nombre del cargo en «Maderas del Sur»: escribe cargo y lugar de trabajo.",
      [{ ...JOB, title: null }],
      told(1),
    ],
    ["", [{ ...JOB, employer: null }], told(1)],
    [
      "En «Contadora» leímos solo el año: agrega el mes de inicio y de término.",
      [{ ...JOB, from: 2020, to: 2022 }],
      told(1),
    ],
    [
      "En «Contadora» leímos solo el año: agrega el mes de inicio y de término.",
      times(2, { ...JOB, from: 2020, to: 2022 }),
      told(2),
    ],
    [
      "No leímos una línea que diga qué hiciste en «Cajera»: agrégala bajo sus fechas.",
      [JOB, { ...JOB, title: "Cajera" }],
      told(1),
    ],
    ["", [{ ...JOB, title: "Trabajos varios" }], told(1)],
    [whole, [JOB, { ...JOB, title: "Trabajos varios" }], told(2)],
    ["", [{ ...JOB, from: 2020, to: 2022, kind: "volunteering" }], told(1)],
  ])("says: %s", (finding, jobs, achievements) => expect(of(jobs, achievements).finding).toBe(finding));

  it("a title or a place that a template left empty is none", () => {
    expectPoints(of([{ ...JOB, employer: "[nombre de la empresa]" }]), 8);
    expectPoints(of([{ ...JOB, title: "Cargo 1" }]), 8);
  });

  it("a centre of family health is a place, a family business could be any", () => {
    expectPoints(of([{ ...JOB, employer: "Centro de Salud Familiar Los Notros" }]), 10);
    expectPoints(of([{ ...JOB, employer: "Negocio familiar" }]), 9);
  });

  it("what is not paid says nothing of the work", () => {
    const bad: UnpaidAchievement = { ...achievement({ job: 0, figures: 1 }), why: "notWork", part: "" };
    expectPoints(scoreChronology(readingOf({ jobs: [JOB] }, { achievements: [], unpaid: [bad] })), 8.6);
    expectPoints(scoreChronology(readingOf({ jobs: [JOB] }, { achievements: told(1), unpaid: [bad] })), 10);
  });

  it.each([
    [
      section("projects", "Huerta 2024"),
      [achievement()],
      /^De lo que cuentas con fecha, como «Huerta 2024», aquí suman tu rol y para quién fue/,
    ],
    [section("projects", "Huerta"), [achievement()], /^De lo que cuentas, como «Huerta», aquí suman mes y año, tu rol/],
    [{}, [], /^No leímos empleos, prácticas ni proyectos con fecha/],
  ] as [CvSpec, Achievement[], RegExp][])("without jobs it says how to go on: %#", (spec, achievements, finding) => {
    expect(scoreChronology(readingOf(spec, { achievements })).finding).toMatch(finding);
  });

  it("quotes the line that heads each job, and the dated lines of projects", () => {
    expect(of([JOB]).evidence).toEqual(["Contadora, Maderas del Sur"]);
    const spec: CvSpec = { projects: ["Huerta escolar 2024", "Radio comunal"] };
    expect(scoreChronology(readingOf(spec, { achievements: [achievement()] })).evidence).toEqual([
      "Huerta escolar 2024",
    ]);
  });
});
