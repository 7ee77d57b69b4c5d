import { describe, expect, it } from "vitest";
import { fallbackIsRelevant, fallbackVerdict } from "#app/features/interview/fallback-verdict.ts";
import {
  announcementText,
  countdown,
  interviewDurationMinutes,
  interviewSeconds,
  minutesToAnnounce,
  timerTone,
} from "#app/features/interview/timer.ts";

describe("timer", () => {
  it.each([
    [1800, "neutral"],
    [600, "neutral"],
    [599.9, "neutral"],
    [599, "warn"],
    [299.1, "warn"],
    [299, "bad"],
    [0, "bad"],
  ])("at %d s is %s", (seconds, tone) => expect(timerTone(seconds)).toBe(tone));

  it.each([
    [1800, "30:00"],
    [552, "09:12"],
    [0.2, "00:01"],
    [0, "00:00"],
    [-5, "00:00"],
    [5400, "90:00"],
  ])("%d s reads %s", (seconds, text) => expect(countdown(seconds)).toBe(text));

  it.each([
    [600.5, 600, 10],
    [601, 600.5, null],
    [600, 599, null],
    [301, 299, 5],
    [61, 59, 1],
    [1000, 50, 1],
    [2, 0, 0],
    [0, 0, null],
  ])("from %d to %d s announces %s", (before, after, minutes) =>
    expect(minutesToAnnounce(before, after)).toBe(minutes),
  );

  it("says the minutes in words", () => {
    expect([10, 1, 0].map(announcementText)).toEqual([
      "Quedan 10 minutos de entrevista.",
      "Queda 1 minuto de entrevista.",
      "Se acabó el tiempo de la entrevista.",
    ]);
  });

  it.each([
    [1, 1800],
    [1.25, 2250],
    [0.2, 1800],
    [9, 5400],
    [Number.NaN, 1800],
  ])("a factor of %d gives %d s", (factor, seconds) => expect(interviewSeconds(factor)).toBe(seconds));

  it("sends the minutes used, rounded", () => {
    expect([1800, 1771, 1770, 0].map((left) => interviewDurationMinutes(left))).toEqual([0, 0, 1, 30]);
    expect(interviewDurationMinutes(2700)).toBe(0);
    expect(interviewDurationMinutes(0, 2700)).toBe(45);
  });
});

describe("the fallback rule", () => {
  const question = "¿Qué hiciste para mejorar la atención?";
  it.each([
    ["x".repeat(50), false],
    ["x".repeat(51), true],
    ["la ATENCION era mala", true],
    ["que y la", false],
    ["atenciones", false],
    [`  ${"x".repeat(40)}${" ".repeat(30)}`, false],
    ["", false],
  ])("%j -> %s", (answer, relevant) => expect(fallbackIsRelevant(question, answer)).toBe(relevant));

  it("counts no word of three characters", () => expect(fallbackIsRelevant("¿Con quién vas?", "con vas")).toBe(false));

  it("gives a verdict that the machine can take", () => {
    expect(fallbackVerdict(question, "no")).toEqual({
      isRelevant: false,
      relevanceScore: 0.2,
      needsSuggestion: true,
      suggestion: null,
      source: "fallback",
    });
    expect(fallbackVerdict(question, "mejorar")).toMatchObject({ isRelevant: true, needsSuggestion: false });
  });
});
