import { useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { DESK_KINDS, KIND_NAMES } from "#app/features/privacy/rights/rights.ts";
import type { DeskRow } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { formatCount, formatDate, pluralize } from "#app/platform/format.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useMay } from "#app/routes/admin/may.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { Deadline, StateBadge } from "./deadline.tsx";
import { useDesk } from "./queries.ts";
import { RequestPanel } from "./request-panel.tsx";

const KINDS = [["", "todos"], ...DESK_KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const)] as const;
const DUES = [
  ["", "todos"],
  ["near", "por vencer"],
  ["late", "vencidos"],
] as const;

/** The requests, with the chosen one beside them; under them on narrow screens. */
export function Desk() {
  const [search, setSearch] = useSearchParams();
  const opener = useRef<HTMLElement | null>(null);
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        if (name !== "request") next.delete("request");
        return next;
      },
      { preventScrollReset: true },
    );
  const chosen = search.get("request");
  const close = () => {
    set("request", "");
    opener.current?.focus();
  };
  const open = (row: DeskRow, button: HTMLElement) => {
    opener.current = button;
    set("request", row.id);
  };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <DeskList search={search} set={set} chosen={chosen} onOpen={open} />
      {chosen && /^\d+$/.test(chosen) && <RequestPanel key={chosen} id={chosen} onClose={close} />}
    </div>
  );
}

type DeskListProps = {
  search: URLSearchParams;
  set: (name: string, value: string) => void;
  chosen: string | null;
  onOpen: (row: DeskRow, button: HTMLElement) => void;
};

function DeskList({ search, set, chosen, onOpen }: DeskListProps) {
  const state = search.get("state") === "closed" ? "closed" : "open";
  const [kind, due] = [search.get("kind") ?? "", search.get("due") ?? ""];
  const query = new URLSearchParams({ state, ...(kind && { kind }), ...(due && { due }) }).toString();
  const read = useDesk(query);
  const maySeeReviews = useMay("reviews");
  const isFiltered = kind !== "" || due !== "";
  return (
    <Card as="section" pad="none" aria-label="Solicitudes" className="min-w-0">
      <div className="flex flex-wrap items-center gap-2 px-5 py-3">
        {(["open", "closed"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={state === one}
            onClick={() => set("state", one === "open" ? "" : one)}
            className={buttonClass({ variant: state === one ? "secondary" : "ghost", size: "sm" })}
          >
            {`${one === "open" ? "Abiertas" : "Cerradas"} ${read.data ? formatCount(read.data[one]) : ""}`}
          </button>
        ))}
        <FilterBar
          active={Number(kind !== "") + Number(due !== "")}
          onClear={() => {
            set("kind", "");
            set("due", "");
          }}
        >
          <FilterSelect label="Derecho" value={kind} onChange={(value) => set("kind", value)} options={KINDS} />
          {state === "open" && (
            <FilterSelect label="Plazo" value={due} onChange={(value) => set("due", value)} options={DUES} />
          )}
        </FilterBar>
      </div>
      {read.isError ? (
        <ReadFailure read={read} title="Error al obtener las solicitudes" />
      ) : !read.data ? (
        <LoadingRows text="Cargando solicitudes..." />
      ) : read.data.requests.length === 0 ? (
        <Nothing isFiltered={isFiltered} isOpen={state === "open"} />
      ) : (
        <DataTable
          caption={state === "open" ? "Solicitudes abiertas" : "Solicitudes cerradas"}
          columns={columns({ chosen, onOpen, maySeeReviews })}
          rows={read.data.requests}
          rowKey={(row) => row.id}
        />
      )}
      {read.data && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-2">
          Plazos según los ajustes: {pluralize(read.data.days, "día corrido", "días corridos")}; el bloqueo,{" "}
          {pluralize(read.data.blockDays, "día hábil", "días hábiles")}.
        </p>
      )}
    </Card>
  );
}

function Nothing({ isFiltered, isOpen }: { isFiltered: boolean; isOpen: boolean }) {
  const title = isFiltered
    ? "Ninguna solicitud calza con el filtro"
    : isOpen
      ? "No hay solicitudes abiertas"
      : "No hay solicitudes cerradas";
  return (
    <EmptyState art="/art/spot-feedback.svg" level={2} title={title}>
      {isFiltered
        ? "Quita los filtros para verlas todas."
        : "Las que lleguen por Mi cuenta o registres aparecerán aquí."}
    </EmptyState>
  );
}

type Acts = Pick<DeskListProps, "chosen" | "onOpen"> & { maySeeReviews: boolean };

function columns({ chosen, onOpen, maySeeReviews }: Acts): Column<DeskRow>[] {
  return [
    {
      key: "person",
      header: "Persona",
      card: "name",
      cell: (row) => (
        <span>
          <b className="font-semibold">{row.person}</b>
          <span className="block text-xs font-normal text-ink-3 tabular-nums">{row.number}</span>
        </span>
      ),
    },
    { key: "kind", header: "Derecho", cell: (row) => KIND_NAMES[row.kind] },
    { key: "received", header: "Recibida", numeric: true, cell: (row) => formatDate(row.receivedAt) },
    { key: "due", header: "Plazo", cell: (row) => <Deadline row={row} /> },
    { key: "state", header: "Estado", card: "state", cell: (row) => <StateBadge row={row} /> },
    {
      key: "acts",
      header: "Acciones",
      align: "right",
      card: "bare",
      cell: (row) =>
        row.kind === "review" ? (
          maySeeReviews && (
            <LinkButton variant="secondary" size="sm" to={`/admin/reviews${row.closedAt ? "?status=answered" : ""}`}>
              Abrir<span className="sr-only"> {row.number}</span>
            </LinkButton>
          )
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={chosen === row.id}
            aria-label={`Abrir ${row.number}`}
            onClick={(event) => onOpen(row, event.currentTarget)}
            className="max-rows:min-h-11 max-rows:w-full"
          >
            Abrir
          </Button>
        ),
    },
  ];
}
