import { useId, useState } from "react";
import type { DoubtedAnswer } from "#app/features/privacy/review-view.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

type ConsentFieldsProps = { doubted: DoubtedAnswer[]; error?: string | undefined };

/** Whether answers of an interview may be used, and which of them did answer. Unticked, and the review is the same without. */
export function ConsentFields({ doubted, error }: ConsentFieldsProps) {
  const [isAllowed, setAllowed] = useState(false);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <CheckboxField
        name="consent"
        checked={isAllowed}
        onChange={(event) => setAllowed(event.target.checked)}
        label="Acepto que mis respuestas de esta entrevista se usen, sin mi nombre, para mejorar la evaluación de esta universidad."
        hint="Es opcional: la revisión es la misma sin esto. Se usan solo las que marques, y solo si la oficina te da la razón. Las lee quien cuida el servidor, no la oficina. Puedes retirar el permiso mientras tu pedido esté en esta página; lo que ya se usó no se deshace."
      />
      {isAllowed && (
        <fieldset className="min-w-0">
          <legend className="text-[0.875rem] leading-5 font-semibold">
            {doubted.length === 1
              ? "Quedó como fuera de tema o muy general: márcala si contestaba"
              : "Quedaron como fuera de tema o muy generales: marca las que sí contestaban"}
          </legend>
          {error && (
            <p role="alert" className="mt-1.5 text-[0.875rem] leading-5 font-medium text-bad">
              {error}
            </p>
          )}
          <ul className="mt-2 grid gap-3">
            {doubted.map((answer) => (
              <Doubted key={answer.id} answer={answer} />
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  );
}

function Doubted({ answer }: { answer: DoubtedAnswer }) {
  const id = useId();
  return (
    <li className="rounded-control bg-paper px-3.5 py-3">
      <div id={id} className="wrap-anywhere">
        <p className="text-[0.875rem] leading-5 text-ink-3">{answer.question}</p>
        <p className="mt-1 whitespace-pre-line text-ink-2">«{answer.text}»</p>
      </div>
      <CheckboxField
        name="disputed"
        value={answer.id}
        label="Esta respuesta sí contestaba la pregunta"
        about={id}
        className="mt-2 touch:mt-0"
      />
    </li>
  );
}
