/** The models that can be made: dimensions of the real ones, so that speed and memory are real; the weights are noise. */

export type TensorType = "f32" | "f16" | "q4_0" | "q8_0" | "q4_k" | "q6_k";

export type Shape = {
  architecture: "qwen2" | "llama";
  tokenizer: "bpe" | "spm";
  /** Of the layers' matrices. */
  weights: TensorType;
  /** Of the token table (and of the output, where it has its own). */
  embedding: TensorType;
  layers: number;
  /** Values of a token's vector, of the inner layer, and how they are split among heads. */
  width: number;
  inner: number;
  heads: number;
  keyValueHeads: number;
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
const B15 = { ...QWEN, layers: 28, width: 1536, inner: 8960, heads: 12, keyValueHeads: 2, embedding: "q6_k" } as const;

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
  "1.5b-q4_0": { ...B15, weights: "q4_0" },
  "1.5b-q4_k": { ...B15, weights: "q4_k" },
  "3b-q4_0": {
    ...QWEN,
    layers: 36,
    width: 2048,
    inner: 11_008,
    heads: 16,
    keyValueHeads: 2,
    weights: "q4_0",
    embedding: "q6_k",
  },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

export const isShapeName = (name: string): name is ShapeName => Object.hasOwn(SHAPES, name);
