import { Volume2, VolumeX } from "lucide-react";
import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { RATES, type Rate } from "./reading-choice.ts";
import { useReader } from "./use-reader.ts";

const RATE_WORDS: Record<Rate, string> = { slow: "Lenta", normal: "Normal", fast: "Rápida" };
const RATE_NAMES = Object.keys(RATES) as Rate[];

type ReadingSettingsProps = {
  /** Read when it is turned on: key and text. */
  sample: { key: string; text: string } | null;
  /** Level of its heading. */
  level: 2 | 3;
  className?: string;
};

/** Switches reading aloud on and off, and sets its speed. Nothing in a browser that cannot speak. */
export function ReadingSettings({ sample, level, className }: ReadingSettingsProps) {
  const Heading: `h${typeof level}` = `h${level}`;
  const [reader, { voice, on, rate, failed }] = useReader();
  const title = useId();
  if (reader === null || voice === "unknown") return null;
  if (voice === "missing") {
    return (
      <section aria-labelledby={title} className={className}>
        <Heading id={title} className="text-[0.875rem] leading-5">
          Leer las preguntas
        </Heading>
        <p className="mt-1 text-xs text-ink-3">
          Este equipo no tiene una voz en español. Si instalas una en su configuración, aparece aquí. Las voces en línea
          no se usan, porque sacarían el texto de aquí.
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby={title} className={className}>
      <div className="flex items-center justify-between gap-3">
        <Heading id={title} className="text-[0.875rem] leading-5">
          Leer las preguntas
        </Heading>
        <Button
          variant="secondary"
          size="sm"
          icon={on ? Volume2 : VolumeX}
          aria-pressed={on}
          aria-label="Leer las preguntas en voz alta"
          onClick={() => (on ? reader.turnOff() : reader.turnOn(sample))}
        >
          {on ? "Activado" : "Desactivado"}
        </Button>
      </div>
      <p role={failed ? "alert" : undefined} className="mt-1.5 text-xs text-ink-3">
        {failed
          ? "La voz de este equipo se cortó. Prueba otra vez; el texto está en la pantalla."
          : "Voz de este equipo. El audio no sale de él."}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons */}
      <div role="group" aria-label="Velocidad" className="mt-2 inline-flex gap-0.5 rounded-control bg-sunken p-0.75">
        {RATE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={rate === name}
            onClick={() => reader.setRate(name)}
            className={classNames(
              "min-h-8 rounded-[0.4375rem] px-3 text-[0.875rem] font-[560] whitespace-nowrap text-ink-2 touch:min-h-11",
              "aria-pressed:bg-surface aria-pressed:font-[620] aria-pressed:text-ink aria-pressed:shadow-card",
            )}
          >
            {RATE_WORDS[name]}
          </button>
        ))}
      </div>
    </section>
  );
}
