import { type SandboxSupport, sandboxSupport } from "#app/platform/sandboxed-child.server.ts";
import type { Check } from "./check.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** Checks the isolation of the processes that read people's files and recordings. */
export const sandbox: Check = {
  subject: "Procesos que leen archivos",
  // Checked with this account on this host, as the server runs.
  run: () => Promise.resolve(isolation(sandboxSupport())),
};

export function isolation({ permissions, namespaces, noNewPrivileges, offline }: SandboxSupport): Finding[] {
  return [
    permissions
      ? ok("Permisos de Node", "Leen el programa y el archivo que reciben; no escriben ni ejecutan nada.")
      : warn(
          "Permisos de Node",
          "Este Node no sabe limitarlos: un archivo hostil podría leer lo que lee el servidor.",
          "Instala Node 22.13 o posterior.",
        ),
    namespaces
      ? ok("Espacio de nombres", "Propio: sin red y sin poder sobre otros procesos.")
      : warn("Espacio de nombres", withoutNamespaces(offline), NAMESPACES_REMEDY),
    noNewPrivileges
      ? ok("Privilegios", "No pueden ganar otros.")
      : warn("Privilegios", "No se pudo impedir que ganen otros: falta setpriv.", "Instala el paquete util-linux."),
  ];
}

function withoutNamespaces(offline: boolean): string {
  const rest = "Los permisos de Node siguen vigentes.";
  return offline
    ? `Este host no lo permite. ${rest}`
    : `Este host no lo permite: un archivo hostil que tomara el control podría abrir conexiones de red. ${rest}`;
}

const NAMESPACES_REMEDY =
  "Permite espacios de nombres sin privilegios (sysctl user.max_user_namespaces mayor que 0; en Debian " +
  "kernel.unprivileged_userns_clone=1; en Ubuntu kernel.apparmor_restrict_unprivileged_userns=0 o un perfil de " +
  "AppArmor); en contenedores, un perfil de seccomp que admita unshare. Si no, cierra la salida a la red del " +
  "servidor con el cortafuegos.";
