import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { GivenRequirement } from "#app/features/offers/api-schemas.server.ts";
import { REQUIREMENT_KINDS } from "#app/features/offers/match/requirement.ts";
import { MAX_STRETCH_CHARS, stretchOf } from "#app/features/offers/offer-rules.ts";
import { KIND_WORDS, LEVEL_WORDS } from "#app/features/offers/offer-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

type RequirementFormProps = {
  /** The offer's text: a requirement stands in it. */
  offer: string;
  /** What is corrected; undefined for a new one. */
  start?: GivenRequirement;
  busy: boolean;
  onSave: (requirement: GivenRequirement) => void;
  onCancel: () => void;
  onRemove?: () => void;
};

const NEW: GivenRequirement = { text: "", kind: "tool", level: "must" };

/** What the offer asks, in its own words; for a new one they can be marked in the offer. */
export function RequirementForm({ offer, start = NEW, busy, onSave, onCancel, onRemove }: RequirementFormProps) {
  const [given, setGiven] = useState(start);
  const [wrong, setWrong] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const change = (part: Partial<GivenRequirement>) => {
    setGiven({ ...given, ...part });
    setWrong(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (stretchOf(offer, given.text) === null) return setWrong(true);
    onSave(given);
  };
  const mark = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const marked = value.slice(selectionStart, selectionEnd).trim();
    if (marked !== "" && marked.length <= MAX_STRETCH_CHARS) change({ text: marked.replace(/\s+/g, " ") });
  };
  return (
    <form onSubmit={save} className="grid gap-3.5 rounded-[0.75rem] border border-line bg-quiet p-4">
      {onRemove === undefined && (
        <TextAreaField
          label="El aviso"
          rows={6}
          readOnly
          value={offer}
          onSelect={mark}
          hint="Marca aquí lo que piden, o escríbelo abajo tal como aparece."
        />
      )}
      <TextField
        ref={first}
        label="Qué piden, con las palabras del aviso"
        value={given.text}
        maxLength={MAX_STRETCH_CHARS}
        required
        onChange={(event) => change({ text: event.target.value })}
        error={wrong ? "Esas palabras no están en el aviso. Cópialas tal como aparecen." : undefined}
      />
      <div className="grid gap-3 rows:grid-cols-2">
        <SelectField
          label="De qué se trata"
          value={given.kind}
          onChange={(event) => change({ kind: event.target.value as GivenRequirement["kind"] })}
        >
          {REQUIREMENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_WORDS[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Cuánto insisten"
          value={given.level}
          onChange={(event) => change({ level: event.target.value as GivenRequirement["level"] })}
        >
          <option value="must">{LEVEL_WORDS.must}</option>
          <option value="nice">{LEVEL_WORDS.nice}</option>
        </SelectField>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={busy} busyText="Comparando...">
          Guardar y comparar
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={busy}>
          Cancelar
        </Button>
        {onRemove && (
          <Button variant="ghost" onClick={onRemove} disabled={busy} className="rows:ml-auto">
            No lo piden, borrarlo
          </Button>
        )}
      </div>
    </form>
  );
}
