import { CircleAlert, CircleCheckBig, Info, X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
// The headless version: the styled one injects a <style>, which our Content-Security-Policy blocks.
import { resolveValue, toast as store, type Toast, useToaster } from "react-hot-toast/headless";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { TOAST_DURATION, TOAST_REMOVE_DELAY } from "./notify.tsx";

const SWIPE_THRESHOLD = 50;

const LOOK = {
  error: { glyph: CircleAlert, edge: "border-l-bad", ink: "text-bad" },
  success: { glyph: CircleCheckBig, edge: "border-l-ok-arc", ink: "text-ok" },
  other: { glyph: Info, edge: "border-l-patina-700", ink: "text-patina-700" },
} as const;

/**
 * The notification area, rendered once in the root. F8 moves the focus to it; hovering or focusing it pauses the
 * timer.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: TOAST_DURATION, removeDelay: TOAST_REMOVE_DELAY });
  const region = useRef<HTMLElement>(null);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  if (!mounted) return null;
  const shown = toasts.find((toast) => toast.visible);
  // Rendered directly in <body>: an open dialog makes everything else inert, and its errors must still be announced.
  return createPortal(
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Notificaciones (F8)"
      // A screen with its main control at the bottom sets a marker: there the notification area is at the top.
      className={classNames(
        "pointer-events-none fixed inset-x-3 top-3 z-50 flex justify-center rounded-[0.75rem]",
        "focus-visible:outline-offset-4 rows:inset-x-auto rows:top-auto rows:right-6 rows:bottom-6",
        "rows:in-[body:has([data-bottom-bar])]:top-22 rows:in-[body:has([data-bottom-bar])]:bottom-auto",
        "print:hidden",
      )}
    >
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock; the controls are inside
        <div
          className="pointer-events-auto w-full rows:w-[22.5rem]"
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
        >
          <ToastCard key={shown.id} toast={shown} />
        </div>
      )}
    </section>,
    document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { glyph, edge, ink } = LOOK[toast.type === "error" || toast.type === "success" ? toast.type : "other"];
  const start = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const dismiss = () => store.dismiss(toast.id);
  const onDown = (event: PointerEvent) => {
    if (event.button === 0) start.current = event.clientX;
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    // The pointer was released outside the card without an event: no button is pressed any more.
    if (event.buttons === 0) {
      start.current = null;
      setShift(0);
      return;
    }
    const moved = Math.max(0, event.clientX - start.current);
    // Captured only once the pointer moves: capturing at once would swallow the click on the X.
    if (moved > 4) event.currentTarget.setPointerCapture?.(event.pointerId);
    setShift(moved);
  };
  const onEnd = (event: PointerEvent) => {
    const moved = start.current === null ? 0 : event.clientX - start.current;
    start.current = null;
    if (moved >= SWIPE_THRESHOLD) dismiss();
    else setShift(0);
  };
  return (
    <div
      {...toast.ariaProps}
      aria-atomic="true"
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={() => {
        start.current = null;
        setShift(0);
      }}
      style={shift ? { transform: `translateX(${shift}px)` } : undefined}
      className={classNames(
        "flex animate-toast touch-pan-y items-start gap-3 rounded-[0.75rem] border border-l-4 border-line",
        "bg-surface py-3 pr-2 pl-4 shadow-raised",
        edge,
      )}
    >
      <Icon glyph={glyph} className={classNames("mt-0.5", ink)} />
      <div className="min-w-0 flex-1 py-0.5">{resolveValue(toast.message, toast)}</div>
      <Button variant="ghost" size="sm" square icon={X} aria-label="Cerrar notificación" onClick={dismiss} />
    </div>
  );
}
