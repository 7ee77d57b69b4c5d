import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type EmptyStateProps = {
  /** Address of an illustration, 160x120. */
  art: string;
  /** States the fact, e.g. that the list is empty. */
  title: string;
  /** One line that tells what to do next. */
  children?: ReactNode;
  /** At most one button. */
  action?: ReactNode;
  /** Heading level that fits the page's outline. */
  level?: 2 | 3;
  className?: string;
};

export function EmptyState({ art, title, children, action, level = 3, className }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={classNames("grid justify-items-center gap-1.5 px-6 py-8 text-center", className)}>
      <img src={art} alt="" width={160} height={120} className="mb-2" />
      <Heading className="text-lg leading-6">{title}</Heading>
      {children && <p className="max-w-[26rem] text-ink-2">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
