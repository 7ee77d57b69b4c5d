import { RefreshCw } from "lucide-react";
import type { SignInState, SystemState } from "#app/features/admin/panel-api-schemas.server.ts";
import { postJson } from "#app/http/api.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatBytes, formatCount, formatDateTime, pluralize } from "#app/platform/format.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useMayChange } from "#app/routes/admin/may.ts";
import { useSystem } from "#app/routes/admin/queries.ts";
import { SampleData } from "#app/routes/admin/sample-data.tsx";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { notify } from "#app/ui/notify.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { BackupDiskFact, BackupDiskWarning, DiskFacts, DiskWarnings } from "./disk.tsx";
import { Fact, Facts } from "./facts.tsx";

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
          <SampleData />
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
      <Fact term="Esperan">{formatCount(counts.queued + counts.sending)}</Fact>
      <Fact term="Enviados">{formatCount(counts.sent)}</Fact>
      <Fact term="No se pudieron enviar">{formatCount(counts.failed)}</Fact>
      <Fact term="Vencidos sin salir">{formatCount(counts.expired)}</Fact>
      {mail.oldestWaiting && <Fact term="El más antiguo en espera">{formatDateTime(mail.oldestWaiting)}</Fact>}
      {mail.lastError && <Fact term="Último problema">{mail.lastError}</Fact>}
    </Facts>
  );
}

/** Labels of the job types; unknown types are shown as they are. */
const KINDS: Record<string, string> = { cv_analysis: "Análisis de CV" };

function Queues({ state: { queues } }: { state: SystemState }) {
  return (
    <Facts title="Trabajo en curso">
      {queues.length === 0 ? (
        <Fact term="Cola">Sin trabajo pendiente</Fact>
      ) : (
        queues.map(({ kind, queued, running }) => (
          <Fact key={kind} term={KINDS[kind] ?? kind}>
            {pluralize(running, "en marcha", "en marcha")}, {pluralize(queued, "en espera", "en espera")}
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
  if (days > 0) return `${pluralize(days, "día", "días")} y ${hours} h`;
  return hours > 0 ? `${hours} h y ${minutes} min` : `${minutes} min`;
}

type Props = { fairness: SystemState["fairness"] };

/** Labels for what was changed in the test CVs, in Spanish; unknown ones are shown as they are. */
const SWAPS: Record<string, string> = {
  name: "el nombre",
  sex: "el sexo",
  nationality: "la nacionalidad",
  age: "la edad",
  residence: "la comuna",
  institution: "la casa de estudios",
  disability: "la discapacidad",
};

function points(value: number): string {
  const text = value.toLocaleString("es-CL", { maximumFractionDigits: 1 });
  return text === "1" ? "1 punto" : `${text} puntos`;
}

/** Shown only when the active model was tested and found to favour a group. */
export function FairnessWarning({ fairness }: Props) {
  if (fairness?.state !== "unfair") return null;
  return (
    <Alert tone="warn" title="El modelo puntúa distinto el mismo CV según de quién es" className="mb-4">
      Al cambiar solo {SWAPS[fairness.swap] ?? fairness.swap}, el puntaje se movió hasta {points(fairness.largest)}; lo
      aceptable es 1. Usa otro modelo, o deja AI_ENGINE=rules: las reglas no miran esos datos. Después mide de nuevo con
      npm run eval:fairness.
    </Alert>
  );
}

/** Renders nothing when only the rules answer. */
export function FairnessFact({ fairness }: Props) {
  if (fairness === null) return null;
  return (
    <Fact term="Trato parejo">
      {fairness.state === "unmeasured"
        ? "Sin medir con este modelo: npm run eval:fairness"
        : `Diferencia de hasta ${points(fairness.largest)}, ${points(fairness.mean)} en promedio (` +
          `${pluralize(fairness.pairs, "par", "pares")}, ${formatDateTime(fairness.at)})`}
    </Fact>
  );
}

/** Current throttling of sign-ins, and a button to end the throttling that is not specific to one account. */
function SignInCard({ state }: { state: SignInState }) {
  const { busy, failure, run } = useCommand();
  const mayClear = useMayChange("system");
  const clear = async () => {
    const result = await run(() => postJson("/api/admin/login-delays/clear"));
    if (result && result.failure === undefined) {
      notify({
        tone: "ok",
        title: "Esperas quitadas",
        detail: "Las cuentas frenadas por RUT o correo siguen frenadas.",
      });
    }
  };
  return (
    <Facts title="Ingreso">
      <Fact term="Alerta">{state.isAlarmUp ? "Muchas cuentas probadas: navegadores nuevos esperan" : "No"}</Fact>
      <Fact term="Direcciones lentas">{formatCount(state.slowNetworks)}</Fact>
      <Fact term="Esperan ahora">{formatCount(state.waiting)}</Fact>
      <Fact term="Nombres frenados">{formatCount(state.blockedNames)}</Fact>
      {state.blockedDirectoryNames > 0 && (
        <Fact term="De ellos, usuarios del directorio">{formatCount(state.blockedDirectoryNames)}</Fact>
      )}
      {mayClear && (state.isAlarmUp || state.slowNetworks > 0 || state.blockedDirectoryNames > 0) && (
        <div className="mt-4">
          <Button variant="secondary" busy={busy} onClick={clear}>
            Quitar esperas
          </Button>
        </div>
      )}
      {failure !== null && <Alert tone="bad" role="alert" title={failure} className="mt-4" />}
    </Facts>
  );
}
