import { ArrowRight, Check, Download, PencilLine, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { notify } from "#app/ui/notify.tsx";

type DoneBarProps = {
  onAnother: () => void;
  onEdit: () => void;
  /** Resolves to null, or to an error message. Undefined when no report is available. */
  onDownload: (() => Promise<string | null>) | undefined;
  /** Move the focus here, because the results have just arrived. */
  announce: boolean;
};

/** Announces that the analysis is done, and offers the next actions. */
export function DoneBar({ onAnother, onEdit, onDownload, announce }: DoneBarProps) {
  const title = useRef<HTMLParagraphElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (announce) title.current?.focus();
  }, [announce]);
  const download = async () => {
    if (!onDownload) return;
    setBusy(true);
    const problem = await onDownload();
    setBusy(false);
    if (problem) notify({ tone: "bad", title: "No se pudo descargar el reporte", detail: problem });
  };
  return (
    <div
      className={classNames(
        "mb-3 flex flex-col gap-3 rounded-[0.875rem] border border-ok-line bg-ok-soft p-3 text-ok-ink",
        "shell:mb-5 shell:flex-row shell:flex-wrap shell:items-center shell:justify-between shell:py-2.5",
        "shell:pl-4 print:hidden",
      )}
    >
      <p ref={title} tabIndex={-1} className="flex items-center gap-2.5 font-bold outline-none">
        <span className="grid size-6 place-items-center rounded-full bg-ok text-on-ok">
          <Icon glyph={Check} size={16} strokeWidth={3} />
        </span>
        Análisis Completado
      </p>
      {/* On phones the main action comes first and takes the full width. */}
      <div className="grid grid-cols-2 gap-2 shell:flex">
        <Button
          variant="ghost"
          size="sm"
          icon={RotateCcw}
          onClick={onAnother}
          className="max-shell:order-4 max-shell:col-span-2"
        >
          Analizar Otro CV
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={Download}
          busy={busy}
          busyText="Preparando..."
          disabled={!onDownload}
          onClick={download}
        >
          Descargar Reporte
        </Button>
        <Button variant="secondary" size="sm" icon={PencilLine} onClick={onEdit}>
          Editar Perfil
        </Button>
        <LinkButton
          to="/interviews?fromCvAnalysis=true"
          size="sm"
          iconAfter={ArrowRight}
          className="max-shell:-order-1 max-shell:col-span-2"
        >
          Ir a Simulación
        </LinkButton>
      </div>
    </div>
  );
}
