import { Link } from "@remix-run/react";
import { useState } from "react";
import type { AdminSession } from "#app/features/admin/list-answer-schemas.server.ts";
import type { AdminToday } from "#app/features/admin/today/today-schema.server.ts";
import { dayName, nearDayAndTime, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { formatCount, formatDateTime, pluralize } from "#app/platform/format.ts";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { ReadFailure } from "./list/read-failure.tsx";
import { useMay } from "./may.ts";
import { useSummary, useToday } from "./queries.ts";
import { SampleData } from "./sample-data.tsx";
import { Attendance } from "./sessions/attendance.tsx";
import { SessionState } from "./sessions/session-state.tsx";

/** Rows of each column before a link to all of them. */
const ROWS = 4;

type TodayProps = { hasInitialPassword: boolean };

/** The office's day: sessions of today and tomorrow, what waits for somebody, the last seven days. */
export function Today({ hasInitialPassword }: TodayProps) {
  const read = useToday();
  const [sample, setSample] = useState(false);
  const matters = useMatters(read.data, hasInitialPassword);
  const { data: summary } = useSummary();
  return (
    <>
      <div
        className={classNames(
          cardClass,
          "mb-3 grid max-shell:divide-y max-shell:divide-line shell:min-h-37",
          "shell:grid-cols-[minmax(0,1.35fr)_minmax(0,1.1fr)_minmax(0,0.95fr)] shell:divide-x shell:divide-line",
        )}
        aria-busy={read.isFetching}
      >
        {read.isPending && <LoadingRows text="Cargando el día..." rows={3} />}
        {read.isError && (
          <div className="p-4 shell:col-span-3">
            <ReadFailure read={read} title="Error al obtener el día" />
          </div>
        )}
        {read.data && (
          <>
            <Sessions today={read.data} />
            <Column title="Esperan por alguien" detail={matters.length > 0 ? formatCount(total(matters)) : undefined}>
              {matters.length === 0 && !summary?.samplePeople && <Nothing />}
              {matters.map(({ key, count, words, to, since, due }) => (
                <Row key={key}>
                  <b className="w-8 shrink-0 text-right tabular-nums">{count > 0 && formatCount(count)}</b>
                  <Link to={to} className="min-w-0 flex-1 truncate py-0.75 hover:underline max-shell:py-3">
                    {words}
                  </Link>
                  {(due ?? since) && (
                    <span className="shrink-0 text-xs text-ink-3">
                      {due ? (due < read.data.now ? "venció" : "vence") : "desde"}{" "}
                      {formatDateTime(due ?? since ?? "").slice(0, 5)}
                    </span>
                  )}
                </Row>
              ))}
              {summary && summary.samplePeople > 0 && (
                <Row>
                  <b className="w-8 shrink-0 text-right tabular-nums">{formatCount(summary.samplePeople)}</b>
                  <button
                    type="button"
                    aria-expanded={sample}
                    onClick={() => setSample(!sample)}
                    className="min-w-0 flex-1 truncate py-0.75 text-left hover:underline max-shell:py-3"
                  >
                    Datos de muestra: personas inventadas
                  </button>
                </Row>
              )}
            </Column>
            <Week today={read.data} />
          </>
        )}
      </div>
      {sample && <SampleData />}
    </>
  );
}

function Sessions({ today: { sessions, sessionsToday, sessionsTomorrow, now } }: { today: AdminToday }) {
  const shown = sessions.slice(0, ROWS);
  const rest = sessionsToday + sessionsTomorrow - shown.length;
  const { date } = wallTimeOf(now);
  return (
    <Column
      title="Hoy"
      detail={
        <>
          {pluralize(sessionsToday, "sesión", "sesiones")} · mañana {formatCount(sessionsTomorrow)}
          {rest > 0 && (
            <Link to="?" preventScrollReset className="link ml-3 text-sm">
              Ver {formatCount(rest)} más
            </Link>
          )}
        </>
      }
    >
      {shown.length === 0 && <Row>No hay sesiones hoy ni mañana.</Row>}
      {shown.map((session) => (
        <Session key={session.id} session={session} today={date} />
      ))}
    </Column>
  );
}

function Session({ session, today }: { session: AdminSession; today: string }) {
  const { date, time } = wallTimeOf(session.scheduledDate);
  const marked = session.status !== "scheduled";
  const begun = Date.parse(session.scheduledDate) <= Date.now();
  return (
    <Row>
      <time dateTime={session.scheduledDate} title={dayName(date)} className="shrink-0 font-bold tabular-nums">
        {date !== today && <span className="font-normal text-ink-3">Mañana </span>}
        {time}
      </time>
      <span className="min-w-0 flex-1 truncate">
        {session.clientName} <span className="text-ink-3">con {session.coachName}</span>
      </span>
      {begun && !marked && <Attendance session={session} />}
      {(marked || !session.isAccountActive) && <SessionState session={session} />}
    </Row>
  );
}

type Matter = {
  key: string;
  count: number;
  words: string;
  to: string;
  since?: string | null;
  due?: string | null;
};

/** What waits for a person of the office, each with the address where it is done. Zero rows are left out. */
function useMatters(today: AdminToday | undefined, hasInitialPassword: boolean): Matter[] {
  const { data: summary } = useSummary();
  const mayLookAtSystem = useMay("system");
  if (!today) return [];
  const { failedMails, unmarkedSessions, inactiveBookings, reviewRequests, rightsRequests, rosterConflicts } =
    today.waiting;
  const mail = summary?.mail;
  const unsent = mail && !mail.smtpConfigured ? mail.counts.queued + mail.counts.sending : 0;
  const matters: (Matter | false | undefined)[] = [
    hasInitialPassword && {
      key: "password",
      count: 1,
      words: "Tu contraseña todavía es la inicial: cámbiala",
      to: "/account",
    },
    today.bookableCoaches === 0 && {
      key: "coaches",
      count: 1,
      words: "Ningún coach recibe reservas: agrega uno",
      to: "/admin/coaches",
    },
    mail &&
      !mail.smtpConfigured && {
        key: "mail",
        count: unsent,
        words: unsent > 0 ? "Correos esperan: el correo no está configurado" : "El correo no está configurado",
        to: mayLookAtSystem ? "/admin/system" : "/admin/outbox",
      },
    {
      key: "failed",
      ...failedMails,
      words: failedMails.count === 1 ? "Correo que no salió" : "Correos que no salieron",
      to: "/admin/outbox?state=failed",
    },
    {
      key: "inactive",
      count: inactiveBookings.count,
      words: "Citas de cuentas desactivadas",
      to: "?account=inactive&status=scheduled",
    },
    { key: "unmarked", ...unmarkedSessions, words: "Sesiones sin marcar", to: "?when=past&status=scheduled" },
    {
      key: "conflicts",
      ...rosterConflicts,
      words: "Conflictos de la última carga",
      to: "?tab=excel-upload",
    },
    {
      key: "reviews",
      ...reviewRequests,
      words: requests(reviewRequests, "revisión"),
      to: "/admin/reviews",
    },
    {
      key: "rights",
      ...rightsRequests,
      words: requests(rightsRequests, "derechos"),
      to: "/admin/rights?state=open",
    },
  ];
  return matters.filter((matter): matter is Matter => Boolean(matter && (matter.count > 0 || matter.key === "mail")));
}

const requests = ({ count }: { count: number }, of: string) => `Solicitud${count === 1 ? "" : "es"} de ${of}`;
const total = (matters: readonly Matter[]) => matters.reduce((sum, matter) => sum + matter.count, 0);

function Nothing() {
  const { data } = useSummary();
  const next = data?.nextSession;
  return <Row>Nada espera.{next ? ` La próxima sesión es ${nearDayAndTime(next.startsAt)}.` : ""}</Row>;
}

function Week({ today: { week, noShows } }: { today: AdminToday }) {
  const sum = (days: readonly number[]) => days.reduce((all, count) => all + count, 0);
  const rows = [
    ["Análisis de CV", week.cv],
    ["Entrevistas", week.interviews],
    ["Sesiones", week.sessions],
  ] as const;
  return (
    <Column title="Últimos siete días">
      {rows.map(([name, days]) => (
        <Row key={name}>
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <DayBars days={days} />
          <b className="w-10 shrink-0 text-right tabular-nums">{formatCount(sum(days))}</b>
        </Row>
      ))}
      <Row>
        <span className="min-w-0 flex-1 truncate">No llegaron</span>
        <span className="text-xs text-ink-3">de {pluralize(sum(week.sessions), "sesión", "sesiones")}</span>
        <b className="w-10 shrink-0 text-right tabular-nums">{formatCount(noShows)}</b>
      </Row>
    </Column>
  );
}

/** Seven small bars, today last and in another colour; the figure stands beside them. */
function DayBars({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days);
  return (
    <svg aria-hidden width="82" height="22" className="shrink-0">
      {days.map((count, day) => {
        const height = count === 0 ? 1.5 : Math.max(4, (count / most) * 22);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days have no other identity
            key={day}
            x={day * 12}
            y={22 - height}
            width="9"
            height={height}
            rx="1.5"
            className={day === days.length - 1 ? "fill-cobre-500" : "fill-patina-300"}
          />
        );
      })}
    </svg>
  );
}

type ColumnProps = { title: string; detail?: React.ReactNode; children: React.ReactNode };

function Column({ title, detail, children }: ColumnProps) {
  return (
    <section className="min-w-0 px-4 py-2.5 shell:px-5">
      <h2 className="text-base leading-5">
        {title} {detail && <span className="font-normal text-ink-3 tabular-nums">{detail}</span>}
      </h2>
      <ul className="mt-0.5">{children}</ul>
    </section>
  );
}

function Row({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm shell:min-h-7 shell:flex-nowrap">
      {children}
    </li>
  );
}
