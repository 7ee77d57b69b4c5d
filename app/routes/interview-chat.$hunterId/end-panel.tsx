import { useEffect, useRef } from "react";
import type { InterviewState } from "#app/features/interview/state.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

type EndPanelProps = { state: InterviewState; listPath: string; resultPath: string; onRate: () => void };

/** In the composer's place once the conversation is over. */
export function EndPanel({ state, listPath, resultPath, onRate }: EndPanelProps) {
  const title = useRef<HTMLParagraphElement>(null);
  // The box that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div data-bottom-bar className="px-3 pt-2 pb-4 shell:px-6 shell:pb-6">
      <div className="mx-auto flex max-w-[46rem] flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-raised rows:flex-row rows:items-center">
        <p ref={title} tabIndex={-1} className="flex-1 font-semibold outline-none">
          Entrevista terminada. Completaste {state.questionsAnswered} de {state.totalQuestions} preguntas.
        </p>
        {state.ending === "suggestions" ? (
          <LinkButton to={listPath}>Volver a seleccionar Head Hunter</LinkButton>
        ) : (
          <div className="flex flex-col gap-2 rows:flex-row">
            {state.phase !== "done" && (
              <Button variant="secondary" onClick={onRate}>
                Calificar
              </Button>
            )}
            <LinkButton to={resultPath}>Ver resultado</LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}
