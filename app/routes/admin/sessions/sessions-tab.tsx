import { CalendarPlus } from "lucide-react";
import { useRef, useState } from "react";
import type { AdminSession, SessionsPage } from "#app/features/admin/list-answer-schemas.server.ts";
import type { AdminCoach } from "#app/features/admin/panel-api-schemas.server.ts";
import { nextStatuses, type SettableStatus } from "#app/features/admin/session-status.ts";
import { SESSION_STATUS } from "#app/features/admin/status-labels.ts";
import { dayName, nearDay, upperFirst, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { MenuButton } from "#app/ui/menu-button.tsx";
import { ListCard } from "../list/list-card.tsx";
import type { ListConfig, ListFilter } from "../list/list-config.ts";
import { useMay } from "../may.ts";
import { useCoaches } from "../queries.ts";
import { Attendance } from "./attendance.tsx";
import { SessionState } from "./session-state.tsx";

const StatusDialog = deferredDialog({ name: "el cambio de estado", load: () => import("./status-dialog.tsx") });
const SlotDialog = deferredDialog({ name: "la reserva", load: () => import("./slot-dialog.tsx") });

const CHANGES: Record<SettableStatus, string> = {
  completed: "Corregir: llegó",
  no_show: "Corregir: no llegó",
  scheduled: "Quitar la marca",
  cancelled: "Cancelar la sesión",
};

type SessionCommands = {
  onStatus: (session: AdminSession, status: SettableStatus) => void;
  onMove: (session: AdminSession) => void;
};

function columns(commands: SessionCommands): Column<AdminSession>[] {
  return [
    { key: "id", header: "ID", numeric: true, cell: (session) => <span className="text-ink-3">{session.id}</span> },
    {
      key: "client",
      header: "RUT Cliente",
      numeric: true,
      cell: (session) => (
        <span>
          {session.userId} <span className="text-xs text-ink-3 rows:block">{session.userRut}</span>
        </span>
      ),
    },
    {
      key: "name",
      header: "Nombre Completo",
      card: "name",
      cell: (session) => <b className="font-semibold">{session.clientName}</b>,
    },
    {
      key: "email",
      header: "Email",
      truncate: true,
      cell: (session) => <span title={session.clientEmail}>{session.clientEmail}</span>,
    },
    { key: "phone", header: "Teléfono", numeric: true, cell: (session) => session.clientPhone || "-" },
    {
      key: "coach",
      header: "Coach Asignado",
      cell: (session) => (
        <span className="rows:whitespace-nowrap">{session.coachName || `Coach ${session.coachId}`}</span>
      ),
    },
    {
      key: "date",
      header: "Fecha & Hora",
      numeric: true,
      cell: (session) => <time>{formatDateTime(session.scheduledDate)}</time>,
    },
    { key: "state", header: "Estado", card: "state", cell: (session) => <SessionState session={session} /> },
    {
      key: "message",
      header: "Mensaje",
      truncate: true,
      cell: (session) => <span title={session.message || undefined}>{session.message || "-"}</span>,
    },
    {
      key: "acts",
      header: "Acciones",
      align: "right",
      card: "bare",
      cell: (session) => <Commands session={session} {...commands} />,
    },
  ];
}

function Commands({ session, onStatus, onMove }: SessionCommands & { session: AdminSession }) {
  const changes = nextStatuses(session, new Date());
  const isToCome = session.status === "scheduled" && Date.parse(session.scheduledDate) > Date.now();
  if (isToCome) {
    return (
      <span className="inline-flex gap-1 max-rows:flex max-rows:w-full">
        {session.isAccountActive && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Mover la sesión de ${session.clientName}`}
            onClick={() => onMove(session)}
            className={ACT}
          >
            Mover
          </Button>
        )}
        <Button
          variant={session.isAccountActive ? "ghost" : "secondary"}
          size="sm"
          aria-label={`Cancelar la sesión de ${session.clientName}`}
          onClick={() => onStatus(session, "cancelled")}
          className={ACT}
        >
          Cancelar
        </Button>
      </span>
    );
  }
  if (changes.length === 0) return <span className="text-ink-3">-</span>;
  const isUnmarked = session.status === "scheduled";
  const inMenu = isUnmarked ? changes.filter((status) => status === "cancelled") : changes;
  return (
    <span className="inline-flex items-center gap-1 max-rows:flex max-rows:w-full max-rows:justify-end">
      {isUnmarked && <Attendance session={session} />}
      <MenuButton
        label={`${isUnmarked ? "Más acciones para" : "Corregir"} la sesión ${session.id}, de ${session.clientName}`}
        actions={inMenu.map((status) => ({
          key: status,
          label: CHANGES[status],
          onChoose: () => onStatus(session, status),
        }))}
      />
    </span>
  );
}

const ACT = "px-2! touch:min-h-11 max-rows:min-h-11 max-rows:flex-1";

const CONFIG: Omit<ListConfig<"coach-sessions", SessionsPage, AdminSession>, "columns" | "filters"> = {
  tab: "coach-sessions",
  title: "Sesiones de coaching",
  isTitleHidden: true,
  loading: "Cargando sesiones...",
  failed: "Error al obtener sesiones de coaching",
  empty: {
    art: "/art/spot-calendar.svg",
    title: "No hay sesiones de coaching",
    hint: "Las citas que agenden aparecerán aquí. Las pasadas están en Fechas, «Anteriores».",
  },
  rowsOf: (page) => page.sessions,
  rowKey: (session) => session.id,
  usual: (value) => {
    const when = value("from") || value("to") ? "all" : "upcoming";
    const ascending = ["upcoming", "week", "next_week"].includes(value("when") || when);
    return { when, dir: ascending ? "asc" : "desc" };
  },
  groupOf: (session) => dayHeading(session.scheduledDate),
  dense: true,
};

/** "Hoy, viernes 27 de noviembre" */
function dayHeading(iso: string): string {
  const { date } = wallTimeOf(iso);
  const near = nearDay(date);
  if (near) return `${upperFirst(near)}, ${dayName(date)}`;
  const year = date.slice(0, 4);
  return upperFirst(dayName(date)) + (year === String(new Date().getFullYear()) ? "" : ` de ${year}`);
}

const WHEN = [
  ["upcoming", "Desde hoy"],
  ["week", "Esta semana"],
  ["next_week", "Próxima semana"],
  ["past", "Anteriores"],
  ["all", "Todas"],
] as const;

const ACCOUNT = [
  ["", "Todas"],
  ["active", "Activas"],
  ["inactive", "Desactivadas"],
] as const;

const RARE_FILTERS: readonly ListFilter[] = [
  { kind: "day", name: "from", label: "Desde", isRare: true },
  { kind: "day", name: "to", label: "Hasta", isRare: true },
  { kind: "choice", name: "account", label: "Cuenta", isRare: true, choices: ACCOUNT },
];

function coachFilter(coaches: readonly AdminCoach[]): ListFilter {
  const choices = coaches.map((coach) => [String(coach.id), coach.name] as const);
  return { kind: "choice", name: "coach", label: "Coach", choices: [["", "Todos"], ...choices] };
}

/** The sessions of everybody; a coach sees the own ones, and cannot book for students. */
export default function SessionsTab() {
  const coaches = useCoaches();
  const ofAll = useMay("people");
  const [status, setStatus] = useState<SettableStatus | null>(null);
  // The dialog's session is kept while the dialog fades out.
  const last = useRef<{ session: AdminSession; status: SettableStatus } | null>(null);
  const [slot, setSlot] = useState<{ session: AdminSession | null; opening: number; open: boolean } | null>(null);
  const open = (session: AdminSession | null) => setSlot({ session, opening: (slot?.opening ?? 0) + 1, open: true });
  const config = {
    ...CONFIG,
    columns: columns({
      onStatus: (session, wanted) => {
        last.current = { session, status: wanted };
        setStatus(wanted);
      },
      onMove: open,
    }),
    filters: [
      { kind: "choice" as const, name: "when", label: "Fechas", choices: WHEN },
      ...(ofAll ? [coachFilter(coaches.data ?? [])] : []),
      {
        kind: "choice" as const,
        name: "status",
        label: "Estado",
        choices: [["", "Todos"] as const, ...Object.entries(SESSION_STATUS)],
      },
      ...RARE_FILTERS,
    ],
  };
  return (
    <ListCard
      config={config}
      action={
        ofAll && (
          <Button
            icon={CalendarPlus}
            onClick={() => open(null)}
            className="max-rows:flex-1 shell:min-h-9! shell:px-3! shell:py-1!"
          >
            Reservar
          </Button>
        )
      }
    >
      {last.current && <StatusDialog {...last.current} open={status !== null} onClose={() => setStatus(null)} />}
      {slot && (
        <SlotDialog
          key={slot.opening}
          session={slot.session}
          open={slot.open}
          onClose={() => setSlot({ ...slot, open: false })}
        />
      )}
    </ListCard>
  );
}
