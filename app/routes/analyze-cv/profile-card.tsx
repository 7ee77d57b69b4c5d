import { CircleHelp, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import {
  type CorrectedProfile,
  correctedInProfile,
  countDoubts,
  NOBODY_SAID,
  skillsToAdd,
} from "#app/features/cv/corrections/extraction-counts.ts";
import type { Understood } from "#app/features/cv/corrections/extraction-view-schema.ts";
import { NAMELESS, orNotGiven } from "#app/features/cv/report/labels.ts";
import type { CvResult } from "#app/features/cv/result.ts";
import { ScoreBadge } from "#app/features/cv/score-badge.tsx";
import { BAND_WORDS, totalBand } from "#app/features/cv/score-bands.ts";
import { formatScore, pluralize } from "#app/platform/format.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dial } from "#app/ui/gauge.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ProfileCardProps = {
  candidate: CvResult["candidate"];
  results: CvResult;
  /** Absent in older results, which did not store it. */
  understood: Understood | undefined;
  onExplain: () => void;
  /** Opens 'Lo que leímos'. */
  onReading: () => void;
};

/** The candidate, the score, the summary and the extracted data. */
export function ProfileCard({ candidate, results, understood, onExplain, onReading }: ProfileCardProps) {
  const corrected = understood === undefined ? NOBODY_SAID : correctedInProfile(understood);
  const doubts = understood === undefined ? 0 : countDoubts(understood);
  return (
    <Card as="section" pad="none" aria-labelledby="perfil" className="p-5 shell:px-8 shell:py-7">
      <div
        className={classNames(
          "flex flex-col-reverse gap-3 shell:flex-row shell:items-center shell:gap-8 print:flex-row print:items-start",
          "print:gap-8",
        )}
      >
        <div className="min-w-0 flex-1 max-shell:text-center print:text-left">
          <p className="text-sm font-semibold text-patina-700">Perfil Profesional</p>
          <h1 id="perfil" className="mt-0.5 wrap-anywhere shell:text-[2rem] shell:leading-[2.375rem]">
            {candidate.name.trim() || NAMELESS}
          </h1>
          <p className="mt-0.5 text-ink-2 wrap-anywhere">{headline(candidate)}</p>
          {corrected.head.length > 0 && (
            <p className="mt-1">
              <Said>
                {corrected.by}: {corrected.head.join(", ")}
              </Said>
            </p>
          )}
          <p className="mt-3.5 max-w-[40rem] text-left text-base shell:text-lg">{results.summary}</p>
          <p className="mt-2.5 flex flex-wrap items-center gap-x-4 text-sm max-shell:justify-center">
            {doubts > 0 && (
              <span className="inline-flex items-center gap-1 font-semibold text-warn">
                <Icon glyph={CircleHelp} size={16} />
                {pluralize(doubts, "dato por revisar", "datos por revisar")}
              </span>
            )}
            <button type="button" className="link touch:min-h-11" onClick={onReading}>
              Lo que leímos
            </button>
          </p>
        </div>
        <TotalScore total={results.structure_evaluation.puntuacion_total} onExplain={onExplain} />
      </div>
      <CandidateData candidate={candidate} corrected={corrected} toAdd={skillsToAdd(understood)} />
    </Card>
  );
}

function TotalScore({ total, onExplain }: { total: number; onExplain: () => void }) {
  const band = totalBand(total);
  const shown = formatScore(total, totalBand);
  return (
    <div className="grid shrink-0 justify-items-center gap-1">
      <Dial
        percent={total}
        tone={band}
        size={152}
        label={`Puntaje: ${shown} de 100, ${BAND_WORDS[band].toLowerCase()}`}
      >
        <span className="grid justify-items-center leading-none">
          {shown}
          <span className="mt-1.5 text-xs font-normal tracking-normal text-ink-3">de 100</span>
        </span>
      </Dial>
      <ScoreBadge band={band} className="-mt-1.5" />
      <button type="button" className="link text-sm touch:min-h-11" onClick={onExplain}>
        Cómo se calcula
      </button>
    </div>
  );
}

type CandidateDataProps = Pick<ProfileCardProps, "candidate"> & {
  corrected: CorrectedProfile;
  /** Skills that the CV does not mention. */
  toAdd: readonly string[];
};

function CandidateData({ candidate, corrected, toAdd }: CandidateDataProps) {
  const rows: [string, string | undefined, boolean?][] = [
    ["Email", candidate.email],
    ["Teléfono", candidate.phone],
    ["LinkedIn", candidate.linkedin],
    ["Educación", candidate.education, true],
    ["Habilidades", candidate.skills.join(" · "), true],
  ];
  return (
    <dl
      className={classNames(
        "mt-5 grid gap-x-6 gap-y-3 border-t border-hair pt-4",
        "rows:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]",
      )}
    >
      {rows.map(([label, value, wide]) => (
        <div key={label} className={classNames("min-w-0", wide && "rows:col-span-full")}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className={classNames("wrap-anywhere", !value?.trim() && "text-ink-3")}>
            {orNotGiven(value)}
            {corrected.rows.has(label) && (
              <span className="ml-2 inline-block">
                <Said>{corrected.by}</Said>
              </span>
            )}
            {label === "Habilidades" && toAdd.length > 0 && (
              <span className="block text-sm text-ink-2">
                {toAdd.join(", ")}: {toAdd.length === 1 ? "no está en tu CV, agrégala" : "no están en tu CV, agrégalas"}
                .
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Marks a value that was not read so. */
function Said({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-start gap-1 text-left text-xs leading-5 font-semibold text-patina-700">
      <Icon glyph={PencilLine} size={16} className="mt-0.5" />
      <span>{children}</span>
    </span>
  );
}

function headline({ profession, location, experience }: CvResult["candidate"]): string {
  return [
    profession.trim() || "Profesión: no indicada",
    location.trim() || "Ubicación: no indicada",
    experience.trim() || "Experiencia: no indicada",
  ].join(" · ");
}
