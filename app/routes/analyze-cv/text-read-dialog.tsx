import type { CvAnalysisView } from "#app/features/cv/result.ts";
import { formatBytes } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";

/** 'Lo que leímos': the text on which everything rests, so that a reading error can be seen. */
export function TextReadDialog({ view, open, onClose }: { view: CvAnalysisView; open: boolean; onClose: () => void }) {
  const { pages, jobs, skills } = view.details.found;
  const counts: [string, number][] = [
    ["Páginas", pages],
    ["Empleos", jobs],
    ["Habilidades", skills],
  ];
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title="Lo que leímos"
      description={`${view.fileName}, ${formatBytes(view.fileSize)}. Si falta algo importante, guarda tu CV como PDF con texto y analízalo otra vez.`}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="text-xl font-bold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <div className="rounded-control bg-paper p-4 text-[0.875rem] leading-6 wrap-anywhere whitespace-pre-wrap">
        {view.textRead}
      </div>
    </Modal>
  );
}
