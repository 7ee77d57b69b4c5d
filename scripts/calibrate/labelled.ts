import { readFileSync } from "node:fs";
import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { AppError } from "#app/platform/errors.ts";
import { listOr } from "#app/platform/format.ts";
import { type Pair, pairsOf } from "./pairs.ts";

/** Labelled answers of a file: a document as for `npm run eval:relevance`, or one line of JSON per answer. */

const lineSchema = z.object({
  question: z.string().min(1),
  category: z.string().optional(),
  hunterId: z.enum(HUNTER_IDS),
  text: z.string(),
  label: z.enum(["relevant", "off_topic"]),
  kind: z.string().default("any"),
});

/** @throws AppError that describes the problem and its line */
export function readLabelled(file: string): Pair[] {
  const text = readText(file);
  const document = parsed(text);
  if (typeof document === "object" && document !== null && "questions" in document) return ofDocument(file, document);
  const lines = text.split("\n").map((line, at) => ({ line: line.trim(), number: at + 1 }));
  return lines.flatMap(({ line, number }) => (line === "" ? [] : [ofLine(`${file}, línea ${number}`, parsed(line))]));
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "error";
    throw new AppError("not_found", `No se pudo leer ${file} (${code}). Revisa el nombre y los permisos.`);
  }
}

function ofDocument(file: string, document: object): Pair[] {
  try {
    return pairsOf(document);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw unreadable(`${file}, en ${error.issues[0]?.path.join(".") ?? "questions"}`);
  }
}

function ofLine(where: string, value: unknown): Pair {
  const { data } = lineSchema.safeParse(value);
  if (!data) throw unreadable(where);
  const { text, label, kind, ...asked } = data;
  return { asked, others: [], answer: { text, label, kind } };
}

function unreadable(where: string): AppError {
  return new AppError(
    "bad_request",
    `${where}: no es una respuesta etiquetada. Cada una tiene question, hunterId (${listOr(HUNTER_IDS)}), ` +
      "text y label (relevant u off_topic); el formato está en docs/operacion.md, «Calibrar el modelo».",
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
