import type { ReadDocument } from "#app/documents/document.ts";
import { applyCorrections } from "#app/features/cv/corrections/apply-corrections.ts";
import type { Corrections } from "#app/features/cv/corrections/corrections.ts";
import { cvLines } from "#app/features/cv/facts/document-lines.ts";
import type { CvFacts, MonthIndex } from "#app/features/cv/facts/facts.ts";
import type { CvLine } from "#app/features/cv/facts/lines.ts";
import type { PersonalKind } from "./personal-data.ts";

/** Why a line of the CV is not in the document. */
export type LeftOut = PersonalKind | "removed" | "instruction";

/** Where the words of a line went: an entry of the document, or out of it. */
export type Place =
  | { in: "heading" | "contact" | "profile" | "skills" | "languages" | "licences" }
  | { in: "jobs" | "studies" | "courses" | "sections"; at: number }
  | { in: "left_out"; why: LeftOut };

export type Source = {
  /** As the facts' indexes count its lines: after withPlaces(). */
  document: ReadDocument;
  /** As the rules read them. */
  read: CvFacts;
  corrections: Corrections | null;
  today: MonthIndex;
};

export type Material = Omit<Source, "corrections"> & {
  /** With the student's corrections. */
  facts: CvFacts;
  lines: readonly CvLine[];
  removedSkills: readonly string[];
  addedSkills: readonly string[];
  /** By line index; a line has one place only. */
  places: Map<number, Place>;
};

export function materialOf({ document, read, corrections, today }: Source): Material {
  return {
    document,
    read,
    today,
    facts: corrections === null ? read : applyCorrections(read, corrections, today),
    lines: cvLines(document, today),
    removedSkills: corrections?.skills.removed ?? [],
    addedSkills: corrections?.skills.added ?? [],
    places: new Map(),
  };
}

/** The lines among `at` that have no place yet, which they get now. */
export function claim({ places }: Material, at: readonly number[], place: Place): number[] {
  const free = at.filter((index) => !places.has(index));
  for (const index of free) places.set(index, place);
  return free;
}

export function linesAt({ places }: Material, list: "jobs" | "studies" | "courses", at: number): number[] {
  const own = [...places].filter(([, place]) => place.in === list && place.at === at);
  return own.map(([index]) => index).sort((one, other) => one - other);
}
