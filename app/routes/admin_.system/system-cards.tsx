import { RefreshCw } from "lucide-react";
import type { SystemState } from "#app/features/admin/admin-office.ts";
import { formatBytes, formatDateTime } from "#app/platform/format.ts";
import { countText, howMany } from "#app/routes/admin/count-text.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useSystem } from "#app/routes/admin/reads.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { BackupDiskFact, BackupDiskWarning, DiskFacts, DiskWarnings } from "./disk.tsx";
import { Fact, Facts } from "./facts.tsx";
import { FairnessFact, FairnessWarning } from "./fairness.tsx";
import { SignInCard } from "./sign-in-card.tsx";

const DAY_MS = 86_400_000;

export function SystemCards() {
  const read = useSystem();
  return (
    <>
      {read.isError && <ReadFailure read={read} title="Error al obtener el estado del sistema" />}
      {read.isPending && (
        <Card pad="none">
          <LoadingRows text="Cargando estado del sistema..." rows={5} />
        </Card>
      )}
      {read.data && (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-2 tabular-nums">Datos del {formatDateTime(read.data.now)}</p>
            <Button variant="secondary" icon={RefreshCw} busy={read.isFetching} onClick={() => read.refetch()}>
              Actualizar
            </Button>
          </div>
          <Warnings state={read.data} />
          <div className="grid items-start gap-4 shell:grid-cols-2">
            <div className="grid gap-4">
              <Product state={read.data} />
              <Queues state={read.data} />
              <SignInCard state={read.data.signIn} />
            </div>
            <div className="grid gap-4">
              <Storage state={read.data} />
              <Mail state={read.data} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Warnings({ state }: { state: SystemState }) {
  const { lastBackup, backupFailure, mail } = state;
  const backupAge = lastBackup ? Date.parse(state.now) - Date.parse(lastBackup.at) : null;
  return (
    <>
      <DiskWarnings disk={state.disk} />
      <BackupDiskWarning disk={state.backupDisk} />
      {backupFailure && (
        <Alert tone="bad" role="status" title="El último respaldo falló" className="mb-4">
          {formatDateTime(backupFailure.at)}. {backupFailure.message}
        </Alert>
      )}
      {backupAge === null && (
        <Alert tone="warn" title="Todavía no hay respaldos" className="mb-4">
          El primero se hace minutos después de iniciar, salvo con BACKUP_AT=off. A mano: npm run backup.
        </Alert>
      )}
      {backupAge !== null && backupAge > 2 * DAY_MS && (
        <Alert tone="warn" title="El último respaldo tiene más de dos días" className="mb-4">
          Revisa BACKUP_AT y la carpeta de los respaldos.
        </Alert>
      )}
      <FairnessWarning fairness={state.fairness} />
      {!mail.smtpConfigured && (
        <Alert tone="warn" title="El correo no está configurado" className="mb-4">
          Los mensajes esperan y se escriben en la carpeta outbox. Configura SMTP_URL y reinicia.
        </Alert>
      )}
    </>
  );
}

function Product({ state }: { state: SystemState }) {
  return (
    <Facts title="Plataforma">
      <Fact term="Versión">{state.version}</Fact>
      <Fact term="Motor de análisis">{state.engine.line}</Fact>
      <FairnessFact fairness={state.fairness} />
      <Fact term="Voz">{state.voice}</Fact>
      <Fact term="Funciona desde">
        {formatDateTime(state.startedAt)} ({uptime(state.uptimeSeconds)})
      </Fact>
      <Fact term="Memoria en uso">{formatBytes(state.memory.rssBytes)}</Fact>
      <Fact term="Node.js">{state.nodeVersion}</Fact>
      <Fact term="SQLite">{state.sqliteVersion}</Fact>
    </Facts>
  );
}

function Storage({ state: { disk, database, lastBackup, backupDisk } }: { state: SystemState }) {
  return (
    <Facts title="Disco y respaldos">
      <DiskFacts disk={disk} />
      <Fact term="Base de datos">{formatBytes(database.bytes)}</Fact>
      <Fact term="Último respaldo">
        {lastBackup ? `${formatDateTime(lastBackup.at)} (${formatBytes(lastBackup.bytes)})` : "Ninguno"}
      </Fact>
      <BackupDiskFact disk={backupDisk} />
    </Facts>
  );
}

function Mail({ state: { mail } }: { state: SystemState }) {
  const { counts } = mail;
  return (
    <Facts title="Correo">
      <Fact term="Servidor de correo">{mail.smtpConfigured ? "Configurado" : "Sin configurar"}</Fact>
      <Fact term="Esperan">{countText(counts.queued + counts.sending)}</Fact>
      <Fact term="Enviados">{countText(counts.sent)}</Fact>
      <Fact term="No se pudieron enviar">{countText(counts.failed)}</Fact>
      <Fact term="Vencidos sin salir">{countText(counts.expired)}</Fact>
      {mail.oldestWaiting && <Fact term="El más antiguo en espera">{formatDateTime(mail.oldestWaiting)}</Fact>}
      {mail.lastError && <Fact term="Último problema">{mail.lastError}</Fact>}
    </Facts>
  );
}

/** Words for the kinds of work; others are shown as they are. */
const KINDS: Record<string, string> = { cv_analysis: "Análisis de CV" };

function Queues({ state: { queues } }: { state: SystemState }) {
  return (
    <Facts title="Trabajo en curso">
      {queues.length === 0 ? (
        <Fact term="Cola">Sin trabajo pendiente</Fact>
      ) : (
        queues.map(({ kind, queued, running }) => (
          <Fact key={kind} term={KINDS[kind] ?? kind}>
            {howMany(running, "en marcha", "en marcha")}, {howMany(queued, "en espera", "en espera")}
          </Fact>
        ))
      )}
    </Facts>
  );
}

/** 93784 -> "1 día y 2 h" */
function uptime(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  if (days > 0) return `${howMany(days, "día", "días")} y ${hours} h`;
  return hours > 0 ? `${hours} h y ${minutes} min` : `${minutes} min`;
}
