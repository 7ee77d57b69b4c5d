import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localDay } from "#app/features/practice/local-day.ts";
import { addDays, INTERVAL_DAYS, profileOf, type ReadAttempt } from "#app/features/practice/profile.ts";

/** Prevents: calling a part strong or missing against the last answers, and an exercise that is not due. */

const answer = (day: string, over: Partial<ReadAttempt> = {}): ReadAttempt => ({
  questionId: "q-1",
  interviewId: 1,
  question: "¿Qué cambió?",
  category: "Iniciativa",
  at: `${day}T15:00:00.000Z`,
  day,
  isTry: false,
  found: [],
  absent: [],
  ...over,
});
const only = (attempts: ReadAttempt[], today: string) => profileOf(attempts, today).parts[0];

describe("a profile", () => {
  it("is empty without answers", () => {
    expect(profileOf([], "2026-11-26")).toEqual({ parts: [], exercise: null, nextDay: null, isDoneToday: false });
  });

  it("asks today for what is missing, at the question in which it is missing", () => {
    const missing = answer("2026-11-26", { absent: ["result"], found: ["action"], question: "¿Y qué pasó?" });
    const { exercise, parts } = profileOf([answer("2026-11-25", { found: ["result"] }), missing], "2026-11-26");
    expect(exercise).toEqual({ attempt: missing, part: "result", isMissing: true });
    expect(parts[0]).toMatchObject({
      part: "result",
      strength: "work",
      signs: ["found", "absent"],
      missingThemes: ["Iniciativa"],
    });
  });

  it("moves a part on one box a day, with longer and longer intervals", () => {
    const days = ["2026-11-01", "2026-11-03", "2026-11-07", "2026-11-14", "2026-11-28", "2026-12-12"];
    days.forEach((_, at) => {
      const attempts = days.slice(0, at + 1).map((day) => answer(day, { found: ["result"] }));
      const box = Math.min(at + 1, INTERVAL_DAYS.length - 1);
      expect(only(attempts, days[at] ?? "")?.dueDay).toBe(addDays(days[at] ?? "", INTERVAL_DAYS[box] ?? 0));
    });
    const sameDay = [answer("2026-11-01", { found: ["result"] }), answer("2026-11-01", { found: ["result"] })];
    expect(only(sameDay, "2026-11-01")?.dueDay).toBe("2026-11-03");
  });

  it("counts what a try mended on the same day, and not what another question still lacks", () => {
    const lacking = answer("2026-11-26", { absent: ["result"] });
    const mended = answer("2026-11-26", { at: "2026-11-26T16:00:00.000Z", found: ["result"], isTry: true });
    expect(only([lacking, mended], "2026-11-26")).toMatchObject({ strength: "growing", missingIn: null });
    const other = answer("2026-11-26", { question: "Otra", absent: ["result"] });
    expect(only([lacking, mended, other], "2026-11-26")).toMatchObject({ strength: "work", missingIn: other });
  });

  it("is strong after two days on which it was there, and weak again after one on which it was not", () => {
    const there = ["2026-11-01", "2026-11-03"].map((day) => answer(day, { found: ["reason"] }));
    expect(only(there, "2026-11-04")?.strength).toBe("strong");
    expect(only([...there, answer("2026-11-09", { absent: ["reason"] })], "2026-11-09")?.strength).toBe("work");
  });

  it("has no exercise before something comes back, and says when", () => {
    const profile = profileOf([answer("2026-11-26", { found: ["result"] })], "2026-11-27");
    expect(profile).toMatchObject({ exercise: null, nextDay: "2026-11-28" });
    expect(profileOf([answer("2026-11-26", { found: ["result"] })], "2026-11-28").exercise).toMatchObject({
      part: "result",
      isMissing: false,
    });
  });

  it("is done for today after a try, whatever it gained", () => {
    const lacking = answer("2026-11-26", { absent: ["result"], isTry: true });
    expect(profileOf([lacking], "2026-11-26").isDoneToday).toBe(true);
    expect(profileOf([lacking], "2026-11-27").isDoneToday).toBe(false);
  });

  it("never asks for what is not due, and its evidence says what it is quoted for", () => {
    const part = fc.constantFrom("result" as const, "action" as const, "figure" as const);
    const attempts = fc.array(
      fc.record({ day: fc.integer({ min: 1, max: 28 }), q: fc.nat({ max: 4 }), part, isFound: fc.boolean() }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(attempts, (all) => {
        const answers = all.map((one, at) =>
          answer(`2026-11-${String(one.day).padStart(2, "0")}`, {
            question: `¿${one.q}?`,
            at: `2026-11-${String(one.day).padStart(2, "0")}T15:00:${String(at).padStart(2, "0")}.000Z`,
            found: one.isFound ? [one.part] : [],
            absent: one.isFound ? [] : [one.part],
          }),
        );
        const today = "2026-11-28";
        const { exercise, parts } = profileOf(answers, today);
        const chosen = parts.find((one) => one.part === exercise?.part);
        if (exercise) expect(chosen && chosen.dueDay <= today).toBe(true);
        if (exercise?.isMissing) expect(exercise.attempt.absent).toContain(exercise.part);
        for (const one of parts) {
          if (one.foundIn) expect(one.foundIn.found).toContain(one.part);
          if (one.missingIn) expect(one.missingIn.absent).toContain(one.part);
          if (one.strength === "strong") expect(one.signs.at(-1)).toBe("found");
        }
      }),
    );
  });
});

it("takes its dates where the institution is", () => {
  expect(localDay(new Date("2026-11-27T02:00:00.000Z"))).toBe("2026-11-26");
  expect(localDay(new Date("2026-11-27T04:00:00.000Z"))).toBe("2026-11-27");
});
