import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import type { ReadOptions } from "#app/documents/read.server.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";

/** Reads bytes as a CV that was uploaded under `fileName`: through the real child process. */
export async function readBytes(
  fileName: string,
  bytes: Buffer,
  options: Omit<ReadOptions, "fileName"> = {},
): Promise<ReadDocument> {
  const dir = await mkdtemp(path.join(tmpdir(), "read-bytes-"));
  try {
    const file = path.join(dir, "subido");
    await writeFile(file, bytes);
    return await readCv(file, { fileName, ...options });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export function texts(document: ReadDocument): string[] {
  return document.lines.map((line) => line.text);
}

/** The line that contains a text. */
export function lineWith(document: ReadDocument, part: string): DocumentLine {
  const line = document.lines.find((candidate) => candidate.text.includes(part));
  if (!line) throw new Error(`No line with «${part}» in:\n${document.text}`);
  return line;
}
