import { type Appointment, MAX_NOTE_CHARS } from "#app/features/coaching/desk/desk-view.ts";
import { TOPICS, type Topic } from "#app/features/coaching/desk/topics.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useNote } from "./use-note.ts";

/** What the coach writes for the own work: it keeps itself, and says when. */
export function NoteCard({ appointment }: { appointment: Appointment }) {
  const hydrated = useHydrated();
  const { draft, change, state, problem, retry } = useNote(appointment);
  const first = appointment.name.split(" ")[0] ?? appointment.name;
  return (
    <Card as="section" aria-labelledby="note">
      <div className="flex items-center justify-between gap-2">
        <h2 id="note">Tus notas</h2>
        <Badge tone="neutral">Privadas</Badge>
      </div>
      <TextAreaField
        label="Nota de esta cita"
        rows={6}
        maxLength={MAX_NOTE_CHARS}
        value={draft.note}
        disabled={!hydrated}
        className="mt-3"
        hint={`La oficina no las ve. Si ${first} descarga sus datos, vienen ahí.`}
        onChange={(event) => change({ note: event.target.value })}
      />
      <SelectField
        label="Tema"
        value={draft.topic ?? ""}
        disabled={!hydrated}
        className="mt-3"
        hint="Queda con tu nota."
        onChange={(event) => change({ topic: event.target.value === "" ? null : (event.target.value as Topic) })}
      >
        <option value="">Sin decir</option>
        {Object.entries(TOPICS).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-3">
        {state}
      </p>
      {problem !== null && (
        <Alert tone="bad" title={problemTitle(problem, "No se guardó tu nota")}>
          {sentenceOf(problem)}
          <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
            Guardar otra vez
          </Button>
        </Alert>
      )}
    </Card>
  );
}
