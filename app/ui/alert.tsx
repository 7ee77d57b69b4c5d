import { CircleAlert, CircleCheckBig, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type AlertTone = "bad" | "ok" | "warn" | "info";

const LOOK = {
  bad: { glyph: CircleAlert, className: "border-bad-line bg-bad-soft text-bad-ink" },
  ok: { glyph: CircleCheckBig, className: "border-ok-line bg-ok-soft text-ok-ink" },
  warn: { glyph: TriangleAlert, className: "border-warn-line bg-warn-soft text-warn-ink" },
  info: { glyph: Info, className: "border-patina-200 bg-patina-50 text-patina-900" },
} as const;

type AlertProps = {
  tone: AlertTone;
  title?: string;
  /**
   * 'alert' interrupts a screen reader, 'status' waits. Default: 'alert' for bad, otherwise none (for static
   * messages).
   */
  role?: "alert" | "status";
  className?: string;
  children?: ReactNode;
};

/** A message inside the page, next to the problem. */
export function Alert({ tone, title, role, className, children }: AlertProps) {
  const { glyph, className: look } = LOOK[tone];
  return (
    <div
      role={role ?? (tone === "bad" ? "alert" : undefined)}
      className={classNames("flex gap-3 rounded-[0.75rem] border px-4 py-3.5", look, className)}
    >
      <Icon glyph={glyph} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
