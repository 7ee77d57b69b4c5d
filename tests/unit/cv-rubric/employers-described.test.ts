import { describe, expect, it } from "vitest";
import { describesFirm } from "#app/features/cv/rubric/evidence/employer-descriptions.ts";
import { isTellable, readAchievement } from "#app/features/cv/rubric/evidence/results.ts";

const achievement = (text: string) => readAchievement(text, [0], 0);

describe("what describes an employer", () => {
  it.each([
    "Small publisher, 30 titles a year",
    "A 40-person consultancy in Leeds",
    "Empresa de 40 personas en Osorno",
  ])("%s is nobody's work", (text) => {
    expect(describesFirm(text)).toBe(true);
    expect(isTellable(achievement(text))).toBe(false);
  });

  it("is no line of English without a verb either", () => {
    expect(isTellable(achievement("Open pit, 140 kt per day, 480 m deep"))).toBe(false);
  });

  it.each([
    "Led a company of 40 people",
    "Teaching maths to a range of classes, 28 pupils each",
    "Vendí a 30 empresas de la zona",
    "Unos 40 planos al año presentados a inscripción",
  ])("%s is told by whoever did it", (text) => {
    expect(describesFirm(text)).toBe(false);
    expect(isTellable(achievement(text))).toBe(true);
  });
});
