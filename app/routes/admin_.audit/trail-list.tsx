import type { AdminAuditRow, AuditPage } from "#app/features/admin/list-answer-schemas.server.ts";
import { AUDIT_ACTIONS } from "#app/features/audit/actions.ts";
import { actWords, personWords, roleWords, type TrailPerson, trailDetails } from "#app/features/audit/sentence.ts";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
import { formatCount, formatDateTime } from "#app/platform/format.ts";
import { ListCard } from "#app/routes/admin/list/list-card.tsx";
import type { ListConfig } from "#app/routes/admin/list/list-config.ts";
import { classNames } from "#app/ui/class-names.ts";

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
      card: "bare",
      cell: (row) => <Details of={row.details} />,
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

function Details({ of }: { of: AdminAuditRow["details"] }) {
  const words = trailDetails(of);
  return (
    <span className={classNames("text-sm text-ink-3 wrap-anywhere", words === "" && "max-rows:hidden")}>
      {words || "-"}
    </span>
  );
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
