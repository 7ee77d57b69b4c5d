import { describe, expect, test } from "vitest";
import { isDeliverable } from "#app/email/deliverable.ts";
import { SAMPLE_PEOPLE } from "#app/features/demo/people.ts";
import type { Step } from "#app/features/demo/plan.ts";
import { checkDigitMatches } from "#app/features/users/rut.ts";

const BEGUN = new Date("2026-11-26T15:00:00.000Z");
const DAY_MS = 86_400_000;
const others = SAMPLE_PEOPLE.filter(({ number }) => number !== 0);
const plans = SAMPLE_PEOPLE.map((person) => ({ person, steps: person.steps(BEGUN) }));
const all = plans.flatMap(({ steps }) => steps);
const of = <Kind extends Step["kind"]>(kind: Kind) =>
  all.filter((step): step is Extract<Step, { kind: Kind }> => step.kind === kind);

describe("the invented people", () => {
  test("are 120, and no two share a RUT, a name or an address", () => {
    expect(SAMPLE_PEOPLE.map(({ number }) => number)).toEqual(Array.from({ length: 120 }, (_, at) => at));
    for (const key of ["rut", "name", "email"] as const)
      expect(new Set(SAMPLE_PEOPLE.map((one) => one[key])).size).toBe(120);
  });

  test("have a RUT that checks and that nobody has been given, and an address that cannot exist", () => {
    expect(others.filter(({ rut }) => !checkDigitMatches(rut))).toEqual([]);
    expect(others.filter(({ rut }) => !/^4[01]\d{6}-/.test(rut))).toEqual([]);
    const isOdd = (email: string) => isDeliverable(email) || !/^[a-z.-]+@example\.invalid$/.test(email);
    expect(others.filter(({ email }) => isOdd(email))).toEqual([]);
  });

  test("do the same each time, from whatever day it is counted", () => {
    const told = (steps: readonly Step[]) => JSON.stringify(steps);
    for (const { person, steps } of plans) expect(told(person.steps(BEGUN))).toBe(told(steps));
    const weekLater = new Date(BEGUN.getTime() + 7 * DAY_MS);
    const [first] = SAMPLE_PEOPLE;
    expect(first?.steps(weekLater)[0]?.at.getTime()).toBe((first?.steps(BEGUN)[0]?.at.getTime() ?? 0) + 7 * DAY_MS);
  });

  test("did as much as a small university does in ten weeks, some of them nothing yet", () => {
    const between = (count: number, least: number, most: number) => {
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    };
    between(of("cv").length, 55, 75);
    between(of("interview").length, 70, 95);
    between(of("booking").filter(({ outcome }) => outcome !== "scheduled").length, 45, 70);
    between(of("booking").filter(({ outcome }) => outcome === "scheduled").length, 6, 14);
    between(of("sign-in").length, 250, 500);
    between(plans.filter(({ steps }) => steps.length === 0).length, 15, 30);
    expect(new Set(of("interview").map(({ hunterId }) => hunterId)).size).toBe(3);
    expect(new Set(of("interview").map(({ seed }) => seed)).size).toBe(of("interview").length);
  });

  test.each(["2026-11-26T15:00:00.000Z", "2027-01-01T03:30:00.000Z", "2026-04-05T04:10:00.000Z"])(
    "did nothing before their account was made, and nothing that is not over at %s",
    (instant) => {
      const begunAt = new Date(instant);
      for (const { number, createdDaysAgo, steps } of SAMPLE_PEOPLE) {
        const times = steps(begunAt).map(({ at }) => at.getTime());
        expect(Math.max(...times, 0), String(number)).toBeLessThan(begunAt.getTime() - 60 * 60_000);
        const made = begunAt.getTime() - createdDaysAgo * DAY_MS;
        expect(Math.min(...times, begunAt.getTime()), String(number)).toBeGreaterThan(made);
      }
    },
  );

  test.each(["2026-11-26T15:00:00.000Z", "2026-12-01T15:00:00.000Z", "2027-03-13T20:00:00.000Z"])(
    "leave few weeks of the report without figures, counted from %s",
    (instant) => {
      const begunAt = new Date(instant);
      for (const kind of ["cv", "interview", "booking"] as const) {
        const people = Array.from({ length: 9 }, () => new Set<number>());
        for (const { number, steps } of SAMPLE_PEOPLE) {
          for (const { kind: done, at } of steps(begunAt)) {
            const weeksAgo = Math.floor((begunAt.getTime() - at.getTime()) / (7 * DAY_MS));
            if (done === kind) people[weeksAgo]?.add(number);
          }
        }
        // The report shows no figure about fewer than five people.
        expect(people.filter(({ size }) => size < 5).length, kind).toBeLessThanOrEqual(2);
      }
    },
  );

  test("leave the next days to whoever wants to book", () => {
    const toCome = of("booking").filter(({ outcome }) => outcome === "scheduled");
    for (const { isLate, from } of toCome) {
      expect(isLate).toBe(true);
      expect(from.getTime() - BEGUN.getTime()).toBeGreaterThan(4 * DAY_MS);
    }
  });
});

describe("their CVs", () => {
  /** Runs of five words, figures as one: what two texts share is copied. */
  const runsOf = (text: string) => {
    const words =
      text
        .toLowerCase()
        .replace(/\d+/g, "0")
        .match(/\p{L}+|0/gu) ?? [];
    return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
  };
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((run) => other.has(run)).length / Math.min(one.size, other.size);

  test("are nobody else's with another name", () => {
    const cvs = plans.flatMap(({ person, steps }) =>
      steps.flatMap((step) => (step.kind === "cv" ? [{ who: person.number, runs: runsOf(step.text) }] : [])),
    );
    const alike = cvs.flatMap((one, at) =>
      cvs
        .slice(at + 1)
        .filter((other) => other.who !== one.who && shared(one.runs, other.runs) > 0.4)
        .map((other) => [one.who, other.who, shared(one.runs, other.runs)]),
    );
    expect(alike).toEqual([]);
  });

  test("have no mark of their makers left in them, and say what every CV says", () => {
    for (const { text } of of("cv")) expect(text).not.toMatch(/[{}|]{1}\w*[{}]|undefined|\bnull\b/);
  });
});
