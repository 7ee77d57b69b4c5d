import { z } from "zod";
import { ModelFailure } from "./chat-model.ts";

/** From a task's schema to the grammar that binds a model, and from what it wrote back to a checked value. */

/** The subset of JSON Schema that llama.cpp's grammars and OpenAI-compatible servers both obey. */
export type OutputSchema =
  | { type: "object"; properties: Record<string, OutputSchema>; required: string[]; additionalProperties: false }
  | { type: "array"; items: OutputSchema; minItems?: number; maxItems: number }
  | { type: "string"; minLength?: number; maxLength: number }
  | { type: "boolean" }
  | { enum: (string | number)[] };

type Converted = {
  type?: string;
  properties?: Record<string, Converted>;
  items?: Converted;
  enum?: (string | number)[];
  const?: string | number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
};

/**
 * The schema as a model gets it.
 * @throws Error for what a grammar cannot bind: unbounded texts and lists, free numbers
 */
export function outputSchema(schema: z.ZodType): OutputSchema {
  return reduce(z.toJSONSchema(schema) as Converted, "$");
}

function reduce(node: Converted, path: string): OutputSchema {
  if (node.enum) return { enum: node.enum };
  if (node.const !== undefined) return { enum: [node.const] };
  if (node.type === "boolean") return { type: "boolean" };
  if (node.type === "object" && node.properties) {
    const properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, child]) => [name, reduce(child, `${path}.${name}`)]),
    );
    return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
  }
  if (node.type === "array" && node.items && node.maxItems !== undefined) {
    const { minItems, maxItems } = node;
    return {
      type: "array",
      items: reduce(node.items, `${path}[]`),
      ...(minItems !== undefined && { minItems }),
      maxItems,
    };
  }
  if (node.type === "string" && node.maxLength !== undefined) {
    const { minLength, maxLength } = node;
    return { type: "string", ...(minLength !== undefined && { minLength }), maxLength };
  }
  throw new Error(`a model cannot be bound to ${path}`);
}

/**
 * What a model wrote, cut to the bounds it was given and checked. Its characters may be broken and its texts a little
 * too long, even under a grammar.
 * @throws ModelFailure "invalid"
 */
export function parseOutput<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ModelFailure("invalid", "The model wrote no JSON", { cause: error });
  }
  const parsed = schema.safeParse(clamp(value, outputSchema(schema)));
  if (!parsed.success) throw new ModelFailure("invalid", "The model's JSON has another shape", { cause: parsed.error });
  return parsed.data;
}

const BROKEN = /[\uFFFD\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

function clamp(value: unknown, schema: OutputSchema): unknown {
  if ("enum" in schema || schema.type === "boolean") return value;
  if (schema.type === "string") {
    return typeof value === "string"
      ? cut(value.replace(BROKEN, " ").replace(/\s+/gu, " ").trim(), schema.maxLength)
      : value;
  }
  if (schema.type === "array") {
    return Array.isArray(value) ? value.slice(0, schema.maxItems).map((item) => clamp(item, schema.items)) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const given: Record<string, unknown> = { ...value };
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, child]) => [name, clamp(given[name], child)]),
  );
}

/** Never through the middle of a character of two code units. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const cutText = text.slice(0, length);
  return /[\uD800-\uDBFF]$/u.test(cutText) ? cutText.slice(0, -1) : cutText;
}
