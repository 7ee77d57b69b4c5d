import { Link } from "@remix-run/react";
import { FileText, UserCheck, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import {
  CHANNEL_NAMES,
  deadlineWords,
  EVENT_NAMES,
  type EventKind,
  KIND_NAMES,
  subjectName,
} from "#app/features/privacy/rights/rights.ts";
import type { DeskDetail } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { postJson } from "#app/http/api.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useMayChange } from "#app/routes/admin/may.ts";
import { type Command, useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { DeadlineBar } from "./deadline.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { useDeskRequest } from "./queries.ts";
import { StepForms } from "./step-forms.tsx";

type RequestPanelProps = { id: string; onClose: () => void };

/** One request: deadline, steps, decision, evidence. Esc closes it. */
export function RequestPanel({ id, onClose }: RequestPanelProps) {
  const read = useDeskRequest(id);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Not of a dialog that was opened from here.
    if (event.key === "Escape" && event.currentTarget.contains(event.target as Node)) onClose();
  };
  return (
    <Card
      as="section"
      pad="none"
      aria-label={read.data ? `Solicitud ${read.data.number}` : "Solicitud"}
      onKeyDown={onKeyDown}
      className="min-w-0"
    >
      {read.isError && <ReadFailure read={read} title="Error al obtener la solicitud" />}
      {read.isPending && <LoadingRows text="Cargando solicitud..." />}
      {read.data && <Detail request={read.data} onClose={onClose} />}
    </Card>
  );
}

function Detail({ request, onClose }: { request: DeskDetail; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const command = useCommand();
  const isOpen = request.closedAt === null;
  const decides = useMayChange("rights") && !request.isOwn;
  return (
    <>
      <div className="relative border-b border-line p-5 pr-14">
        <p className="text-sm text-ink-3 tabular-nums">
          {request.number} · recibida el {formatDateTime(request.receivedAt)} {CHANNEL_NAMES[request.channel]}
        </p>
        <h2 ref={heading} tabIndex={-1} className="mt-0.5 text-lg leading-6 outline-none">
          {KIND_NAMES[request.kind]} de {request.person}
        </h2>
        {request.rut && <p className="text-sm text-ink-3 tabular-nums">{request.rut}</p>}
        {isOpen && (
          <>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
              <b className="text-xl tabular-nums">{deadlineWords(request.dueAt, Date.now())}</b>
              <span className="text-sm text-ink-2 tabular-nums">hasta el {formatDateTime(request.dueAt)}</span>
            </p>
            <DeadlineBar row={request} />
          </>
        )}
        <Button
          variant="ghost"
          size="sm"
          square
          icon={X}
          aria-label="Cerrar la solicitud"
          onClick={onClose}
          className="absolute top-3 right-3"
        />
      </div>
      <div className="grid gap-4 p-5">
        {command.failure && <Alert tone="bad" title={command.failure} />}
        {request.isPaused && (
          <Alert tone="warn" title="Espera a la persona">
            El plazo está detenido hasta que responda en Mi cuenta.
          </Alert>
        )}
        <p>
          <b className="font-semibold">Sobre:</b> {subjectName(request.kind, request.subject)}
        </p>
        <Events events={request.events} />
        {isOpen && decides && <OpenParts request={request} command={command} />}
        {isOpen && !decides && <InCharge request={request} />}
        {isOpen && request.isOwn && <Alert tone="info" title="Es tuya: la responde otra persona del equipo" />}
        {request.blockedAt && <Blocked request={request} command={command} />}
        <div>
          <a
            href={`/api/admin/rights/${request.id}/evidence`}
            download
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Icon glyph={FileText} size={16} />
            Constancia
          </a>
        </div>
      </div>
    </>
  );
}

type PartProps = { request: DeskDetail; command: Command };

function OpenParts({ request, command }: PartProps) {
  const assign = async () => {
    const outcome = await command.run(() => postJson(`/api/admin/rights/${request.id}/step`, { step: "assign" }));
    if (outcome && outcome.failure === undefined) notify({ tone: "ok", title: "La solicitud es tuya" });
  };
  return (
    <>
      <DecisionForm request={request} command={command} />
      <StepForms request={request} command={command} />
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
        <Button variant="secondary" size="sm" icon={UserCheck} disabled={command.busy} onClick={assign}>
          Asignarme
        </Button>
        {request.assignedTo ? `A cargo: ${request.assignedTo}` : "Nadie está a cargo"}
      </p>
    </>
  );
}

function InCharge({ request }: Pick<PartProps, "request">) {
  return (
    <p className="text-sm text-ink-2">{request.assignedTo ? `A cargo: ${request.assignedTo}` : "Nadie está a cargo"}</p>
  );
}

type BookingLinkProps = { person: string; mayChange: boolean; children: ReactNode };

/** To the panel, for whoever may change the booking there. */
function BookingLink({ person, mayChange, children }: BookingLinkProps) {
  if (!mayChange) return children;
  return (
    <Link className="link" to={`/admin?q=${encodeURIComponent(person)}&status=scheduled`}>
      {children}
    </Link>
  );
}

const WHO = { person: "La persona", office: "La oficina", system: "El sistema" } as const;

function Events({ events }: Pick<DeskDetail, "events">) {
  return (
    <ol className="grid gap-3 border-l-2 border-line pl-4">
      {events.map((event) => (
        <li key={`${event.at} ${event.kind}`}>
          <b className="font-semibold">{EVENT_NAMES[event.kind as EventKind]}</b>
          <p className="text-sm text-ink-3 tabular-nums">
            {event.who ?? WHO[event.by]}, {formatDateTime(event.at)}
          </p>
          {event.text && <p className="text-ink-2 wrap-anywhere whitespace-pre-wrap">{event.text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What a block leaves to the office: sessions to come, and lifting it. */
function Blocked({ request, command }: PartProps) {
  const mayChange = useMayChange("rights");
  const lift = async () => {
    const outcome = await command.run(() => postJson(`/api/admin/rights/${request.id}/unblock`));
    if (outcome && outcome.failure === undefined) notify({ tone: "ok", title: "Bloqueo levantado" });
  };
  return (
    <Alert tone="info" title="Tratamiento bloqueado">
      <p>Rige desde el {formatDateTime(request.blockedAt ?? "")}.</p>
      {request.bookings.length > 0 && (
        <>
          <p className="mt-2">Tiene sesiones por venir.{mayChange && " Cancélalas o muévelas:"}</p>
          <ul className="mt-1">
            {request.bookings.map((booking) => (
              <li key={booking.id}>
                <BookingLink person={request.person} mayChange={mayChange}>
                  {formatDateTime(booking.startsAt)} con {booking.coach}
                </BookingLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayChange && (
        <Button variant="secondary" size="sm" className="mt-3" busy={command.busy} onClick={lift}>
          Levantar el bloqueo
        </Button>
      )}
    </Alert>
  );
}
