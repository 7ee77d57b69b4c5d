import { useCallback, useRef, useState } from "react";
import { notify } from "#app/ui/notify.tsx";

/** In the place of a question's id: one that does not exist yet. */
export const NEW = "new";

export type Editing = {
  /** Id of the question in the editor, or NEW; null: the editor is closed. */
  id: string | null;
  /** Opens another one, unless the editor holds changes: then it says so. @returns whether it was opened */
  open: (id: string | null) => boolean;
  /** Closes the editor, whatever it holds. */
  close: () => void;
  /** Told by the editor. */
  setDirty: (isDirty: boolean) => void;
};

/** Which question is in the editor, and whether it has unsaved changes. */
export function useEditing(): Editing {
  const [id, setId] = useState<string | null>(null);
  const isDirty = useRef(false);
  const open = useCallback((next: string | null) => {
    if (isDirty.current) {
      notify({ tone: "info", title: "Tienes cambios sin guardar", detail: "Guárdalos o descártalos primero." });
      return false;
    }
    setId(next);
    return true;
  }, []);
  const close = useCallback(() => {
    isDirty.current = false;
    setId(null);
  }, []);
  const setDirty = useCallback((value: boolean) => {
    isDirty.current = value;
  }, []);
  return { id, open, close, setDirty };
}
