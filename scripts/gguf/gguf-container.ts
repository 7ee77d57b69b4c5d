import { headSizeOf, type Shape } from "./shapes.ts";
import { bytesOf, TENSOR_TYPES, type Tensor } from "./tensors.ts";
import { END_OF_TEXT, TURN_END, type Vocabulary } from "./vocabulary.ts";

/** The header of a GGUF file, version 3, little endian. */

const ALIGNMENT = 32;
const TYPES = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;

type Value =
  | { u32: number }
  | { f32: number }
  | { bool: boolean }
  | { string: string }
  | { strings: string[] }
  | { i32s: number[] }
  | { f32s: number[] };

/** The chat template of the Qwen family. */
const CHAT_TEMPLATE =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|" +
  ">' + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

export const padding = (length: number): number => (ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT;

/** The header of a file with these tensors, padded to where their data begins. */
export function makeFrame(name: string, shape: Shape, vocabulary: Vocabulary, tensors: Tensor[]): Buffer {
  const keys = Object.entries({ ...modelKeys(name, shape), ...tokenizerKeys(shape, vocabulary) });
  const head = Buffer.concat([
    Buffer.from("GGUF"),
    u32(3),
    u64(tensors.length),
    u64(keys.length),
    ...keys.flatMap(([key, value]) => [text(key), ...encode(value)]),
    ...tensorRecords(tensors),
  ]);
  return Buffer.concat([head, Buffer.alloc(padding(head.length))]);
}

function modelKeys(name: string, shape: Shape): Record<string, Value> {
  const of = (key: string) => `${shape.architecture}.${key}`;
  return {
    "general.architecture": { string: shape.architecture },
    "general.name": { string: `synthetic ${name}` },
    "general.file_type": { u32: TENSOR_TYPES[shape.weights].file },
    "general.quantization_version": { u32: 2 },
    [of("context_length")]: { u32: shape.context },
    [of("embedding_length")]: { u32: shape.width },
    [of("block_count")]: { u32: shape.layers },
    [of("feed_forward_length")]: { u32: shape.inner },
    [of("attention.head_count")]: { u32: shape.heads },
    [of("attention.head_count_kv")]: { u32: shape.keyValueHeads },
    [of("attention.layer_norm_rms_epsilon")]: { f32: 1e-6 },
    [of("rope.freq_base")]: { f32: 1e6 },
    [of("rope.dimension_count")]: { u32: headSizeOf(shape) },
    [of("attention.key_length")]: { u32: headSizeOf(shape) },
    [of("attention.value_length")]: { u32: headSizeOf(shape) },
    [of("vocab_size")]: { u32: shape.tokens },
  };
}

function tokenizerKeys({ tokenizer }: Shape, vocabulary: Vocabulary): Record<string, Value> {
  const { tokens, types, merges, scores, beginning } = vocabulary;
  const isBpe = tokenizer === "bpe";
  return {
    "tokenizer.ggml.model": { string: isBpe ? "gpt2" : "llama" },
    "tokenizer.ggml.pre": { string: isBpe ? "qwen2" : "default" },
    "tokenizer.ggml.tokens": { strings: tokens },
    "tokenizer.ggml.token_type": { i32s: types },
    ...(isBpe ? { "tokenizer.ggml.merges": { strings: merges } } : { "tokenizer.ggml.scores": { f32s: scores } }),
    "tokenizer.ggml.bos_token_id": { u32: tokens.indexOf(beginning) },
    "tokenizer.ggml.eos_token_id": { u32: tokens.indexOf(TURN_END) },
    "tokenizer.ggml.padding_token_id": { u32: tokens.indexOf(END_OF_TEXT) },
    "tokenizer.ggml.add_bos_token": { bool: false },
    ...(isBpe ? {} : { "tokenizer.ggml.add_space_prefix": { bool: false } }),
    "tokenizer.chat_template": { string: CHAT_TEMPLATE },
  };
}

function tensorRecords(tensors: Tensor[]): Buffer[] {
  let offset = 0;
  return tensors.flatMap((tensor) => {
    const { name, dimensions, type } = tensor;
    const start = offset;
    offset += bytesOf(tensor);
    offset += padding(offset);
    return [text(name), u32(dimensions.length), ...dimensions.map(u64), u32(TENSOR_TYPES[type].id), u64(start)];
  });
}

function encode(value: Value): Buffer[] {
  if ("u32" in value) return [u32(TYPES.u32), u32(value.u32)];
  if ("f32" in value) return [u32(TYPES.f32), f32(value.f32)];
  if ("bool" in value) return [u32(TYPES.bool), Buffer.from([value.bool ? 1 : 0])];
  if ("string" in value) return [u32(TYPES.string), text(value.string)];
  if ("strings" in value) return array(TYPES.string, value.strings.map(text));
  if ("i32s" in value) return array(TYPES.i32, value.i32s.map(u32));
  return array(TYPES.f32, value.f32s.map(f32));
}

const array = (type: number, parts: Buffer[]): Buffer[] => [u32(TYPES.array), u32(type), u64(parts.length), ...parts];

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
}
