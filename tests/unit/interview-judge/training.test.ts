import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { normalize } from "#app/features/interview/judge/read-text.ts";
import { bankAnswers } from "../../../scripts/training/bank-data.ts";
import { fitLogistic, predict, type Row } from "../../../scripts/training/logistic.ts";
import { readSamples, seeded, shuffled } from "../../../scripts/training/relevance-data.ts";

const FOLDER = "scripts/training/relevance";
const plain = (text: string) =>
  normalize(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

describe("the training texts", () => {
  const samples = readSamples(FOLDER, 1);

  it("cover many questions, both labels and all three voices", () => {
    expect(new Set(samples.map((sample) => sample.question)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(samples.map((sample) => sample.hunterId)).size).toBe(3);
    const relevant = samples.filter((sample) => sample.relevant).length / samples.length;
    expect(relevant).toBeGreaterThan(0.35);
    expect(relevant).toBeLessThan(0.65);
  });

  it("hold none of the held-out questions or answers", () => {
    const seen = new Set(samples.flatMap((sample) => [plain(sample.text), plain(sample.question)]));
    const heldOut = ["heldout", "heldout-registers", "heldout-blind"].flatMap(
      (name) => JSON.parse(readFileSync(`tests/fixtures/interviews/${name}.json`, "utf8")).questions,
    );
    for (const { question, answers } of heldOut) {
      expect(seen.has(plain(question)), question).toBe(false);
      for (const { text } of answers) if (plain(text).length > 12) expect(seen.has(plain(text)), text).toBe(false);
    }
  });

  it("of later interviews hold none of the answers that measure them", () => {
    const seen = new Set(bankAnswers.map(({ text }) => plain(text)));
    const measuring = [1, 2, 3, 4].flatMap(
      (number) => JSON.parse(readFileSync(`tests/fixtures/interviews/bank-${number}.json`, "utf8")).questions,
    );
    expect(seen.size).toBeGreaterThan(800);
    for (const { answers } of measuring) for (const { text } of answers) expect(seen.has(plain(text)), text).toBe(false);
  });

  it("deal an answer that belongs elsewhere to questions it fits and to others, as what it is there", () => {
    const dealt = samples.filter(
      (sample) => sample.text === "Puedo empezar de inmediato y no tengo problema con los turnos.",
    );
    expect(dealt.filter((sample) => sample.relevant).map((sample) => sample.category)).toContain("disponibilidad");
    const stray = dealt.filter((sample) => !sample.relevant);
    expect(stray.length).toBeGreaterThan(0);
    for (const sample of stray) expect(sample).toMatchObject({ kind: "other_question" });
    expect(stray.map((sample) => sample.category)).not.toContain("disponibilidad");
  });

  it("do not teach one text as both", () => {
    const labels = new Map<string, boolean>();
    for (const { question, text, relevant } of samples) {
      const key = `${question} ${plain(text)}`;
      expect(labels.get(key) ?? relevant, text).toBe(relevant);
      labels.set(key, relevant);
    }
  });

  it("are dealt the same way by the same seed", () => {
    expect(readSamples(FOLDER, 7)).toEqual(readSamples(FOLDER, 7));
    const order = shuffled([1, 2, 3, 4, 5, 6, 7, 8], seeded(3));
    expect(order).toEqual(shuffled([1, 2, 3, 4, 5, 6, 7, 8], seeded(3)));
    expect([...order].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("logistic regression", () => {
  const row = (value: number[], target: 0 | 1): Row => ({
    at: Int32Array.from(value.keys()),
    value: Float64Array.from(value),
    target,
    weight: 1,
  });
  const rows = [row([1, 0.2], 1), row([0.9, 0.4], 1), row([-1, 0.3], 0), row([-0.8, 0.1], 0)];

  it("separates what a measure separates", () => {
    const fit = fitLogistic(rows, 2, new Float64Array(2).fill(0.001), new Int8Array(2));
    expect(rows.map((one) => predict(fit, one) > 0.5)).toEqual([true, true, false, false]);
  });

  it("never gives a weight the forbidden sign", () => {
    const fit = fitLogistic(rows, 2, new Float64Array(2).fill(0.001), Int8Array.from([-1, 0]));
    expect(fit.weights[0]).toBe(0);
  });
});
