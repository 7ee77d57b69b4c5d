import { statSync } from "node:fs";
import path from "node:path";
import { type LostData, lostData } from "#app/backup/lost-data.server.ts";
import { keptSecrets, secretsFile } from "#app/features/auth/secrets.server.ts";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";

/**
 * Checks the secrets of the installation and the key of the certificate: present, complete, and readable by the owner
 * only.
 */

export const secrets: Check = {
  subject: "Secretos",
  run: async ({ settings, root }) => [
    ofInstallation(settings.DATA_DIR, await lostData(settings)),
    ...(settings.TLS_KEY ? [closed("TLS_KEY", path.resolve(root, settings.TLS_KEY))] : []),
  ],
};

const LOST = "Restaura secrets.json desde un respaldo: sin él nadie entra con su contraseña propia.";

function ofInstallation(dataDir: string, lost: LostData | null): Finding {
  const file = secretsFile(dataDir);
  try {
    if (keptSecrets(dataDir)) return closed("secrets.json", file);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EACCES")
      return fail(
        "secrets.json",
        "Esta cuenta no puede leerlo.",
        `Debe ser de la cuenta del servidor: chown y chmod 600 ${file}`,
      );
    return fail("secrets.json", "Está dañado.", LOST);
  }
  if (lost?.what === "secrets") return fail("secrets.json", lost.found, lost.remedy);
  return skipped("secrets.json", "Aún no existe: se crea al partir.");
}

/** Only the owner may read it. */
function closed(name: string, file: string): Finding {
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0) return ok(name, `Está, y solo su dueño lo lee (${mode.toString(8).padStart(4, "0")}).`);
  return warn(
    name,
    `Otras cuentas de la máquina pueden leerlo (${mode.toString(8).padStart(4, "0")}).`,
    `chmod 600 ${file}`,
  );
}
