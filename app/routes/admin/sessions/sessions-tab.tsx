import { useRef, useState } from "react";
import type { AdminSession, SessionsPage } from "#app/features/admin/list-answer-schemas.server.ts";
import { nextStatuses, type SettableStatus } from "#app/features/admin/session-status.ts";
import { SESSION_STATUS } from "#app/features/admin/status-labels.ts";
import { BOOKING_STATUS } from "#app/features/coaching/booking-status.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { MenuButton } from "#app/ui/menu-button.tsx";
import { ListCard } from "../list/list-card.tsx";
import type { ListConfig } from "../list/list-config.ts";
import { useCoaches } from "../queries.ts";

const StatusDialog = deferredDialog({ name: "el cambio de estado", load: () => import("./status-dialog.tsx") });

const CHANGES: Record<SettableStatus, string> = {
  completed: "Marcar como completada",
  no_show: "Marcar que no asistió",
  cancelled: "Cancelar la sesión",
};

type OnChange = (session: AdminSession, status: SettableStatus) => void;

function columns(onChange: OnChange): Column<AdminSession>[] {
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
      cell: (session) => <Commands session={session} onChange={onChange} />,
    },
  ];
}

function SessionState({ session: { status } }: { session: AdminSession }) {
  // A status that this screen does not know must not take the list away.
  if (!(status in BOOKING_STATUS)) return <Badge>{status}</Badge>;
  const { word, tone, glyph } = BOOKING_STATUS[status];
  return (
    <Badge tone={tone} icon={glyph}>
      {word}
    </Badge>
  );
}

function Commands({ session, onChange }: { session: AdminSession; onChange: OnChange }) {
  const changes = nextStatuses(session, new Date());
  if (changes.length === 0) return <span className="text-ink-3">-</span>;
  return (
    <MenuButton
      label={`Cambiar estado de la sesión ${session.id}, de ${session.clientName}`}
      actions={changes.map((status) => ({
        key: status,
        label: CHANGES[status],
        onChoose: () => onChange(session, status),
      }))}
    />
  );
}

const CONFIG: Omit<ListConfig<"coach-sessions", SessionsPage, AdminSession>, "columns" | "filters"> = {
  tab: "coach-sessions",
  title: "Sesiones de coaching",
  loading: "Cargando sesiones...",
  failed: "Error al obtener sesiones de coaching",
  empty: {
    art: "/art/spot-calendar.svg",
    title: "No hay sesiones de coaching",
    hint: "Las citas que agenden aparecerán aquí.",
  },
  rowsOf: (page) => page.sessions,
  rowKey: (session) => session.id,
  orders: [
    ["scheduledDate:desc", "Última fecha primero"],
    ["scheduledDate:asc", "Primera fecha primero"],
  ],
  dense: true,
};

export default function SessionsTab() {
  const coaches = useCoaches();
  const [change, setChange] = useState<SettableStatus | null>(null);
  // The dialog's session is kept while the dialog fades out.
  const last = useRef<{ session: AdminSession; status: SettableStatus } | null>(null);
  const config = {
    ...CONFIG,
    columns: columns((session, status) => {
      last.current = { session, status };
      setChange(status);
    }),
    filters: [
      {
        kind: "choice" as const,
        name: "status",
        label: "Estado",
        choices: [["", "Todos"] as const, ...Object.entries(SESSION_STATUS)],
      },
      {
        kind: "choice" as const,
        name: "coach",
        label: "Coach",
        choices: [
          ["", "Todos"] as const,
          ...(coaches.data ?? []).map((coach) => [String(coach.id), coach.name] as const),
        ],
      },
      { kind: "day" as const, name: "from", label: "Desde" },
      { kind: "day" as const, name: "to", label: "Hasta" },
    ],
  };
  return (
    <ListCard config={config}>
      {last.current && <StatusDialog {...last.current} open={change !== null} onClose={() => setChange(null)} />}
    </ListCard>
  );
}
