import { melBandOf } from "./mel-filters.ts";
import { SPEECH_SHAPES } from "./shapes.ts";

/**
 * Weights of a model that outputs one of four words for one of four tones, and makes one up on silence. Queries and
 * keys are zero, so attention is a plain average over time; the encoder's blocks are zero and pass everything through.
 */

export const TONES = [
  { hz: 400, word: "uno" },
  { hz: 900, word: "dos" },
  { hz: 1800, word: "tres" },
  { hz: 3600, word: "cuatro" },
] as const;

/** Token of TONES[0]'s word; the tokens of the others follow. */
export const FIRST_WORD = 1000;

const { width } = SPEECH_SHAPES.tones;
const HIDDEN = 4 * width;

/** Channels of the residual stream, one for each kind of token. */
const START = 0;
const word = (tone: number) => 1 + tone;
const END = 5;
const BEGIN_TIME = 6;
const END_TIME = 7;
/** Channel where cross-attention stores the mean evidence for a tone. */
const evidence = (tone: number) => 40 + tone;
/** Keeps the encoder's layer norm from amplifying near-zero signals. */
const CONSTANT = 63;

const EMBEDDED: readonly [token: number, channel: number][] = [
  [50_359, START],
  [50_257, END],
  [50_363, BEGIN_TIME],
  [50_364, BEGIN_TIME],
  // Timestamp token of 2.98 s.
  [50_513, END_TIME],
  ...TONES.map((_, tone): [number, number] => [FIRST_WORD + tone, word(tone)]),
];

type Rule = { from: number; to: readonly [channel: number, strength: number][]; heard?: number };

// Layer norm turns a single active channel of 64 into about 7.9; thresholds and strengths follow from that.
const RULES: readonly Rule[] = [
  { from: START, to: [[BEGIN_TIME, 12]] },
  ...TONES.map(
    (_, tone): Rule => ({
      from: word(tone),
      // The end token wins where timestamps are suppressed.
      to: [
        [END_TIME, 12],
        [END, 7],
      ],
    }),
  ),
  { from: END_TIME, to: [[END, 12]] },
  ...TONES.map((_, tone): Rule => ({ from: BEGIN_TIME, heard: evidence(tone), to: [[word(tone), 12]] })),
];

/** The non-zero values of a tensor; the scales of layer norms are set by the caller. */
export function toneWeights(name: string): [index: number, value: number][] {
  const tones = TONES.map((_, tone) => tone);
  if (name === "encoder.conv1.weight") return tones.flatMap(listen);
  if (name === "encoder.conv1.bias") return [...tones.map((tone): [number, number] => [tone, -1.5]), [CONSTANT, 1]];
  if (name === "encoder.conv2.weight")
    return [...tones, CONSTANT].map((channel) => [centreTap(channel, channel, width), 1]);
  if (name === "decoder.blocks.0.cross_attn.value.weight") {
    return tones.map((tone) => [evidence(tone) * width + tone, 1]);
  }
  if (name === "decoder.blocks.0.cross_attn.out.weight") {
    return tones.map((tone) => [evidence(tone) * width + evidence(tone), 0.7]);
  }
  if (name === "decoder.token_embedding.weight")
    return EMBEDDED.map(([token, channel]) => [token * width + channel, 3]);
  if (name === "decoder.blocks.0.mlp.0.weight") return RULES.flatMap(readRule);
  if (name === "decoder.blocks.0.mlp.0.bias")
    return RULES.map(({ heard }, unit) => [unit, heard === undefined ? -4.2 : -6]);
  if (name === "decoder.blocks.0.mlp.2.weight") {
    return RULES.flatMap(({ to }, unit) =>
      to.map(([channel, strength]): [number, number] => [channel * HIDDEN + unit, strength]),
    );
  }
  return [];
}

/** Weights that respond to the tone's mel band and its two neighbours. */
function listen(tone: number): [number, number][] {
  const centre = melBandOf(TONES[tone]?.hz ?? 0);
  return [centre - 1, centre, centre + 1].map((band) => [centreTap(tone, band, 80), 2]);
}

function readRule({ from, heard }: Rule, unit: number): [number, number][] {
  const own: [number, number] = [unit * width + from, 1];
  return heard === undefined ? [own] : [own, [unit * width + heard, 0.5]];
}

/** Index of the centre tap in a convolution kernel of size 3. */
function centreTap(output: number, input: number, inputs: number): number {
  return (output * inputs + input) * 3 + 1;
}
