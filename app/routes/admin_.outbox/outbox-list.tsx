import { CircleAlert, CircleCheckBig, CircleStop, Clock, RefreshCw } from "lucide-react";
import type { AdminMail, OutboxPage } from "#app/features/admin/list-answer-schemas.server.ts";
import type { AdminSummary } from "#app/features/admin/panel-api-schemas.server.ts";
import { MAIL_STATE } from "#app/features/admin/status-labels.ts";
import { postJson } from "#app/http/api.ts";
import { formatDateTime, pluralize } from "#app/platform/format.ts";
import { ListCard } from "#app/routes/admin/list/list-card.tsx";
import type { ListConfig } from "#app/routes/admin/list/list-config.ts";
import { useSummary } from "#app/routes/admin/queries.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import type { Glyph } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.tsx";

const LOOK: Record<AdminMail["state"], { tone: BadgeTone; glyph: Glyph }> = {
  waiting: { tone: "warn", glyph: Clock },
  failed: { tone: "bad", glyph: CircleAlert },
  dismissed: { tone: "neutral", glyph: CircleStop },
  sent: { tone: "ok", glyph: CircleCheckBig },
  expired: { tone: "neutral", glyph: CircleStop },
};

type MailCommands = { busy: boolean; onRetry: (mail: AdminMail) => void; onDismiss: (mail: AdminMail) => void };

function columns(commands: MailCommands): Column<AdminMail>[] {
  return [
    {
      key: "person",
      header: "Persona",
      card: "name",
      cell: (mail) => (
        <span>
          <b className="font-semibold">{mail.name || mail.recipient}</b>
          <span className="block text-xs font-normal text-ink-3 wrap-anywhere">{mail.recipient}</span>
        </span>
      ),
    },
    {
      key: "mail",
      header: "Correo y cita",
      card: "bare",
      cell: (mail) => (
        <span>
          {mail.subject}
          {mail.booking && (
            <span className="block text-xs text-ink-3 tabular-nums">
              Sesión {mail.booking.id} de {mail.booking.clientName} · {formatDateTime(mail.booking.startsAt)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "created",
      header: "Creado",
      numeric: true,
      cell: (mail) => <time dateTime={mail.createdAt}>{formatDateTime(mail.createdAt)}</time>,
    },
    {
      key: "state",
      header: "Estado",
      card: "state",
      cell: (mail) => (
        <Badge tone={LOOK[mail.state].tone} icon={LOOK[mail.state].glyph}>
          {MAIL_STATE[mail.state]}
        </Badge>
      ),
    },
    { key: "cause", header: "Causa", card: "wide", cell: (mail) => <Cause mail={mail} /> },
    {
      key: "acts",
      header: "Acciones",
      align: "right",
      card: "bare",
      cell: (mail) => <Commands mail={mail} {...commands} />,
    },
  ];
}

function Cause({ mail }: { mail: AdminMail }) {
  const { state, cause, attempts, nextAttemptAt, sentAt } = mail;
  if (state === "sent") return <>El servidor de correo lo aceptó: {sentAt ? formatDateTime(sentAt) : "-"}.</>;
  const tried = attempts > 0 ? `${pluralize(attempts, "intento", "intentos")}. ` : "";
  const next = nextAttemptAt && attempts > 0 ? `Próximo intento: ${formatDateTime(nextAttemptAt)}.` : "";
  return (
    <span className="rows:block rows:max-w-68">
      {cause ? `${cause.replace(/\.$/, "")}. ` : state === "expired" ? "Lo que avisaba ya pasó. " : ""}
      {tried}
      {next}
    </span>
  );
}

function Commands({ mail, busy, onRetry, onDismiss }: MailCommands & { mail: AdminMail }) {
  if (mail.state !== "failed" && mail.state !== "dismissed") return <span className="text-ink-3">-</span>;
  const outdated = mail.expiresAt !== null && Date.parse(mail.expiresAt) <= Date.now();
  return (
    <span className="inline-flex gap-1 max-rows:flex max-rows:w-full">
      {!outdated && (
        <Button
          variant="secondary"
          size="sm"
          disabled={busy}
          aria-label={`Reintentar el correo a ${mail.name || mail.recipient}: ${mail.subject}`}
          onClick={() => onRetry(mail)}
          className={ACT}
        >
          Reintentar
        </Button>
      )}
      {mail.state === "failed" && (
        <Button
          variant={outdated ? "secondary" : "ghost"}
          size="sm"
          disabled={busy}
          aria-label={`Descartar el correo a ${mail.name || mail.recipient}: ${mail.subject}`}
          onClick={() => onDismiss(mail)}
          className={ACT}
        >
          Descartar
        </Button>
      )}
    </span>
  );
}

const ACT = "touch:min-h-11 max-rows:min-h-11 max-rows:flex-1";

const CONFIG: Omit<ListConfig<"outbox", OutboxPage, AdminMail>, "columns" | "filters"> = {
  tab: "outbox",
  title: "Correos",
  isTitleHidden: true,
  loading: "Cargando correos...",
  failed: "Error al obtener los correos",
  empty: {
    art: "/art/spot-calendar.svg",
    title: "No hay correos",
    hint: "Los avisos de las citas aparecerán aquí cuando se escriban.",
  },
  rowsOf: (page) => page.mails,
  rowKey: (mail) => mail.id,
  orders: [
    ["createdAt:desc", "Más nuevos primero"],
    ["createdAt:asc", "Más antiguos primero"],
  ],
};

const STATES = [["", "Todos"], ["open", "Por atender"], ...Object.entries(MAIL_STATE)] as readonly (readonly [
  string,
  string,
])[];

/** The outgoing mails with their state and cause; what failed is sent again or given up. */
export function OutboxList() {
  const { busy, run } = useCommand();
  const send = async (path: string, done: string) => {
    const outcome = await run(() => postJson(`/api/admin/outbox/${path}`));
    if (!outcome) return;
    if (outcome.failure !== undefined) notify({ tone: "bad", title: "Error", detail: outcome.failure });
    else notify({ tone: "ok", title: done });
  };
  const config = {
    ...CONFIG,
    columns: columns({
      busy,
      onRetry: (mail) => void send(`${mail.id}/retry`, "El correo vuelve a la cola"),
      onDismiss: (mail) => void send(`${mail.id}/dismiss`, "Correo descartado"),
    }),
    filters: [{ kind: "choice" as const, name: "state", label: "Estado", choices: STATES }],
  };
  return (
    <>
      <MailNotice busy={busy} onRetry={() => void send("retry-failed", "Los correos vuelven a la cola")} />
      <ListCard config={config} />
    </>
  );
}

function MailNotice({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { data } = useSummary();
  if (!data) return null;
  const { mail } = data;
  return (
    <>
      {!mail.smtpConfigured && (
        <Alert tone="warn" title="El correo no está configurado" className="mb-4">
          {waitingWords(mail)} Lo configura informática con SMTP_URL.
        </Alert>
      )}
      {mail.counts.failed > 0 && (
        <Alert
          tone="bad"
          title={pluralize(mail.counts.failed, "correo no se pudo enviar", "correos no se pudieron enviar")}
          className="mb-4"
        >
          <p>{mail.failureCause ?? "Por causas distintas."}</p>
          <Button variant="secondary" icon={RefreshCw} busy={busy} className="mt-2.5" onClick={onRetry}>
            Reintentar los que aún sirven
          </Button>
        </Alert>
      )}
    </>
  );
}

function waitingWords(mail: AdminSummary["mail"]): string {
  const waiting = mail.counts.queued + mail.counts.sending;
  if (waiting === 0) return "Ningún aviso sale por email.";
  return `${pluralize(waiting, "mensaje espera", "mensajes esperan")} para salir.`;
}
