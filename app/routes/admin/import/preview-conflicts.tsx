import type { RosterChoices } from "#app/features/roster/fields.ts";
import type { RosterReport, RosterRow } from "#app/features/roster/report.server.ts";
import { formatCount, pluralize } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { inputClass } from "#app/ui/input-class.ts";

type Decisions = NonNullable<RosterChoices["conflicts"]>;

type PreviewConflictsProps = {
  report: RosterReport;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
};

/** Rows whose RUT belongs to an account with another name: nothing changes unless the admin says so. */
export function PreviewConflicts({ report, decisions, onDecide }: PreviewConflictsProps) {
  const rows = report.rows.filter(({ outcome }) => outcome === "conflict");
  const all = (decision: "file" | "keep") => () => onDecide(Object.fromEntries(rows.map(({ rut }) => [rut, decision])));
  return (
    <Card as="section" aria-labelledby="conflictos" pad="none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
        <div>
          <h3 id="conflictos">Conflictos: mismo RUT, otro nombre</h3>
          <p className="text-sm text-ink-3">
            {pluralize(report.conflicts, "fila", "filas")}. No cambian nada si las dejas.
          </p>
        </div>
        {rows.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" onClick={all("keep")}>
              Dejar todas
            </Button>
            <Button variant="secondary" onClick={all("file")}>
              Usar el archivo en todas
            </Button>
          </div>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <Conflict
            key={row.rut}
            row={row}
            decision={decisions[row.rut] ?? "keep"}
            onDecide={(decision) => onDecide({ [row.rut]: decision })}
          />
        ))}
      </ul>
      {report.conflicts > rows.length && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-3">
          Y {formatCount(report.conflicts - rows.length)} más, que quedan como están hoy.
        </p>
      )}
    </Card>
  );
}

type ConflictProps = { row: RosterRow; decision: "file" | "keep"; onDecide: (decision: "file" | "keep") => void };

function Conflict({ row, decision, onDecide }: ConflictProps) {
  return (
    <li
      className={classNames(
        "grid gap-x-4 gap-y-2 border-t border-line px-5 py-3",
        "rows:grid-cols-[12rem_minmax(0,1fr)_16rem] rows:items-center",
      )}
    >
      <p>
        <b className="font-semibold tabular-nums">{row.rut}</b>
        <span className="block text-xs text-ink-3">
          {row.sheet}, fila {row.row}
        </span>
      </p>
      <p className="wrap-anywhere">
        <span className="text-sm text-ink-3">Hoy:</span> {row.previousName}
        <br />
        <span className="text-sm text-ink-3">Archivo:</span> <b className="font-semibold">{row.name}</b>
      </p>
      <select
        className={classNames(inputClass, "rows:min-h-9 rows:px-2.5 rows:py-1 rows:text-sm")}
        aria-label={`Qué hacer con ${row.rut}`}
        value={decision}
        onChange={(event) => onDecide(event.target.value === "file" ? "file" : "keep")}
      >
        <option value="keep">Dejar como está hoy</option>
        <option value="file">Usar los datos del archivo</option>
      </select>
    </li>
  );
}
