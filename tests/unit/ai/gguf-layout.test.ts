import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { SHAPES } from "../../../scripts/gguf/shapes.ts";
import { bytesOf, tensorsOf } from "../../../scripts/gguf/tensors.ts";

const { models } = z
  .object({ models: z.array(z.object({ id: z.string(), bytes: z.number() })) })
  .parse(JSON.parse(readFileSync("models/manifest.json", "utf8")));

/** Names of the tensors and the tokenizer's words, before the weights. */
const MAX_HEAD = 6_000_000;

it.each([
  ["qwen2.5-1.5b", "1.5b-q4_k_m"],
  ["qwen3-4b", "4b-q4_k_m"],
  ["qwen2.5-7b", "7b-q4_k_m"],
] as const)("the weights of %s take as many bytes in the synthetic %s", (id, shape) => {
  const weights = tensorsOf(SHAPES[shape], 3).reduce((sum, tensor) => sum + bytesOf(tensor), 0);
  const head = (models.find((model) => model.id === id)?.bytes ?? 0) - weights;
  expect(head).toBeGreaterThan(0);
  expect(head).toBeLessThan(MAX_HEAD);
});
