import type { CvResult } from "#app/features/cv/result.ts";
import { ScoreBadge } from "#app/features/cv/score-badge.tsx";
import { BAND_WORDS, competencyBand, competencyPercent } from "#app/features/cv/score-bands.ts";
import { Card } from "#app/ui/card.tsx";
import { Dial } from "#app/ui/dial.tsx";

const SHOWN = 6;

/** Up to six competencies, each with the words of the CV that show it. */
export function CompetenciesCard({ competencies }: { competencies: CvResult["competencies"] }) {
  return (
    <Card as="section" aria-labelledby="competencias">
      <h2 id="competencias">Competencias</h2>
      {competencies.length === 0 && (
        <p className="mt-2 text-ink-2">
          Aquí van las competencias que tus frases muestran con un ejemplo: cuenta qué hiciste en cada cargo, práctica o
          proyecto.
        </p>
      )}
      <ul className="mt-4 grid gap-x-6 gap-y-5 rows:grid-cols-2 xl:grid-cols-3">
        {competencies.slice(0, SHOWN).map((competency) => (
          <Competency key={competency.name} competency={competency} />
        ))}
      </ul>
    </Card>
  );
}

function Competency({ competency: { name, score, evidence } }: { competency: CvResult["competencies"][number] }) {
  const band = competencyBand(score);
  const percent = competencyPercent(score);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <Dial percent={percent} tone={band} size={84} label={`${name}: ${percent} %, ${BAND_WORDS[band].toLowerCase()}`}>
        <span className="flex items-baseline">
          {percent}
          <span className="ml-px text-[0.55em] font-medium tracking-normal text-ink-3">%</span>
        </span>
      </Dial>
      <div className="min-w-0">
        <h3 className="mb-0.5 text-base leading-5.5 wrap-anywhere">{name}</h3>
        <ScoreBadge band={band} />
        {evidence.trim() && <p className="mt-1 text-sm leading-4.5 text-ink-3 wrap-anywhere">«{evidence.trim()}»</p>}
      </div>
    </li>
  );
}
