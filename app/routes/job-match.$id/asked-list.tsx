import { CircleHelp } from "lucide-react";
import type { RequirementView } from "#app/features/offers/offer-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const ROW =
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hair px-4 py-3 last:border-0 rows:px-6";
const DOUBTED = "min-w-0 wrap-anywhere underline decoration-warn decoration-dotted decoration-2 underline-offset-4";

type AskedListProps = {
  asked: readonly RequirementView[];
  busy: boolean;
  onYes: (row: RequirementView) => void;
  onNo: (row: RequirementView) => void;
};

/** What we read with doubt: nothing of it counts until the student says so. */
export function AskedList({ asked, busy, onYes, onNo }: AskedListProps) {
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="doubts" className="mt-6">
      <h3 id="doubts" className="flex items-center gap-2">
        <Icon glyph={CircleHelp} size={18} className="text-warn" />
        ¿Piden esto?
      </h3>
      <p className="mt-0.5 text-sm text-ink-2">Lo leímos con duda. No lo contamos mientras no nos digas.</p>
      <ul className="mt-3 overflow-hidden rounded-card border border-line bg-doubt">
        {asked.map((row) => (
          <li key={row.id} className={ROW}>
            <span className={DOUBTED}>{row.title}</span>
            <span className="flex gap-2">
              <Button variant="secondary" size="sm" disabled={busy} onClick={() => onYes(row)}>
                Sí, lo piden<span className="sr-only">: {row.title}</span>
              </Button>
              <Button variant="ghost" size="sm" disabled={busy} onClick={() => onNo(row)}>
                No<span className="sr-only">: {row.title}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
