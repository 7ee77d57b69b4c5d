import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type Glyph, Icon } from "./icon.tsx";

/**
 * ok, warn and bad only for scores and states; cobre and neutral for levels and counts; solid for the most important
 * one.
 */
export type BadgeTone = "neutral" | "ok" | "warn" | "bad" | "patina" | "cobre" | "solid" | "outline";

const TONE: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink-2",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  patina: "bg-patina-100 text-patina-800",
  cobre: "bg-cobre-100 text-cobre-700",
  solid: "bg-act text-on-act",
  outline: "bg-transparent text-ink-2 inset-ring inset-ring-edge",
};

type BadgeProps = {
  tone?: BadgeTone;
  size?: "md" | "lg";
  /** Required for states, which must not be shown by colour alone. */
  icon?: Glyph;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = "neutral", size = "md", icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.25 rounded-chip font-semibold whitespace-nowrap tabular-nums",
        size === "lg" ? "px-2.5 py-1 text-sm" : "px-2 py-0.5 text-xs leading-5",
        TONE[tone],
        className,
      )}
    >
      {icon && <Icon glyph={icon} size={14} strokeWidth={2.25} />}
      {children}
    </span>
  );
}
