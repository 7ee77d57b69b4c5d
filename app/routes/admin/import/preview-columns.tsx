import { Calculator, Check, CircleHelp, Minus } from "lucide-react";
import { useId } from "react";
import { type Certainty, FIELD_NAMES, FIELDS, type Field } from "#app/features/roster/fields.ts";
import type { SheetReport } from "#app/features/roster/report.server.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import type { Glyph } from "#app/ui/icon.tsx";
import { inputClass } from "#app/ui/input-class.ts";

type RosterColumn = SheetReport["columns"][number];

type PreviewColumnsProps = {
  sheet: SheetReport;
  /** The only sheet that is taken: its name adds nothing. */
  alone: boolean;
  disabled: boolean;
  onSet: (index: number, field: Field | "none") => void;
};

const CERTAINTY: Record<Certainty, { text: string; tone: BadgeTone; glyph: Glyph }> = {
  sure: { text: "Segura", tone: "ok", glyph: Check },
  check: { text: "Revisa", tone: "warn", glyph: CircleHelp },
  computed: { text: "DV por calcular", tone: "warn", glyph: Calculator },
  skipped: { text: "Se omite", tone: "neutral", glyph: Minus },
};

/** What each column of a sheet is taken for, to be changed by the admin. */
export function PreviewColumns({ sheet, alone, disabled, onSet }: PreviewColumnsProps) {
  const id = useId();
  const columns: Column<RosterColumn>[] = [
    { key: "letter", header: "Columna", cell: ({ index }) => letterOf(index) },
    {
      key: "header",
      header: "Encabezado",
      card: "name",
      cell: ({ header, index }) => (
        <b className="font-semibold wrap-anywhere">{header || `Columna ${letterOf(index)}`}</b>
      ),
    },
    {
      key: "examples",
      header: "Ejemplos",
      card: "wide",
      cell: ({ examples }) => <span className="wrap-anywhere text-ink-2">{examples.join(" · ") || "-"}</span>,
    },
    {
      key: "field",
      header: "Se carga como",
      card: "wide",
      cell: (column) => <FieldChoice column={column} disabled={disabled} onSet={onSet} />,
    },
    {
      key: "certainty",
      header: "Seguridad",
      card: "state",
      cell: ({ certainty }) => <Sureness certainty={certainty} />,
    },
  ];
  return (
    <Card as="section" aria-labelledby={id} pad="none" className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4">
        <h3 id={id} className="min-w-0 wrap-anywhere">
          {alone ? "Columnas reconocidas" : `Columnas reconocidas de ${sheet.name}`}
        </h3>
        <p className="text-sm text-ink-3">
          {sheet.headerRow === null ? "Sin encabezado" : `Encabezado en la fila ${sheet.headerRow}`}
        </p>
      </div>
      <DataTable
        caption={`Columnas de ${sheet.name}`}
        columns={columns}
        rows={sheet.columns}
        rowKey={({ index }) => index}
      />
    </Card>
  );
}

function Sureness({ certainty }: { certainty: Certainty }) {
  const { text, tone, glyph } = CERTAINTY[certainty];
  return (
    <Badge tone={tone} icon={glyph}>
      {text}
    </Badge>
  );
}

type FieldChoiceProps = Pick<PreviewColumnsProps, "disabled" | "onSet"> & { column: RosterColumn };

function FieldChoice({ column, disabled, onSet }: FieldChoiceProps) {
  return (
    <select
      className={classNames(inputClass, "rows:min-h-9 rows:min-w-56 rows:px-2.5 rows:py-1 rows:text-sm")}
      aria-label={`La columna ${column.header || letterOf(column.index)} se carga como`}
      value={column.field}
      disabled={disabled}
      onChange={(event) => onSet(column.index, event.target.value as Field | "none")}
    >
      <option value="none">No se carga</option>
      {FIELDS.map((field) => (
        <option key={field} value={field}>
          {FIELD_NAMES[field]}
        </option>
      ))}
    </select>
  );
}

/** 0 -> "A", 27 -> "AB" */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letterOf(Math.floor(index / 26) - 1)}${last}`;
}
