import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";

/** A card with a list of terms and values. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="text-lg leading-6">{title}</h2>
      <dl className="mt-2">{children}</dl>
    </Card>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 last:border-b-0 last:pb-0",
        "sm:grid-cols-[9.5rem_minmax(0,1fr)]",
      )}
    >
      <dt className="text-ink-3">{term}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
