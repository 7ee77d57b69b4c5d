import type { z } from "zod";
import { AppError } from "#app/platform/errors.ts";

/** What is wrong with a file, in words for the person who chose it. */

const TYPES: Readonly<Record<string, string>> = {
  string: "un texto",
  number: "un número",
  array: "una lista",
  object: "un objeto",
  boolean: "verdadero o falso",
};

export function explained(error: z.ZodError): AppError {
  const [issue] = error.issues;
  const path = pathOf(issue?.path ?? []);
  const where = path === "" ? "El archivo JSON Resume" : `El dato «${path}» del archivo JSON Resume`;
  return new AppError("unprocessable", `${where} ${reasonOf(issue)}. Corrígelo y sube el archivo de nuevo.`, {
    reason: "bad_json_resume",
  });
}

function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === "invalid_type") return `debe ser ${TYPES[issue.expected] ?? "de otro tipo"}`;
  if (issue?.code === "too_big")
    return issue.origin === "array"
      ? `tiene demasiados elementos (máximo ${issue.maximum})`
      : `es demasiado largo (máximo ${issue.maximum} caracteres)`;
  if (issue?.code === "invalid_format") return "debe ser una fecha como 2022, 2022-03 o 2022-03-15";
  return "tiene un valor que no se entiende";
}

/** "work[0].startDate". */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "")
    .slice(0, 120);
}
