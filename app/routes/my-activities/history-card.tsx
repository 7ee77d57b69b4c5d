import { Link } from "@remix-run/react";
import {
  CalendarCheck,
  CircleAlert,
  CircleCheckBig,
  CirclePause,
  CircleStop,
  FileText,
  LoaderCircle,
  MessagesSquare,
} from "lucide-react";
import { useState } from "react";
import { BOOKING_STATUS } from "#app/features/coaching/booking-status.ts";
import { formatDateTime, formatLongDate } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { Tooltip, TooltipProvider } from "#app/ui/tooltip.tsx";
import type { EntryState, TimelineEntry } from "./timeline.ts";

const GLYPHS: Record<TimelineEntry["kind"], Glyph> = {
  cv: FileText,
  interview: MessagesSquare,
  coaching: CalendarCheck,
};
const STATES = {
  processing: { word: "Procesando", tone: "warn", glyph: LoaderCircle },
  completed: { word: "Completado", tone: "ok", glyph: CircleCheckBig },
  failed: { word: "Falló", tone: "bad", glyph: CircleAlert },
  open: { word: "Abierta", tone: "warn", glyph: CirclePause },
  ended: { word: "Terminada", tone: "neutral", glyph: CircleStop },
  scheduled: BOOKING_STATUS.scheduled,
  attended: BOOKING_STATUS.completed,
  cancelled: BOOKING_STATUS.cancelled,
  no_show: BOOKING_STATUS.no_show,
} as const satisfies Record<EntryState, (typeof BOOKING_STATUS)["scheduled"]>;
const AT_ONCE = 20;

/** All past activities, newest first. */
export function HistoryCard({ entries }: { entries: TimelineEntry[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <Card as="section" aria-labelledby="historial">
      <h2 id="historial">Historial</h2>
      <TooltipProvider>
        <ol className="mt-2">
          {entries.slice(0, shown).map((entry, index) => (
            <Entry key={entry.key} entry={entry} newest={index === 0} />
          ))}
        </ol>
      </TooltipProvider>
      {entries.length > shown && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setShown(shown + AT_ONCE)}>
          Ver anteriores
        </Button>
      )}
    </Card>
  );
}

function Entry({ entry, newest }: { entry: TimelineEntry; newest: boolean }) {
  const state = STATES[entry.state];
  return (
    <li
      className={classNames(
        "group relative flex gap-3.5 py-2.5 not-last:before:absolute not-last:before:top-11",
        "not-last:before:-bottom-2 not-last:before:left-4 not-last:before:w-0.5 not-last:before:bg-line",
      )}
    >
      <span
        className={classNames(
          "grid size-8.5 shrink-0 place-items-center rounded-full",
          newest ? "bg-cobre-100 text-cobre-700" : "bg-patina-50 text-patina-700",
        )}
      >
        <Icon glyph={GLYPHS[entry.kind]} size={16} />
      </span>
      <div className="min-w-0 flex-1 rows:flex rows:gap-4">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="font-semibold">{entry.title}</b>
            <Badge tone={state.tone} icon={state.glyph}>
              {state.word}
            </Badge>
          </p>
          <p className="text-sm text-ink-2 tabular-nums wrap-anywhere">{entry.detail}</p>
          {entry.change && <p className="text-sm text-ink-2 tabular-nums">{entry.change}</p>}
        </div>
        <p className="flex shrink-0 flex-wrap items-center gap-x-3 text-sm rows:flex-col rows:items-end">
          <time dateTime={entry.at} className="text-ink-3 tabular-nums">
            {formatDateTime(entry.at)}
          </time>
          {entry.link && (
            <Tooltip text={`Del ${formatLongDate(entry.at)}`}>
              <Link
                to={entry.link.to}
                // For anchors on this page: a native navigation moves the focus and highlights the target.
                reloadDocument={entry.link.to.startsWith("#")}
                className="link touch:min-h-11 touch:content-center"
              >
                {entry.link.label}
                <span className="sr-only">
                  : {entry.title}, {entry.detail}
                </span>
              </Link>
            </Tooltip>
          )}
        </p>
      </div>
    </li>
  );
}
