import { CircleCheckBig, CircleMinus, CircleX, GitCompareArrows, Pencil, TriangleAlert } from "lucide-react";
import { ROW_OUTCOMES, type RowOutcome } from "#app/features/roster/limits.ts";
import type { RosterReport, RosterRow } from "#app/features/roster/report.server.ts";
import { formatCount } from "#app/platform/format.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import type { Glyph } from "#app/ui/icon.tsx";

type OutcomeLook = { one: string; many: string; tone: BadgeTone; glyph: Glyph };

const OUTCOMES: Record<RowOutcome, OutcomeLook> = {
  created: { one: "Creado", many: "Creados", tone: "ok", glyph: CircleCheckBig },
  updated: { one: "Actualizado", many: "Actualizados", tone: "patina", glyph: Pencil },
  unchanged: { one: "Sin cambios", many: "Sin cambios", tone: "neutral", glyph: CircleMinus },
  conflict: { one: "Conflicto", many: "Conflictos", tone: "warn", glyph: GitCompareArrows },
  rejected: { one: "Rechazado", many: "Rechazados", tone: "bad", glyph: CircleX },
};
/** Order of the counters, successes first; the row list begins with the rows that need attention. */
const COUNTED: readonly RowOutcome[] = ["created", "updated", "unchanged", "conflict", "rejected"];

function countOf(report: RosterReport, outcome: RowOutcome): number {
  return outcome === "conflict" ? report.conflicts : report[outcome];
}

/** Number of rows for each outcome. */
export function ReportCounts({ report }: { report: RosterReport }) {
  return (
    <dl className="grid grid-cols-2 gap-2 rows:grid-cols-5">
      {COUNTED.map((outcome) => (
        <div key={outcome} className="rounded-[0.75rem] bg-paper px-3.5 py-2.5">
          <dt className="text-sm text-ink-2">{OUTCOMES[outcome].many}</dt>
          <dd className="text-xl font-bold tabular-nums">{formatCount(countOf(report, outcome))}</dd>
        </div>
      ))}
    </dl>
  );
}

const COLUMNS: Column<RosterRow>[] = [
  { key: "row", header: "Hoja y fila", numeric: true, cell: (row) => `${row.sheet}, ${row.row}` },
  { key: "rut", header: "RUT", numeric: true, cell: (row) => <span className="wrap-anywhere">{row.rut || "-"}</span> },
  { key: "name", header: "Nombre", card: "name", cell: (row) => <Name row={row} /> },
  { key: "outcome", header: "Resultado", card: "state", cell: (row) => <Outcome outcome={row.outcome} /> },
  { key: "why", header: "Detalle", card: "wide", cell: (row) => <Why row={row} /> },
];

/** The rows of a report, those that need attention first. */
export function ReportRows({ report }: { report: RosterReport }) {
  const left = ROW_OUTCOMES.flatMap((outcome) => {
    const listed = report.rows.filter((row) => row.outcome === outcome).length;
    const more = countOf(report, outcome) - listed;
    return more > 0 ? [`${OUTCOMES[outcome].many.toLowerCase()}: y ${formatCount(more)} más`] : [];
  });
  return (
    <>
      <Card pad="none" className="overflow-hidden">
        <DataTable
          caption="Filas del archivo"
          columns={COLUMNS}
          rows={report.rows}
          rowKey={(row) => `${row.sheet} ${row.row}`}
          dense
        />
      </Card>
      {left.length > 0 && <p className="mt-2 text-sm text-ink-3">No caben todas en la lista. {sentence(left)}.</p>}
    </>
  );
}

function sentence(parts: string[]): string {
  const joined = parts.join("; ");
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

function Name({ row: { name, previousName } }: { row: RosterRow }) {
  return (
    <span>
      <b className="font-semibold wrap-anywhere">{name || "-"}</b>
      {previousName !== undefined && (
        <span className="block text-xs font-normal text-ink-3">Antes: {previousName}</span>
      )}
    </span>
  );
}

function Outcome({ outcome }: { outcome: RowOutcome }) {
  const { one, tone, glyph } = OUTCOMES[outcome];
  return (
    <Badge tone={tone} icon={glyph}>
      {one}
    </Badge>
  );
}

function Why({ row: { cause, warning } }: { row: RosterRow }) {
  if (cause) return <span className="text-bad">{cause}</span>;
  if (!warning) return <span className="text-ink-3">-</span>;
  return (
    <span className="inline-flex gap-1.5 text-warn">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {warning}
    </span>
  );
}
