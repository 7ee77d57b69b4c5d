import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUCKETS, NAMED } from "#app/features/interview/signals/features.ts";
import { THINGS } from "#app/features/interview/signals/signal.ts";
import weights from "#app/features/interview/signals/weights.json";
import { empty, labelled, readLabelled, shortened } from "../../../scripts/training/signals-data.ts";
import { lineOf, type Read, thresholdsFor } from "../../../scripts/training/signals-fit.ts";

describe("the texts that the reader of signals learns from", () => {
  it("hold none of the held-out answers", () => {
    const heldOut = new Set(readLabelled("tests/fixtures/interviews/signals-heldout.jsonl").map(({ text }) => text));
    expect(heldOut.size).toBe(200);
    for (const { text } of [...labelled, ...empty]) expect(heldOut.has(text), text).toBe(false);
  });

  it("show each thing by words of their own", () => {
    for (const { text, labels } of labelled)
      for (const thing of THINGS) {
        const label = labels[thing];
        if (label !== null && label !== "weak") expect(text).toContain(label);
      }
  });

  it("are cut down to the clause that shows the thing, or to one that does not, and never where it is disputed", () => {
    for (const sample of labelled.slice(0, 40))
      for (const thing of THINGS) {
        const label = sample.labels[thing];
        const texts = shortened(sample, thing).map(({ text, labels }) => [text, labels[thing]]);
        if (label === "weak") expect(texts).toEqual([]);
        else expect(texts).toEqual([[label ?? sample.pieces[0]?.text, label]]);
      }
  });

  it("name no company, path or person of whoever labelled them", () => {
    const lines = readFileSync("scripts/training/signals/s1.jsonl", "utf8").trim().split("\n");
    for (const line of lines)
      expect(Object.keys(JSON.parse(line)).sort()).toEqual(["id", "labels", "question", "text"]);
  });
});

it("the weights are as many as there are measures and buckets", () => {
  for (const thing of THINGS) {
    expect(weights[thing].named).toHaveLength(NAMED.length);
    expect(atob(weights[thing].grams)).toHaveLength(BUCKETS);
  }
});

describe("the thresholds", () => {
  // "shown" from the surest on, then a disputed one, then answers that do not have it.
  const read = (count: number, label: string | null, chance: number): Read[] => {
    const [sample] = labelled;
    if (!sample) throw new Error("no sample");
    const labels = { ...sample.labels, role: label };
    return Array.from({ length: count }, () => ({ sample: { ...sample, labels }, measures: [], chance }));
  };
  const all = [...read(60, "lo hice", 0.9), ...read(10, "weak", 0.6), ...read(20, null, 0.2), ...read(2, "yo", 0.1)];

  it("are the widest that keep the goal, and none where it is never kept", () => {
    expect(thresholdsFor(all, "role", { present: 0.9, absent: 0.9 }).present).toBe(0.6);
    expect(thresholdsFor(all, "role", { present: 0.99, absent: 0.9 }).present).toBe(0.9);
    expect(thresholdsFor(read(60, null, 0.9), "role", { present: 0.9, absent: 0.9 }).present).toBeGreaterThan(1);
  });

  it("are told with how many claims are right", () => {
    expect(lineOf(all, "role", { present: 0.6, absent: -1 })).toMatch(
      /present {3}70 right 0\.929 null 0\.000 of all 0\.968/,
    );
  });
});
