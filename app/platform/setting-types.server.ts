import { accessSync, constants } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "./paths.server.ts";

/** Schemas that settings are made of. Each error completes the sentence that begins with "se esperaba". */

export const flag = z.enum(["0", "1"], { error: "0 o 1" }).transform((value) => value === "1");

export const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: `un número entero entre ${min} y ${max}` })
    .int()
    .min(min)
    .max(max);

export const oneOf = <const T extends string[]>(...values: T) =>
  z.enum(values, { error: `uno de estos valores: ${values.join(", ")}` });

/** Relative paths start at the project. */
export const readableFile = z.string().refine(isReadable, { error: "un archivo que se pueda leer" });

/** Comma-separated. */
export const list = (isItem: (text: string) => boolean, expected: string, absent = "") =>
  z
    .string()
    .default(absent)
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every(isItem), { error: expected });

export const optional = <T extends z.ZodType>(schema: T) => schema.optional();

/** An IP address, or a range such as 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function isReadable(file: string): boolean {
  try {
    accessSync(path.resolve(projectRoot, file), constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
