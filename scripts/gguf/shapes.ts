/**
 * Shapes of the synthetic models: dimensions of real models, for real speed and memory use, but with random weights.
 */

export type TensorType = "f32" | "f16" | "q4_0" | "q8_0" | "q4_k" | "q6_k";

export type Shape = {
  architecture: "qwen2" | "qwen3" | "llama";
  tokenizer: "bpe" | "spm";
  /** Type of the layers' matrices. */
  weights: TensorType;
  /** Type of attn_v and ffn_down in the layers that Q4_K_M files store more precisely, about half of them. */
  better?: TensorType;
  /** Type of the token embedding table. */
  embedding: TensorType;
  /** Type of the output table if it is separate; default: the type of the token embedding table. */
  output?: TensorType;
  layers: number;
  /** Size of a token's vector; then the size of the feed-forward layer and the numbers of attention heads. */
  width: number;
  inner: number;
  heads: number;
  keyValueHeads: number;
  /** Values of an attention head; default: width / heads. */
  headSize?: number;
  tokens: number;
  context: number;
  /** The output layer reuses the token embedding table. */
  tied: boolean;
};

const QWEN = { architecture: "qwen2", tokenizer: "bpe", tied: true, context: 32_768, tokens: 151_936 } as const;
// Has a separate output table: with random weights, a tied one would repeat the same token forever.
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
 * Types as in the catalogue's files: the tensors take as many bytes as those files less 6 MB of names and tokenizer.
 */
const Q4_K_M = { weights: "q4_k", better: "q6_k" } as const;
const OWN_OUTPUT = { tied: false, embedding: "q4_k", output: "q6_k" } as const;

export const SHAPES = {
  "tiny-bpe": { ...QWEN, ...TINY, tokens: 1536, context: 8192 },
  "tiny-spm": { ...TINY, architecture: "llama", tokenizer: "spm", tokens: 1536, context: 8192 },
  // Its width is not a multiple of 256, the block size of q6_k.
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

/** Number of values of one attention head. */
export const headSizeOf = ({ headSize, width, heads }: Shape): number => headSize ?? width / heads;
