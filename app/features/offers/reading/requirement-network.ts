import { crc32 } from "node:zlib";
import { unpackWeights } from "#app/platform/packed-weights.ts";
import type { OfferLine } from "./offer-tokens.ts";
import { tokenMarks } from "./token-marks.ts";

/**
 * A bidirectional LSTM over all tokens of an offer (Graves and Schmidhuber 2005): of each token, whether it is outside
 * of a requirement, begins one or goes on with it, and the requirement's kind. Trained by
 * scripts/training/offers/network.
 */

/** A matrix of signed bytes, a factor for each row. */
type Packed = { rows: number; columns: number; factors: number[]; bytes: string };
export type NetworkFile = {
  words: string[];
  marks: string[];
  shapes: string[];
  buckets: number;
  layers: Record<LayerName, Packed>;
};
const LAYERS = [
  "word",
  "gram",
  "shape",
  "mark",
  "forwardInput",
  "forwardState",
  "forwardBias",
  "backwardInput",
  "backwardState",
  "backwardBias",
  "middle",
  "middleBias",
  "label",
  "labelBias",
  "kind",
  "kindBias",
] as const;
type LayerName = (typeof LAYERS)[number];
type Matrix = { rows: number; columns: number; values: Float32Array };

export type Network = {
  words: ReadonlyMap<string, number>;
  marks: ReadonlyMap<string, number>;
  shapes: ReadonlyMap<string, number>;
  buckets: number;
  layers: Record<LayerName, Matrix>;
};

const UNKNOWN_WORD = 1;
const LINE_END_GRAM = 1;
const MOST_GRAMS = 30;
const GRAM_SIZES = [3, 4, 5];

export function loadNetwork(file: NetworkFile): Network {
  const layers = Object.fromEntries(LAYERS.map((name) => [name, unpack(file.layers[name])]));
  const index = (names: readonly string[], from: number) => new Map(names.map((name, at) => [name, at + from]));
  return {
    words: index(file.words, UNKNOWN_WORD + 1),
    marks: index(file.marks, 0),
    shapes: index(file.shapes, 1),
    buckets: file.buckets,
    layers: layers as Record<LayerName, Matrix>,
  };
}

function unpack({ rows, columns, factors, bytes }: Packed): Matrix {
  const packed = unpackWeights(bytes);
  const values = Float32Array.from(packed, (value, at) => value * (factors[Math.floor(at / columns)] ?? 0));
  return { rows, columns, values };
}

/** What the network reads of a token, or of the end of a line (null). */
export type NetworkInput = { word: number; grams: number[]; shape: number; marks: number[]; numbers: number[] };

const HEADINGS_FROM = 8;

/** Of the lines' tokens in order, with the end of each line as one more. */
export function networkInputs(network: Network, lines: readonly OfferLine[], text: string): NetworkInput[] {
  return lines.flatMap((line) => {
    const marks = tokenMarks(line, text);
    const position = Math.round(line.position * 100) / 100;
    const last = line.tokens.length - 1;
    const tokens = line.tokens.map((token, at) => ({
      word: network.words.get(token.word) ?? UNKNOWN_WORD,
      grams: gramsOf(token.word, network.buckets),
      shape: network.shapes.get(shapeOf(token.text)) ?? 0,
      marks: (marks[at] ?? []).flatMap((mark) => network.marks.get(mark) ?? []),
      numbers: [
        Number(line.isHeading),
        Number(line.isListed),
        Math.min(line.below, HEADINGS_FROM) / HEADINGS_FROM,
        position,
        Number(at === 0),
        Number(at === last),
        Math.min(at, 10) / 10,
      ],
    }));
    const end = { word: 0, grams: [LINE_END_GRAM], shape: 0, marks: [], numbers: [0, 0, 0, position, 0, 0, 0] };
    return [...tokens, end];
  });
}

/** Letters of a word in overlapping pieces, as numbers of buckets: what words of one stem share. */
function gramsOf(word: string, buckets: number): number[] {
  const framed = `<${word}>`;
  const grams = [framed];
  for (const size of GRAM_SIZES)
    for (let at = 0; at + size <= framed.length; at++) grams.push(framed.slice(at, at + size));
  return grams.slice(0, MOST_GRAMS).map((gram) => crc32(gram) % buckets);
}

export function shapeOf(text: string): string {
  return text
    .replace(/[A-ZÁÉÍÓÚÑ]{2,}/g, "XX")
    .replace(/[A-ZÁÉÍÓÚÑ]/g, "X")
    .replace(/[a-záéíóúñü]+/g, "x")
    .replace(/\d+/g, "0");
}
