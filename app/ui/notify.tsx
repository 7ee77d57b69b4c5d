import { toast } from "react-hot-toast/headless";

export type Notice = {
  /** bad interrupts a screen reader and is drawn as an error; the others are announced politely. */
  tone: "bad" | "ok" | "info";
  title: string;
  /** One line under the title. */
  detail?: string;
  /** A button in the notice, e.g. 'Deshacer'; the notice then stays longer. */
  action?: { label: string; onPress: () => void };
};

/** Milliseconds that a toast stays visible. */
export const TOAST_DURATION = 5_000;
const ACTION_DURATION = 10_000;
/** Milliseconds after which a dismissed toast is removed from memory. */
export const TOAST_REMOVE_DELAY = 1_000_000;

const SHOW = { bad: toast.error, ok: toast.success, info: toast } as const;

/** Shows a toast and dismisses the visible one: there is never more than one. */
export function notify({ tone, title, detail, action }: Notice): void {
  toast.dismiss();
  const text = (
    <>
      <b className="block">{title}</b>
      {detail && <span className="block text-sm text-balance text-ink-2">{detail}</span>}
      {action && (
        <button
          type="button"
          className="link mt-1 inline-flex min-h-8 items-center touch:min-h-11"
          onClick={() => {
            toast.dismiss();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </>
  );
  SHOW[tone](text, {
    duration: action ? ACTION_DURATION : TOAST_DURATION,
    removeDelay: TOAST_REMOVE_DELAY,
    ariaProps: tone === "bad" ? { role: "alert", "aria-live": "assertive" } : { role: "status", "aria-live": "polite" },
  });
}
