import type { JsonSchema } from "#app/http/openapi/json-schema.server.ts";

/** Renders a JSON Schema in the style of TypeScript, with limits and descriptions as comments. */

const WIDTH = 118;
const INDENT = "  ";

/** @returns lines without line breaks */
export function shapeText(schema: JsonSchema): string[] {
  return typeLines(schema);
}

/** Renders the schema of a parameter in one line. */
export function inlineType(schema: JsonSchema): string {
  return typeLines(schema).join(" ");
}

/** Limits and description of a value; empty when there are none. */
export function remarkOf(schema: JsonSchema): string {
  const { default: usual, format, description } = schema;
  const parts = [
    format === undefined ? "" : format,
    lengths(schema),
    range(schema),
    items(schema),
    usual === undefined ? "" : `${JSON.stringify(usual)} unless given`,
    description ?? "",
  ];
  return parts.filter((part) => part !== "").join("; ");
}

function typeLines(schema: JsonSchema): string[] {
  if (schema.$ref !== undefined) return [schema.$ref.split("/").at(-1) ?? ""];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum !== undefined) return [schema.enum.map((value) => JSON.stringify(value)).join(" | ")];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return joined(choices.map((choice) => typeLines(choice as JsonSchema)));
  if (Array.isArray(schema.type)) return [schema.type.join(" | ")];
  if (schema.type === "array") return listOf(typeLines((schema.items ?? {}) as JsonSchema));
  if (schema.type === "object") return objectLines(schema);
  return [schema.type ?? "unknown"];
}

/** Alternatives one after another; each begins on the last line of the previous one. */
function joined(choices: string[][]): string[] {
  return choices.reduce((before, choice) => [
    ...before.slice(0, -1),
    `${before.at(-1)} | ${choice[0]}`,
    ...choice.slice(1),
  ]);
}

function listOf(lines: string[]): string[] {
  const isUnion = lines.length === 1 && lines[0]?.includes(" | ");
  if (isUnion) return [`(${lines[0]})[]`];
  return [...lines.slice(0, -1), `${lines.at(-1)}[]`];
}

function objectLines({ properties = {}, required = [], additionalProperties }: JsonSchema): string[] {
  const fields = Object.entries(properties).flatMap(([name, property]) =>
    fieldLines(`${name}${required.includes(name) ? "" : "?"}`, property as JsonSchema),
  );
  const other = typeof additionalProperties === "object" ? fieldLines("[key]", additionalProperties as JsonSchema) : [];
  const lines = [...fields, ...other];
  if (lines.length === 0) return ["{}"];
  return ["{", ...lines.map((line) => INDENT + line), "}"];
}

/** One field with its comment behind it, or above it when the line would be too long. */
function fieldLines(name: string, schema: JsonSchema): string[] {
  const [first = "", ...rest] = typeLines(schema);
  const remark = remarkOf(schema);
  const line = `${name}: ${first}`;
  if (remark === "") return [line, ...rest];
  if (rest.length === 0 && line.length + remark.length < WIDTH - 20) return [`${line} // ${remark}`];
  return [...wrapped(remark, WIDTH - 20).map((text) => `// ${text}`), line, ...rest];
}

function lengths({ minLength, maxLength }: JsonSchema): string {
  return between(minLength, maxLength, "characters");
}

function items({ minItems, maxItems }: JsonSchema): string {
  return between(minItems, maxItems, "of them");
}

function range({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  if (exclusiveMinimum !== undefined && maximum === undefined) return `more than ${exclusiveMinimum}`;
  return between(minimum, maximum, "");
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  const of = unit === "" ? "" : ` ${unit}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most}${of}`;
  if (most !== undefined) return `at most ${most}${of}`;
  return least === undefined ? "" : `at least ${least}${of}`;
}

/** Lines of limited length; a longer word has a line of its own. */
export function wrapped(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    const longer = lines[last] === "" ? word : `${lines[last]} ${word}`;
    if (longer.length <= width || lines[last] === "") lines[last] = longer;
    else lines.push(word);
  }
  return lines;
}
