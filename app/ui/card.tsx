import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

export const cardClass = "rounded-card border border-line bg-surface shadow-card";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "section" | "article" | "ol" | "ul";
  /** none: for lists and tables that reach the edge. */
  pad?: "none" | "sm" | "md";
};

const PAD = { none: "", sm: "p-4", md: "p-5 shell:p-6" } as const;

export function Card({ as: Tag = "div", pad = "md", className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(cardClass, "print:break-inside-avoid", PAD[pad], className)} />;
}
