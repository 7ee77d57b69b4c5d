import { useRevalidator, useSearchParams } from "@remix-run/react";
import { type FormEvent, useId, useRef, useState } from "react";
import {
  type DoubtedAnswer,
  REVIEW_PARAMETER,
  reviewKey,
  type ScoredResult,
} from "#app/features/privacy/review-view.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { formatDate, formatScore } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { sentenceOf } from "../../http/error-sentence.ts";

/** Same limit as in the server's schema, whose module is too large to load in the browser. */
const MAX_MESSAGE = 2000;

/** Form to ask the office to review a score. */
export function ReviewForm({ results }: { results: ScoredResult[] }) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [parameters] = useSearchParams();
  const [chosen, choose] = useState(parameters.get(REVIEW_PARAMETER) ?? "");
  const result = results.find(({ subject, id }) => reviewKey(subject, id) === chosen) ?? results[0];
  const key = result ? reviewKey(result.subject, result.id) : "";
  const [unmarked, setUnmarked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const message = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = String(data.get("message") ?? "").trim();
    const [subject, id] = String(data.get("result") ?? "").split("-");
    const consent = data.has("consent");
    const disputed = data.getAll("disputed").map(String);
    setUnmarked(consent && disputed.length === 0);
    if (text === "") {
      setError("Cuenta qué te parece mal en el puntaje.");
      message.current?.focus();
      return;
    }
    setError(undefined);
    if (consent && disputed.length === 0) return;
    setBusy(true);
    try {
      const allowed = consent && { consent, disputed };
      await postJson("/api/account/review-requests", { subject, subjectId: Number(id), message: text, ...allowed });
      form.reset();
      notify({ tone: "ok", title: "Pedido enviado", detail: "La respuesta aparecerá en esta página." });
      revalidate();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(sentenceOf(refusal));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <ResultField results={results} chosen={key} onChoose={choose} />
      <TextAreaField
        ref={message}
        label="Qué debería revisar"
        name="message"
        maxLength={MAX_MESSAGE}
        hint="Lo leerá alguien de la oficina, junto con el resultado."
        error={error}
      />
      {result && result.doubted.length > 0 && (
        <ConsentFields
          key={key}
          doubted={result.doubted}
          error={unmarked ? "Marca al menos una, o quita el permiso." : undefined}
        />
      )}
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyText="Enviando..." waiting={!hydrated}>
          Pedir revisión
        </Button>
      </div>
    </form>
  );
}

type ResultFieldProps = { results: ScoredResult[]; chosen: string; onChoose: (key: string) => void };

function ResultField({ results, chosen, onChoose }: ResultFieldProps) {
  return (
    <SelectField label="Resultado" name="result" value={chosen} onChange={(event) => onChoose(event.target.value)}>
      {results.map((result) => (
        <option key={reviewKey(result.subject, result.id)} value={reviewKey(result.subject, result.id)}>
          {`${formatDate(result.at)} · ${result.title} · ${formatScore(result.score)} de 100`}
        </option>
      ))}
    </SelectField>
  );
}

type ConsentFieldsProps = { doubted: DoubtedAnswer[]; error?: string | undefined };

/**
 * Consent to use answers of an interview, and which of them did answer the question. Off by default; the review does
 * not depend on it.
 */
function ConsentFields({ doubted, error }: ConsentFieldsProps) {
  const [isAllowed, setAllowed] = useState(false);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <CheckboxField
        name="consent"
        checked={isAllowed}
        onChange={(event) => setAllowed(event.target.checked)}
        label={
          "Acepto que mis respuestas de esta entrevista se usen, sin mi " +
          "nombre, para mejorar la evaluación de esta universidad."
        }
        hint={
          "Es opcional: la revisión es la misma sin esto. Se usan solo las que marques, y solo si la " +
          "oficina te da la razón. Las lee quien cuida el servidor, no la oficina. Puedes retirar el " +
          "permiso mientras tu pedido esté en esta página; lo que ya se usó no se deshace."
        }
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
