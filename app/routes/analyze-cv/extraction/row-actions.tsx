import { Check, Pencil } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { Change } from "./changes.ts";
import { useRow } from "./correctable-row.tsx";
import { SaidMark } from "./marks.tsx";
import { useReading } from "./reading-context.ts";

/** A change that is saved with one tap, and its label. */
export type Tap = { words: string; change: Change };

/** A secondary button that saves one change. */
export function TapButton({ words, change }: Tap) {
  const { busy } = useReading();
  const { say } = useRow();
  return (
    <Button variant="ghost" size="sm" disabled={busy} onClick={() => say(change)}>
      {words}
    </Button>
  );
}

/** Opens the form of a row that has no pencil button. */
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
  /** Name of the entry, for the buttons' accessible names. */
  name: string;
  yes: Tap;
  no?: Tap | undefined;
};

/** Buttons that resolve a doubt with one tap. */
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

type RemovedThingProps = {
  name: string;
  words: string;
  /** The words where the file says so. */
  byFile: string;
  undo: Change;
};

/** An entry that was taken out stays visible, so that the removal can be undone. */
export function RemovedThing({ name, words, byFile, undo }: RemovedThingProps) {
  const { busy, canCorrect } = useReading();
  const { say, saving } = useRow();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="w-full text-ink-2 wrap-anywhere rows:w-auto rows:min-w-0 rows:flex-1">{name}</span>
      <SaidMark byFile={byFile}>{words}</SaidMark>
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
