/** The criteria of the published rubric: names and weights. What each one asks for is worded in published.ts. */

import type { CriterionId } from "./rubric.ts";

export const RUBRIC_VERSION = "2.1";

/** The most that a CV can have by which nobody can be reached, and the most without even a name. */
export const UNREACHABLE = { named: 75, nameless: 60 } as const;

/** Percentages from which a figure is asked about: of a fall, of a rise, of a rise where small beginnings multiply. */
export const UNBELIEVED = { fall: 100, rise: 1000, online: 20_000 } as const;

export type Criterion = { id: CriterionId; name: string; max: number };

/** In the order in which they are shown; the weights sum to 100. */
export const CRITERIA: readonly Criterion[] = [
  { id: "achievements", name: "Logros con cifras", max: 28 },
  { id: "verbs", name: "Verbos de acción", max: 12 },
  { id: "chronology", name: "Trayectoria fechada", max: 10 },
  { id: "contact", name: "Datos de contacto", max: 7 },
  { id: "structure", name: "Estructura", max: 7 },
  { id: "skills", name: "Habilidades en uso", max: 8 },
  { id: "clarity", name: "Claridad y extensión", max: 10 },
  { id: "spelling", name: "Ortografía", max: 8 },
  { id: "education", name: "Formación", max: 5 },
  { id: "consistency", name: "Coherencia", max: 5 },
];

/** @throws RangeError when the id is not one of the rubric's. */
export function criterion(id: CriterionId): Criterion {
  const found = CRITERIA.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`No criterion ${id}`);
  return found;
}
