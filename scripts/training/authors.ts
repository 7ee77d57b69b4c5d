import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";

/** Parses every line of <folder>/<author>.jsonl, in file order, and adds its author. */
export function readAuthors<T extends z.ZodType<object>>(folder: string, line: T): (z.infer<T> & { author: string })[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .filter((text) => text !== "")
        .map((text) => ({ author: path.basename(file, ".jsonl"), ...line.parse(JSON.parse(text)) })),
    );
}
