import { useId } from "react";
import type { SheetReport } from "#app/features/roster/report.server.ts";
import { pluralize } from "#app/platform/format.ts";
import { classNames } from "#app/ui/class-names.ts";

type PreviewSheetsProps = {
  sheets: readonly SheetReport[];
  disabled: boolean;
  onToggle: (name: string, chosen: boolean) => void;
};

/** Every sheet of the workbook with the number of people on it; those with people can be chosen. */
export function PreviewSheets({ sheets, disabled, onToggle }: PreviewSheetsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id}>Hojas</h3>
        <p className="text-sm text-ink-3">Vienen elegidas todas las que tienen personas.</p>
      </div>
      <ul className="grid grid-cols-1 gap-2 rows:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {sheets.map((sheet) => (
          <li key={sheet.name}>
            <label
              className={classNames(
                "flex h-full cursor-pointer items-start gap-3 rounded-[0.75rem] border bg-surface px-4 py-3",
                sheet.chosen ? "border-act inset-ring inset-ring-act" : "border-line",
              )}
            >
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-act"
                checked={sheet.chosen}
                disabled={disabled || sheet.columns.length === 0}
                onChange={(event) => onToggle(sheet.name, event.target.checked)}
              />
              <span className="min-w-0">
                <b className="font-semibold wrap-anywhere">{sheet.name}</b>
                <span className="block text-sm text-ink-3">{described(sheet)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

function described({ people, hidden }: SheetReport): string {
  const count = people === 0 ? "Sin personas reconocidas" : pluralize(people, "persona", "personas");
  return hidden ? `${count}, oculta en el archivo` : count;
}
