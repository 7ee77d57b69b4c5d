import { lazy, Suspense } from "react";
import type { ModalProps } from "./modal-dialog.tsx";
import { useEverTrue } from "./use-ever-true.ts";

// The dialog machinery is a sixth of a screen's scripts: it comes when the first dialog opens.
const ModalDialog = lazy(() => import("./modal-dialog.tsx"));

/** A modal dialog: the focus stays inside, Esc closes, the focus returns to what opened it. */
export function Modal(props: ModalProps) {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
