import type { Hunter } from "#app/features/interview/hunters.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import { ArchPortrait } from "#app/ui/avatar.tsx";

const PARTS = [
  ["Situación", "Qué estaba pasando"],
  ["Acción", "Qué hiciste tú"],
  ["Resultado", "Qué cambió, con un número"],
] as const;

/** Beside the conversation in wide windows: who asks, where the interview is, and how to order an answer. */
export function AnswerGuide({ hunter, state }: { hunter: Hunter; state: InterviewState }) {
  const question = state.interviewStarted ? state.questions[state.currentQuestionIndex] : undefined;
  return (
    <aside
      aria-label="Ayuda para responder"
      className="hidden overflow-y-auto border-l border-line bg-[#fbfaf8] px-6 py-8 text-center min-[73.75rem]:block"
    >
      <ArchPortrait src={hunter.imageUrl} alt={`Retrato de ${hunter.name}`} className="mx-auto w-38" />
      <h2 className="mt-4 text-lg leading-6">
        {question ? `Pregunta ${state.currentQuestionIndex + 1} de ${state.totalQuestions}` : hunter.name}
      </h2>
      <p className="text-sm text-ink-2">{question ? question.category : hunter.approach}</p>
      <hr className="my-6 border-line" />
      <h3 className="text-left text-[0.875rem] leading-5">Cómo ordenar tu respuesta</h3>
      <ol className="mt-3 grid gap-3 text-left">
        {PARTS.map(([name, text], index) => (
          <li key={name} className="grid grid-cols-[1.5rem_1fr] gap-x-2.5 text-[0.875rem] leading-5">
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full bg-cobre-100 text-xs font-bold text-cobre-700"
            >
              {index + 1}
            </span>
            <span>
              <b className="block font-semibold">{name}</b>
              <span className="text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
