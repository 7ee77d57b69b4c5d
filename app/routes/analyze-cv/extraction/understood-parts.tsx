import { Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { countDoubts, isDoubtful } from "#app/features/cv/corrections/extraction-counts.ts";
import type { Understood, UnderstoodStudy } from "#app/features/cv/corrections/extraction-view-schema.ts";
import { yearsText } from "#app/features/cv/review/sentence-style.ts";
import { pluralize } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { asGivenStudy, removeAdded, removeKey, sayStudy, unsayKey } from "./changes.ts";
import { CorrectableRow, CorrectButton, quietRowClass, useRow } from "./correctable-row.tsx";
import { FIELD_ROWS, FieldRow } from "./field-row.tsx";
import { JobForm } from "./job-form.tsx";
import { JobRow } from "./job-row.tsx";
import { Doubted, Mark, SaidMarks } from "./marks.tsx";
import { NOWHERE, placeOf, useReading } from "./reading-context.ts";
import { DoubtActions, RemovedThing } from "./row-actions.tsx";
import { SkillsRow } from "./skills-row.tsx";
import { StudyForm } from "./study-form.tsx";

const NUMBERS = ["Un", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Ocho", "Nueve", "Diez"];

/** Explains the task and the number of uncertain entries. */
export function DoubtsHero({ understood, byModel }: { understood: Understood; byModel: boolean }) {
  const { canCorrect } = useReading();
  const count = countDoubts(understood);
  const title =
    count === 0
      ? "No tenemos dudas por revisar"
      : `${NUMBERS[count - 1] ?? count} ${count === 1 ? "dato" : "datos"} por revisar`;
  const text =
    count === 0
      ? "Si algo no es como dice aquí, corrígelo con el lápiz."
      : `${count === 1 ? "Tiene" : "Tienen"} subrayado de puntos: dinos si ${count === 1 ? "está" : "están"} bien.`;
  return (
    <section
      aria-labelledby="por-revisar"
      className={classNames(
        "flex items-center gap-4 rounded-dialog border border-dawn-line bg-dawn px-5 py-4 rows:gap-6",
        "rows:px-7 rows:py-5",
      )}
    >
      {count > 0 && (
        <span aria-hidden="true" className="text-4xl font-bold text-cobre-700 tabular-nums">
          {count}
        </span>
      )}
      <div className="min-w-0">
        <h3 id="por-revisar">{title}</h3>
        <p className="mt-0.5 text-ink-2">
          {canCorrect ? text : "Puedes ver lo que entendimos."}
          {canCorrect && " Con cada respuesta calculamos tu resultado otra vez."}
          {canCorrect && byModel && " Lo harán las reglas, no el modelo que escribió los textos de ahora."}
        </p>
      </div>
    </section>
  );
}

function Part({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  return (
    <section className="mt-6 rows:mt-8">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{title}</h3>
        <p className="text-sm text-ink-3 tabular-nums">{aside}</p>
      </div>
      {children}
    </section>
  );
}

/** Name, profession, location and contact data. */
export function PersonPart({ fields }: Pick<Understood, "fields">) {
  const all = Object.values(fields);
  const read = all.filter((field) => field.value !== null).length;
  const doubts = all.filter((field) => field.value !== null && isDoubtful(field)).length;
  return (
    <Part title="Tus datos" aside={`${pluralize(read, "leído", "leídos")}${doubts > 0 ? `, ${doubts} con duda` : ""}`}>
      <ul className={classNames(cardClass, "overflow-hidden")}>
        {FIELD_ROWS.map((words) => (
          <FieldRow key={words.name} words={words} field={fields[words.name]} />
        ))}
      </ul>
    </Part>
  );
}

/** Index of each entry among those added by the student; undefined for entries read from the CV. */
function placesOfAdded(list: readonly { key?: string | undefined }[]): (number | undefined)[] {
  let count = 0;
  return list.map(({ key }) => (key === undefined ? count++ : undefined));
}

export function JobsPart({ jobs, years }: Pick<Understood, "jobs" | "years">) {
  const places = placesOfAdded(jobs);
  return (
    <Part title="Tus trabajos" aside={years.total > 0 ? `${yearsText(years.total)} en total` : ""}>
      {jobs.length === 0 && <p className="text-ink-2">No pudimos leer trabajos con su cargo o su lugar.</p>}
      {jobs.length > 0 && (
        <ol className={classNames(cardClass, "overflow-hidden")}>
          {jobs.map((job, at) => (
            <JobRow key={job.key ?? `+${places[at]}`} job={job} added={places[at]} />
          ))}
        </ol>
      )}
      <AddRow words="Agregar un trabajo que falta">
        <JobForm job={null} added={undefined} />
      </AddRow>
    </Part>
  );
}

export function StudiesPart({ studies, skills }: Pick<Understood, "studies" | "skills">) {
  const places = placesOfAdded(studies);
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h3 className="text-lg">Estudios y habilidades</h3>
      {studies.length === 0 && <p className="mt-2 text-ink-2">No pudimos leer tus estudios.</p>}
      <ul className="mt-1">
        {studies.map((study, at) => (
          <StudyRow key={study.key ?? `+${places[at]}`} study={study} added={places[at]} />
        ))}
      </ul>
      <AddRow words="Agregar un estudio que falta">
        <StudyForm study={null} added={undefined} />
      </AddRow>
      <SkillsRow skills={skills} />
    </section>
  );
}

/** Opens a form for an entry that was not found in the CV; the focus returns to the button. */
function AddRow({ words, children }: { words: string; children: ReactNode }) {
  const { canCorrect, busy } = useReading();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!canCorrect) return null;
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return open ? (
    <CorrectableRow place={NOWHERE} onClosed={close} className="mt-2">
      {children}
    </CorrectableRow>
  ) : (
    <p className="my-2">
      <Button ref={button} variant="ghost" size="sm" icon={Plus} disabled={busy} onClick={() => setOpen(true)}>
        {words}
      </Button>
    </p>
  );
}

type StudyRowProps = { study: UnderstoodStudy; added: number | undefined };

/** A study as extracted from the CV. */
function StudyRow(props: StudyRowProps) {
  const doubtful = isDoubtful(props.study);
  return (
    <CorrectableRow
      as="li"
      place={placeOf(props.study.lines, [props.study.degree, props.study.institution])}
      doubtful={doubtful}
      className={quietRowClass(doubtful)}
    >
      <StudyContent {...props} doubtful={doubtful} />
    </CorrectableRow>
  );
}

function StudyContent({ study, added, doubtful }: StudyRowProps & { doubtful: boolean }) {
  const { editing } = useRow();
  const { canCorrect } = useReading();
  const { key, degree } = study;
  if (study.said === "removed")
    return (
      <RemovedThing
        name={degree}
        words="No es un estudio, dijiste"
        byFile="No es un estudio, según tu archivo"
        undo={unsayKey("studies", key ?? "")}
      />
    );
  const remove = key === undefined ? removeAdded("studies", added ?? 0) : removeKey("studies", key);
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 className="text-base leading-6 wrap-anywhere">
            <Doubted doubtful={doubtful}>{study.degree}</Doubted>
          </h4>
          <p className="text-sm text-ink-3 tabular-nums wrap-anywhere">{placeAndYears(study)}</p>
          <p className="mt-0.5 flex flex-wrap gap-x-3">
            <SaidMarks said={study.said} inText={study.inText} absent="No está en tu CV: agrégalo." />
            {doubtful && <Mark kind="doubt">Lo leímos con duda. ¿Está bien?</Mark>}
          </p>
        </div>
        {!editing && !(doubtful && canCorrect) && <CorrectButton label={`Corregir ${study.degree}`} />}
      </div>
      {editing ? (
        <StudyForm study={study} added={added} />
      ) : (
        doubtful &&
        canCorrect && (
          <DoubtActions
            name={degree}
            yes={{ words: "Está bien así", change: sayStudy(asGivenStudy(study)) }}
            no={{ words: "No es un estudio", change: remove }}
          />
        )
      )}
    </>
  );
}

/** "Universidad del Alerce, 2018 a 2022" */
function placeAndYears({ institution, startYear, endYear, status }: UnderstoodStudy): string {
  const ends = endYear ?? (status === "ongoing" ? "hoy" : null);
  const years =
    startYear !== null && ends !== null && startYear !== ends ? `${startYear} a ${ends}` : (ends ?? startYear);
  const place = institution ?? "No pudimos leer la institución";
  const state =
    status === "ongoing" && endYear !== null ? ", en curso" : status === "incomplete" ? ", sin terminar" : "";
  return `${place}${years === null ? ". No pudimos leer los años." : `, ${years}${state}`}`;
}
