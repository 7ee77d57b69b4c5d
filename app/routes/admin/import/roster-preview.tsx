import { useEffect, useRef, useState } from "react";
import type { Field, RosterChoices } from "#app/features/roster/fields.ts";
import type { RosterReport } from "#app/features/roster/report.server.ts";
import { formatCount, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { PreviewColumns } from "./preview-columns.tsx";
import { PreviewConflicts } from "./preview-conflicts.tsx";
import { PreviewSheets } from "./preview-sheets.tsx";
import { RejectsButton } from "./rejects-button.tsx";
import { ReportCounts, ReportRows } from "./report-view.tsx";

type RosterPreviewProps = {
  report: RosterReport;
  choices: RosterChoices;
  file: File;
  busy: "preview" | "upload" | null;
  failure: string | null;
  /** Asks for the preview of other choices. */
  onChange: (choices: RosterChoices) => void;
  onLoad: (choices: RosterChoices) => void;
  onClose: () => void;
};

/** What a load would do: sheets, columns, conflicts and rows, each to be changed before anything is written. */
export default function RosterPreview(props: RosterPreviewProps) {
  const { report, choices, file, busy, failure, onChange, onLoad, onClose } = props;
  const [confirmed, setConfirmed] = useState({ computed: false, columns: false });
  const [conflicts, setConflicts] = useState<NonNullable<RosterChoices["conflicts"]>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sheets = report.sheets.filter((sheet) => sheet.chosen);
  const missing = missingSentence(report, confirmed);
  const decided = { ...choices, sheets: Object.fromEntries(report.sheets.map(({ name, chosen }) => [name, chosen])) };
  const taken = Object.values(conflicts).filter((decision) => decision === "file").length;
  const count = report.processedRecords + taken;
  return (
    <section aria-labelledby="revisar-carga">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="revisar-carga" ref={heading} tabIndex={-1} className="outline-none">
            Revisar antes de cargar
          </h2>
          <p className="wrap-anywhere text-ink-2">
            <b>{report.fileName}</b> · nada se ha guardado todavía
          </p>
        </div>
        <Button variant="secondary" disabled={busy !== null} onClick={onClose}>
          Elegir otro archivo
        </Button>
      </div>
      {failure && <Alert tone="bad" title={failure} className="mb-4" />}
      <div aria-busy={busy === "preview"} className="grid gap-4">
        <Card pad="sm">
          <ReportCounts report={report} />
        </Card>
        <PreviewSheets
          sheets={report.sheets}
          disabled={busy !== null}
          onToggle={(name, chosen) => onChange({ ...decided, sheets: { ...decided.sheets, [name]: chosen } })}
        />
        {sheets.map((sheet) => (
          <PreviewColumns
            key={sheet.name}
            sheet={sheet}
            alone={sheets.length === 1}
            disabled={busy !== null}
            onSet={(index, field) => onChange(withColumn(decided, sheet.name, index, field))}
          />
        ))}
        <Confirmations report={report} confirmed={confirmed} onConfirm={setConfirmed} />
        <SetApart
          count={report.setApart}
          taken={choices.setApartToo ?? false}
          disabled={busy !== null}
          onTake={(setApartToo) => onChange({ ...decided, setApartToo })}
        />
        {report.conflicts > 0 && (
          <PreviewConflicts
            report={report}
            decisions={conflicts}
            onDecide={(decisions) => setConflicts({ ...conflicts, ...decisions })}
          />
        )}
        {report.total > 0 && <PreviewRows report={report} file={file} choices={decided} />}
      </div>
      <div className="sticky bottom-0 z-10 mt-4 rounded-card border border-line bg-surface px-5 py-3 shadow-raised">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 flex-1 basis-60">
            {busy === "preview" ? "Revisando..." : (missing ?? conflictSentence(report.conflicts - taken))}
          </p>
          <Button variant="ghost" disabled={busy !== null} onClick={onClose}>
            Descartar
          </Button>
          <Button
            busy={busy === "upload"}
            busyText="Cargando..."
            disabled={missing !== null || count === 0 || busy === "preview"}
            onClick={() =>
              onLoad({
                ...decided,
                conflicts,
                computeCheckDigits: confirmed.computed,
                columnsChecked: confirmed.columns,
              })
            }
          >
            {count === 0 ? "Nada que cargar" : `Cargar ${pluralize(count, "persona", "personas")}`}
          </Button>
        </div>
      </div>
    </section>
  );
}

function withColumn(choices: RosterChoices, sheet: string, index: number, field: Field | "none"): RosterChoices {
  const columns = choices.columns ?? {};
  return { ...choices, columns: { ...columns, [sheet]: { ...columns[sheet], [index]: field } } };
}

type Confirmed = { computed: boolean; columns: boolean };

/** What keeps the file from being loaded; null when nothing does. */
function missingSentence({ doubts, total }: RosterReport, confirmed: Confirmed): string | null {
  if (doubts.includes("whose_id")) return "Hay varias columnas con RUT: falta decir cuál es el de cada persona.";
  if (doubts.includes("no_id")) return "Falta decir qué columna trae el RUT.";
  if (total === 0) return "Elige al menos una hoja con personas.";
  if (doubts.includes("half_names")) return "Puede faltar una parte de los nombres: di qué trae la columna de al lado.";
  if (doubts.includes("whose_name"))
    return "El mismo nombre está en varias personas: di qué columna trae el de cada una.";
  if (doubts.includes("no_name")) return "Falta decir qué columna trae el nombre.";
  if (doubts.includes("computed") && !confirmed.computed) return "Falta confirmar el dígito verificador.";
  if (doubts.includes("columns") && !confirmed.columns) return "Falta confirmar las columnas que dicen «Revisa».";
  return null;
}

function conflictSentence(left: number): string {
  if (left <= 0) return "Todo listo para cargar.";
  return left === 1 ? "1 conflicto queda como está hoy." : `${formatCount(left)} conflictos quedan como están hoy.`;
}

type SetApartProps = { count: number; taken: boolean; disabled: boolean; onTake: (taken: boolean) => void };

/** Whom the sheet itself sets apart: a person reads why before they get accounts. */
function SetApart({ count, taken, disabled, onTake }: SetApartProps) {
  if (count === 0 && !taken) return null;
  const people = count === 1 ? "1 persona quedó aparte" : `${formatCount(count)} personas quedaron aparte`;
  return (
    <Card>
      {!taken && (
        <Alert tone="warn" title={people}>
          Su fila trae una nota, un estado o un color que pocas traen, una palabra como «retirado», un comentario o un
          «no autorizo», o está tachada u oculta. Están entre las rechazadas, cada una con su causa.
        </Alert>
      )}
      <CheckboxField
        className={taken ? "" : "mt-3"}
        checked={taken}
        disabled={disabled}
        onChange={(event) => onTake(event.target.checked)}
        label="Leí esas filas: cárgalas también."
      />
    </Card>
  );
}

type ConfirmationsProps = { report: RosterReport; confirmed: Confirmed; onConfirm: (confirmed: Confirmed) => void };

function Confirmations({ report, confirmed, onConfirm }: ConfirmationsProps) {
  const computed = report.sheets.flatMap((sheet) => (sheet.chosen && sheet.computed ? [sheet.computed] : []));
  const count = computed.reduce((total, sheet) => total + sheet.count, 0);
  const failing = computed.reduce((total, sheet) => total + sheet.failing, 0);
  const all = count === 1 ? "calcule" : `calculen los ${formatCount(count)}`;
  const examples = computed.flatMap((sheet) => sheet.examples).slice(0, 2);
  return (
    <>
      {report.doubts.includes("computed") && (
        <Card>
          <Alert tone="warn" title="Hay RUN sin dígito verificador">
            {`Tomados como RUT completo, ${formatCount(failing)} de ${formatCount(count)} dígitos no calzan. `}
            Se calcularán:{" "}
            {examples.map(({ digits, rut }, index) => (
              <span key={rut}>
                {index > 0 && ", "}
                {digits} → <b>{rut}</b>
              </span>
            ))}
            .
          </Alert>
          <CheckboxField
            className="mt-3"
            checked={confirmed.computed}
            onChange={(event) => onConfirm({ ...confirmed, computed: event.target.checked })}
            label={`Confirmo que son RUN sin dígito verificador y que se ${all}.`}
          />
        </Card>
      )}
      {report.doubts.includes("columns") && (
        <Card>
          <CheckboxField
            checked={confirmed.columns}
            onChange={(event) => onConfirm({ ...confirmed, columns: event.target.checked })}
            label="Confirmo que las columnas que dicen «Revisa» traen lo que se indica."
          />
        </Card>
      )}
    </>
  );
}

type PreviewRowsProps = { report: RosterReport; file: File; choices: RosterChoices };

function PreviewRows({ report, file, choices }: PreviewRowsProps) {
  return (
    <section aria-labelledby="filas-carga">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id="filas-carga">Filas</h3>
        {report.rejected > 0 && <RejectsButton file={file} choices={choices} />}
      </div>
      {report.warnings > 0 && (
        <Alert tone="warn" title={pluralize(report.warnings, "advertencia", "advertencias")} className="mb-3">
          Esas filas se cargan igual. Revisa lo que dice cada una.
        </Alert>
      )}
      <ReportRows report={report} />
    </section>
  );
}
