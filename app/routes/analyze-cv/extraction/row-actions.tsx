import { Check, Pencil } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { Change } from "./changes.ts";
import { useRow } from "./correctable-row.tsx";
import { Mark } from "./marks.tsx";
import { useReading } from "./reading-context.ts";

/** Something that one tap says. */
export type Tap = { words: string; change: Change };

/** A quiet button that says one thing and saves it. */
export function TapButton({ words, change }: Tap) {
  const { busy } = useReading();
  const { say } = useRow();
  return (
    <Button variant="ghost" size="sm" disabled={busy} onClick={() => say(change)}>
      {words}
    </Button>
  );
}

/** Opens the form of a row that has no pencil at its end. */
export function EditButton({ words, label }: { words: string; label: string }) {
  const { busy } = useReading();
  const { edit } = useRow();
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Pencil}
      data-correct=""
      disabled={busy}
      aria-label={label}
      onClick={edit}
      className="shrink-0"
    >
      {words}
    </Button>
  );
}

type DoubtActionsProps = {
  /** What it is about, for those who hear the buttons. */
  name: string;
  yes: Tap;
  no?: Tap | undefined;
};

/** One tap answers a doubt. */
export function DoubtActions({ name, yes, no }: DoubtActionsProps) {
  const { busy } = useReading();
  const { say, saving } = useRow();
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={Check}
        busy={saving}
        disabled={busy}
        aria-label={`${yes.words}: ${name}`}
        onClick={() => say(yes.change)}
      >
        {yes.words}
      </Button>
      <EditButton words="Corregir" label={`Corregir ${name}`} />
      {no && <TapButton {...no} />}
    </div>
  );
}

/** What the student took out stays in its place, to be taken back. */
export function RemovedThing({ name, words, undo }: { name: string; words: string; undo: Change }) {
  const { busy, canCorrect } = useReading();
  const { say, saving } = useRow();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="w-full text-ink-2 wrap-anywhere rows:w-auto rows:min-w-0 rows:flex-1">{name}</span>
      <Mark kind="you">{words}</Mark>
      {canCorrect && (
        <Button
          variant="ghost"
          size="sm"
          data-correct=""
          busy={saving}
          disabled={busy}
          aria-label={`Devolver ${name}`}
          onClick={() => say(undo)}
        >
          Devolver
        </Button>
      )}
    </div>
  );
}
