import { type FormEvent, useState } from "react";
import type { GivenStudy } from "#app/features/cv/corrections/corrections.ts";
import type { UnderstoodStudy } from "#app/features/cv/corrections/extraction-view-schema.ts";
import { studyProblem } from "#app/features/cv/corrections/validate-corrections.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { removeAdded, removeKey, sayStudy, unsayKey } from "./changes.ts";
import { FormActions, formClass, useRow } from "./correctable-row.tsx";
import { TapButton } from "./row-actions.tsx";

const STATES = {
  completed: "Terminado",
  ongoing: "En curso",
  incomplete: "Sin terminar",
  unknown: "No lo dice",
} as const;
const YEAR_HINT = "Escribe el año con cuatro cifras, como 2022.";

type Problems = { degree?: string; startYear?: string; endYear?: string };
type StudyFormProps = { study: UnderstoodStudy | null; added: number | undefined };

/** Form for the degree, institution, years and state of a study. */
export function StudyForm({ study, added }: StudyFormProps) {
  const { say } = useRow();
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readStudy(new FormData(event.currentTarget), study?.key);
    setProblems("problems" in read ? read.problems : {});
    if ("study" in read) void say(sayStudy(read.study, added));
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off" className={formClass}>
      <div className="grid gap-3 rows:grid-cols-2">
        <TextField
          label="Título o carrera"
          name="degree"
          defaultValue={study?.degree ?? ""}
          maxLength={200}
          error={problems.degree}
          autoFocus
        />
        <TextField label="Institución" name="institution" defaultValue={study?.institution ?? ""} maxLength={200} />
        <TextField
          label="Año de inicio"
          name="startYear"
          optional
          inputMode="numeric"
          maxLength={4}
          defaultValue={study?.startYear ?? ""}
          error={problems.startYear}
        />
        <TextField
          label="Año de término"
          name="endYear"
          optional
          inputMode="numeric"
          maxLength={4}
          defaultValue={study?.endYear ?? ""}
          error={problems.endYear}
        />
        <SelectField label="Estado" name="status" defaultValue={study?.status ?? "completed"}>
          {Object.entries(STATES).map(([status, words]) => (
            <option key={status} value={status}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      <FormActions>{study !== null && <OtherActions study={study} added={added} />}</FormActions>
    </form>
  );
}

function OtherActions({ study: { key, said }, added }: { study: UnderstoodStudy; added: number | undefined }) {
  if (key === undefined) return <TapButton words="Quitarlo" change={removeAdded("studies", added ?? 0)} />;
  return (
    <>
      {said !== undefined && <TapButton words="Volver a lo leído" change={unsayKey("studies", key)} />}
      <TapButton words="No es un estudio" change={removeKey("studies", key)} />
    </>
  );
}

function readStudy(form: FormData, key: string | undefined): { study: GivenStudy } | { problems: Problems } {
  const text = (name: string) =>
    String(form.get(name) ?? "")
      .replace(/\s+/g, " ")
      .trim();
  const year = (name: string) => (/^(?:19[4-9]|20\d)\d$/.test(text(name)) ? Number(text(name)) : null);
  if (text("degree") === "") return { problems: { degree: "Escribe el título o la carrera." } };
  for (const name of ["startYear", "endYear"] as const)
    if (text(name) !== "" && year(name) === null) return { problems: { [name]: YEAR_HINT } };
  const status = Object.keys(STATES).find((one) => one === text("status")) as GivenStudy["status"] | undefined;
  const study: GivenStudy = {
    ...(key !== undefined && { key }),
    degree: text("degree"),
    institution: text("institution") || null,
    startYear: year("startYear"),
    endYear: year("endYear"),
    status: status ?? "unknown",
  };
  const now = new Date();
  const problem = studyProblem(study, monthIndex(now.getFullYear(), now.getMonth() + 1));
  if (problem === null) return { study };
  return { problems: { [/de inicio de/.test(problem) ? "startYear" : "endYear"]: problem } };
}
