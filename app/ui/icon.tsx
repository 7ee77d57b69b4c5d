import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

/** A lucide icon component, e.g. `House` from "lucide-react". */
export type Glyph = LucideIcon;

type IconProps = {
  glyph: Glyph;
  /** Pixels: 20 in text, 18 in buttons, 16 in lists, 14 in badges. */
  size?: number;
  strokeWidth?: number;
  className?: string;
};

/** Always decorative: the text beside it carries the meaning, so it is hidden from assistive technology. */
export function Icon({ glyph: Drawing, size = 20, strokeWidth = 1.75, className }: IconProps) {
  return (
    <Drawing size={size} strokeWidth={strokeWidth} aria-hidden="true" className={classNames("shrink-0", className)} />
  );
}
