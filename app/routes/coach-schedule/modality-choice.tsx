import { useId } from "react";
import { ChoiceChip } from "#app/features/coaching/choice-chip.tsx";
import { MODALITIES, type Modality } from "#app/features/coaching/modalities.ts";

type ModalityChoiceProps = {
  modalities: readonly Modality[];
  value: Modality;
  onChoose: (modality: Modality) => void;
  className?: string;
};

/** How to meet, where the coach leaves it open. */
export function ModalityChoice({ modalities, value, onChoose, className }: ModalityChoiceProps) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-[0.875rem] leading-5 font-semibold">Modalidad</legend>
      <div className="grid grid-cols-2 gap-2 rows:flex">
        {modalities.map((modality) => (
          <ChoiceChip
            key={modality}
            name={name}
            label={MODALITIES[modality]}
            checked={value === modality}
            onChoose={() => onChoose(modality)}
            className="grid min-h-11 place-items-center px-4 py-2 text-center leading-5 font-semibold max-rows:first:col-span-2"
          >
            {MODALITIES[modality]}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
