import type { DiskReport, SystemState } from "#app/features/admin/panel-api-schemas.server.ts";
import { formatBytes, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Fact } from "./facts.tsx";

const MAKE_ROOM =
  "Borra lo que sobre en el disco de DATA_DIR (registros, respaldos viejos, otros programas) o amplíalo";
const BAR = { full: "bad", refusing: "bad", low: "warn", fine: "patina" } as const;

type DiskProps = { disk: DiskReport };

/** Renders nothing while there is enough space and the disk works. */
export function DiskWarnings({ disk }: DiskProps) {
  const warning = roomWarning(disk);
  const { broken } = disk.failures;
  return (
    <>
      {warning && (
        <Alert tone={disk.urgency === "low" ? "warn" : "bad"} role="status" title={warning.title} className="mb-4">
          {warning.text}
        </Alert>
      )}
      {broken > 0 && (
        <Alert tone="bad" role="status" title="El disco falló" className="mb-4">
          No se pudo leer o escribir {pluralize(broken, "vez", "veces")} desde que partió la plataforma. Revisa dmesg y
          el estado del disco de DATA_DIR, y que haya un respaldo reciente en otro disco.
        </Alert>
      )}
    </>
  );
}

function roomWarning({ urgency, freeBytes, wantedBytes }: DiskReport): { title: string; text: string } | null {
  const wanted = formatBytes(wantedBytes);
  if (urgency === "full") {
    return {
      title: "El disco está lleno: los cambios se rechazan",
      text:
        freeBytes < wantedBytes
          ? `Se puede leer, entrar, salir y borrar la propia cuenta. ${MAKE_ROOM}: con ${wanted} libres, los ` +
            "cambios vuelven solos en segundos."
          : // Free blocks do not show a quota or a lack of inodes.
            `Hay ${formatBytes(freeBytes)} libres y no se puede escribir. Si sigue así en un minuto, revisa ` +
            "la cuota y los inodos (df -i) del disco de DATA_DIR.",
    };
  }
  if (urgency === "refusing") {
    return {
      title: "Queda poco espacio: ya se rechazan archivos",
      text: `Lo demás sigue. ${MAKE_ROOM}: con ${wanted} libres se reciben todos.`,
    };
  }
  return urgency === "low"
    ? { title: "Queda poco espacio en el disco", text: `${MAKE_ROOM}: conviene tener ${wanted} libres.` }
    : null;
}

export function DiskFacts({ disk }: DiskProps) {
  const { freeBytes, totalBytes, reserveBytes, failures } = disk;
  const percent = totalBytes > 0 ? ((totalBytes - freeBytes) / totalBytes) * 100 : 0;
  return (
    <>
      <Fact term="Espacio libre">
        {formatBytes(freeBytes)} de {formatBytes(totalBytes)}
        <ProgressBar percent={percent} label="Disco ocupado" tone={BAR[disk.urgency]} className="mt-1.5" />
      </Fact>
      <Fact term="Reserva">{reserveText(reserveBytes)}</Fact>
      <Fact term="Lastre">{ballastText(disk)}</Fact>
      {failures.full > 0 && (
        <Fact term="Sin espacio al guardar">{pluralize(failures.full, "vez", "veces")} desde que partió</Fact>
      )}
    </>
  );
}

type BackupDiskProps = { disk: SystemState["backupDisk"] };

/** Renders nothing while there is space for the next backups. */
export function BackupDiskWarning({ disk }: BackupDiskProps) {
  if (!disk || disk.freeBytes >= disk.wantedBytes) return null;
  return (
    <Alert tone="warn" role="status" title="Queda poco espacio para los respaldos" className="mb-4">
      En el disco de BACKUP_DIR hay {formatBytes(disk.freeBytes)} libres y caben menos de dos copias más. Amplíalo o
      baja BACKUP_KEEP_DAYS: conviene tener {formatBytes(disk.wantedBytes)} libres.
    </Alert>
  );
}

export function BackupDiskFact({ disk }: BackupDiskProps) {
  if (!disk) return null;
  return (
    <Fact term="Disco de respaldos">
      {formatBytes(disk.freeBytes)} libres de {formatBytes(disk.totalBytes)}
    </Fact>
  );
}

const reserveText = (bytes: number) =>
  bytes > 0 ? `${formatBytes(bytes)} que los archivos subidos no ocupan` : "Ninguna (DISK_RESERVE_MB=0)";

function ballastText({ ballast: { wantedBytes, heldBytes }, urgency }: DiskReport): string {
  if (wantedBytes === 0) return "Ninguno (BALLAST_MB=0)";
  if (heldBytes > 0) return `${formatBytes(heldBytes)} que se borran si el disco se llena`;
  return urgency === "full" ? "Se soltó para poder borrar datos" : "Aún no está: se guarda cuando hay sitio";
}
