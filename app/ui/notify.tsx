import { toast } from "react-hot-toast/headless";

export type Notice = {
  /** bad interrupts a screen reader and is drawn as an error; the others are announced politely. */
  tone: "bad" | "ok" | "info";
  title: string;
  /** One line under the title. */
  detail?: string;
};

/** Milliseconds that a toast stays visible. */
export const TOAST_DURATION = 5_000;
/** Milliseconds after which a dismissed toast is removed from memory. */
export const TOAST_REMOVE_DELAY = 1_000_000;

const SHOW = { bad: toast.error, ok: toast.success, info: toast } as const;

/** Shows a toast and dismisses the visible one: there is never more than one. */
export function notify({ tone, title, detail }: Notice): void {
  toast.dismiss();
  const text = (
    <>
      <b className="block">{title}</b>
      {detail && <span className="block text-sm text-balance text-ink-2">{detail}</span>}
    </>
  );
  SHOW[tone](text, {
    duration: TOAST_DURATION,
    removeDelay: TOAST_REMOVE_DELAY,
    ariaProps: tone === "bad" ? { role: "alert", "aria-live": "assertive" } : { role: "status", "aria-live": "polite" },
  });
}
