import { DOUBTFUL_BELOW } from "../facts/confidence/threshold.ts";
import type { FieldName } from "./corrections.ts";
import type { Understood } from "./understood.ts";

type Doubtable = { confidence: number; said?: string | undefined };

/** Read, not sure, and the student has not said yet. */
export function isDoubtful({ confidence, said }: Doubtable): boolean {
  return said === undefined && confidence < DOUBTFUL_BELOW;
}

/** Things that the student is asked about; what was not read at all is none of them. */
export function countDoubts({ fields, jobs, studies, skills }: Understood): number {
  const read = Object.values(fields).filter((field) => field.value !== null);
  const list = { confidence: skills.confidence, said: skills.confirmed ? "confirmed" : undefined };
  return [...read, ...jobs, ...studies, ...(skills.items.length > 0 ? [list] : [])].filter(isDoubtful).length;
}

const CHANGES: ReadonlySet<string | undefined> = new Set(["corrected", "added", "removed"]);
const isChange = ({ said }: { said?: string | undefined }): boolean => CHANGES.has(said);

/** Things that are otherwise than they were read. */
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

/** "el nombre", "2 trabajos": what was corrected, for the report; empty when nothing was. */
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

/** What of the profile the student corrected: words for the line under the name, and labels of rows below. */
export type CorrectedProfile = { head: string[]; rows: ReadonlySet<string> };

export const NOBODY_SAID: CorrectedProfile = { head: [], rows: new Set() };

const HEAD_WORDS = { name: "nombre", profession: "profesión", location: "ciudad" } as const;
const ROW_LABELS = { email: "Email", phone: "Teléfono", linkedin: "LinkedIn" } as const;

/** Work shows in the line under the name, as years and latest post; studies and skills have rows of their own. */
export function correctedInProfile({ fields, jobs, studies, skills }: Understood): CorrectedProfile {
  const changed = <Name extends FieldName>(words: Record<Name, string>) =>
    (Object.entries(words) as [Name, string][]).flatMap(([name, word]) => (isChange(fields[name]) ? [word] : []));
  return {
    head: [...changed(HEAD_WORDS), ...(jobs.some(isChange) ? ["trabajos"] : [])],
    rows: new Set([
      ...changed(ROW_LABELS),
      ...(studies.some(isChange) ? ["Educación"] : []),
      ...(skills.items.some(isChange) ? ["Habilidades"] : []),
    ]),
  };
}

/** Skills that the student has and the CV does not say. */
export function skillsToAdd(understood: Understood | undefined): string[] {
  return (understood?.skills.items ?? [])
    .filter((item) => item.said === "added" && !item.inText)
    .map(({ name }) => name);
}
