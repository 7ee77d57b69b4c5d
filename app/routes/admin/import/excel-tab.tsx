import { Eye, FolderOpen, X } from "lucide-react";
import { type RefObject, useRef } from "react";
import { pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { FileRow } from "#app/ui/file-row.tsx";
import { useDrop } from "#app/ui/use-drop.ts";
import { LoadHistory } from "./load-history.tsx";
import { MissingPeople } from "./missing-people.tsx";
import { RejectsButton } from "./rejects-button.tsx";
import { ReportCounts, ReportRows } from "./report-view.tsx";
import { type LoadedWorkbook, useWorkbook, WORKBOOK_ACCEPT } from "./use-workbook.ts";

const RosterPreview = deferredPart({
  name: "la vista previa",
  waiting: <p role="status">Cargando...</p>,
  load: () => import("./roster-preview.tsx"),
});

/** Bulk load of users from Excel: at once, as the specification says, or after a preview. */
export default function ExcelTab({ firstEntry }: { firstEntry: string }) {
  const chooser = useRef<HTMLButtonElement>(null);
  const load = useWorkbook();
  const { file, busy, failure } = load;
  const { preview } = load;
  const focusChooser = () => setTimeout(() => chooser.current?.focus());
  const close = () => {
    load.clear();
    focusChooser();
  };
  if (preview && file) {
    return (
      <RosterPreview
        report={preview.report}
        choices={preview.choices}
        file={file}
        busy={busy}
        failure={failure}
        onChange={load.look}
        onLoad={async (choices) => {
          if (await load.upload(choices)) focusChooser();
        }}
        onClose={close}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <Card as="section" aria-labelledby="carga-excel">
        <h2 id="carga-excel" className="text-lg leading-6">
          Carga de usuarios desde Excel
        </h2>
        <div className="mt-4 grid gap-6 shell:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            <Chooser onChoose={load.choose} buttonRef={chooser} />
            {file && (
              <FileRow name={file.name} size={file.size} className="mt-4">
                <Button
                  variant="ghost"
                  square
                  icon={X}
                  aria-label={`Quitar ${file.name}`}
                  disabled={busy !== null}
                  onClick={close}
                />
              </FileRow>
            )}
            {failure && (
              <Alert tone="bad" title="Error al subir Excel" className="mt-4">
                {failure}
              </Alert>
            )}
            <div className="mt-4 flex flex-wrap gap-2 max-rows:[&>*]:flex-1">
              <Button
                variant="secondary"
                icon={Eye}
                disabled={!file || busy === "upload"}
                busy={busy === "preview"}
                busyText="Revisando..."
                onClick={() => load.look()}
              >
                Revisar antes
              </Button>
              <Button
                disabled={!file || busy === "preview"}
                busy={busy === "upload"}
                busyText="Subiendo..."
                onClick={async () => {
                  if (await load.upload()) focusChooser();
                }}
              >
                Subir Archivo
              </Button>
            </div>
            {load.last && <LastLoad {...load.last} />}
          </div>
          <LayoutRules firstEntry={firstEntry} />
        </div>
      </Card>
      <MissingPeople />
      <LoadHistory />
    </div>
  );
}

type ChooserProps = { onChoose: (files: FileList) => void; buttonRef: RefObject<HTMLButtonElement> };

function Chooser({ onChoose, buttonRef }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over, target } = useDrop(onChoose);
  return (
    <div
      {...target}
      className={classNames(
        "grid justify-items-center rounded-card border-[1.5px] px-4 py-6 text-center",
        over ? "border-patina-600 bg-patina-50" : "border-dashed border-line-strong bg-quiet",
      )}
    >
      <img src="/art/spot-upload.svg" alt="" width={128} height={96} />
      <p className="mt-1 text-lg font-bold">
        <span className="coarse:hidden">{over ? "Suelta el archivo aquí" : "Arrastra la planilla hasta aquí"}</span>
        <span className="hidden coarse:inline">Elige la planilla</span>
      </p>
      <p className="text-ink-2 coarse:hidden">o elígela desde tu equipo</p>
      <Button
        ref={buttonRef}
        variant="secondary"
        icon={FolderOpen}
        className="mt-3"
        onClick={() => input.current?.click()}
      >
        Elegir archivo
      </Button>
      <p className="mt-3 text-sm text-ink-3">.xlsx o .xls. Máximo 5 MB y 20.000 filas.</p>
      <FileInput ref={input} name="excel" accept={WORKBOOK_ACCEPT} aria-label="Archivo Excel" onChoose={onChoose} />
    </div>
  );
}

/** Report of the last load, until the tab is closed. */
function LastLoad({ report, file, choices }: LoadedWorkbook) {
  return (
    <section aria-labelledby="ultima-carga" className="mt-6 border-t border-line pt-5">
      <h3 id="ultima-carga">Resultado de la carga</h3>
      <p className="mt-1 mb-3 text-ink-2 wrap-anywhere">
        {report.fileName}, {report.sheet}: {pluralize(report.total, "fila", "filas")}.
      </p>
      <ReportCounts report={report} />
      {report.rejected > 0 && (
        <div className="mt-3">
          <RejectsButton file={file} choices={choices} />
        </div>
      )}
      {report.rows.length > 0 && (
        <div className="mt-4">
          <ReportRows report={report} />
        </div>
      )}
    </section>
  );
}

/** Rules for the workbook's layout, and what happens to each row. */
function LayoutRules({ firstEntry }: { firstEntry: string }) {
  return (
    <div className="self-start rounded-card bg-paper p-5">
      <h3>Cómo debe venir la planilla</h3>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <dt className="font-semibold">Columna A</dt>
        <dd className="text-ink-2">
          RUT, como <span className="whitespace-nowrap tabular-nums">12345678-9</span>
        </dd>
        <dt className="font-semibold">Columna B</dt>
        <dd className="text-ink-2">Nombre completo</dd>
      </dl>
      <p className="mt-2 text-ink-2">
        También sirve la planilla del registro: se reconocen, en cualquier orden y en todas las hojas, RUN y DV aparte,
        pasaporte, nombres y apellidos, correo, facultad, carrera, campus, año de ingreso y situación.
      </p>
      <h3 className="mt-5">Qué se crea para cada persona</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2">
        <li>El correo de la planilla o, si no viene, un email generado a partir del RUT, al que no se envía nada.</li>
        <li>{firstEntry}</li>
        <li>El rol de usuario estándar. Puedes cambiarlo en el panel, en la pestaña Usuarios.</li>
      </ul>
      <p className="mt-3 text-sm text-ink-3">
        Si la persona ya existe, se actualiza lo que la planilla dice distinto: su rol, su contraseña y su estado no
        cambian. Si el mismo RUT viene con otro nombre, no se toca hasta que tú decidas.
      </p>
    </div>
  );
}
