import type { Tensor } from "./encode.ts";
import { AUDIO_CONTEXT, MELS, type SpeechShape, TEXT_CONTEXT, TOKENS } from "./shapes.ts";

/** A tensor with its name in OpenAI's Whisper. */
export type SpeechTensor = Tensor & {
  /** "one": scale of a layer norm; "positions": the encoder's sinusoids. */
  role: "weight" | "bias" | "one" | "positions" | "text_positions" | "embedding";
};

/** The tensors of a model in file order. */
export function tensorsOf({ width, layers }: SpeechShape): SpeechTensor[] {
  const numbers = Array.from({ length: layers }, (_, index) => index);
  return [
    { name: "encoder.positional_embedding", type: "f32", dimensions: [width, AUDIO_CONTEXT], role: "positions" },
    matrix("encoder.conv1.weight", 3, MELS, width),
    bias("encoder.conv1.bias", 1, width),
    matrix("encoder.conv2.weight", 3, width, width),
    bias("encoder.conv2.bias", 1, width),
    ...norm("encoder.ln_post", width),
    ...numbers.flatMap((layer) => block(`encoder.blocks.${layer}`, width, ["attn"])),
    { name: "decoder.positional_embedding", type: "f32", dimensions: [width, TEXT_CONTEXT], role: "text_positions" },
    { name: "decoder.token_embedding.weight", type: "f16", dimensions: [width, TOKENS], role: "embedding" },
    ...norm("decoder.ln", width),
    ...numbers.flatMap((layer) => block(`decoder.blocks.${layer}`, width, ["attn", "cross_attn"])),
  ];
}

function block(at: string, width: number, attentions: readonly string[]): SpeechTensor[] {
  return [
    ...norm(`${at}.mlp_ln`, width),
    matrix(`${at}.mlp.0.weight`, width, 4 * width),
    bias(`${at}.mlp.0.bias`, 4 * width),
    matrix(`${at}.mlp.2.weight`, 4 * width, width),
    bias(`${at}.mlp.2.bias`, width),
    ...attentions.flatMap((attention) => [
      ...norm(`${at}.${attention}_ln`, width),
      matrix(`${at}.${attention}.query.weight`, width, width),
      bias(`${at}.${attention}.query.bias`, width),
      matrix(`${at}.${attention}.key.weight`, width, width),
      matrix(`${at}.${attention}.value.weight`, width, width),
      bias(`${at}.${attention}.value.bias`, width),
      matrix(`${at}.${attention}.out.weight`, width, width),
      bias(`${at}.${attention}.out.bias`, width),
    ]),
  ];
}

function matrix(name: string, ...dimensions: number[]): SpeechTensor {
  return { name, type: "f16", dimensions, role: "weight" };
}

function bias(name: string, ...dimensions: number[]): SpeechTensor {
  return { name, type: "f32", dimensions, role: "bias" };
}

function norm(name: string, width: number): SpeechTensor[] {
  return [{ name: `${name}.weight`, type: "f32", dimensions: [width], role: "one" }, bias(`${name}.bias`, width)];
}
