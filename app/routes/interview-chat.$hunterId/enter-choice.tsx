import { useRef, useSyncExternalStore } from "react";
import { classNames } from "#app/ui/class-names.ts";

/**
 * Whether Enter makes a new line in the answer's box instead of sending, as this browser's person chose: a telephone's
 * keyboard has no Shift+Enter, and two keys at once are hard for some people. Kept in localStorage; it says nothing of
 * anybody. Shown wherever it can act, also beside a mouse: a tablet may have one today and none tomorrow.
 */

const KEY = "enterMakesLine";

/** The choice of this document where storage is disabled or full. */
let unsaved: boolean | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Chosen in another tab.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The choice as it is now. Ask it when the key is pressed: what was rendered may be older. */
export function enterMakesLine(): boolean {
  if (unsaved !== null) return unsaved;
  try {
    return window.localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

function choose(makesLine: boolean): void {
  unsaved = null;
  try {
    window.localStorage.setItem(KEY, String(makesLine));
  } catch {
    // Disabled or full: what is stored is no longer the choice.
    unsaved = makesLine;
  }
  for (const listener of listeners) listener();
}

/** The same, for what is shown. */
export const useEnterMakesLine = (): boolean => useSyncExternalStore(subscribe, enterMakesLine, () => false);

/** Below the text box: what its keys do, and the choice. */
export function EnterLine({ id, hunterName }: { id: string; hunterName: string }) {
  const makesLine = useEnterMakesLine();
  return (
    <div
      className={classNames(
        "mx-auto flex max-w-[46rem] items-center gap-4 px-2 pt-1.5",
        "max-shell:touch:-mb-2.5 max-shell:touch:pt-0",
      )}
    >
      <p id={id} className="min-w-0 flex-1 text-xs text-ink-3 max-shell:sr-only">
        {makesLine ? "Enter agrega una línea. Ctrl+Enter envía." : "Enter envía. Shift+Enter agrega una línea."}{" "}
        Mientras {hunterName} lee, tu tiempo no corre.
      </p>
      <EnterChoice makesLine={makesLine} />
    </div>
  );
}

function EnterChoice({ makesLine }: { makesLine: boolean }) {
  /** Where the focus was when mouse or finger came down; null: the choice is made by key. */
  const before = useRef<Element | null>(null);
  const press = () => {
    before.current = document.activeElement;
  };
  const change = (chosen: boolean) => {
    choose(chosen);
    // The caret stays in the text box, and with it a telephone's keyboard.
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  };
  return (
    <label
      onPointerDown={press}
      onMouseDown={(event) => event.preventDefault()}
      className="flex min-h-6 shrink-0 items-center gap-2 text-xs text-ink-2 touch:min-h-11"
    >
      <input
        type="checkbox"
        checked={makesLine}
        onKeyDown={() => {
          before.current = null;
        }}
        onChange={(event) => change(event.target.checked)}
        className="size-4 accent-patina-700"
      />
      Enter hace una línea nueva
    </label>
  );
}
