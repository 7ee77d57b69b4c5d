import { describe, expect, test } from "vitest";
import { cvLines } from "#app/features/cv/facts/document-lines.ts";
import { sentencesOf } from "#app/features/cv/facts/lines.ts";
import { decode } from "#app/features/cv/facts/tagger/decode.ts";
import { LABELS } from "#app/features/cv/facts/tagger/labels.ts";
import { tagLines } from "#app/features/cv/facts/tagger/tag.ts";
import { fitCrf, type Sequence } from "../../../scripts/training/cv-lines/crf.ts";
import { sampleOf } from "../../../scripts/training/cv-lines/sample.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { TODAY } from "./summary.ts";

const FREE = () => true;
const FIRST_UNSEEN = 1_000_000;

const tagsOf = (text: string): string[] => {
  const document = documentFromText(text);
  return tagLines(cvLines(document, TODAY), document.bodySize, TODAY).map(({ label }) => label);
};

describe("the conditional random field", () => {
  const sequences: Sequence[] = Array.from({ length: 40 }, (_, seed) => {
    // The first label is told by the first bucket; the second line tells nothing and takes the other label.
    const label = seed % 2;
    return { rows: [Int32Array.of(label), Int32Array.of(2)], labels: Int32Array.of(label, 1 - label) };
  });
  const fit = fitCrf(sequences, { buckets: 3, labels: 2, penalty: 0.01, rounds: 60 });

  test("learns what only the line before can tell", () => {
    const step = 0.05;
    const bytes = (weights: Float64Array) => Int8Array.from(weights, (weight) => Math.round(weight / step));
    const field = { labels: 2, step, emissions: bytes(fit.emissions), transitions: bytes(fit.transitions) };
    for (const { rows, labels } of sequences) expect(decode(rows, field, FREE)).toEqual([...labels]);
  });

  test("decodes the likeliest of all sequences, and of those allowed", () => {
    const field = {
      labels: 2,
      step: 1,
      emissions: Int8Array.of(1, 0, 0, 3, 2, 0),
      transitions: Int8Array.of(0, -5, 0, 0),
    };
    const rows = [Int32Array.of(0), Int32Array.of(1), Int32Array.of(2)];
    expect(decode(rows, field, FREE)).toEqual([1, 1, 0]);
    expect(decode(rows, field, (before, label) => before !== null || label === 0)).toEqual([0, 0, 0]);
  });
});

describe("invented CVs", () => {
  test("are the same for the same seed, with a label for every line", () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { document, labels } = sampleOf(seed);
      expect(labels).toHaveLength(document.lines.length);
      expect(sampleOf(seed)).toEqual({ document, labels });
    }
  });

  test("of seeds that nothing was trained on are read", () => {
    let [right, all] = [0, 0];
    for (let seed = FIRST_UNSEEN + 1; seed <= FIRST_UNSEEN + 60; seed += 1) {
      const { document, labels } = sampleOf(seed);
      const tagged = tagLines(cvLines(document, TODAY), document.bodySize, TODAY);
      for (const { line, label } of tagged) if (label === labels[line.index]) right += 1;
      all += tagged.length;
    }
    expect(right / all).toBeGreaterThan(0.95);
  });
});

test("titles and employers that no list knows are jobs by their place and dates", () => {
  expect(
    tagsOf(`
Grelda Montúfar
grelda@example.com

# Recorrido
## Quelmay
Tramoyista
2019 – 2023
- Armé decorados.
## Ñirehuao Sur
Boyera
2015 – 2018
- Cuidé animales.`),
  ).toEqual(["head", "head", "heading", "job", "job+", "job+", "achievement", "job", "job+", "job+", "achievement"]);
});

test("each sentence of a message is read by itself", () => {
  const document = documentFromText(
    "Hola, soy Lía Paz. Trabajé de cajera en Almacén Sur de 2018 a 2020. Estudié Contabilidad en Instituto " +
      "Llano el 2017.",
  );
  const lines = cvLines(document, TODAY);
  expect(lines.flatMap((line) => sentencesOf(line, TODAY))).toHaveLength(3);
  expect(tagLines(lines, 0, TODAY).map(({ label }) => label)).toContain("job");
});

test("no line is an entry's second one before its first", () => {
  const opener = new Set(LABELS.filter((label) => label.endsWith("+")));
  for (let seed = FIRST_UNSEEN + 100; seed < FIRST_UNSEEN + 130; seed += 1) {
    const { document } = sampleOf(seed);
    const [first] = tagLines(cvLines(document, TODAY), document.bodySize, TODAY);
    expect(opener.has(first?.label ?? "head")).toBe(false);
  }
  expect(tagLines([], 10, TODAY)).toEqual([]);
});
