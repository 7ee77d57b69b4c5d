/** A profession in the gender forms that Spanish requires. */
export type Profession = {
  /** "Ingeniero/a Comercial": used when the person's gender is unknown. */
  neutral: string;
  masculine: string;
  feminine: string;
};

const PAIR = /(\p{L}+)\/(\p{L}+)/gu;

/**
 * "Ingeniero" + "a" -> "Ingeniera"; "Auditor" + "a" -> "Auditora"; "Actor" + "Actriz" -> "Actriz"; "Matrón" ->
 * "Matrona".
 */
function feminineOf(masculine: string, mark: string): string {
  if (mark !== "a") return mark;
  if (masculine.endsWith("o")) return `${masculine.slice(0, -1)}a`;
  return `${masculine.replace(/ón$/u, "on").replace(/ín$/u, "in")}a`;
}

/** Expands the notation "Contador/a Auditor/a" (or "Actor/Actriz"). Text without a slash has one form only. */
export function professionFrom(notation: string): Profession {
  return {
    neutral: notation,
    masculine: notation.replace(PAIR, "$1"),
    feminine: notation.replace(PAIR, (_, masculine: string, mark: string) => feminineOf(masculine, mark)),
  };
}
