import { Eye, FolderOpen, X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { ImportReport } from "#app/features/users/import/result.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { FileRow } from "#app/ui/file-row.tsx";
import { useDrop } from "#app/ui/use-drop.ts";
import { LastLoad } from "./last-load.tsx";
import { LayoutRules } from "./layout-rules.tsx";
import { useWorkbook, WORKBOOK_ACCEPT } from "./use-workbook.ts";

const PreviewDialog = deferredDialog({ name: "la vista previa", load: () => import("./preview-dialog.tsx") });

/** Bulk load of users: at once, as the specification has it, or after a look at what it would do. */
export default function ExcelTab() {
  const chooser = useRef<HTMLButtonElement>(null);
  const load = useWorkbook();
  const { file, busy, failure } = load;
  const [shown, setShown] = useState(false);
  // Stays while the dialog fades.
  const preview = useRef<ImportReport | null>(null);
  const look = async () => {
    preview.current = await load.preview();
    if (preview.current) setShown(true);
  };
  const upload = async () => {
    if (await load.upload()) {
      setShown(false);
      chooser.current?.focus();
    }
  };
  return (
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
                onClick={() => {
                  load.clear();
                  chooser.current?.focus();
                }}
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
              onClick={look}
            >
              Revisar antes
            </Button>
            <Button
              disabled={!file || busy === "preview"}
              busy={busy === "upload" && !shown}
              busyText="Subiendo..."
              onClick={upload}
            >
              Subir Archivo
            </Button>
          </div>
          {load.last && <LastLoad {...load.last} />}
        </div>
        <LayoutRules />
      </div>
      {preview.current && (
        <PreviewDialog
          report={preview.current}
          file={file}
          open={shown}
          busy={busy === "upload"}
          failure={failure}
          onConfirm={upload}
          onClose={() => setShown(false)}
        />
      )}
    </Card>
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
        over ? "border-patina-600 bg-patina-50" : "border-dashed border-[#a7b8b4] bg-[#f9fbfa]",
      )}
    >
      <img src="/art/spot-upload.svg" alt="" width={128} height={96} />
      <p className="mt-1 text-lg font-bold">{over ? "Suelta el archivo aquí" : "Arrastra la planilla hasta aquí"}</p>
      <p className="text-ink-2">o elígela desde tu equipo</p>
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
