import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type PageHeaderProps = {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Secondary actions first, the primary one last. On phones they take the full width under the title. */
  actions?: ReactNode;
  /** For one short action: keeps it at the right on phones too. */
  beside?: boolean;
};

/** Header with the page's only h1. */
export function PageHeader({ title, lead, actions, beside = false }: PageHeaderProps) {
  return (
    <div
      className={classNames(
        "mb-4 flex gap-4 shell:mb-5 shell:flex-row shell:flex-wrap shell:items-end shell:justify-between",
        "shell:gap-x-6 lg:flex-nowrap",
        beside ? "items-center justify-between" : "flex-col",
      )}
    >
      <div>
        <h1>{title}</h1>
        {lead && <p className="mt-1 max-w-[40rem] text-ink-2">{lead}</p>}
      </div>
      {actions && (
        <div className="flex shrink-0 flex-wrap gap-2 max-shell:[&>*]:flex-1 max-[24.5rem]:[&>*]:px-2.5">{actions}</div>
      )}
    </div>
  );
}
