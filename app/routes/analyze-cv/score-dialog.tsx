import { Link } from "@remix-run/react";
import { formatPoints, totalExplained } from "#app/features/cv/report/labels.ts";
import type { CvAnalysisView, CvDetails } from "#app/features/cv/result.ts";
import { describeCriterion } from "#app/features/cv/rubric/criteria.ts";
import { totalBand } from "#app/features/cv/score-bands.ts";
import { formatScore } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";

const TITLE = "Cómo se calcula";

/** 'Cómo se calcula': every criterion with its points, the reason, and the words of the CV. */
export function ScoreDialog({ view, open, onClose }: { view: CvAnalysisView; open: boolean; onClose: () => void }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title={TITLE}
      description={sumExplained(view)}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <Criteria criteria={view.details.criteria} />
      <p className="mt-4">
        <Link className="link" to="/rubrica">
          Ver la pauta completa
        </Link>
      </p>
    </Modal>
  );
}

/** The same on paper, where no dialog can be opened; without a box, which the end of a sheet would cut. */
export function PrintedScore({ view }: { view: CvAnalysisView }) {
  return (
    <section className="mt-3 hidden print:block">
      <h2>{TITLE}</h2>
      <p className="mt-1 mb-4 text-ink-2">{sumExplained(view)}</p>
      <Criteria criteria={view.details.criteria} />
    </section>
  );
}

function sumExplained(view: CvAnalysisView): string {
  const shown = formatScore(view.results.structure_evaluation.puntuacion_total, totalBand);
  return (
    `${shown} de 100: la suma de ${view.details.criteria.length} criterios ` +
    `de la pauta v${view.rubricVersion}, redondeada. ${totalExplained(view)}`
  );
}

function Criteria({ criteria }: Pick<CvDetails, "criteria">) {
  return (
    <ul>
      {criteria.map((criterion) => (
        <Criterion key={criterion.id} criterion={criterion} />
      ))}
    </ul>
  );
}

function Criterion({
  criterion: { id, name, points, max, finding, evidence },
}: {
  criterion: CvDetails["criteria"][number];
}) {
  const percent = max > 0 ? (points / max) * 100 : 0;
  return (
    <li className="border-t border-hair py-3.5 first:border-0 first:pt-0">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-base">{name}</h3>
        <p className="shrink-0 tabular-nums">
          <b>{formatPoints(points)}</b> <span className="text-ink-3">de {formatPoints(max)}</span>
        </p>
      </div>
      <ProgressBar percent={percent} tone={totalBand(percent)} className="mt-1.5 print:hidden" />
      <p className="mt-2 text-ink-2">{finding === "" ? describeCriterion(id) : finding}</p>
      {evidence.length > 0 && (
        <ul aria-label={`Frases de tu CV: ${name}`} className="mt-1 grid gap-0.5 text-sm text-ink-3">
          {[...new Set(evidence)].map((quote) => (
            <li key={quote} className="wrap-anywhere">
              «{quote}»
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
