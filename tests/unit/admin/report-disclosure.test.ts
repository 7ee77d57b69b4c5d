import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Figure, TermReport } from "#app/features/admin/panel-api-schemas.server.ts";
import { COUNT_STEP, publishedCount, publishedMean } from "#app/features/admin/report/disclosure-control.ts";
import { type ReportQuery, termReport } from "#app/features/admin/report/term-figures.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { addAnalysis } from "./rows.ts";

describe("a published figure", () => {
  it("is a multiple of five of enough people; nobody is told as nobody", () => {
    const counts = [0, 1, 4, 5, 9, 10].map((people) => publishedCount({ value: people, people }));
    expect(counts).toEqual([0, null, null, 5, 5, 10]);
    expect(publishedCount({ value: 40, people: 4 })).toBeNull();
  });

  it("is a coarse mean of ten people or more", () => {
    expect(publishedMean({ mean: 63.4, people: 9 }, 1)).toBeNull();
    expect(publishedMean({ mean: 63.4, people: 10 }, 1)).toBe(63);
    expect(publishedMean({ mean: 4.3, people: 10 }, 0.5)).toBe(4.5);
    expect(publishedMean({ mean: null, people: 0 }, 1)).toBeNull();
  });
});

/** Counts that a published figure may stand for. */
function possible(figure: Figure): [least: number, most: number] {
  if (figure === null) return [1, 4];
  return figure === 0 ? [0, 0] : [figure, figure + COUNT_STEP - 1];
}

/**
 * What somebody who subtracts two reports knows about the size of the group between them: A holds everybody of B.
 * @returns true when it can only be 1 to 4 people
 */
function findsFew(a: Figure, b: Figure): boolean {
  const [leastA, mostA] = possible(a);
  const [leastB, mostB] = possible(b);
  const least = Math.max(0, leastA - mostB);
  return least > 0 && mostA - leastB < 5;
}

type Person = { faculty: string; career: string; campus: string; entryYear: number; days: number[] };
const DAY = (day: number) => new Date(Date.UTC(2026, 7, 3 + day, 15)).toISOString();

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe("pairs of reports", () => {
  let database: TestDatabase;
  const people: Person[] = [];
  const reports: { query: ReportQuery; report: TermReport; members: ReadonlySet<number> }[] = [];

  function membersOf(query: ReportQuery, { from, to }: { from: number; to: number }): ReadonlySet<number> {
    const isMember = (person: Person) =>
      person.days.some((day) => day >= from && day <= to) &&
      (["faculty", "career", "campus", "entryYear"] as const).every(
        (field) => query[field] === undefined || query[field] === person[field],
      );
    return new Set(people.flatMap((person, place) => (isMember(person) ? [place] : [])));
  }

  beforeAll(async () => {
    database = makeTestDatabase();
    const next = random(20_261_127);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * next() * values.length)] as T;
    for (let index = 0; index < 140; index += 1) {
      const faculty = pick(["Ingeniería", "Artes", "Derecho", "Salud"]);
      const person: Person = {
        faculty,
        career: `${faculty} ${pick([1, 2, 3, 4])}`,
        campus: pick(["Norte", "Sur", "Centro"]),
        entryYear: pick([2021, 2022, 2023, 2024]),
        days: Array.from({ length: Math.floor(next() * 4) }, () => Math.floor(next() * 60)),
      };
      people.push(person);
      const { id } = await makeUser(database.db, {
        name: `Persona ${index}`,
        rut: `${16_000_000 + index}-0`,
        email: `par${index}@a.example`,
        faculty: person.faculty,
        career: person.career,
        campus: person.campus,
        entry_year: person.entryYear,
      });
      for (const day of person.days)
        await addAnalysis(database.db, id, { score: Math.floor(next() * 101), createdAt: DAY(day) });
    }
    let last = { from: 0, to: 59, cohort: {} as Partial<ReportQuery> };
    for (let index = 0; index < 220; index += 1) {
      const model = people[Math.floor(next() * people.length)] as Person;
      const from = Math.floor(next() * 40);
      const field = pick(["faculty", "career", "campus", "entryYear"] as const);
      // Every second one differs little from the one before: a day more, or one condition less.
      if (index % 2 === 0) {
        const cohort = next() < 0.5 ? { [field]: model[field] } : { faculty: model.faculty, campus: model.campus };
        last = { from, to: Math.min(58, from + 5 + Math.floor(next() * 50)), cohort };
      } else if (next() < 0.5) last = { ...last, to: last.to + 1 };
      else last = { ...last, cohort: Object.fromEntries(Object.entries(last.cohort).slice(1)) };
      const query: ReportQuery = {
        from: DAY(last.from).slice(0, 10),
        to: DAY(last.to).slice(0, 10),
        by: "faculty",
        ...last.cohort,
      };
      const members = membersOf(query, last);
      reports.push({ query, report: await termReport(database.db, query), members });
    }
  }, 60_000);
  afterAll(() => database.dispose());

  it("none of more than 10,000 lets a group under five be found by subtraction", () => {
    let pairs = 0;
    let small = 0;
    for (const a of reports) {
      for (const b of reports) {
        if (a === b) continue;
        pairs += 1;
        const isNested = [...b.members].every((member) => a.members.has(member));
        if (!isNested) continue;
        const between = a.members.size - b.members.size;
        if (between >= 1 && between <= 4 && a.members.size >= 5) small += 1;
        if (a.members.size < 5) continue;
        const [whole, part] = [a.report.totals.cv.people, b.report.totals.cv.people];
        expect(findsFew(whole, part), JSON.stringify([a.query, b.query])).toBe(false);
      }
    }
    expect(pairs).toBeGreaterThan(10_000);
    // Of these, exact counts would have told the size of a group under five.
    expect(small).toBeGreaterThan(100);
  });

  it("every count of every report is a multiple of five, and adds up to what is true", () => {
    for (const { report, members } of reports) {
      const { people: told } = report.totals.cv;
      const [least, most] = possible(told);
      expect(members.size).toBeGreaterThanOrEqual(least);
      expect(members.size).toBeLessThanOrEqual(most);
      const counts = [
        ...Object.values(report.totals).flatMap((total) => [total.uses, total.people]),
        ...report.weeks.flatMap((week) => [week.cv, week.interviews, week.bookings]),
        ...report.scores.map((bin) => bin.people),
        ...report.groups.flatMap((group) => [...Object.values(group.now), ...Object.values(group.before)]),
        report.movement.people,
      ];
      for (const count of counts) expect(count === null || count % 5 === 0).toBe(true);
    }
  });
});
