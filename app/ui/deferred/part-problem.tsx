import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Alert } from "../alert.tsx";
import { Button } from "../button.tsx";
import { buttonClass } from "../button-class.ts";
import { classNames } from "../class-names.ts";
import type { PartProblem } from "./part-script.ts";
import { hasUnsentText } from "./unsent-text.ts";

/**
 * Shown in place of a part whose script could not be loaded: what happened, what to do, and a retry button. It is part
 * of every screen's main script, because it must work without the network; therefore it is kept small.
 */

export type Trouble = {
  /** The part with its article: "el menú". */
  name: string;
  problem: PartProblem;
  /** Another attempt is in progress. */
  trying: boolean;
  onRetry: () => void;
};

const TEXT: Record<PartProblem, string> = {
  unreachable: "Revisa tu conexión: se intenta otra vez cuando vuelva. Lo demás de la página sigue aquí.",
  outdated: "Esta pantalla es de la anterior.",
  broken: "Intenta otra vez. Si se repite, recarga la página.",
};

type ProblemProps = Trouble & {
  /** Shows only the title and the button. */
  short?: boolean;
  className?: string;
};

/** As a box in the page, in place of the part. */
export function PartProblemNotice({ short, className, ...trouble }: ProblemProps) {
  const { name, problem } = trouble;
  const title = problem === "outdated" ? "Hay una versión nueva de la plataforma" : `No se pudo cargar ${name}`;
  return (
    <Alert tone="bad" title={title} className={className}>
      {!short && <p>{TEXT[problem]}</p>}
      <WayOut {...trouble} />
    </Alert>
  );
}

/** Above the content of a small container. */
export function ProblemInLine(trouble: Trouble) {
  return <PartProblemNotice {...trouble} short className="order-first basis-full" />;
}

type DialogProps = {
  onClose: () => void;
  /** Stays invisible for the first moments. */
  late?: boolean;
  children: ReactNode;
};

/**
 * Uses the browser's own dialog element, because the other dialogs' library is what could not be loaded. Traps the
 * focus; Esc closes it.
 */
export function PlainDialog({ onClose, late, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Close before unmounting: only close() returns the focus to the element that opened it.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-label="Aviso"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        "mx-auto mt-auto w-full max-w-none rounded-t-dialog bg-surface px-5 pt-3 pb-6 text-ink shadow-dialog",
        "backdrop:bg-scrim rows:mb-auto rows:max-w-lg rows:rounded-dialog",
        late && "animate-late backdrop:animate-late",
      )}
    >
      <Button variant="ghost" square icon={X} aria-label="Cerrar" onClick={onClose} className="mb-2 ml-auto flex" />
      {children}
    </dialog>
  );
}

/** Retry button; for a new version a reload button, or a link to a new tab when a reload would lose typed text. */
function WayOut({ problem, trying, onRetry }: Trouble) {
  const [unsent, setUnsent] = useState(hasUnsentText);
  const isOutdated = problem === "outdated";
  if (isOutdated && unsent) {
    return (
      <>
        <p>Tienes texto sin enviar: se queda en esta pestaña.</p>
        <a href={window.location.href} target="_blank" rel="noopener" className={buttonClass(LOOK, "mt-2.5")}>
          Abrir en otra pestaña
        </a>
      </>
    );
  }
  const reload = () => (hasUnsentText() ? setUnsent(true) : window.location.reload());
  return (
    <Button
      {...LOOK}
      data-retry
      busy={trying}
      busyText="Cargando..."
      onClick={isOutdated ? reload : onRetry}
      className="mt-2.5"
    >
      {isOutdated ? "Recargar la página" : "Reintentar"}
    </Button>
  );
}

const LOOK = { variant: "secondary" } as const;
