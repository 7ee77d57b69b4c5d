import { Link } from "@remix-run/react";
import { CalendarCheck } from "lucide-react";
import type { AdminSummary } from "#app/features/admin/panel-api-schemas.server.ts";
import { nearDayAndTime } from "#app/features/coaching/day-text.ts";
import { formatCount, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useSummary } from "./queries.ts";

// Loaded on demand, because it is rarely shown.
const ClockNotice = deferredPart({ name: "el aviso del reloj", load: () => import("./clock-notice.tsx") });

const COUNTERS: readonly { key: keyof AdminSummary & string; label: string }[] = [
  { key: "users", label: "Total Usuarios" },
  { key: "cvAnalyses", label: "Análisis CV" },
  { key: "activities", label: "Actividades" },
  { key: "coachSessions", label: "Citas Coaching" },
];

/** Above the tabs: the four counters, and how many sessions are to come. */
export function Overview() {
  const read = useSummary();
  const { data } = read;
  return (
    <>
      <div className="mb-1 grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <ul
          className={classNames(cardClass, "grid grid-cols-2 rows:grid-cols-4 rows:divide-x rows:divide-line")}
          aria-busy={read.isFetching}
        >
          {COUNTERS.map(({ key, label }) => (
            <li key={key} className="min-w-0 px-4 py-1.5 rows:px-5">
              <span className="block text-xs text-ink-2">{label}</span>
              <b className="block text-[1.1875rem] leading-6 font-[660] tracking-[-0.02em] tabular-nums">
                {data ? formatCount(Number(data[key])) : read.isError ? "-" : <Skeleton className="my-0.5 h-5 w-14" />}
              </b>
            </li>
          ))}
        </ul>
        {data && data.coachSessions > 0 && <SessionsBanner summary={data} />}
      </div>
      {read.isError && (
        <Alert tone="bad" title="No pudimos cargar los contadores" className="my-3">
          <Button variant="secondary" busy={read.isFetching} busyText="Cargando..." onClick={() => read.refetch()}>
            Reintentar
          </Button>
        </Alert>
      )}
      {data?.clock && <ClockNotice doubt={data.clock} />}
    </>
  );
}

function SessionsBanner({ summary: { scheduledSessions, nextSession } }: { summary: AdminSummary }) {
  const words =
    scheduledSessions === 0
      ? "Ninguna sesión de coaching programada"
      : pluralize(scheduledSessions, "sesión de coaching programada", "sesiones de coaching programadas");
  return (
    <div
      className={classNames(
        "on-dark flex items-center gap-x-3 rounded-card bg-banner px-4 py-1.5 text-[0.875rem] leading-5",
        "text-on-banner",
      )}
    >
      <span
        className={classNames(
          "grid h-9 w-8 shrink-0 place-items-center rounded-t-full rounded-b-[0.25rem] bg-on-deep/14",
          "text-on-deep-mark",
        )}
      >
        <Icon glyph={CalendarCheck} size={18} />
      </span>
      <p className="min-w-0 flex-1">
        <b className="block tabular-nums">{words}</b>
        {nextSession && (
          <span className="block truncate">
            La próxima es {nearDayAndTime(nextSession.startsAt)} con {nextSession.coachName}.
          </span>
        )}
      </p>
      {scheduledSessions > 0 && (
        <Link
          to="?status=scheduled&when=all"
          preventScrollReset
          className="link inline-flex min-h-11 items-center shell:min-h-9"
        >
          Ver<span className="max-rows:sr-only">&nbsp;programadas</span>
        </Link>
      )}
    </div>
  );
}
