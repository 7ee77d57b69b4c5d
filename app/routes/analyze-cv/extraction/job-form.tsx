import { type FormEvent, useState } from "react";
import type { GivenJob } from "#app/features/cv/corrections/corrections.ts";
import type { UnderstoodJob } from "#app/features/cv/corrections/extraction-view-schema.ts";
import { asTyped, typedMonth } from "#app/features/cv/corrections/month-format.ts";
import { jobProblem } from "#app/features/cv/corrections/validate-corrections.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { removeAdded, removeKey, sayJob, unsayKey } from "./changes.ts";
import { FormActions, formClass, useRow } from "./correctable-row.tsx";
import { hasDates } from "./job-words.ts";
import { TapButton } from "./row-actions.tsx";

const KINDS = { employment: "Empleo", internship: "Práctica", volunteering: "Voluntariado" } as const;
const DATE_HINT = "Escribe mes y año, como 03-2022, o solo el año.";

type Problems = { title?: string; start?: string; end?: string };
type JobFormProps = {
  /** Null for a job that was not found in the CV. */
  job: UnderstoodJob | null;
  added: number | undefined;
};

const typed = (month: string | null | undefined): string =>
  month === null || month === undefined || month === "now" ? "" : asTyped(month);

/** Form for the title, employer, dates and kind of a job. */
export function JobForm({ job, added }: JobFormProps) {
  const { say } = useRow();
  const [isOngoing, setOngoing] = useState(job?.end === "now");
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readJob(new FormData(event.currentTarget), job?.key, isOngoing);
    setProblems("problems" in read ? read.problems : {});
    if ("job" in read) void say(sayJob(read.job, added));
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off" className={formClass}>
      <div className="grid gap-3 rows:grid-cols-2">
        <TextField
          label="Cargo"
          name="title"
          defaultValue={job?.title ?? ""}
          maxLength={200}
          error={problems.title}
          autoFocus
        />
        <TextField label="Lugar de trabajo" name="employer" defaultValue={job?.employer ?? ""} maxLength={200} />
        <TextField
          label="Desde"
          name="start"
          defaultValue={typed(job?.start)}
          placeholder="mm-aaaa"
          maxLength={10}
          error={problems.start}
        />
        <TextField
          label="Hasta"
          name="end"
          defaultValue={typed(job?.end)}
          placeholder={isOngoing ? "hoy" : "mm-aaaa"}
          maxLength={10}
          disabled={isOngoing}
          error={problems.end}
        />
        <CheckboxField label="Sigo ahí" checked={isOngoing} onChange={(event) => setOngoing(event.target.checked)} />
        <SelectField label="Tipo" name="kind" defaultValue={job?.kind ?? "employment"}>
          {Object.entries(KINDS).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      {job !== null && hasDates(job.dateText) && (
        <p className="mt-2 text-sm text-ink-3">En tu CV dice «{job.dateText}».</p>
      )}
      <FormActions>{job !== null && <OtherActions job={job} added={added} />}</FormActions>
    </form>
  );
}

function OtherActions({ job: { key, said }, added }: { job: UnderstoodJob; added: number | undefined }) {
  if (key === undefined) return <TapButton words="Quitarlo" change={removeAdded("jobs", added ?? 0)} />;
  return (
    <>
      {said !== undefined && <TapButton words="Volver a lo leído" change={unsayKey("jobs", key)} />}
      <TapButton words="No es un trabajo" change={removeKey("jobs", key)} />
    </>
  );
}

function readJob(
  form: FormData,
  key: string | undefined,
  isOngoing: boolean,
): { job: GivenJob } | { problems: Problems } {
  const text = (name: string) =>
    String(form.get(name) ?? "")
      .replace(/\s+/g, " ")
      .trim();
  const month = (name: string) => (text(name) === "" ? null : typedMonth(text(name)));
  const unread = (name: string) => text(name) !== "" && month(name) === null;
  if (unread("start")) return { problems: { start: DATE_HINT } };
  if (!isOngoing && unread("end")) return { problems: { end: DATE_HINT } };
  const kind = text("kind");
  const job: GivenJob = {
    ...(key !== undefined && { key }),
    title: text("title") || null,
    employer: text("employer") || null,
    kind: kind === "internship" || kind === "volunteering" ? kind : "employment",
    start: month("start"),
    end: isOngoing ? "now" : month("end"),
  };
  const now = new Date();
  const problem = jobProblem(job, monthIndex(now.getFullYear(), now.getMonth() + 1));
  if (problem === null) return { job };
  const place =
    job.title === null && job.employer === null
      ? "title"
      : job.start === null
        ? "start"
        : /inicio de/.test(problem)
          ? "start"
          : "end";
  return { problems: { [place]: problem } };
}
