import { describe, expect, test } from "vitest";
import { correctionsSchema } from "#app/features/cv/corrections/corrections.ts";
import { readKeys } from "#app/features/cv/corrections/entry-keys.ts";
import { NO_CORRECTIONS } from "#app/features/cv/corrections/no-corrections.ts";
import { whatCannotBe } from "#app/features/cv/corrections/validate-corrections.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { corrected, jobAsRead, read, TODAY } from "./corrected-cv.ts";

const job = {
  title: "TENS de pabellón",
  employer: "Hospital Base del Rahue",
  kind: "employment",
  start: "2021-03",
  end: "now",
} as const;

describe("the corrected facts", () => {
  test("are those that were read where nothing was said", () => {
    expect(corrected({}).facts).toEqual(read);
  });

  test("take fields as the student gives them, and none where the student wants none", () => {
    const { facts } = corrected({
      name: "Rosario Peñaloza",
      location: null,
      phone: "9 5555 0199",
      email: "R.Penaloza@Example.cl",
      linkedin: "https://www.linkedin.com/in/rosario-p/",
    });
    expect(facts).toMatchObject({
      name: "Rosario Peñaloza",
      location: null,
      profession: read.profession,
      phone: "+56955550199",
      email: "r.penaloza@example.cl",
      linkedin: "linkedin.com/in/rosario-p",
    });
  });

  test("keep the lines of a job that was read, and what its words were read as", () => {
    const { facts } = corrected({ jobs: [{ ...job, key: jobAsRead(0).key }] });
    expect(facts.jobs[0]).toMatchObject({
      title: "TENS de pabellón",
      headerLines: read.jobs[0]?.headerLines,
      detailLines: read.jobs[0]?.detailLines,
      interval: read.jobs[0]?.interval,
      written: { title: "TENS de urgencia" },
    });
    expect(facts.jobs[1]).toBe(read.jobs[1]);
  });

  test("add jobs without lines, and leave out what is no job", () => {
    const { facts } = corrected({ jobs: [{ key: jobAsRead(1).key, removed: true }, job] });
    expect(facts.jobs).toEqual([
      read.jobs[0],
      expect.objectContaining({ title: "TENS de pabellón", headerLines: [], detailLines: [], dateText: "" }),
    ]);
  });

  test("take a correction of a job that the reading no longer has for a job of its own", () => {
    expect(corrected({ jobs: [{ ...job, key: "99" }] }).facts.jobs).toHaveLength(3);
  });

  test("count the years anew: to the month, by bare years, and without the job that is none", () => {
    const first = jobAsRead(0);
    const years = (changes: object) => corrected({ jobs: [{ ...first, ...changes }] }).facts.yearsTotal;
    expect(read.yearsTotal).toBe(7.9);
    expect(years({ start: "2024-12", end: "2025-11" })).toBe(3.2);
    expect(years({ start: "2023", end: "2024" })).toBe(4.2);
    expect(years({ start: null, end: null })).toBe(2.2);
    expect(corrected({ jobs: [{ key: first.key, removed: true }] }).facts.yearsTotal).toBe(2.2);
  });

  test("correct, add and leave out studies", () => {
    const study = {
      degree: "Diplomado en Curaciones",
      institution: null,
      startYear: null,
      endYear: 2023,
      status: "completed",
    } as const;
    expect(corrected({ studies: [study] }).facts.studies[1]).toEqual({ ...study, level: "course", lines: [] });
    const [own] = corrected({ studies: [{ ...study, key: "10" }] }).facts.studies;
    expect(own).toMatchObject({ ...study, lines: read.studies[0]?.lines, level: read.studies[0]?.level });
    expect(corrected({ studies: [{ key: "10", removed: true }] }).facts.studies).toEqual([]);
  });

  test("add each skill once, known by its vocabulary, and leave out those that are none", () => {
    const { facts } = corrected({
      skills: { added: ["RCP", "excel", "Excel"], removed: ["Curaciones"], confirmed: true },
    });
    const names = facts.skills.map((skill) => skill.name);
    expect(names).not.toContain("curaciones");
    expect(names.filter((name) => /excel|rcp/i.test(name))).toEqual(["RCP", "excel"]);
    expect(facts.skills.at(-1)).toMatchObject({ canonical: "Excel", kind: "tool" });
  });
});

test("a thing that was read is known by its first line, also where one line holds two", () => {
  expect(readKeys([4, 7, 7, undefined, undefined])).toEqual(["4", "7", "7.2", "x", "x.2"]);
});

describe("the schema of corrections", () => {
  const parse = (changes: object) => correctionsSchema.safeParse({ ...NO_CORRECTIONS, ...changes });

  test("makes one clean line of a text", () => {
    expect(parse({ name: "  Ana\n\u200b  Soto\u0007 " }).data?.name).toBe("Ana Soto");
  });

  test.each<[string, object]>([
    ["an empty text", { name: "  " }],
    ["a long text", { profession: "x".repeat(201) }],
    ["what is no address", { email: "ana@correo" }],
    ["what is no number", { phone: "123" }],
    ["another page than LinkedIn's", { linkedin: "facebook.com/ana" }],
    ["too many jobs", { jobs: Array.from({ length: 61 }, () => job) }],
    ["a month that is none", { jobs: [{ ...job, start: "2021-13" }] }],
    ["too many studies", { studies: Array.from({ length: 61 }, (_, at) => ({ key: String(at), removed: true })) }],
    [
      "too many skills",
      { skills: { ...NO_CORRECTIONS.skills, added: Array.from({ length: 101 }, (_, at) => `s${at}`) } },
    ],
    ["a long skill", { skills: { ...NO_CORRECTIONS.skills, added: ["x".repeat(81)] } }],
    ["an unknown field", { score: 100 }],
  ])("refuses %s", (_what, changes) => {
    expect(parse({}).success).toBe(true);
    expect(parse(changes).success).toBe(false);
  });
});

describe("what cannot be is refused with what to do", () => {
  const jobs = (changes: object) => whatCannotBe({ ...NO_CORRECTIONS, jobs: [{ ...job, ...changes }] }, TODAY);
  const studies = (changes: object) =>
    whatCannotBe(
      {
        ...NO_CORRECTIONS,
        studies: [
          {
            degree: "Kinesiología",
            institution: null,
            startYear: 2020,
            endYear: 2024,
            status: "completed",
            ...changes,
          },
        ],
      },
      TODAY,
    );

  test.each<[object, RegExp | null]>([
    [{}, null],
    [{ start: null, end: null }, null],
    [{ end: "2026-11" }, null],
    [{ end: "2026" }, null],
    [{ title: null, employer: null }, /al menos el cargo o el lugar/],
    [{ start: null }, /desde cuándo en «TENS de pabellón»/],
    [{ end: null }, /hasta cuándo .* «Sigo ahí»/],
    [{ start: "2026-12" }, /inicio .* todavía no llega/],
    [{ end: "2026-12" }, /término .* «Sigo ahí»/],
    [{ end: "2021-02" }, /anterior a la de inicio/],
    [{ start: "1950-01" }, /más de 60 años/],
  ])("of a job: %j", (changes, expected) => {
    const problem = jobs(changes);
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatch(expected);
  });

  test.each<[object, RegExp | null]>([
    [{}, null],
    [{ startYear: 2027, endYear: 2031 }, null],
    [{ startYear: 2028, endYear: null }, /inicio .* todavía no llega/],
    [{ endYear: 2037 }, /muy lejos/],
    [{ endYear: 2019 }, /anterior al de inicio/],
  ])("of a study: %j", (changes, expected) => {
    const problem = studies(changes);
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatch(expected);
  });

  test("today is November 2026", () => expect(TODAY).toBe(monthIndex(2026, 11)));
});
