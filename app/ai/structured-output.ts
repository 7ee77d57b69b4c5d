import { z } from "zod";
import { ModelFailure } from "./chat-model.ts";

/** Converts a task's schema to the one that constrains the model, and the model's text back to a validated value. */

/** The subset of JSON Schema that both llama.cpp's grammars and OpenAI-compatible servers enforce. */
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
 * The schema in the form that is sent to a model.
 * @throws Error for what a grammar cannot constrain: unbounded texts and lists, free numbers
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
 * Parses the model's text, cuts it to the schema's limits and validates it. Even with a grammar the text may contain
 * broken characters and strings that are slightly too long.
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
  const fields: Record<string, unknown> = { ...value };
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, child]) => [name, clamp(fields[name], child)]),
  );
}

/** Never cuts between the two code units of a surrogate pair. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const cutText = text.slice(0, length);
  return /[\uD800-\uDBFF]$/u.test(cutText) ? cutText.slice(0, -1) : cutText;
}
