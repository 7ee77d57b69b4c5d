import { Link } from "@remix-run/react";
import { interviewSentence } from "#app/routes/my-activities/interview-timeline.ts";
import { ScoreChart } from "#app/routes/my-activities/score-chart.tsx";
import type { ScorePoint } from "#app/routes/my-activities/timeline.ts";
import { Card } from "#app/ui/card.tsx";

const SHOWN = 5;

/** How the last interviews went, beside the result. */
export function ProgressAside({ scores }: { scores: ScorePoint[] }) {
  const shown = scores.slice(-SHOWN);
  return (
    <Card as="section" aria-labelledby="tu-progreso">
      <h2 id="tu-progreso">Tu progreso</h2>
      <p className="mt-1 text-sm text-ink-2">
        {shown.length > 1 ? interviewSentence(shown) : "Con tu segunda entrevista verás aquí cómo avanzas."}
      </p>
      {shown.length > 1 && (
        <ScoreChart
          series={[{ kind: "interview", points: shown }]}
          size={{ width: 272, height: 170 }}
          className="mt-2 max-w-80"
        />
      )}
      <Link to="/my-activities" className="link mt-2 inline-block text-sm touch:min-h-11 touch:content-center">
        Ver Mis Actividades
      </Link>
    </Card>
  );
}
