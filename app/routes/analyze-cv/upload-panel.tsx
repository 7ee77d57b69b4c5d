import { FolderOpen, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { CV_ACCEPT } from "#app/features/cv/upload-rules.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FileInput } from "#app/ui/file-input.tsx";
import { FileRow } from "#app/ui/file-row.tsx";
import { useDrop } from "#app/ui/use-drop.ts";
import { StartFooter } from "./start-footer.tsx";
import { DEFAULT_FAILURE } from "./upload-cv.ts";

export type UploadPanelProps = {
  file: File | null;
  /** Why the chosen file cannot be used; nothing was sent. */
  refusal: string | null;
  /** Why the analysis failed. */
  failure: string | null;
  onChoose: (files: FileList) => void;
  onRemove: () => void;
  onStart: () => void;
  startRef: RefObject<HTMLButtonElement>;
};

/** Where a CV is dropped or chosen, and the analysis is started. */
export function UploadPanel({ file, refusal, failure, onChoose, onRemove, onStart, startRef }: UploadPanelProps) {
  const chooseButton = useRef<HTMLButtonElement>(null);
  const remove = () => {
    onRemove();
    // The pressed button disappears with the file.
    chooseButton.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby="subir-cv">
      <DropZone onChoose={onChoose} buttonRef={chooseButton} />
      {refusal && (
        <Alert tone="bad" title="Este archivo no sirve" className="mt-4">
          {refusal}
        </Alert>
      )}
      {/* Announces the chosen file to screen readers. */}
      <div role="status">
        {file && (
          <FileRow name={file.name} size={file.size} className="mt-4">
            <Button variant="ghost" square icon={X} aria-label="Quitar archivo" onClick={remove} />
          </FileRow>
        )}
      </div>
      {failure && (
        <Alert tone="bad" title={DEFAULT_FAILURE} className="mt-4">
          {failure === DEFAULT_FAILURE ? "Intenta otra vez en un momento." : failure}
        </Alert>
      )}
      <StartFooter disabled={!file} onStart={onStart} buttonRef={startRef} />
    </Card>
  );
}

type DropZoneProps = Pick<UploadPanelProps, "onChoose"> & { buttonRef: RefObject<HTMLButtonElement> };

function DropZone({ onChoose, buttonRef }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  // Once on mount, for a file that was chosen before the scripts had started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (input.current?.files?.length) onChoose(input.current.files);
  }, []);
  const { over, target } = useDrop(onChoose);
  return (
    <div
      {...target}
      className={classNames(
        "relative grid justify-items-center rounded-card border-[1.5px] px-3 py-5 text-center shell:px-4",
        "shell:pt-10 shell:pb-9",
        over ? "border-patina-600 bg-patina-50" : "border-dashed border-line-strong bg-quiet",
      )}
    >
      {over && <DropHint>Suelta el archivo aquí</DropHint>}
      <div className={classNames("grid justify-items-center", over && "invisible")}>
        <img src="/art/spot-upload.svg" alt="" width={160} height={120} className="max-shell:h-24 max-shell:w-32" />
        <h2 id="subir-cv" className="mt-2">
          <span className="coarse:hidden">Arrastra tu CV hasta aquí</span>
          <span className="hidden coarse:inline">Elige tu CV</span>
        </h2>
        <p className="text-ink-2 coarse:hidden">o elígelo desde tu equipo</p>
        <Button
          ref={buttonRef}
          variant="secondary"
          icon={FolderOpen}
          className="mt-4"
          onClick={() => input.current?.click()}
        >
          Elegir archivo
        </Button>
        <p className="mt-4 text-sm text-ink-3 shell:mt-5">PDF, DOC, DOCX, TXT, JPG, JPEG o PNG. Máximo 15MB.</p>
        <p className="text-sm text-ink-3">También JSON Resume (.json), de hasta 1 MB.</p>
      </div>
      <FileInput ref={input} name="cv" accept={CV_ACCEPT} aria-label="Archivo de tu CV" onChoose={onChoose} />
    </div>
  );
}

function DropHint({ children }: { children: ReactNode }) {
  return <p className="absolute inset-0 grid place-items-center text-lg font-bold text-patina-800">{children}</p>;
}
