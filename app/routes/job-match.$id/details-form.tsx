import { type FormEvent, useState } from "react";
import type { OfferChange } from "#app/features/offers/api-schemas.server.ts";
import { MAX_NAME_CHARS, MAX_NOTE_CHARS, OFFER_STATES } from "#app/features/offers/offer-rules.ts";
import { STATE_WORDS } from "#app/features/offers/offer-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import type { OfferState } from "#db/job-offers-table.ts";

type Details = { post: string; firm: string; state: OfferState; stateOn: string | null; note: string };

type DetailsFormProps = { details: Details; busy: boolean; onSave: (change: OfferChange) => void };

/** What the student keeps of an offer: where it stands, a day, a note, and names that the reading does not know. */
export function DetailsForm({ details, busy, onSave }: DetailsFormProps) {
  const [kept, setKept] = useState(details);
  const change = (part: Partial<Details>) => setKept({ ...kept, ...part });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { post, firm, state, stateOn, note } = kept;
    onSave({ post, firm, state, stateOn, note });
  };
  return (
    <form onSubmit={save} className="grid gap-3.5">
      <div className="grid gap-3.5 @md:grid-cols-2">
        <SelectField
          label="Estado"
          value={kept.state}
          onChange={(event) => change({ state: event.target.value as OfferState })}
        >
          {OFFER_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_WORDS[state]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Fecha"
          optional
          type="date"
          value={kept.stateOn ?? ""}
          onChange={(event) => change({ stateOn: event.target.value || null })}
        />
        <TextField
          label="Empresa"
          optional
          value={kept.firm}
          maxLength={MAX_NAME_CHARS}
          onChange={(event) => change({ firm: event.target.value })}
        />
        <TextField
          label="Cargo"
          optional
          value={kept.post}
          maxLength={MAX_NAME_CHARS}
          onChange={(event) => change({ post: event.target.value })}
        />
      </div>
      <TextAreaField
        label="Nota"
        optional
        rows={3}
        value={kept.note}
        maxLength={MAX_NOTE_CHARS}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          Guardar
        </Button>
      </div>
    </form>
  );
}
