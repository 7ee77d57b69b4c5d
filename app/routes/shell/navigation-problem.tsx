import { CloudOff, RefreshCw } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NavigationGuard } from "./unreachable-navigation.ts";

const guard = new NavigationGuard();

const WORDS = {
  open: {
    title: "No se pudo abrir la página",
    text: "Revisa tu conexión. Sigues donde estabas, con lo que tengas escrito.",
  },
  update: {
    title: "No se pudo actualizar la página",
    text: "Revisa tu conexión: se intenta otra vez cuando vuelva. Lo que ves es de antes.",
  },
} as const;

/** Once in the root: over the screen that stays when the next one cannot be fetched. */
export function NavigationProblemNotice() {
  const problem = useSyncExternalStore(guard.subscribe, guard.problem, () => null);
  useEffect(() => guard.watch(window.__remixRouter, window.__remixManifest), []);
  if (!problem) return null;
  const { title, text } = WORDS[problem.kind];
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-3 top-3 z-40 mx-auto flex max-w-[27rem] animate-toast gap-3 rounded-[0.75rem] border border-l-4 border-line border-l-bad bg-surface p-4 shadow-raised"
    >
      <Icon glyph={CloudOff} className="mt-0.5 text-bad" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        <p className="text-sm text-balance text-ink-2">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={RefreshCw}
            busy={problem.trying}
            busyText="Cargando..."
            onClick={guard.retry}
            className="touch:min-h-11"
          >
            Reintentar
          </Button>
          {problem.kind === "open" && (
            <Button size="sm" variant="ghost" onClick={guard.dismiss} className="touch:min-h-11">
              Quedarme aquí
            </Button>
          )}
        </div>
      </div>
    </div>,
    document.body,
  );
}
