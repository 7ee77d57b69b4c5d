import { totalBand } from "#app/features/cv/score-bands.ts";
import type { ScoreView } from "#app/features/workshop/lines/api-schemas.ts";
import { formatScore, pluralize } from "#app/platform/format.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dial } from "#app/ui/gauge.tsx";

type ScoreRailProps = {
  before: ScoreView;
  /** With the lines in use. */
  now: ScoreView;
  /** With the line that is worked on besides; null where it has no text yet. */
  tried: ScoreView | null;
  /** How many lines are in use. */
  inUse: number;
};

/** The score with this line, and which criteria it moves. */
export function ScoreRail({ before, now, tried, inUse }: ScoreRailProps) {
  const shown = tried ?? now;
  const from = tried === null ? before : now;
  const moved = shown.criteria.flatMap((one) => {
    const was = from.criteria.find((other) => other.id === one.id)?.points ?? one.points;
    return was === one.points ? [] : [{ ...one, was }];
  });
  const same = shown.criteria.length - moved.length;
  const isWorked = tried !== null || inUse > 0;
  const what = tried !== null ? "Con esta línea" : isWorked ? "Con las líneas que usas" : "Sin cambios todavía";
  return (
    <Card as="section" aria-label="Lo que cambia">
      <div className="flex items-center gap-5">
        <Dial
          percent={shown.total}
          tone={totalBand(shown.total)}
          size={92}
          label={`${what}: ${formatScore(shown.total, totalBand)} de 100`}
        >
          {shown.total}
        </Dial>
        <div role="status">
          <p className="text-sm text-ink-2">{what}</p>
          <p className="text-xl font-[650] tracking-tight tabular-nums">
            {totalsText(isWorked, from.total, shown.total)}
          </p>
        </div>
      </div>
      <ul className="mt-4 grid gap-3.5 empty:hidden">
        {moved.map((one) => (
          <li key={one.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
            <span>{one.name}</span>
            <span
              className={classNames(
                "font-[620] tabular-nums",
                one.points >= one.was ? "text-patina-700" : "text-ink-2",
              )}
            >{`${shortPoints(one.was)} → ${shortPoints(one.points)}`}</span>
            <Trail {...one} />
          </li>
        ))}
        {isWorked && (
          <li className="flex justify-between gap-3 text-sm text-ink-2">
            <span>{moved.length === 0 ? "Todos los criterios" : pluralize(same, "criterio más", "criterios más")}</span>
            <span className="text-ink-3">{moved.length === 0 || same !== 1 ? "iguales" : "igual"}</span>
          </li>
        )}
      </ul>
      <p className="mt-4 text-sm text-ink-3">{`Calculado hoy con la pauta publicada, versión ${shown.version}.`}</p>
    </Card>
  );
}

function totalsText(isWorked: boolean, from: number, to: number): string {
  if (!isWorked) return `${formatScore(to, totalBand)} de 100`;
  return from === to ? `${to}, igual` : `${from} → ${to}`;
}

const shortPoints = (points: number) => points.toLocaleString("es-CL", { maximumFractionDigits: 1 });

/** What was walked before, what this line adds, and what is still to go. */
function Trail({ was, points, max }: { was: number; points: number; max: number }) {
  const least = (Math.min(was, points) / max) * 100;
  const most = (Math.max(was, points) / max) * 100;
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="col-span-2 h-1.5 w-full">
      <rect width="100" height="4" rx="2" className="fill-track" />
      <rect width={most} height="4" rx="2" className={points >= was ? "fill-act" : "fill-patina-300"} />
      <rect width={least} height="4" rx="2" className={points >= was ? "fill-patina-300" : "fill-act"} />
    </svg>
  );
}
