import { Check, ThumbsUp } from "lucide-react";
import { type HunterProfile, levelName, yearsText } from "#app/features/interview/hunters/hunter.ts";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Stars } from "#app/ui/stars.tsx";

const BACKGROUND: Record<HunterProfile["cardColor"], string> = {
  "patina-50": "shell:bg-patina-50",
  "cobre-50": "shell:bg-dawn",
  "patina-100": "shell:bg-sunken",
};
const LEVEL_TONE: Record<HunterProfile["badgeColor"], BadgeTone> = { patina: "patina", cobre: "cobre", solid: "solid" };

type HunterCardProps = {
  hunter: HunterProfile;
  selected: boolean;
  recommended: boolean;
  /** Whether the card has the view's only primary button. */
  primary: boolean;
  /** Progress of an unfinished interview with this hunter. */
  open: { answered: number; total: number } | undefined;
  onSelect: () => void;
  /** URL of the interview. */
  to: string;
};

/** One hunter. A click on the card only selects and highlights it; the link starts the interview. */
export function HunterCard({ hunter, selected, recommended, primary, open, onSelect, to }: HunterCardProps) {
  return (
    <li
      className={classNames(
        cardClass,
        "group relative flex flex-col overflow-hidden transition-[box-shadow,border-color]",
        "hover:shadow-raised max-shell:grid max-shell:grid-cols-[7.25rem_minmax(0,1fr)]",
        selected && "border-act shadow-raised ring-1 ring-act",
      )}
    >
      <div
        className={classNames(
          "flex flex-col items-center gap-2 max-shell:pt-4 max-shell:pl-4 shell:px-5 shell:pt-5",
          BACKGROUND[hunter.cardColor],
        )}
      >
        <ArchPortrait
          src={hunter.portrait}
          alt={`Retrato de ${hunter.name}`}
          className="w-full shell:w-46 shell:rounded-b-none"
        />
        <p className="flex flex-col gap-1.5 shell:absolute shell:top-3 shell:right-3 shell:items-end">
          {selected && (
            <Badge tone="solid" icon={Check}>
              Seleccionado
            </Badge>
          )}
          {recommended && (
            <Badge tone="outline" icon={ThumbsUp} className="bg-surface">
              Sugerido
            </Badge>
          )}
        </p>
      </div>
      <div className="flex flex-1 flex-col p-4 shell:px-5 shell:pb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-[1.1875rem] leading-6 shell:text-[1.375rem] shell:leading-7">
            <button
              type="button"
              aria-pressed={selected}
              onClick={onSelect}
              className={classNames(
                "rounded-chip after:absolute after:inset-0 after:rounded-card focus-visible:outline-none",
                "focus-visible:after:outline-2 focus-visible:after:-outline-offset-4",
                "focus-visible:after:outline-patina-600",
              )}
            >
              {hunter.name}
            </button>
          </h2>
          <Badge tone={LEVEL_TONE[hunter.badgeColor]}>
            {levelName(hunter)}, {yearsText(hunter)} años
          </Badge>
        </div>
        <p className="text-sm text-ink-2">{hunter.title}</p>
        <p className="mt-1 flex items-center gap-2 text-sm text-ink-2 shell:mt-2">
          Exigencia <Stars value={hunter.rating} label={`${hunter.rating} de 5`} />
        </p>
        <p className="mt-1.5 mb-2.5 max-shell:text-[0.875rem] max-shell:leading-5 shell:mt-3 shell:mb-3.5">
          {hunter.description}
        </p>
        <ul aria-label="Especialidades" className="mb-3 flex flex-wrap gap-1.5 shell:mb-4.5">
          {hunter.specialties.map((specialty) => (
            <li key={specialty}>
              <Chip>{specialty}</Chip>
            </li>
          ))}
        </ul>
        {open && (
          <p className="mb-2 text-sm text-ink-2 tabular-nums">
            Tienes una entrevista abierta: {open.answered} de {open.total} preguntas.
          </p>
        )}
        <LinkButton
          to={to}
          block
          variant={primary ? "primary" : "secondary"}
          // Above the invisible button that covers the card.
          className="relative mt-auto"
        >
          Comenzar Entrevista
          <span className="sr-only"> con {hunter.name}</span>
        </LinkButton>
      </div>
    </li>
  );
}
