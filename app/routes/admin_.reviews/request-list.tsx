import { useRef } from "react";
import type { AdminReviewRequest } from "#app/features/admin/admin-reads.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useReviewRequests } from "#app/routes/admin/reads.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { AnswerForm } from "./answer-form.tsx";

const NOTHING = {
  open: { title: "No hay solicitudes abiertas", hint: "Cuando alguien pida una revisión, aparecerá aquí." },
  answered: { title: "No hay solicitudes respondidas", hint: "Las que respondas quedarán aquí." },
} as const;

/** Open ones, the longest waiting first, each with a form; or what has been answered, newest first. */
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
    // The focus comes here when the answered request, with its form, is gone.
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
      <blockquote className="mt-3 max-w-reading border-l-2 border-line pl-4 whitespace-pre-line text-ink-2 wrap-anywhere">
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
        </div>
      )}
    </Card>
  );
}

function subjectWords({ subject, subjectId, score }: AdminReviewRequest): string {
  const what = subject === "cv" ? `Análisis de CV ${subjectId}` : `Entrevista ${subjectId}`;
  return score === null ? `${what}, ya borrada` : `${what}: ${score} de 100`;
}
