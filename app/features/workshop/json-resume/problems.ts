import type { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import { DATE } from "./schema.ts";

/** What is wrong with a file, in words for the person who chose it. */

const TYPES: Readonly<Record<string, string>> = {
  string: "un texto",
  number: "un número",
  array: "una lista",
  object: "un objeto",
  boolean: "verdadero o falso",
};

/** Problems that one message names. */
const MOST_NAMED = 5;

/** What the schema of files finds wrong, field by field. */
export function explained({ issues }: z.ZodError): AppError {
  const [issue] = issues;
  if (issues.length > 1) return several(issues);
  const path = pathOf(issue?.path ?? []);
  const where = path === "" ? "El archivo JSON Resume" : `El dato «${path}» del archivo JSON Resume`;
  return refused(`${where} ${reasonOf(issue)}. Corrígelo y sube el archivo de nuevo.`);
}

function several(issues: readonly z.core.$ZodIssue[]): AppError {
  const told = issues.slice(0, MOST_NAMED).map((issue) => `«${pathOf(issue.path)}» ${reasonOf(issue)}`);
  const more = issues.length - told.length;
  const rest = more === 0 ? "" : `; y ${more} más`;
  return refused(
    `Hay ${issues.length} datos por corregir en el archivo JSON Resume: ${told.join("; ")}${rest}. ` +
      "Corrígelos y sube el archivo de nuevo.",
  );
}

/** By parts of the document: where a file has it. */
const FILE_PARTS: Readonly<Record<string, string>> = {
  jobs: "«work» o «volunteer»",
  studies: "«education»",
  courses: "«certificates»",
  contact: "«basics.location», «basics.url» o «basics.profiles»",
  profile: "«basics.summary»",
  skills: "«skills»",
  languages: "«languages»",
  licences: "«meta»",
  sections: "«awards», «publications», «projects», «interests» o «references»",
};

/** What a CV has no room for although each field of the file is right: several become one line. */
export function unfit({ issues }: z.ZodError): AppError {
  const [issue] = issues;
  const part = FILE_PARTS[String(issue?.path[0])] ?? "«basics»";
  const isList = issue?.code === "too_big" && issue.origin === "array";
  const why = isList ? `tiene demasiados elementos (máximo ${issue.maximum})` : "es demasiado largo para un CV";
  return refused(`Un dato de ${part} del archivo JSON Resume ${why}. Acórtalo y sube el archivo de nuevo.`);
}

export function refused(message: string): AppError {
  return new AppError("unprocessable", message, { reason: "bad_json_resume" });
}

function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === "invalid_type") return `debe ser ${TYPES[issue.expected] ?? "de otro tipo"}`;
  if (issue?.code === "too_big")
    return issue.origin === "array"
      ? `tiene demasiados elementos (máximo ${issue.maximum})`
      : `es demasiado largo (máximo ${issue.maximum} caracteres)`;
  if (issue?.message === DATE) return "debe ser una fecha como 2022, 2022-03 o 2022-03-15";
  return "tiene un valor que no se entiende";
}

/** "work[0].startDate". */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "")
    .slice(0, 80);
}
