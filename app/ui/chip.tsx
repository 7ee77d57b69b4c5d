import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

/** One word of a list (a skill, a keyword). Not clickable. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-full bg-sunken px-2.5 py-0.75 text-sm font-medium text-ink-2",
        "wrap-anywhere",
      )}
    >
      {children}
    </span>
  );
}
