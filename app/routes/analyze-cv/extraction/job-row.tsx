import { isDoubtful } from "#app/features/cv/corrections/extraction-counts.ts";
import type { UnderstoodJob } from "#app/features/cv/corrections/extraction-view-schema.ts";
import { monthInWords } from "#app/features/cv/corrections/month-format.ts";
import { asGivenJob, type Change, removeAdded, removeKey, sayJob, unsayKey } from "./changes.ts";
import { CorrectableRow, CorrectButton, useRow } from "./correctable-row.tsx";
import { JobForm } from "./job-form.tsx";
import { hasDates, wordsOf } from "./job-words.ts";
import { Doubted, Mark, SaidMarks } from "./marks.tsx";
import { placeOf, useReading } from "./reading-context.ts";
import { DoubtActions, RemovedThing } from "./row-actions.tsx";

/** `added`: index among the jobs added by the student. */
export type JobRowProps = { job: UnderstoodJob; added: number | undefined };

const nameOf = (job: UnderstoodJob): string => job.title ?? job.employer ?? "este trabajo";

/** Removes an entry that is not a job. */
function removeJob({ job, added }: JobRowProps): Change {
  return job.key === undefined ? removeAdded("jobs", added ?? 0) : removeKey("jobs", job.key);
}

/** A job as extracted from the CV. */
export function JobRow(props: JobRowProps) {
  const doubtful = isDoubtful(props.job);
  return (
    <CorrectableRow
      as="li"
      place={placeOf(props.job.lines, wordsOf(props.job))}
      doubtful={doubtful}
      className="border-t border-line px-4 py-3.5 first:border-0 rows:px-5"
    >
      <JobContent {...props} doubtful={doubtful} />
    </CorrectableRow>
  );
}

type ContentProps = JobRowProps & { doubtful: boolean };

function JobContent({ job, added, doubtful }: ContentProps) {
  const { editing } = useRow();
  const { canCorrect } = useReading();
  if (job.said === "removed")
    return (
      <RemovedThing
        name={nameOf(job)}
        words="No es un trabajo, dijiste"
        byFile="No es un trabajo, según tu archivo"
        undo={unsayKey("jobs", job.key ?? "")}
      />
    );
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 className="text-base leading-6 wrap-anywhere">
            <Doubted doubtful={doubtful && job.title !== null}>
              {job.title ?? <Unread said={job.said}>cargo</Unread>}
            </Doubted>
          </h4>
          <p className="text-ink-2 wrap-anywhere">
            {job.employer ?? <Unread said={job.said}>lugar de trabajo</Unread>}
          </p>
          <Dates job={job} />
          <p className="mt-0.5 flex flex-wrap gap-x-3">
            <SaidMarks said={job.said} inText={job.inText} absent="No está en tu CV: agrégalo." />
            {doubtful && <Mark kind="doubt">{doubtOf(job)}</Mark>}
          </p>
        </div>
        {!editing && !(doubtful && canCorrect) && <CorrectButton label={`Corregir ${nameOf(job)}`} />}
      </div>
      {editing ? (
        <JobForm job={job} added={added} />
      ) : (
        doubtful &&
        canCorrect && (
          <DoubtActions
            name={nameOf(job)}
            yes={{ words: "Está bien así", change: sayJob(asGivenJob(job)) }}
            no={{ words: "No es un trabajo", change: removeJob({ job, added }) }}
          />
        )
      )}
    </>
  );
}

/** Distinguishes a value that the extraction did not find from one that the student left empty. */
function Unread({ said, children }: Pick<UnderstoodJob, "said"> & { children: string }) {
  const words = said === undefined ? `No pudimos leer el ${children}.` : `Sin ${children}`;
  return <span className="font-normal text-ink-2">{words}</span>;
}

function Dates({ job: { start, end, dateText, said } }: Pick<JobRowProps, "job">) {
  if (start !== null && end !== null)
    return (
      <p className="text-sm text-ink-3 tabular-nums">
        {start === end ? monthInWords(start) : `${monthInWords(start)} a ${monthInWords(end)}`}
      </p>
    );
  if (said !== undefined) return <p className="text-sm text-ink-2">Sin fechas</p>;
  return (
    <p className="text-sm text-ink-2">
      No pudimos leer las fechas.{hasDates(dateText) && ` En tu CV dice «${dateText}».`}
    </p>
  );
}

/** The most likely error of this entry. */
function doubtOf(job: UnderstoodJob): string {
  if (job.start === null) return "Dudamos de las fechas. ¿Está bien?";
  if (job.title === null) return "Dudamos del cargo. ¿Está bien?";
  return "Lo leímos con duda. ¿Está bien?";
}
