import { Ban, CircleCheckBig, Clock, Download, FileText, Pause } from "lucide-react";
import { type FormEvent, useState } from "react";
import {
  deadlineWords,
  EVENT_NAMES,
  KIND_NAMES,
  MAX_RIGHTS_TEXT,
  type OwnRequest,
  type RightsEvent,
  STATE_NAMES,
  subjectName,
} from "#app/features/privacy/rights/rights.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { type OwnCommand, useOwnCommand } from "./use-own-command.ts";

const LOOK: Readonly<Record<OwnRequest["state"], { tone: BadgeTone; glyph: Glyph }>> = {
  open: { tone: "patina", glyph: Clock },
  waiting: { tone: "warn", glyph: Pause },
  accepted: { tone: "ok", glyph: CircleCheckBig },
  refused: { tone: "neutral", glyph: Ban },
  withdrawn: { tone: "neutral", glyph: Ban },
};
const WHO = { person: "Tú", office: "La oficina", system: "El sistema" } as const;

const RIGHTS = "/api/account/rights";

type OwnRequestsProps = { requests: OwnRequest[]; now: string; onDownload: () => void };

/** The person's requests for rights, newest first, each with its steps and its evidence. */
export function OwnRequests({ requests, now, onDownload }: OwnRequestsProps) {
  return (
    <>
      <h3 className="mt-6">Tus solicitudes</h3>
      <ul className="mt-1">
        {requests.map((request) => (
          <Request key={request.id} request={request} now={now} onDownload={onDownload} />
        ))}
      </ul>
    </>
  );
}

type RequestProps = { request: OwnRequest; now: string; onDownload: () => void };

function Request({ request, now, onDownload }: RequestProps) {
  const { state, closedAt, dueAt, kind } = request;
  const { tone, glyph } = LOOK[state];
  const command = useOwnCommand();
  const isOpen = closedAt === null;
  const question = state === "waiting" ? request.events.findLast((one) => one.kind === "question") : undefined;
  // A review's answer stands in the card of the reviews.
  const answer = isOpen || kind === "review" ? undefined : request.events.findLast(isAnswer);
  const words = kind === "review" && state === "accepted" ? "Respondida" : STATE_NAMES[state];
  return (
    <li className="border-t border-hair py-3.5 first:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="tabular-nums">{request.number}</b>
        <span>{KIND_NAMES[kind]}</span>
        <Badge tone={tone} icon={glyph}>
          {words}
        </Badge>
      </p>
      <p className="text-sm text-ink-3 tabular-nums">
        {subjectName(kind, request.subject)}. Recibida el {formatDateTime(request.receivedAt)}.{" "}
        {isOpen
          ? `${deadlineWords(dueAt, Date.parse(now))}: plazo hasta el ${formatDateTime(dueAt)}.`
          : `Cerrada el ${formatDateTime(closedAt)}.`}
      </p>
      {answer && (
        <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">
          <b className="font-semibold">La oficina respondió:</b> {answer.text}
        </p>
      )}
      <Steps request={request} answer={answer} />
      {question && <ReplyForm id={request.id} command={command} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {request.canDownload && (
          <a
            href="/api/account/export"
            download
            onClick={onDownload}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Icon glyph={Download} size={16} />
            Descargar mis datos
          </a>
        )}
        <a
          href={`/api/account/rights/${request.id}/evidence`}
          download
          aria-label={`Constancia de ${request.number}`}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          <Icon glyph={FileText} size={16} />
          Constancia
        </a>
        {isOpen && kind !== "review" && (
          <Button
            variant="ghost"
            size="sm"
            disabled={command.busy}
            waiting={!command.hydrated}
            aria-label={`Retirar ${request.number}`}
            onClick={() => command.send(`${RIGHTS}/${request.id}/withdraw`, undefined, "Solicitud retirada")}
          >
            Retirar
          </Button>
        )}
      </div>
    </li>
  );
}

/** The office's words with which it ended a request. */
const isAnswer = ({ by, kind, text }: RightsEvent): boolean =>
  by === "office" && (kind === "accepted" || kind === "refused") && text !== null;

/** What happened, oldest first; folded for the ones that are closed, whose answer stands above. */
function Steps({ request, answer }: { request: OwnRequest; answer: RightsEvent | undefined }) {
  return (
    <details className="mt-1.5" open={request.closedAt === null || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center rows:min-h-8">Lo que ha pasado</summary>
      <ol className="grid gap-2 border-l-2 border-line pl-4">
        {request.events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <p className="text-sm text-ink-3 tabular-nums">
              {formatDateTime(event.at)} · {WHO[event.by]}: {EVENT_NAMES[event.kind]}
            </p>
            {event.text && event !== answer && <p className="wrap-anywhere whitespace-pre-wrap">{event.text}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function ReplyForm({ id, command }: { id: string; command: OwnCommand }) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get("reply") ?? "").trim();
    setError(message === "" ? "Escribe tu respuesta." : undefined);
    if (message !== "") void command.send(`${RIGHTS}/${id}/reply`, { message }, "Respuesta enviada");
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-3">
      <TextAreaField
        label="Tu respuesta a la oficina"
        name="reply"
        maxLength={MAX_RIGHTS_TEXT}
        hint="El plazo espera hasta que respondas."
        error={error}
      />
      <div>
        <Button type="submit" size="sm" busy={command.busy} busyText="Enviando..." waiting={!command.hydrated}>
          Enviar respuesta
        </Button>
      </div>
    </form>
  );
}
