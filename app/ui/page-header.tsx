import type { ReactNode } from "react";

type PageHeaderProps = {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Secondary first, primary last. Full width under the title on phones. */
  actions?: ReactNode;
};

/** The one h1 of a page. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <div className="mb-4 flex flex-col gap-4 shell:mb-5 shell:flex-row shell:flex-wrap shell:items-end lg:flex-nowrap shell:justify-between shell:gap-x-6">
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
