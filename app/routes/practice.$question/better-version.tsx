import { useState } from "react";
import type { VersionStep } from "#app/features/practice/better-version.ts";
import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { inputClass } from "#app/ui/input-class.ts";

type BetterVersionProps = {
  version: readonly VersionStep[];
  /** Puts the version, with the filled gaps, into the field. */
  onTake: (text: string) => void;
};

/** The person's own sentences in the order of a story, with gaps to fill. */
export function BetterVersion({ version, onTake }: BetterVersionProps) {
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({});
  const steps = version.map(({ step, isSure, pieces }) => ({
    step,
    isSure,
    pieces: pieces.map((piece, index) => ({ ...piece, key: `${step}-${index}` })),
  }));
  const take = () => {
    const words = steps.flatMap(({ pieces }) =>
      pieces.map((piece) => ("text" in piece ? piece.text : asSentence(filled[piece.key] ?? ""))),
    );
    onTake(words.filter((one) => one !== "").join(" "));
  };
  return (
    <Card as="section" aria-labelledby="version">
      <h2 id="version">Una versión con tus datos</h2>
      <p className="mt-1 max-w-[38rem] text-ink-2">
        Son tus frases, en el orden en que se cuenta una historia. Completa solo lo que sabes: si no tienes el número,
        di qué se notó.
      </p>
      <ol className="mt-5 grid gap-4">
        {steps.map(({ step, isSure, pieces }) => (
          <li key={step}>
            {(isSure || !pieces.some((piece) => "text" in piece)) && (
              <h3 className="text-sm font-semibold text-cobre-700">{PART_TEXTS[step].name}</h3>
            )}
            <p className="leading-7 wrap-anywhere">
              {pieces.flatMap((piece) => ("text" in piece ? piece.text : [])).join(" ")}
            </p>
            {pieces.map((piece) =>
              "gap" in piece ? (
                <input
                  key={piece.key}
                  aria-label={`${PART_TEXTS[piece.gap].name}: ${PART_TEXTS[piece.gap].gap}`}
                  placeholder={PART_TEXTS[piece.gap].gap}
                  maxLength={300}
                  value={filled[piece.key] ?? ""}
                  onChange={(event) => setFilled({ ...filled, [piece.key]: event.target.value })}
                  className={`${inputClass} mt-1.5 max-w-[32rem] border-dashed`}
                />
              ) : null,
            )}
          </li>
        ))}
      </ol>
      <Button variant="secondary" size="lg" onClick={take} className="mt-5 max-rows:w-full">
        Llevarla a mi próximo intento
      </Button>
    </Card>
  );
}

/** What was typed in a gap, as a sentence. */
function asSentence(typed: string): string {
  const words = typed.trim();
  if (words === "") return "";
  const capital = words.charAt(0).toLocaleUpperCase("es") + words.slice(1);
  return /[.!?…]$/u.test(capital) ? capital : `${capital}.`;
}
