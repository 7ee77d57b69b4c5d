import { type FormEvent, useRef, useState } from "react";
import type { AdminReviewRequest } from "#app/features/admin/admin-reads.ts";
import { postJson } from "#app/http/api.ts";
import { useAct } from "#app/routes/admin/use-act.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";

/** Same limit as the server's schema. */
const MAX_ANSWER = 2000;

type AnswerFormProps = { request: AdminReviewRequest; onAnswered: () => void };

/** Answers once; whoever asked reads it in Mi cuenta. */
export function AnswerForm({ request, onAnswered }: AnswerFormProps) {
  const { busy, failure, act } = useAct();
  const [text, setText] = useState("");
  const [inFavour, setInFavour] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = text.trim();
    if (answer === "") {
      setError("Escribe la respuesta.");
      field.current?.focus();
      return;
    }
    setError(undefined);
    const decision = request.disputed > 0 && { inFavour };
    const outcome = await act(() =>
      postJson(`/api/admin/review-requests/${request.id}/answer`, { answer, ...decision }),
    );
    if (!outcome || outcome.failure !== undefined) return;
    notify({ tone: "ok", title: "Respuesta enviada", detail: `${request.userName} la verá en Mi cuenta.` });
    onAnswered();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 max-w-reading">
      {failure && <Alert tone="bad" title={failure} className="mb-3" />}
      <TextAreaField
        ref={field}
        label={`Respuesta para ${request.userName}`}
        hint="Di qué revisaste y qué decidiste. No se puede cambiar después."
        maxLength={MAX_ANSWER}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      {request.disputed > 0 && (
        <CheckboxField
          checked={inFavour}
          onChange={(event) => setInFavour(event.target.checked)}
          label="Tiene razón: lo que marcó sí contestaba la pregunta"
          hint={`Marcó ${marked(request.disputed)} sin su nombre. El panel no muestra los textos; si los necesitas para decidir, pídelos. Con esta casilla pasan a ser ejemplos para calibrar la evaluación, y la persona lee que le diste la razón.`}
          className="mt-3"
        />
      )}
      <Button type="submit" className="mt-3" busy={busy} busyText="Enviando...">
        Enviar respuesta
      </Button>
    </form>
  );
}

const marked = (answers: number) =>
  answers === 1 ? "1 respuesta y permitió usarla" : `${answers} respuestas y permitió usarlas`;
