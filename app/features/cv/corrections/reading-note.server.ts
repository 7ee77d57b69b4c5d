import { createHash } from "node:crypto";
import { z } from "zod";
import type { ReadDocument } from "#app/documents/document.ts";
import { LIMITS } from "#app/documents/limits.ts";
import { noteText } from "#app/documents/note-place.ts";
import type { CvFacts, MonthIndex } from "../facts/facts.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { type Corrections, correctionsSchema, FIELDS } from "./corrections.ts";
import { readKeys } from "./entry-keys.ts";
import { whatCannotBe } from "./validate-corrections.ts";
import { writtenIn } from "./written-in-text.ts";

/**
 * The note in a CV that we wrote: what our reader takes of it otherwise than it was meant (decision 60). It holds for
 * the very text that was read when it was made, and says nothing that this text does not show.
 */

const noteSchema = z.strictObject({
  v: z.literal(1),
  text: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe("SHA-256 of the text as it was read"),
  corrections: correctionsSchema,
});

const hashOf = ({ text }: ReadDocument): string => createHash("sha256").update(text).digest("hex");

/** @returns null where there is nothing to say, or too much */
export function readingNote(document: ReadDocument, corrections: Corrections): string | null {
  if (isEmpty(corrections)) return null;
  const note = noteText({ v: 1, text: hashOf(document), corrections } satisfies z.infer<typeof noteSchema>);
  return note.length > LIMITS.noteChars ? null : note;
}

function isEmpty(corrections: Corrections): boolean {
  const { jobs, studies, skills, languages } = corrections;
  const entries = jobs.length + studies.length + skills.added.length + skills.removed.length;
  return entries === 0 && languages === undefined && FIELDS.every((name) => corrections[name] === undefined);
}

type Reading = {
  /** As the reader gave it. */
  written: ReadDocument;
  /** Without personal remarks; the facts count its lines. */
  document: ReadDocument;
  read: CvFacts;
  today: MonthIndex;
};

/**
 * The corrections that a file's note makes; null for a file without one and for any note that is not of this very text:
 * whoever wrote it, it can say only what its owner could type and the text shows.
 */
export function correctionsOfNote(
  note: string | null,
  { written, document, read, today }: Reading,
): Corrections | null {
  if (note === null || note.length > LIMITS.noteChars) return null;
  const parsed = noteSchema.safeParse(parseJson(note));
  if (!parsed.success || parsed.data.text !== hashOf(written)) return null;
  const { corrections } = parsed.data;
  const holds =
    !isEmpty(corrections) &&
    !corrections.skills.confirmed &&
    fits(corrections, read) &&
    whatCannotBe(corrections, today) === null &&
    writtenIn(document)(corrections);
  return holds ? corrections : null;
}

/** Whether all that is corrected or taken out has been read. */
function fits({ jobs, studies, skills }: Corrections, read: CvFacts): boolean {
  const own = {
    jobs: new Set(readKeys(read.jobs.map((job) => job.headerLines[0]))),
    studies: new Set(readKeys(read.studies.map((study) => study.lines[0]))),
    skills: new Set(read.skills.map(({ name }) => normalize(name))),
  };
  return (
    jobs.every(({ key }) => key === undefined || own.jobs.has(key)) &&
    studies.every(({ key }) => key === undefined || own.studies.has(key)) &&
    skills.removed.every((name) => own.skills.has(normalize(name)))
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
