import { Star } from "lucide-react";
import { useId } from "react";
import { classNames } from "./class-names.ts";

const FULL = "fill-cobre-500 stroke-cobre-500";
const EMPTY = "fill-star-off stroke-star-off";

/** Shows a rating: `value` of `max` stars. The accessible name is "4 de 5" unless `label` is set. */
export function Stars({
  value,
  max = 5,
  label,
  size = 17,
}: {
  value: number;
  max?: number;
  label?: string;
  size?: number;
}) {
  return (
    <span role="img" aria-label={label ?? `${value} de ${max}`} className="inline-flex gap-px">
      {steps(max).map((step) => (
        <Star key={step} size={size} aria-hidden="true" className={step <= value ? FULL : EMPTY} />
      ))}
    </span>
  );
}

type StarRatingProps = {
  /** The question that the rating answers. */
  legend: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** Meaning of each rating, worst first; its length is the number of stars. */
  words: readonly string[];
};

/** Input for a rating: radio buttons drawn as stars, so that arrow keys and screen readers work natively. */
export function StarRating({ legend, value, onChange, words }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex items-center">
        {words.map((word, index) => {
          const step = index + 1;
          return (
            <label
              key={word}
              className={classNames(
                "grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2",
                "has-focus-visible:outline-patina-600",
              )}
            >
              <input
                type="radio"
                name={name}
                value={step}
                checked={value === step}
                onChange={() => onChange(step)}
                aria-label={`${step} de ${words.length}: ${word}`}
                className="sr-only"
              />
              <Star
                size={36}
                aria-hidden="true"
                className={classNames("transition-colors", step <= value ? FULL : EMPTY)}
              />
            </label>
          );
        })}
      </div>
      <p aria-hidden="true" className="mt-1 min-h-5 text-sm text-ink-2">
        {words[value - 1]}
      </p>
    </fieldset>
  );
}

function steps(max: number): number[] {
  return Array.from({ length: max }, (_, index) => index + 1);
}
