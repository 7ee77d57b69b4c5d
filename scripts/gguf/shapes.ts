/**
 * The models that can be made: dimensions of the real ones, so that speed and memory are real; the weights are noise.
 */

export type TensorType = "f32" | "f16" | "q4_0" | "q8_0" | "q4_k" | "q6_k";

export type Shape = {
  architecture: "qwen2" | "qwen3" | "llama";
  tokenizer: "bpe" | "spm";
  /** Of the layers' matrices. */
  weights: TensorType;
  /** Of half the layers' matrices that decide about values and leave the inner layer, as Q4_K_M files have them. */
  better?: TensorType;
  /** Of the token table. */
  embedding: TensorType;
  /** Of the output's own table, where it has one; the token table's unless told otherwise. */
  output?: TensorType;
  layers: number;
  /** Values of a token's vector, of the inner layer, and how they are split among heads. */
  width: number;
  inner: number;
  heads: number;
  keyValueHeads: number;
  /** Values of a head; the width is split evenly unless told otherwise. */
  headSize?: number;
  tokens: number;
  context: number;
  /** The output reads the token table backwards instead of having a table of its own. */
  tied: boolean;
};

const QWEN = { architecture: "qwen2", tokenizer: "bpe", tied: true, context: 32_768, tokens: 151_936 } as const;
// A table of its own for the output: noise that reads its own token table backwards says the same word over and over.
const TINY = {
  tied: false,
  weights: "f16",
  embedding: "f16",
  layers: 2,
  width: 64,
  inner: 128,
  heads: 4,
  keyValueHeads: 2,
} as const;
const B15 = { ...QWEN, layers: 28, width: 1536, inner: 8960, heads: 12, keyValueHeads: 2 } as const;
/**
 * As the catalogue's files are written: the tensors take the bytes of those files, less 6 MB of names and tokenizer.
 */
const Q4_K_M = { weights: "q4_k", better: "q6_k" } as const;
const OWN_OUTPUT = { tied: false, embedding: "q4_k", output: "q6_k" } as const;

export const SHAPES = {
  "tiny-bpe": { ...QWEN, ...TINY, tokens: 1536, context: 8192 },
  "tiny-spm": { ...TINY, architecture: "llama", tokenizer: "spm", tokens: 1536, context: 8192 },
  // Its width is no multiple of 256, which is a block of q6_k.
  "0.5b-q4_0": {
    ...QWEN,
    layers: 24,
    width: 896,
    inner: 4864,
    heads: 14,
    keyValueHeads: 2,
    weights: "q4_0",
    embedding: "q8_0",
  },
  "1.5b-q4_0": { ...B15, weights: "q4_0", embedding: "q6_k" },
  "1.5b-q4_k_m": { ...B15, ...Q4_K_M, ...OWN_OUTPUT },
  "4b-q4_k_m": {
    ...QWEN,
    ...Q4_K_M,
    architecture: "qwen3",
    layers: 36,
    width: 2560,
    inner: 9728,
    heads: 32,
    keyValueHeads: 8,
    headSize: 128,
    embedding: "q6_k",
  },
  "7b-q4_k_m": {
    ...QWEN,
    ...Q4_K_M,
    ...OWN_OUTPUT,
    tokens: 152_064,
    layers: 28,
    width: 3584,
    inner: 18_944,
    heads: 28,
    keyValueHeads: 4,
  },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

export const isShapeName = (name: string): name is ShapeName => Object.hasOwn(SHAPES, name);

/** Values of one attention head. */
export const headSizeOf = ({ headSize, width, heads }: Shape): number => headSize ?? width / heads;
