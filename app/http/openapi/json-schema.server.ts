import { z } from "zod";
import { describingSchema } from "../call-description.ts";

/** Schemas of zod as the JSON Schema (2020-12) that OpenAPI 3.1 takes. */

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a schema accepts, or what it gives; `$defs` holds those of its parts that have an `id` in their metadata. */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(describingSchema(schema), {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => withoutNoise(jsonSchema),
  });
  return json;
}

/** zod writes down what every JSON number is, that types are read-only, and the pattern of every known format. */
function withoutNoise(json: JsonSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format !== undefined) delete json.pattern;
  delete json.readOnly;
  if (json.type === "object" && json.additionalProperties !== undefined) delete json.propertyNames;
}

const DEFS = "#/$defs/";
export const COMPONENT_SCHEMAS = "#/components/schemas/";

/** Gathers the named parts of all schemas of a document, each once. */
export class NamedSchemas {
  readonly #named = new Map<string, JsonSchema>();

  /** @returns the schema with references to the components of the document */
  hoist({ $defs = {}, ...schema }: JsonSchema): JsonSchema {
    for (const [name, part] of Object.entries($defs)) this.#add(name, part as JsonSchema);
    return redirected(schema) as JsonSchema;
  }

  #add(name: string, part: JsonSchema): void {
    const { id: _id, ...schema } = redirected(part) as JsonSchema;
    const known = this.#named.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`two schemas have the id ${name}, or it is taken and given in different shapes`);
    }
    this.#named.set(name, schema);
  }

  /** In the order of their names. */
  get all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

function redirected(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redirected);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === "$ref" && typeof inner === "string" ? inner.replace(DEFS, COMPONENT_SCHEMAS) : redirected(inner),
  ]);
  return Object.fromEntries(entries);
}
