import { useCohorts } from "../queries.ts";

/** A filter of a list; it fits ListFilter. */
type CohortFilter = {
  kind: "choice";
  name: string;
  label: string;
  choices: readonly (readonly [value: string, words: string])[];
  isRare: true;
};

/** Names of the filters, also while their values are being loaded. */
export const COHORT_FILTERS = ["faculty", "career", "campus", "entryYear"] as const;

/** Filters of people's cohorts: only the fields that somebody has. */
export function useCohortFilters(): CohortFilter[] {
  const { data } = useCohorts();
  if (!data) return [];
  const fields = [
    { name: "faculty", label: "Facultad", all: "Todas", values: data.faculties },
    { name: "career", label: "Carrera", all: "Todas", values: data.careers },
    { name: "campus", label: "Sede", all: "Todas", values: data.campuses },
    { name: "entryYear", label: "Ingreso", all: "Todos", values: data.entryYears.map(String) },
  ];
  return fields
    .filter(({ values }) => values.length > 0)
    .map(({ name, label, all, values }) => ({
      kind: "choice",
      name,
      label,
      choices: [["", all] as const, ...values.map((value) => [value, value] as const)],
      isRare: true,
    }));
}
