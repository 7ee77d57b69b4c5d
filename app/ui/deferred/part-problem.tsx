import { CloudOff, RefreshCw, X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Alert } from "../alert.tsx";
import { Button } from "../button.tsx";
import { buttonClass } from "../button-class.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Skeleton } from "../skeleton.tsx";
import type { PartProblem } from "./part-script.ts";
import { hasUnsentText } from "./unsent-text.ts";

/** What stands in the place of a part whose script is not there: what happened, what to do, another try. */

export type Trouble = {
  /** The part with its article: "el menú". */
  name: string;
  problem: PartProblem;
  /** Another try is under way. */
  trying: boolean;
  onRetry: () => void;
};

const NEW_VERSION = "Hay una versión nueva de la plataforma";

function wordsOf({ name, problem }: Trouble): { title: string; text: string } {
  if (problem === "outdated") return { title: NEW_VERSION, text: `Para abrir ${name} hace falta cargarla.` };
  if (problem === "broken")
    return { title: `No se pudo mostrar ${name}`, text: "Intenta otra vez. Si se repite, recarga la página." };
  return {
    title: `No se pudo cargar ${name}`,
    text: "Revisa tu conexión: se intenta otra vez cuando vuelva. Lo demás de la página sigue aquí.",
  };
}

/** In the page, where the part would be. */
export function ProblemInPlace(trouble: Trouble) {
  const { title, text } = wordsOf(trouble);
  return (
    <Alert tone="bad" title={title}>
      <p>{text}</p>
      <WayOut {...trouble} className="mt-2.5" />
    </Alert>
  );
}

/** One line inside of something small, above it. */
export function ProblemInLine(trouble: Trouble) {
  const { title } = wordsOf(trouble);
  return (
    <div className="order-first flex basis-full flex-wrap items-center gap-x-3 gap-y-1 px-3 pt-1 text-sm text-ink-2">
      <p role="alert" className="flex items-center gap-2">
        <Icon glyph={CloudOff} size={16} />
        {title}.
      </p>
      <WayOut {...trouble} small />
    </div>
  );
}

type Closable = { onClose: () => void };

/** In the place of a menu. `onLeave`: closed by a press elsewhere. */
export function ProblemInMenu({ onClose, onLeave, ...trouble }: Trouble & Closable & { onLeave: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ onClose, onLeave });
  latest.current = { onClose, onLeave };
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) latest.current.onLeave();
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && latest.current.onClose();
    window.addEventListener("pointerdown", press);
    window.addEventListener("keydown", key);
    return () => {
      window.removeEventListener("pointerdown", press);
      window.removeEventListener("keydown", key);
    };
  }, []);
  const { title, text } = wordsOf(trouble);
  return (
    <div
      ref={box}
      role="alert"
      className="w-72 max-w-[calc(100vw-2rem)] rounded-[0.75rem] border border-line bg-surface p-4 whitespace-normal shadow-raised"
    >
      <p className="flex gap-2 font-bold">
        <Icon glyph={CloudOff} size={18} className="mt-0.5 text-bad" />
        {title}
      </p>
      <p className="mt-1 text-sm text-ink-2">{text}</p>
      <WayOut {...trouble} small className="mt-3" />
    </div>
  );
}

/** In the place of a dialog. */
export function ProblemDialog({ onClose, ...trouble }: Trouble & Closable) {
  const { title, text } = wordsOf(trouble);
  return (
    <PlainDialog title={title} onClose={onClose}>
      <div role="alert" className="flex gap-3.5 px-5 pt-6 pb-5 rows:px-6">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-bad-soft text-bad">
          <Icon glyph={CloudOff} />
        </span>
        <div className="min-w-0 flex-1 pr-8">
          <p className="text-lg leading-6 font-semibold tracking-[-0.012em]">{title}</p>
          <p className="mt-1.5 text-ink-2">{text}</p>
        </div>
      </div>
      <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 rows:flex-row rows:justify-end rows:px-6">
        <Button variant="ghost" onClick={onClose}>
          Cerrar
        </Button>
        <WayOut {...trouble} primary />
      </div>
    </PlainDialog>
  );
}

/** While the part of a dialog is on its way; not to be seen where it comes at once. */
export function WaitingDialog({ onClose }: Closable) {
  return (
    <PlainDialog title="Cargando..." onClose={onClose} late>
      <div aria-busy="true" className="grid gap-3.5 p-5 rows:p-6">
        <p role="status" className="text-sm text-ink-3">
          Cargando...
        </p>
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-3.5 w-11/12" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
    </PlainDialog>
  );
}

type PlainDialogProps = Closable & { title: string; late?: boolean; children: ReactNode };

/** The browser's own: the one of the other dialogs is what could not be loaded. Keeps the focus, Esc closes. */
function PlainDialog({ title, onClose, late = false, children }: PlainDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    // Before it goes: only closing gives the focus back to what opened it.
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        latest.current();
      }}
      className={classNames(
        "fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none overflow-hidden rounded-t-dialog bg-surface p-0 text-ink shadow-dialog backdrop:bg-patina-950/52 rows:inset-0 rows:m-auto rows:max-w-md rows:rounded-dialog",
        late && "animate-late backdrop:animate-late",
      )}
    >
      <Button
        variant="ghost"
        square
        icon={X}
        aria-label="Cerrar"
        onClick={onClose}
        className="absolute! top-3 right-3"
      />
      {children}
    </dialog>
  );
}

type WayOutProps = Trouble & { className?: string; small?: boolean; primary?: boolean };

/** Another try; for a new version a reload, and where that would cost words that were typed, another tab. */
function WayOut({ problem, trying, onRetry, className, small, primary }: WayOutProps) {
  const look = { variant: primary ? "primary" : "secondary", size: small ? "sm" : "md" } as const;
  const [unsent, setUnsent] = useState(hasUnsentText);
  if (problem !== "outdated") {
    return (
      <Button
        {...look}
        data-retry
        icon={RefreshCw}
        busy={trying}
        busyText="Cargando..."
        onClick={onRetry}
        className={className}
      >
        Reintentar
      </Button>
    );
  }
  if (unsent) {
    return (
      <div className={className}>
        {!small && <p className="mb-2.5 text-sm">Tienes texto sin enviar: se queda en esta pestaña.</p>}
        <a href={window.location.href} target="_blank" rel="noopener" className={buttonClass(look)}>
          Abrir en otra pestaña
        </a>
      </div>
    );
  }
  const reload = () => (hasUnsentText() ? setUnsent(true) : window.location.reload());
  return (
    <Button {...look} icon={RefreshCw} onClick={reload} className={className}>
      Recargar la página
    </Button>
  );
}
