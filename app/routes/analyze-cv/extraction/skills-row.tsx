import { Plus, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { isDoubtful } from "#app/features/cv/corrections/extraction-counts.ts";
import type { Understood } from "#app/features/cv/corrections/extraction-view-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/field.tsx";
import { saySkills } from "./changes.ts";
import { CorrectableRow, CorrectButton, FormActions, formClass, quietRowClass, useRow } from "./correctable-row.tsx";
import { FROM_FILE, Mark, SaidMark } from "./marks.tsx";
import { placeOf, useReading } from "./reading-context.ts";
import { DoubtActions } from "./row-actions.tsx";

type Skills = Understood["skills"];
/** The server's limit for added skills. */
const MOST = 100;

/** The list of skills, corrected as a whole. */
export function SkillsRow({ skills }: { skills: Skills }) {
  const shown = skills.items.filter((item) => item.said !== "removed");
  const doubtful =
    shown.length > 0 && isDoubtful({ confidence: skills.confidence, said: skills.confirmed ? "confirmed" : undefined });
  const lines = [...new Set(shown.flatMap((item) => item.lines))];
  return (
    <CorrectableRow
      place={placeOf(
        lines,
        shown.map((item) => item.name),
      )}
      doubtful={doubtful}
      className={quietRowClass(doubtful)}
    >
      <SkillsContent skills={skills} doubtful={doubtful} />
    </CorrectableRow>
  );
}

function SkillsContent({ skills, doubtful }: { skills: Skills; doubtful: boolean }) {
  const { editing } = useRow();
  const { canCorrect } = useReading();
  const shown = skills.items.filter((item) => item.said !== "removed");
  const absent = shown.filter((item) => !item.inText).map((item) => item.name);
  const isChanged = skills.items.some((item) => item.said !== undefined);
  if (editing) return <SkillsForm skills={skills} />;
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          {shown.length === 0 && <p className="text-ink-2">No pudimos leer tus habilidades.</p>}
          <ul aria-label="Habilidades" className="flex flex-wrap gap-1.5">
            {shown.map(({ name }) => (
              <li key={name}>
                <Chip>{name}</Chip>
              </li>
            ))}
          </ul>
          <p className="mt-1.5 flex flex-wrap gap-x-3">
            {isChanged ? (
              <SaidMark byFile={FROM_FILE}>Corregido por ti</SaidMark>
            ) : (
              skills.confirmed && <Mark kind="confirmed">Confirmado por ti</Mark>
            )}
            {absent.length > 0 && (
              <Mark kind="absent">
                {absent.join(", ")}:{" "}
                {absent.length === 1 ? "no está en tu CV, agrégala" : "no están en tu CV, agrégalas"}.
              </Mark>
            )}
            {doubtful && <Mark kind="doubt">Las leímos con duda. ¿Están bien?</Mark>}
          </p>
        </div>
        {!(doubtful && canCorrect) && <CorrectButton label="Corregir habilidades" />}
      </div>
      {doubtful && canCorrect && (
        <DoubtActions
          name="habilidades"
          yes={{
            words: "Están bien",
            change: saySkills(
              skills,
              shown.map((item) => item.name),
            ),
          }}
        />
      )}
    </>
  );
}

function SkillsForm({ skills }: { skills: Skills }) {
  const { say } = useRow();
  const [names, setNames] = useState(() =>
    skills.items.filter((item) => item.said !== "removed").map((item) => item.name),
  );
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const typed = (input.current?.value ?? "")
      .split(/[,;]/)
      .map((name) => name.replace(/\s+/g, " ").trim().slice(0, 80));
    const known = new Set(names.map((name) => name.toLowerCase()));
    const fresh = typed.filter(
      (name, at) => name !== "" && !known.has(name.toLowerCase()) && typed.indexOf(name) === at,
    );
    if (input.current) input.current.value = "";
    input.current?.focus();
    const next = [...names, ...fresh.slice(0, MOST)];
    setNames(next);
    return next;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Includes text that was typed but not added yet.
    void say(saySkills(skills, add()));
  };
  const remove = (name: string) => {
    setNames(names.filter((one) => one !== name));
    input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off" className={formClass}>
      <RemovableSkills names={names} onRemove={remove} />
      <div className="mt-3 flex items-end gap-2">
        <TextField
          ref={input}
          label="Agregar habilidades"
          name="skill"
          hint="Sepáralas con comas."
          maxLength={400}
          className="min-w-0 flex-1"
          autoFocus
        />
        <Button variant="secondary" icon={Plus} onClick={add} className="mb-6.5">
          Agregar
        </Button>
      </div>
      <FormActions />
    </form>
  );
}

function RemovableSkills({ names, onRemove }: { names: readonly string[]; onRemove: (name: string) => void }) {
  return (
    <ul aria-label="Habilidades" className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Sacar ${name}`}
            onClick={() => onRemove(name)}
            className={classNames(
              "inline-flex min-h-8 items-center gap-1 rounded-full bg-sunken px-2.5 text-sm font-medium",
              "text-ink-2 wrap-anywhere hover:text-ink touch:min-h-9",
            )}
          >
            {name}
            <X size={14} aria-hidden="true" className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
