import { readableDetails } from "#app/features/activity/readable-details.ts";
import type { AdminAuditRow, AuditPage } from "#app/features/admin/list-answer-schemas.server.ts";
import { AUDIT_ACTIONS } from "#app/features/audit/actions.ts";
import { actWords, personWords, roleWords, type TrailPerson } from "#app/features/audit/sentence.ts";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
import { formatCount, formatDateTime } from "#app/platform/format.ts";
import { ListCard } from "#app/routes/admin/list/list-card.tsx";
import type { ListConfig } from "#app/routes/admin/list/list-config.ts";

const STAFF_ROLES = Object.entries(ROLE_NAMES).filter(([role]) => role !== "user");

const CONFIG: ListConfig<"audit", AuditPage, AdminAuditRow> = {
  tab: "audit",
  title: "Filas del rastro",
  isTitleHidden: true,
  loading: "Cargando el rastro...",
  failed: "Error al obtener el rastro",
  empty: { art: "/art/spot-activity.svg", title: "El rastro todavía no tiene filas" },
  rowsOf: (page) => page.trail,
  rowKey: (row) => row.id,
  columns: [
    { key: "what", header: "Qué pasó", card: "name", cell: (row) => <Sentence row={row} /> },
    {
      key: "details",
      header: "Detalle",
      card: "wide",
      cell: (row) => <span className="text-ink-3 wrap-anywhere">{readableDetails(row.details) || "-"}</span>,
    },
    {
      key: "date",
      header: "Fecha",
      numeric: true,
      cell: (row) => <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>,
    },
    { key: "number", header: "N.º", numeric: true, cell: (row) => formatCount(row.id) },
  ],
  filters: [
    {
      kind: "choice",
      name: "part",
      label: "La persona",
      choices: [
        ["", "Todas"],
        ["actor", "Lo hizo"],
        ["target", "Le pasó"],
      ],
    },
    {
      kind: "choice",
      name: "action",
      label: "Qué",
      choices: [["", "Todo"], ...Object.entries(AUDIT_ACTIONS).sort(([, a], [, b]) => a.localeCompare(b, "es"))],
    },
    {
      kind: "choice",
      name: "role",
      label: "Rol",
      isRare: true,
      choices: [["", "Todos"], ...STAFF_ROLES, ["system", "La plataforma"]],
    },
    { kind: "day", name: "from", label: "Desde" },
    { kind: "day", name: "to", label: "Hasta" },
  ],
  orders: [
    ["createdAt:desc", "Más nuevas primero"],
    ["createdAt:asc", "Más antiguas primero"],
  ],
  dense: true,
};

export function TrailList() {
  return <ListCard config={CONFIG} />;
}

/** "Rocío Millán (oficina) vio la ficha de Valentina Soto" */
function Sentence({ row }: { row: AdminAuditRow }) {
  const { actor, actorRole, target } = row;
  return (
    <span className="font-normal">
      {actor ? <Person of={actor} /> : <b className="font-semibold">La plataforma</b>}
      {actor && ` (${roleWords(actorRole)})`} {actWords(row)}
      {target && target.pseudonym !== actor?.pseudonym && (
        <>
          {" "}
          <Person of={target} />
        </>
      )}
    </span>
  );
}

function Person({ of }: { of: TrailPerson }) {
  if (of.name === null) return <i className="text-ink-3">{personWords(of)}</i>;
  return <b className="font-semibold">{of.name}</b>;
}
