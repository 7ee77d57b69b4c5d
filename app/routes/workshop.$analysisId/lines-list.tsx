import type { SavedLine } from "#app/features/workshop/lines/api-schemas.ts";
import type { LineCard } from "#app/features/workshop/lines/tasks.ts";
import { classNames } from "#app/ui/class-names.ts";

type LinesListProps = {
  cards: readonly LineCard[];
  saved: readonly SavedLine[];
  at: number;
  onOpen: (at: number) => void;
};

const STATE = {
  used: "Cambiada",
  skipped: "Queda como está",
  later: "Para después",
} as const;
const WORDS = 7;

/** All lines with their states; each can be opened. */
export function LinesList({ cards, saved, at, onOpen }: LinesListProps) {
  const stateOf = (card: LineCard) =>
    saved.find((one) => one.line === card.line && one.was === card.was)?.state ?? "open";
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-[1.0625rem]">
        Tus líneas
      </h2>
      <ol className="mt-2">
        {cards.map((card, index) => {
          const state = stateOf(card);
          return (
            <li key={`${card.line}-${card.was}`} className="border-t border-hair">
              <button
                type="button"
                aria-current={index === at ? "true" : undefined}
                onClick={() => onOpen(index)}
                className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-3 py-3 text-left hover:bg-ink/4"
              >
                <span
                  className={classNames(
                    "grid h-10 w-9 place-items-center rounded-t-full rounded-b-sm font-[620] tabular-nums",
                    index === at ? "bg-cobre-100 text-cobre-700" : TONE[state],
                  )}
                >
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <b className="block font-[590] wrap-anywhere">{shortOf(card.was)}</b>
                  {state === "open" ? (
                    index === at && <span className="text-sm text-ink-3">En esta estás</span>
                  ) : (
                    <span className="text-sm text-ink-3">{STATE[state]}</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {cards.every((card) => stateOf(card) !== "open") && (
        <p className="mt-2 text-sm text-ink-2">Ya pasaste por todas. Puedes volver a cualquiera.</p>
      )}
    </section>
  );
}

const TONE: Record<SavedLine["state"], string> = {
  open: "bg-sunken text-ink-3",
  used: "bg-act text-on-act",
  skipped: "bg-sunken text-ink-3",
  later: "bg-patina-50 text-patina-700",
};

function shortOf(text: string): string {
  const words = text.split(" ");
  return words.length <= WORDS
    ? text
    : `${words
        .slice(0, WORDS)
        .join(" ")
        .replace(/[.,;:]+$/u, "")}…`;
}
