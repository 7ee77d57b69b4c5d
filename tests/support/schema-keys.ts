import type { z } from "zod";

/**
 * Every name of a field inside a schema, those of its lists and alternatives too. @throws Error for a kind it does not
 * know
 */
export function keysOf(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([key, value]) => [key, ...keysOf(value)]);
    case "array":
      return keysOf(def.element);
    case "optional":
    case "nullable":
    case "default":
      return keysOf(def.innerType);
    case "pipe":
      return [...keysOf(def.in), ...keysOf(def.out)];
    case "union":
      return def.options.flatMap(keysOf);
    case "string":
    case "number":
    case "boolean":
    case "literal":
    case "enum":
    case "unknown":
    case "transform":
      return [];
    default:
      throw new Error(`keysOf() does not know schemas of the kind ${def.type}`);
  }
}
