import { Bookmark, Check } from "lucide-react";
import type { SavedLine } from "#app/features/workshop/lines/api-schemas.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type UseBarProps = {
  canUse: boolean;
  /** The line stands otherwise in the worked CV already. */
  isUsed: boolean;
  /** Totals before and after, where they are known; shown where the score is out of sight. */
  gain: [before: number, after: number] | null;
  busy: boolean;
  onDecide: (state: SavedLine["state"]) => void;
};

const BAR = "flex flex-wrap items-center justify-between gap-3 border-t border-hair bg-quiet px-4 py-4 shell:px-8";

/** What is decided about a line. */
export function UseBar({ canUse, isUsed, gain, busy, onDecide }: UseBarProps) {
  const hydrated = useHydrated();
  return (
    <div className={BAR}>
      <span className="flex flex-wrap gap-1 max-rows:order-2">
        <Button variant="ghost" waiting={!hydrated} disabled={busy} onClick={() => onDecide("skipped")}>
          {isUsed ? "Volver a la original" : "Saltar"}
        </Button>
        {/* It would take the line out of use. */}
        {!isUsed && (
          <Button variant="ghost" icon={Bookmark} waiting={!hydrated} disabled={busy} onClick={() => onDecide("later")}>
            Guardar para después
          </Button>
        )}
      </span>
      <span className="flex items-center gap-4 max-rows:w-full">
        {gain !== null && (
          <span aria-hidden="true" className="font-[620] whitespace-nowrap text-patina-700 tabular-nums xl:hidden">
            {gain[0] === gain[1] ? `${gain[1]}, igual` : `${gain[0]} → ${gain[1]}`}
          </span>
        )}
        <Button
          icon={Check}
          waiting={!hydrated}
          disabled={!canUse}
          busy={busy}
          onClick={() => onDecide("used")}
          className="max-rows:flex-1"
        >
          Usar esta línea
        </Button>
      </span>
    </div>
  );
}
