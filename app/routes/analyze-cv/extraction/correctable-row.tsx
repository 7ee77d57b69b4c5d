import { Pencil } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Change } from "./changes.ts";
import { type Place, useReading } from "./reading-context.ts";

type RowActions = {
  editing: boolean;
  edit: () => void;
  /** Closes the form without saving. */
  cancel: () => void;
  /** Saves, and closes the form when saving worked. */
  say: (change: Change) => Promise<void>;
  saving: boolean;
  problem: string | null;
};

const RowContext = createContext<RowActions | null>(null);

export function useRow(): RowActions {
  const row = useContext(RowContext);
  if (row === null) throw new Error("stands in a CorrectableRow");
  return row;
}

/** The button that opens the form again; it gets the focus when the form closes. */
const AGAIN = "[data-correct]";

type CorrectableRowProps = {
  as?: "div" | "li";
  /** Position in the CV's text. */
  place: Place;
  doubtful?: boolean;
  className?: string;
  /** For a new entry: the row starts as a form and disappears when it is closed. */
  onClosed?: () => void;
  children: ReactNode;
};

/** One extracted entry: displayed, or replaced by its form. */
export function CorrectableRow({
  as: Tag = "div",
  place,
  doubtful,
  className,
  onClosed,
  children,
}: CorrectableRowProps) {
  const reading = useReading();
  const [editing, setEditing] = useState(onClosed !== undefined);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [closings, setClosings] = useState(0);
  const box = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (closings > 0) box.current?.querySelector<HTMLElement>(AGAIN)?.focus();
  }, [closings]);
  useEffect(() => {
    if (editing) reveal(box.current);
  }, [editing]);
  const close = () => {
    setEditing(false);
    setProblem(null);
    setClosings((count) => count + 1);
    onClosed?.();
  };
  const say = async (change: Change) => {
    setSaving(true);
    const refused = await reading.save(change);
    setSaving(false);
    if (refused === null) close();
    else setProblem(refused);
  };
  const point = () => reading.point(place);
  return (
    <RowContext.Provider value={{ editing, edit: () => setEditing(true), cancel: close, say, saving, problem }}>
      <Tag
        ref={(element: HTMLElement | null) => {
          box.current = element;
        }}
        onPointerEnter={point}
        onFocus={point}
        // An error under a field makes the form longer: scroll so that the dialog's footer does not cover its end.
        onSubmit={() => requestAnimationFrame(() => reveal(box.current))}
        className={classNames(doubtful && "bg-doubt", className)}
      >
        {children}
        {problem && (
          <Alert tone="bad" title="Algo falló al guardar" className="mt-3">
            {problem}
          </Alert>
        )}
      </Tag>
    </RowContext.Provider>
  );
}

/** Scrolls a whole row into view if it fits; otherwise leaves the scroll position. */
function reveal(row: HTMLElement | null): void {
  if (row && row.offsetHeight < window.innerHeight / 2) row.scrollIntoView?.({ block: "nearest" });
}

/** The pencil button beside an entry. */
export function CorrectButton({ label }: { label: string }) {
  const { canCorrect, busy } = useReading();
  const { edit } = useRow();
  if (!canCorrect) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      square
      icon={Pencil}
      aria-label={label}
      data-correct=""
      disabled={busy}
      onClick={edit}
      className="shrink-0"
    />
  );
}

/** 'Guardar' and 'Cancelar' under the fields of a row; `children` are further actions. */
export function FormActions({ children }: { children?: ReactNode }) {
  const { busy } = useReading();
  const { cancel, saving } = useRow();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button type="submit" size="sm" busy={saving} busyText="Guardando..." disabled={busy}>
        Guardar
      </Button>
      <Button variant="ghost" size="sm" disabled={saving} onClick={cancel}>
        Cancelar
      </Button>
      {children}
    </div>
  );
}

/** Class of a row without a card: the background of a doubtful row extends beyond the column. */
export function quietRowClass(doubtful: boolean): string {
  return doubtful ? "-mx-3 rounded-control px-3 py-3" : "border-t border-line py-3 first:border-0";
}

/** Class of a form's box inside a row. */
export const formClass = "mt-2 rounded-control border border-line bg-paper p-3.5";
