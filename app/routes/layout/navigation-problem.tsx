import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useFocusReturn } from "#app/ui/use-focus-return.ts";
import { NavigationGuard, type NavigationProblem } from "./unreachable-navigation.ts";

const guard = new NavigationGuard();

/** Rendered once in the root: a notice over the current screen when the next one cannot be loaded. */
export function NavigationProblemNotice() {
  const problem = useSyncExternalStore(guard.subscribe, guard.problem, () => null);
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    setMounted(true);
    guard.watch(window.__remixRouter, window.__remixManifest, ({ cause }) => {
      notify({ tone: "ok", title: cause === "silent" ? "El sitio responde otra vez" : "Volvió la conexión" });
    });
  }, []);
  if (!mounted) return null;
  // There before anything is said in it, or some screen readers would miss the first notice.
  return createPortal(<div aria-live="polite">{problem && <Notice problem={problem} />}</div>, document.body);
}

function Notice({ problem }: { problem: NavigationProblem }) {
  useFocusReturn();
  const { kind, trying } = problem;
  const { title, text } = wordsOf(problem);
  return (
    <Alert tone="warn" title={title} className="fixed inset-x-3 top-3 z-40 mx-auto max-w-lg shadow-raised print:hidden">
      <p>{text}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button variant="secondary" busy={trying} busyText="Cargando..." onClick={guard.retry}>
          Reintentar
        </Button>
        {kind !== "update" && (
          <Button variant="ghost" onClick={guard.dismiss}>
            Quedarme aquí
          </Button>
        )}
      </div>
    </Alert>
  );
}

const WHAT = {
  open: "La página que pediste no se pudo abrir.",
  update: "Lo que ves puede ser de antes: se actualiza solo.",
};

/** Says that something typed is here only where something is typed. */
function wordsOf({ kind, cause, typed }: NavigationProblem): { title: string; text: string } {
  const silent = cause === "silent";
  const title = silent ? "El sitio no responde por ahora" : "Sin conexión";
  const kept = typed ? ["Lo que escribiste sigue aquí."] : [];
  if (kind !== "send") {
    const why = silent ? ["Puede que se esté reiniciando."] : [];
    return { title, text: [...why, ...kept, WHAT[kind]].join(" ") };
  }
  if (cause === "offline") return { title: "No se envió", text: ["No hay conexión.", ...kept].join(" ") };
  const text = [`${title}.`, ...kept, "Con Reintentar se envía otra vez."].join(" ");
  return { title: "No sabemos si alcanzó a llegar", text };
}
