import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

type SectionCardProps = { id: string; title: string /** Beside the title. */; aside?: ReactNode; children: ReactNode };

/** One group of fields, which the links beside the form lead to. */
export function SectionCard({ id, title, aside, children }: SectionCardProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 max-shell:scroll-mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="text-lg leading-6">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

/** Fields and what they look like, side by side where there is room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 lg:grid-cols-2">{children}</div>;
}

/** Heading of a preview. */
export function PreviewLabel({ children }: { children: ReactNode }) {
  return <p className="mb-1.5 text-[0.875rem] leading-5 font-semibold">{children}</p>;
}
