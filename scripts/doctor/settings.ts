import { statSync } from "node:fs";
import { parseEnv } from "node:util";
import { isSecretSetting, SETTING_NAMES, type Settings } from "#app/platform/env.server.ts";
import type { Check } from "./check.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Settings one by one, misspelt ones, and those that do not go together. */

export const settings: Check = {
  subject: "Ajustes",
  run: async (site) => [
    ...values(site),
    ...envFileAccess(site),
    ...names(site),
    ...combinations(site.settings, {
      isProduction: site.env.NODE_ENV === "production",
      isAddressWrong: site.wrongSettings.some((line) => line.startsWith("PUBLIC_URL:")),
    }),
  ],
};

function values({ wrongSettings, envFile, settings }: Site): Finding[] {
  if (wrongSettings.length === 0) return [ok("Valores", `Todos son válidos. Datos en ${settings.DATA_DIR}`)];
  return wrongSettings.map((text) => {
    const name = text.slice(0, text.indexOf(":"));
    const line = lineOf(envFile.text, name);
    return fail(
      name,
      text.slice(name.length + 2),
      `Corrígelo en ${line ? `la línea ${line} de .env` : ".env o en el entorno"}. La plataforma no parte así.`,
    );
  });
}

function envFileAccess({ envFile }: Site): Finding[] {
  if (envFile.trouble) {
    return [
      fail(
        ".env",
        `No se pudo leer (${envFile.trouble}).`,
        `Dale lectura a la cuenta del servidor: chmod 600 ${envFile.path} y chown`,
      ),
    ];
  }
  const holdsSecret = Object.entries(parseEnv(envFile.text)).some(([name, value]) => isSecretSetting(name) && value);
  if (!holdsSecret || (statSync(envFile.path).mode & 0o077) === 0) return [];
  return [warn(".env", "Contiene claves y otras cuentas de la máquina pueden leerlo.", `chmod 600 ${envFile.path}`)];
}

/** Read by Node or the programs themselves, in the environment or in .env. */
const OTHERS = new Set(["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "NODE_ENV", "TZ", "TMPDIR", "NO_COLOR"]);
/** Node reads them before .env is. */
const TOO_LATE = ["NODE_EXTRA_CA_CERTS", "NODE_OPTIONS", "UV_THREADPOOL_SIZE"];

function names({ envFile, env }: Site): Finding[] {
  const written = Object.keys(parseEnv(envFile.text));
  const unknown = (name: string) => !SETTING_NAMES.includes(name) && !OTHERS.has(name.toUpperCase());
  const findings = written
    .filter((name) => TOO_LATE.includes(name))
    .map((name) =>
      warn(
        name,
        "Está en .env, donde no tiene efecto: Node la lee antes.",
        `Ponla en el entorno del proceso (systemd: Environment=${name}=…; docker: -e).`,
      ),
    );
  for (const name of written.filter((each) => unknown(each) && !TOO_LATE.includes(each))) {
    const line = lineOf(envFile.text, name);
    const meant = closest(name);
    const found = `No es un ajuste de la plataforma${meant ? `; ¿es ${meant}?` : ""}.`;
    findings.push(
      warn(
        name,
        found,
        `Corrige o borra la línea ${line} de .env${meant ? "" : " (los nombres están en .env.example)"}.`,
      ),
    );
  }
  // The environment contains many unrelated names, so only names that are close to one of ours are reported.
  for (const name of Object.keys(env).filter((each) => unknown(each) && !written.includes(each))) {
    const meant = closest(name);
    if (meant)
      findings.push(warn(name, `Está en el entorno y no es un ajuste; ¿es ${meant}?`, `Cámbiala por ${meant}.`));
  }
  return findings;
}

/** 1-based line number; null when the name is not in the file. */
function lineOf(text: string, name: string): number | null {
  const at = text.split("\n").findIndex((line) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line));
  return at < 0 ? null : at + 1;
}

/**
 * The setting that was probably meant: one character more, less or different, or two swapped; two such errors in a long
 * name.
 */
export function closest(name: string): string | null {
  const upper = name.toUpperCase();
  const near = SETTING_NAMES.map((each) => ({ each, slips: slipsBetween(upper, each) }))
    .filter(({ each, slips }) => slips <= (each.length >= 8 ? 2 : 1) && each.length >= 5)
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.each ?? null;
}

/** Edit distance in which swapped neighbours count as one edit. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/**
 * Settings that are valid alone but not in combination.
 * @param about `isAddressWrong`: PUBLIC_URL is there, is reported by itself and counts as absent, so that nothing may
 *   be said of what its absence means
 */
export function combinations(
  settings: Settings,
  { isProduction, isAddressWrong }: { isProduction: boolean; isAddressWrong: boolean },
): Finding[] {
  const { PUBLIC_URL, TLS_CERT, TRUST_PROXY, HOST, https, DEMO, SUPPORT_CONTACT, EMAIL_DOMAIN, AI_BASE_URL } = settings;
  const findings: Finding[] = [];
  const add = (isWrong: boolean, name: string, found: string, remedy: string) => {
    if (isWrong) findings.push(warn(name, found, remedy));
  };
  const isOpen = !/^(127\.|::1$|localhost$)/.test(HOST);
  add(
    PUBLIC_URL?.startsWith("https:") === true && !TLS_CERT && TRUST_PROXY.length === 0,
    "PUBLIC_URL",
    "Es https, pero aquí no hay certificado ni se confía en un proxy que lo tenga.",
    "Con proxy en esta máquina: TRUST_PROXY=127.0.0.1. Sin proxy: TLS_CERT y TLS_KEY.",
  );
  add(
    TRUST_PROXY.length > 0 && !PUBLIC_URL && !isAddressWrong,
    "TRUST_PROXY",
    "Hay un proxy, y falta la dirección que escriben las personas.",
    "Agrega PUBLIC_URL=https://… (de ella dependen las cookies seguras y el control de origen).",
  );
  add(
    isOpen && !https && !isAddressWrong,
    "HOST",
    `Con HOST=${HOST} y sin https, las contraseñas viajan sin cifrar por la red.`,
    "Usa un proxy con https y PUBLIC_URL=https://…, o TLS_CERT y TLS_KEY; o HOST=127.0.0.1.",
  );
  add(
    TRUST_PROXY.some((entry) => /\/0$/.test(entry)),
    "TRUST_PROXY",
    "Cree a cualquiera: cada persona puede inventar su dirección y saltarse el freno de contraseñas.",
    "Nombra solo la dirección del proxy, como TRUST_PROXY=127.0.0.1.",
  );
  add(
    SUPPORT_CONTACT.endsWith(".example"),
    "SUPPORT_CONTACT",
    "Es el de muestra: «contactar al administrador» no llega a nadie.",
    "SUPPORT_CONTACT=mailto:carreras@tu-universidad.cl",
  );
  add(
    settings.SECURITY_CONTACT === undefined && isProduction,
    "SECURITY_CONTACT",
    "Quien encuentra una falla de seguridad no sabe a quién avisar: no hay /.well-known/security.txt.",
    "SECURITY_CONTACT=mailto:seguridad@tu-universidad.cl",
  );
  add(
    settings.SUPPORT_CARE === undefined && isProduction,
    "SUPPORT_CARE",
    "Quien cuenta en una entrevista que está mal ve las líneas " +
      "públicas de Chile, sin ningún contacto de tu institución.",
    "SUPPORT_CARE=Apoyo estudiantil | horario | mailto:apoyo@tu-universidad.cl; *4141 | Todo el día | tel:*4141",
  );
  add(
    EMAIL_DOMAIN.endsWith(".example"),
    "EMAIL_DOMAIN",
    "Es el de muestra: los correos generados no existen.",
    "EMAIL_DOMAIN=tu-universidad.cl",
  );
  add(
    DEMO && (isProduction || https),
    "DEMO",
    "Con DEMO=1 una base de datos nueva trae 120 personas inventadas, con una cuenta de muestra que se puede usar.",
    "En producción: DEMO=0. Si ya están, «Eliminar los datos de muestra» en el panel las borra a todas.",
  );
  add(
    AI_BASE_URL !== undefined && settings.AI_ENGINE === "rules",
    "AI_BASE_URL",
    "No se usa, porque AI_ENGINE es rules.",
    "AI_ENGINE=remote, o borra AI_BASE_URL.",
  );
  return findings;
}
