import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { formatBytes } from "#app/platform/format.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

type FileRowProps = { name: string; size: number; className?: string; children?: ReactNode };

/** The chosen file with its name and size; `children` are shown at the right. */
export function FileRow({ name, size, className, children }: FileRowProps) {
  return (
    <div className={classNames("flex items-center gap-3 rounded-[0.75rem] bg-paper p-3", className)}>
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-cobre-100 text-cobre-700">
        <Icon glyph={FileText} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-5 font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-3 tabular-nums">{formatBytes(size)}</span>
      </span>
      {children}
    </div>
  );
}
