import { Link } from "@remix-run/react";
import { Activity, CalendarCheck, FileText, Users } from "lucide-react";
import type { AdminSummary } from "#app/features/admin/panel-api-schemas.server.ts";
import { formatCount, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useSummary } from "./queries.ts";
import { SampleData } from "./sample-data.tsx";

// Loaded on demand, because it is rarely shown.
const ClockNotice = deferredPart({ name: "el aviso del reloj", load: () => import("./clock-notice.tsx") });

const COUNTERS: readonly { key: keyof AdminSummary & string; label: string; glyph: Glyph }[] = [
  { key: "users", label: "Total Usuarios", glyph: Users },
  { key: "cvAnalyses", label: "Análisis CV", glyph: FileText },
  { key: "activities", label: "Actividades", glyph: Activity },
  { key: "coachSessions", label: "Citas Coaching", glyph: CalendarCheck },
];

/** Above the tabs: the four counters, upcoming sessions, and matters that need attention. */
export function Overview() {
  const read = useSummary();
  return (
    <>
      <ul className="mb-3 grid grid-cols-2 gap-2 shell:mb-4 shell:grid-cols-4 shell:gap-4" aria-busy={read.isFetching}>
        {COUNTERS.map(({ key, label, glyph }) => (
          <Counter key={key} label={label} glyph={glyph}>
            {read.data ? (
              formatCount(Number(read.data[key]))
            ) : read.isError ? (
              "-"
            ) : (
              <Skeleton className="my-1 h-5 w-14" />
            )}
          </Counter>
        ))}
      </ul>
      {read.isError && (
        <Alert tone="bad" title="No pudimos cargar los contadores" className="mb-4">
          <Button variant="secondary" busy={read.isFetching} busyText="Cargando..." onClick={() => read.refetch()}>
            Reintentar
          </Button>
        </Alert>
      )}
      {read.data && read.data.coachSessions > 0 && <SessionsBanner scheduled={read.data.scheduledSessions} />}
      {read.data?.clock && <ClockNotice doubt={read.data.clock} />}
      {read.data && <MailNotice mail={read.data.mail} />}
      <SampleData />
    </>
  );
}

function Counter({ label, glyph, children }: { label: string; glyph: Glyph; children: React.ReactNode }) {
  return (
    <li
      className={classNames(cardClass, "flex items-center gap-2.5 px-3 py-2.5 shell:gap-3.5 shell:px-4.5 shell:py-4")}
    >
      <span
        className={classNames(
          "grid h-9 w-8 shrink-0 place-items-center rounded-t-full rounded-b-[0.25rem] bg-patina-50",
          "text-patina-700 shell:h-11.5 shell:w-10",
        )}
      >
        <Icon glyph={glyph} />
      </span>
      <span className="min-w-0">
        <span className="block text-xs leading-4 text-ink-2 shell:text-sm">{label}</span>
        <b
          className={classNames(
            "block text-xl leading-6 font-[660] tracking-[-0.025em] tabular-nums shell:text-2xl",
            "shell:leading-7.5",
          )}
        >
          {children}
        </b>
      </span>
    </li>
  );
}

function SessionsBanner({ scheduled }: { scheduled: number }) {
  const words =
    scheduled === 0
      ? "Ninguna sesión de coaching programada"
      : pluralize(scheduled, "sesión de coaching programada", "sesiones de coaching programadas");
  return (
    <div
      className={classNames(
        "on-dark mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-card bg-patina-800 px-4 py-3",
        "text-white shell:mb-4 shell:px-5 shell:py-4",
      )}
    >
      <span
        className={classNames(
          "grid h-10 w-9 shrink-0 place-items-center rounded-t-full rounded-b-[0.25rem] bg-white/14",
          "text-cobre-200",
        )}
      >
        <Icon glyph={CalendarCheck} />
      </span>
      <p className="min-w-0 flex-1 font-bold tabular-nums">{words}</p>
      {scheduled > 0 && (
        <Link
          to="?status=scheduled&sort=scheduledDate&dir=asc"
          preventScrollReset
          className="link inline-flex min-h-11 items-center"
        >
          Ver<span className="max-rows:sr-only">&nbsp;programadas</span>
        </Link>
      )}
    </div>
  );
}

function MailNotice({ mail }: { mail: AdminSummary["mail"] }) {
  const waiting = mail.counts.queued + mail.counts.sending;
  if (!mail.smtpConfigured) {
    return (
      <Alert tone="warn" title="El correo no está configurado" className="mb-4">
        {waiting === 0
          ? "Ningún aviso sale por email. "
          : `${pluralize(waiting, "mensaje espera", "mensajes esperan")} para salir. `}
        <SystemLink />
      </Alert>
    );
  }
  if (mail.counts.failed === 0) return null;
  return (
    <Alert
      tone="warn"
      title={pluralize(mail.counts.failed, "correo no se pudo enviar", "correos no se pudieron enviar")}
      className="mb-4"
    >
      {mail.failureCause ?? "Por causas distintas."} <SystemLink />
    </Alert>
  );
}

function SystemLink() {
  return (
    <Link to="/admin/system" className="link">
      Ver estado del sistema
    </Link>
  );
}
