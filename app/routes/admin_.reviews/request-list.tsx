import { FileText } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { AdminReviewRequest } from "#app/features/admin/panel-api-schemas.server.ts";
import { postJson } from "#app/http/api.ts";
import { formatDateTime, formatScore } from "#app/platform/format.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useReviewRequests } from "#app/routes/admin/queries.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";

const NOTHING = {
  open: { title: "No hay solicitudes abiertas", hint: "Cuando alguien pida una revisión, aparecerá aquí." },
  answered: { title: "No hay solicitudes respondidas", hint: "Las que respondas quedarán aquí." },
} as const;

/** Open requests, oldest first, each with an answer form; or answered ones, newest first. */
export function RequestList({ status }: { status: "open" | "answered" }) {
  const read = useReviewRequests(status);
  const top = useRef<HTMLDivElement>(null);
  if (read.isError) return <ReadFailure read={read} title="Error al obtener solicitudes de revisión" />;
  if (!read.data) {
    return (
      <Card pad="none">
        <LoadingRows text="Cargando solicitudes..." />
      </Card>
    );
  }
  return (
    // Gets the focus when the answered request and its form disappear.
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      {read.data.length === 0 && (
        <Card pad="none">
          <EmptyState art="/art/spot-feedback.svg" level={2} title={NOTHING[status].title}>
            {NOTHING[status].hint}
          </EmptyState>
        </Card>
      )}
      {read.data.map((request) => (
        <Request key={request.id} request={request} onAnswered={() => top.current?.focus()} />
      ))}
    </div>
  );
}

type RequestProps = { request: AdminReviewRequest; onAnswered: () => void };

function Request({ request, onAnswered }: RequestProps) {
  const title = `solicitud-${request.id}`;
  return (
    <Card as="article" aria-labelledby={title}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 id={title} className="text-lg leading-6">
            {request.userName}
          </h2>
          <p className="text-sm text-ink-3 tabular-nums">
            {request.userRut}, pedida el {formatDateTime(request.createdAt)}
          </p>
        </div>
        <Badge tone="outline">{subjectWords(request)}</Badge>
      </div>
      <blockquote
        className={classNames(
          "mt-3 max-w-reading border-l-2 border-line pl-4 whitespace-pre-line text-ink-2 wrap-anywhere",
        )}
      >
        {request.message}
      </blockquote>
      {request.answer === null ? (
        <AnswerForm request={request} onAnswered={onAnswered} />
      ) : (
        <div className="mt-4 max-w-reading rounded-[0.75rem] bg-paper p-4">
          <p className="text-sm text-ink-3 tabular-nums">
            Respondió {request.answeredByName ?? "una cuenta que ya no existe"}
            {request.answeredAt && ` el ${formatDateTime(request.answeredAt)}`}
            {request.inFavour && ", a favor de quien preguntó"}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.answer}</p>
          <a
            href={`/api/admin/rights/r${request.id}/evidence`}
            download
            className={classNames(buttonClass({ variant: "secondary", size: "sm" }), "mt-3")}
          >
            <Icon glyph={FileText} size={16} />
            Constancia<span className="sr-only"> para {request.userName}</span>
          </a>
        </div>
      )}
    </Card>
  );
}

function subjectWords({ subject, subjectId, score }: AdminReviewRequest): string {
  const what = subject === "cv" ? `Análisis de CV ${subjectId}` : `Entrevista ${subjectId}`;
  return score === null ? `${what}, ya borrada` : `${what}: ${formatScore(score)} de 100`;
}

/** Same limit as in the server's schema. */
const MAX_ANSWER = 2000;

type AnswerFormProps = { request: AdminReviewRequest; onAnswered: () => void };

/** Form for the one answer to a request; the student reads it in 'Mi cuenta'. */
function AnswerForm({ request, onAnswered }: AnswerFormProps) {
  const { busy, failure, run } = useCommand();
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
    const outcome = await run(() =>
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
          hint={
            `Marcó ${marked(request.disputed)} sin su nombre. El panel no muestra los textos; si los necesitas ` +
            "para decidir, pídelos. Con esta casilla pasan a ser ejemplos para calibrar la evaluación, y la " +
            "persona lee que le diste la razón."
          }
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
