import { ACTIONS, actionLabel } from "#app/features/activity/actions.ts";
import type { ActivitiesPage, AdminActivity } from "#app/features/admin/list-answer-schemas.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ListCard } from "../list/list-card.tsx";
import type { ListConfig } from "../list/list-config.ts";

/** Colours for the actions of the specification; other actions have the default colour. */
const TONES: Record<string, BadgeTone> = {
  login: "neutral",
  cv_analysis: "patina",
  user_created: "cobre",
  excel_upload: "solid",
};

const CONFIG: ListConfig<"activities", ActivitiesPage, AdminActivity> = {
  tab: "activities",
  title: "Registro de actividades",
  loading: "Cargando actividades...",
  failed: "Error al obtener actividades",
  empty: {
    art: "/art/spot-activity.svg",
    title: "No hay actividades",
    hint: "Lo que pase en la plataforma quedará aquí.",
  },
  rowsOf: (page) => page.activities,
  rowKey: (activity) => activity.id,
  columns: [
    {
      key: "user",
      header: "Usuario",
      card: "name",
      cell: (activity) => (
        <span>
          <b className="font-semibold tabular-nums">{activity.userId}</b>
          <span className="block text-xs font-normal text-ink-3">
            {activity.userName}, <span className="tabular-nums">{activity.userRut}</span>
          </span>
        </span>
      ),
    },
    {
      key: "action",
      header: "Acción",
      card: "state",
      cell: (activity) => (
        <Badge tone={TONES[activity.action] ?? "outline"}>
          <span title={activity.action}>{actionLabel(activity.action)}</span>
        </Badge>
      ),
    },
    { key: "details", header: "Detalles", card: "bare", cell: (activity) => <Details activity={activity} /> },
    {
      key: "date",
      header: "Fecha",
      numeric: true,
      cell: (activity) => <time>{formatDateTime(activity.createdAt)}</time>,
    },
  ],
  filters: [
    {
      kind: "choice",
      name: "action",
      label: "Acción",
      choices: [["", "Todas"], ...Object.entries(ACTIONS).sort(([, a], [, b]) => a.localeCompare(b, "es"))],
    },
    { kind: "day", name: "from", label: "Desde" },
    { kind: "day", name: "to", label: "Hasta" },
  ],
  orders: [
    ["createdAt:desc", "Más nuevas primero"],
    ["createdAt:asc", "Más antiguas primero"],
  ],
};

export default function ActivitiesTab() {
  return <ListCard config={CONFIG} />;
}

function Details({ activity: { id, details } }: { activity: AdminActivity }) {
  if (Object.keys(details).length === 0) return <span className="text-ink-3">Sin detalles</span>;
  return (
    <details className="min-w-0 flex-1">
      <summary className="link">
        Ver detalles<span className="sr-only"> de la actividad {id}</span>
      </summary>
      <pre
        className={classNames(
          "mt-1.5 rounded-control bg-sunken px-3 py-2 font-mono text-xs leading-5 whitespace-pre-wrap",
          "wrap-anywhere",
        )}
      >
        {JSON.stringify(details, null, 2)}
      </pre>
    </details>
  );
}
