import { DOUBTFUL_BELOW } from "../facts/confidence/threshold.ts";
import type { FieldName } from "./corrections.ts";
import type { Understood } from "./extraction-view-schema.ts";

type Doubtable = { confidence: number; said?: string | undefined };

/** Extracted with low confidence, and not yet confirmed or corrected by the student. */
export function isDoubtful({ confidence, said }: Doubtable): boolean {
  return said === undefined && confidence < DOUBTFUL_BELOW;
}

/** Number of extracted values that the student is asked to check. Empty fields do not count. */
export function countDoubts({ fields, jobs, studies, skills }: Understood): number {
  const read = Object.values(fields).filter((field) => field.value !== null);
  const list = { confidence: skills.confidence, said: skills.confirmed ? "confirmed" : undefined };
  return [...read, ...jobs, ...studies, ...(skills.items.length > 0 ? [list] : [])].filter(isDoubtful).length;
}

const CHANGES: ReadonlySet<string | undefined> = new Set(["corrected", "added", "removed"]);
const isChange = ({ said }: { said?: string | undefined }): boolean => CHANGES.has(said);

/** Number of values that the student changed, added or removed. */
export function countCorrections({ fields, jobs, studies, skills }: Understood): number {
  return [...Object.values(fields), ...jobs, ...studies, ...skills.items].filter(isChange).length;
}

const FIELD_WORDS: Record<FieldName, string> = {
  name: "el nombre",
  profession: "la profesión",
  location: "la ciudad",
  email: "el correo",
  phone: "el teléfono",
  linkedin: "el LinkedIn",
};

/** The corrected parts in words for the report ("el nombre", "2 trabajos"); empty without corrections. */
export function correctedParts({ fields, jobs, studies, skills }: Understood): string[] {
  const names = Object.entries(FIELD_WORDS).filter(([name]) => isChange(fields[name as FieldName]));
  const some = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `un ${one}` : `${count} ${many}`];
  return [
    ...names.map(([, words]) => words),
    ...some(jobs.filter(isChange).length, "trabajo", "trabajos"),
    ...some(studies.filter(isChange).length, "estudio", "estudios"),
    ...(skills.items.some(isChange) ? ["las habilidades"] : []),
  ];
}

/**
 * The corrected parts of the profile card: `head` for the line under the name, `rows` the labels of corrected rows.
 * `by`: who says so, in words.
 */
export type CorrectedProfile = { by: string; head: string[]; rows: ReadonlySet<string> };

export const NOBODY_SAID: CorrectedProfile = { by: "", head: [], rows: new Set() };

const HEAD_WORDS = { name: "nombre", profession: "profesión", location: "ciudad" } as const;
const ROW_LABELS = { email: "Email", phone: "Teléfono", linkedin: "LinkedIn" } as const;

/**
 * Corrected jobs are marked in the line under the name, which shows years and latest job; studies and skills have rows
 * of their own.
 */
export function correctedInProfile(understood: Understood): CorrectedProfile {
  const { fields, jobs, studies, skills, byFile } = understood;
  const changed = <Name extends FieldName>(words: Record<Name, string>) =>
    (Object.entries(words) as [Name, string][]).flatMap(([name, word]) => (isChange(fields[name]) ? [word] : []));
  return {
    by: byFile ? "Viene de tu archivo" : "Corregido por ti",
    head: [...changed(HEAD_WORDS), ...(jobs.some(isChange) ? ["trabajos"] : [])],
    rows: new Set([
      ...changed(ROW_LABELS),
      ...(studies.some(isChange) ? ["Educación"] : []),
      ...(skills.items.some(isChange) ? ["Habilidades"] : []),
    ]),
  };
}

/** Skills that the student added and the CV's text does not contain. */
export function skillsToAdd(understood: Understood | undefined): string[] {
  return (understood?.skills.items ?? [])
    .filter((item) => item.said === "added" && !item.inText)
    .map(({ name }) => name);
}
