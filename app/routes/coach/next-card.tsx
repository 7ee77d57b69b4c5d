import { ArrowRight } from "lucide-react";
import { dayName, shortDay } from "#app/features/coaching/day-text.ts";
import type { NextSession } from "#app/features/coaching/desk/desk-view.ts";
import { MODALITIES } from "#app/features/coaching/modalities.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { pluralize } from "#app/platform/format.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const NEXT =
  "grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 " +
  "rows:grid-cols-[auto_minmax(0,1fr)_auto] rows:items-center rows:gap-x-5";

type NextCardProps = { next: NextSession | null; now: string; today: string };

/** The appointment that comes next, in one look. */
export function NextCard({ next, now, today }: NextCardProps) {
  if (next === null)
    return (
      <Card as="section" aria-labelledby="next">
        <h2 id="next">No tienes citas por venir</h2>
        <p className="mt-1 text-ink-2">Cuando alguien agende contigo, aparece aquí.</p>
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="next" className={NEXT}>
      <p className="border-r border-line pr-4 text-center rows:pr-5">
        <b className="block text-[1.375rem] leading-8 font-[660] tracking-[-0.03em] tabular-nums rows:text-[1.75rem]">
          {next.time}
        </b>
        <span className="text-sm text-ink-3">{whenOf(next, now, today)}</span>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h2 id="next">{next.name}</h2>
        <p className="mt-0.5 text-sm text-ink-2">
          {[next.career, MODALITIES[next.modality]].filter((part) => part !== "").join(" · ")}
        </p>
        {next.message !== "" && <p className="mt-1 text-sm text-ink-2">«{next.message}»</p>}
        {next.lastNote !== null && (
          <p className="mt-1 line-clamp-2 text-sm text-ink-2">
            Tu última nota, {dayName(next.lastNote.date)}: {next.lastNote.note}
          </p>
        )}
      </div>
      <div className="col-span-full flex flex-wrap gap-2 max-rows:[&>*]:flex-1 rows:col-span-1 rows:flex-col">
        <LinkButton to={`/coach/appointments/${next.id}`} icon={ArrowRight}>
          Preparar la cita
        </LinkButton>
        {next.link !== null && (
          <a href={next.link} target="_blank" rel="noreferrer" className={buttonClass({ variant: "secondary" })}>
            Abrir reunión
          </a>
        )}
      </div>
    </Card>
  );
}

const SOON_MINUTES = 180;

function whenOf({ startsAt, endsAt, date }: NextSession, now: string, today: string): string {
  const left = Math.round((Date.parse(startsAt) - Date.parse(now)) / MINUTE_MS);
  if (left <= 0) return Date.parse(endsAt) > Date.parse(now) ? "ahora" : "recién";
  if (left < 60) return `en ${left} min`;
  if (left <= SOON_MINUTES) return `en ${Math.floor(left / 60)} h${left % 60 === 0 ? "" : ` ${left % 60} min`}`;
  if (date === today) return "hoy";
  const days = Math.round((Date.parse(date) - Date.parse(today)) / (24 * 60 * MINUTE_MS));
  if (days === 1) return "mañana";
  const { weekday, day } = shortDay(date);
  return days < 7 ? `${weekday} ${day}` : `en ${pluralize(days, "día", "días")}`;
}
