import { type FormEvent, useState } from "react";
import type { FieldName } from "#app/features/cv/corrections/corrections.ts";
import { isDoubtful } from "#app/features/cv/corrections/extraction-counts.ts";
import type { UnderstoodField } from "#app/features/cv/corrections/extraction-view-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import { sayField, unsayField } from "./changes.ts";
import { CorrectableRow, CorrectButton, FormActions, useRow } from "./correctable-row.tsx";
import { Doubted, Mark, SaidMark, SaidMarks } from "./marks.tsx";
import { placeOf, useReading } from "./reading-context.ts";
import { DoubtActions, EditButton, type Tap, TapButton } from "./row-actions.tsx";

type FieldWords = {
  name: FieldName;
  label: string;
  /** Completes "No pudimos leer …". */
  unread: string;
  /** Completes "Corregir …". */
  what: string;
  /** Verb form that agrees with the noun's gender: "ponerla". */
  rather?: string;
  absent: string;
  inputMode?: "email" | "tel" | "url";
  problem: (text: string) => string | null;
};

const needed = (text: string): string | null => (text === "" ? "Escribe el dato, o elige Cancelar." : null);
const ABSENT = { m: "No está en tu CV: agrégalo.", f: "No está en tu CV: agrégala." };

export const FIELD_ROWS: readonly FieldWords[] = [
  { name: "name", label: "Nombre", unread: "tu nombre", what: "nombre", absent: ABSENT.m, problem: needed },
  {
    name: "profession",
    label: "Profesión",
    unread: "tu profesión",
    what: "profesión",
    absent: ABSENT.f,
    problem: needed,
  },
  {
    name: "location",
    label: "Ciudad",
    unread: "tu ciudad",
    what: "ciudad",
    rather: "ponerla",
    absent: ABSENT.f,
    problem: needed,
  },
  {
    name: "email",
    label: "Correo",
    unread: "tu correo",
    what: "correo",
    absent: ABSENT.m,
    inputMode: "email",
    problem: (text) =>
      /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? null : "Escribe el correo completo, como nombre@correo.cl.",
  },
  {
    name: "phone",
    label: "Teléfono",
    unread: "tu teléfono",
    what: "teléfono",
    rather: "ponerlo",
    absent: ABSENT.m,
    inputMode: "tel",
    problem: (text) =>
      /^[+\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ""))
        ? null
        : "Escribe el número con su código, como +56 9 6123 4477.",
  },
  {
    name: "linkedin",
    label: "LinkedIn",
    unread: "tu LinkedIn",
    what: "LinkedIn",
    rather: "ponerlo",
    absent: ABSENT.m,
    inputMode: "url",
    problem: (text) =>
      /linkedin\.com\/\S/i.test(text) ? null : "Escribe la dirección, como linkedin.com/in/tu-nombre.",
  },
];

type FieldRowProps = { words: FieldWords; field: UnderstoodField };

/** One personal datum: label, value and actions. */
export function FieldRow({ words, field }: FieldRowProps) {
  const doubtful = field.value !== null && isDoubtful(field);
  return (
    <CorrectableRow
      as="li"
      place={placeOf(field.lines, [field.value])}
      doubtful={doubtful}
      className="border-t border-line px-4 py-3 first:border-0 rows:px-5"
    >
      <FieldContent words={words} field={field} doubtful={doubtful} />
    </CorrectableRow>
  );
}

function FieldContent({ words, field, doubtful }: FieldRowProps & { doubtful: boolean }) {
  const { editing } = useRow();
  const { canCorrect } = useReading();
  if (editing) return <FieldForm words={words} field={field} />;
  const isAsked = canCorrect && (doubtful || (field.value === null && field.said === undefined));
  return (
    <div className="flex min-h-9 items-start gap-2 rows:items-center">
      <div className="grid min-w-0 flex-1 gap-x-4 rows:grid-cols-[6.5rem_minmax(0,1fr)]">
        <p className="text-sm leading-6 text-ink-3">{words.label}</p>
        <div className="min-w-0 leading-6">
          <FieldValue words={words} field={field} doubtful={doubtful} />
          {isAsked && doubtful && (
            <DoubtActions
              name={words.what}
              yes={{ words: "Sí, está bien", change: sayField(words.name, field.value) }}
              no={ratherNot(words)}
            />
          )}
        </div>
      </div>
      {isAsked && !doubtful && <EditButton words="Escribir" label={`Escribir ${words.what}`} />}
      {!isAsked && <CorrectButton label={`Corregir ${words.what}`} />}
    </div>
  );
}

function FieldValue({ words, field: { value, said, inText }, doubtful }: FieldRowProps & { doubtful: boolean }) {
  if (value === null && said !== undefined)
    return <SaidMark byFile="Tu archivo no lo da">{`Prefieres no ${words.rather ?? "ponerlo"}`}</SaidMark>;
  if (value === null) return <span className="text-ink-2">No pudimos leer {words.unread}.</span>;
  return (
    <>
      <span className="mr-3 wrap-anywhere">
        <Doubted doubtful={doubtful}>{words.name === "phone" ? spacedPhone(value) : value}</Doubted>
      </span>
      <span className="inline-flex flex-wrap gap-x-3">
        <SaidMarks said={said} inText={inText} absent={words.absent} />
        {doubtful && <Mark kind="doubt">Lo leímos con duda. ¿Está bien?</Mark>}
      </span>
    </>
  );
}

/** "+56961234477" -> "+56 9 6123 4477"; other numbers as they are. */
function spacedPhone(phone: string): string {
  return phone.replace(/^\+56(\d)(\d{4})(\d{4})$/, "+56 $1 $2 $3");
}

function ratherNot({ name, rather }: FieldWords): Tap | undefined {
  return rather === undefined ? undefined : { words: `Prefiero no ${rather}`, change: sayField(name, null) };
}

function FieldForm({ words, field }: FieldRowProps) {
  const { say } = useRow();
  const rather = ratherNot(words);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("value") ?? "")
      .replace(/\s+/g, " ")
      .trim();
    const problem = words.problem(typed);
    setError(problem ?? undefined);
    if (problem === null) void say(sayField(words.name, typed));
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <TextField
        label={words.label}
        name="value"
        defaultValue={field.value ?? ""}
        maxLength={words.name === "phone" ? 60 : 200}
        inputMode={words.inputMode}
        error={error}
        hint={field.read !== null && field.said === "corrected" ? `Habíamos leído «${field.read}».` : undefined}
        autoFocus
      />
      <FormActions>
        {field.said !== undefined && <TapButton words="Volver a lo leído" change={unsayField(words.name)} />}
        {rather && field.value !== null && <TapButton {...rather} />}
      </FormActions>
    </form>
  );
}
