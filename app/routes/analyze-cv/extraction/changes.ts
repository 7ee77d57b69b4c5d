import type { Corrections, FieldName, GivenJob, GivenStudy } from "#app/features/cv/corrections/corrections.ts";
import type {
  Understood,
  UnderstoodJob,
  UnderstoodStudy,
} from "#app/features/cv/corrections/extraction-view-schema.ts";
import { NO_CORRECTIONS } from "#app/features/cv/corrections/no-corrections.ts";

/** Pure functions that add one change to the student's corrections; the complete corrections are sent each time. */

type Change = (said: Corrections) => Corrections;

export type { Change };

/** @param value null removes the field's value */
export function sayField(name: FieldName, value: string | null): Change {
  return (said) => ({ ...said, [name]: value });
}

/** Restores the value read from the CV. */
export function unsayField(name: FieldName): Change {
  return ({ [name]: _gone, ...said }) => said as Corrections;
}

/** @param at index among the added jobs; undefined for a job read from the CV and for a new one */
export function sayJob(job: GivenJob, at?: number): Change {
  return (said) => {
    const former = at === undefined ? undefined : addedOf<Corrections["jobs"][number]>(said.jobs)[at];
    // Nobody types a length; the one that a file said stays while there are no dates.
    const isKept = job.start === null && former !== undefined && "months" in former;
    return { ...said, jobs: put(said.jobs, isKept ? { ...job, months: former.months } : job, at) };
  };
}

export function sayStudy(study: GivenStudy, at?: number): Change {
  return (said) => ({ ...said, studies: put(said.studies, study, at) });
}

export function removeKey(list: "jobs" | "studies", key: string): Change {
  return (said) => ({ ...said, [list]: [...said[list].filter((one) => one.key !== key), { key, removed: true }] });
}

/** Undoes the correction of an entry read from the CV. */
export function unsayKey(list: "jobs" | "studies", key: string): Change {
  return (said) => ({ ...said, [list]: said[list].filter((one) => one.key !== key) });
}

export function removeAdded(list: "jobs" | "studies", at: number): Change {
  return (said) => {
    const former: unknown = addedOf<Keyed>(said[list])[at];
    return { ...said, [list]: said[list].filter((one) => one !== former) };
  };
}

type Keyed = { key?: string | undefined };

/** Entries added by the student, in the order of adding. */
function addedOf<Item extends Keyed>(list: readonly Item[]): Item[] {
  return list.filter((one) => one.key === undefined);
}

function put<Item extends Keyed>(list: readonly Item[], item: Item, at: number | undefined): Item[] {
  const former = at === undefined ? undefined : addedOf(list)[at];
  if (former !== undefined) return list.map((one) => (one === former ? item : one));
  return [...list.filter((one) => item.key === undefined || one.key !== item.key), item];
}

/** Converts the student's list of skills into additions to and removals from the list read from the CV. */
export function saySkills({ items }: Understood["skills"], wanted: readonly string[]): Change {
  const read = items.filter((item) => item.said !== "added").map((item) => item.name);
  const added = wanted.filter((name) => !read.includes(name));
  const removed = read.filter((name) => !wanted.includes(name));
  return (said) => ({ ...said, skills: { added, removed, confirmed: true } });
}

export function asGivenJob({ key, title, employer, kind, start, end }: UnderstoodJob): GivenJob {
  return { ...(key !== undefined && { key }), title, employer, kind, start, end };
}

export function asGivenStudy({ key, degree, institution, startYear, endYear, status }: UnderstoodStudy): GivenStudy {
  return { ...(key !== undefined && { key }), degree, institution, startYear, endYear, status };
}

export function saidSoFar(corrections: Corrections | null): Corrections {
  return corrections ?? NO_CORRECTIONS;
}
