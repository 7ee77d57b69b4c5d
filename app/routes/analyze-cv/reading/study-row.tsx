import { isDoubtful } from "#app/features/cv/corrections/doubt.ts";
import type { UnderstoodStudy } from "#app/features/cv/corrections/understood.ts";
import { asGivenStudy, removeAdded, removeKey, sayStudy, unsayKey } from "./changes.ts";
import { CorrectableRow, CorrectButton, quietRowClass, useRow } from "./correctable-row.tsx";
import { Doubted, Mark, SaidMarks } from "./marks.tsx";
import { placeOf, useReading } from "./reading-context.ts";
import { DoubtActions, RemovedThing } from "./row-actions.tsx";
import { StudyForm } from "./study-form.tsx";

type StudyRowProps = { study: UnderstoodStudy; added: number | undefined };

/** A study as it was understood. */
export function StudyRow(props: StudyRowProps) {
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
    return <RemovedThing name={degree} words="No es un estudio, dijiste" undo={unsayKey("studies", key ?? "")} />;
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
