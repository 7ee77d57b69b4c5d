import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { type Diagnosis, settingPrints } from "#app/http/server/diagnosis.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { programVersion } from "#app/platform/program-version.server.ts";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";
import { askDiagnosis, keyOf } from "./running-server.ts";

/** The server that may be running: whether it answers, is this program with these settings, and sees who comes. */

export const server: Check = {
  subject: "Servidor",
  run: async (site) => {
    const { settings } = site;
    if (settings.PORT === 0) return [skipped("Puerto", "Con PORT=0 el puerto cambia en cada partida.")];
    const answer = await site.server();
    if (answer.state === "silent")
      return [
        skipped(
          "Puerto",
          `Nadie responde en ${answer.address} (${answer.cause}): está detenido, o usa otros HOST y PORT.`,
        ),
      ];
    if (answer.state === "foreign")
      return [fail("Puerto", `En ${answer.address} responde otro programa.`, "Ciérralo o cambia PORT.")];
    const findings = [
      ok("Puerto", `Responde en ${answer.address}.`),
      answer.isReady
        ? ok("Lista", "La base de datos responde.")
        : fail("Lista", "/readyz no responde 200.", "Mira el registro del servidor."),
    ];
    const { diagnosis } = answer;
    if (!diagnosis)
      return [
        ...findings,
        warn(
          "Instalación",
          "El servidor no reconoce los secretos de este DATA_DIR: usa otra " +
            "carpeta de datos, o es anterior a este programa.",
          "Ejecuta el diagnóstico con los mismos ajustes, o reinicia el servidor.",
        ),
      ];
    return [
      ...findings,
      same(diagnosis, site.root),
      ...differing(settings, diagnosis),
      ...(await addresses(settings, diagnosis)),
    ];
  },
};

function same(diagnosis: Diagnosis, root: string): Finding {
  if (diagnosis.version !== programVersion)
    return warn(
      "Versión",
      `Corre la ${diagnosis.version} y en esta carpeta está la ${programVersion}.`,
      "Reinicia el servidor.",
    );
  if (startedBefore(root, diagnosis.startedAt))
    return warn(
      "Versión",
      "El programa se construyó de nuevo después de que el servidor partió.",
      "Reinicia el servidor.",
    );
  return ok("Versión", `${programVersion}, en marcha desde ${diagnosis.startedAt}.`);
}

function differing(settings: Settings, diagnosis: Diagnosis): Finding[] {
  const key = keyOf(settings);
  if (!key) return [];
  const own = settingPrints(key, settings);
  const names = Object.keys(own).filter(
    (name) => name in diagnosis.settings && own[name] !== diagnosis.settings[name] && name !== "https",
  );
  if (names.length === 0) return [ok("Ajustes", "Son los mismos que ve este diagnóstico.")];
  return [
    warn(
      "Ajustes",
      `El servidor corre con otros valores de: ${names.join(", ")}.`,
      "Si acabas de cambiarlos, reinícialo. Si están en systemd o en " +
        "docker -e, ejecuta el diagnóstico con ese mismo entorno.",
    ),
  ];
}

const KEEP_HOST = "En el proxy (nginx): proxy_set_header Host $host;";
const FORWARD = "En el proxy (nginx): proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;";
const trust = (peer: string) =>
  `TRUST_PROXY=${peer} y reinicia: sin eso un solo ataque de contraseñas frena a todas las personas.`;

/** Whether the server knows the address of each person. */
async function addresses(settings: Settings, direct: Diagnosis): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (direct.untrustedProxy) {
    findings.push(
      fail(
        "Proxy",
        `Llegan solicitudes con X-Forwarded-For desde ${direct.untrustedProxy}, que no está en TRUST_PROXY.`,
        trust(direct.untrustedProxy),
      ),
    );
  }
  const { PUBLIC_URL } = settings;
  if (!PUBLIC_URL)
    return findings.length > 0
      ? findings
      : [skipped("Proxy", "Sin PUBLIC_URL no se puede probar el camino de las personas.")];
  try {
    const { status, diagnosis } = await askDiagnosis(PUBLIC_URL, settings);
    if (!diagnosis)
      return [
        ...findings,
        warn(
          "PUBLIC_URL",
          `En ${PUBLIC_URL} no responde esta plataforma (estado ${status}).`,
          "Revisa a dónde lleva el proxy, y que deje pasar los encabezados.",
        ),
      ];
    return [...findings, ...byProxy(settings, PUBLIC_URL, diagnosis)];
  } catch (error) {
    return [
      ...findings,
      skipped("PUBLIC_URL", `No se pudo llegar a ${PUBLIC_URL} desde esta máquina (${codeOf(error)}).`),
    ];
  }
}

/** What a request looked like that went by the address of the people. */
function byProxy(
  settings: Settings,
  publicUrl: string,
  { host, peer, isPeerTrusted, isForwarded, hasForwardedAddress, client }: Diagnosis,
): Finding[] {
  const { hostname } = new URL(publicUrl);
  const findings: Finding[] = [];
  if (!(host ?? "").startsWith(hostname))
    findings.push(warn("Host", `El proxy no lo conserva: llega «${host ?? ""}» en vez de «${hostname}».`, KEEP_HOST));
  const expectsProxy = settings.TRUST_PROXY.length > 0 || (publicUrl.startsWith("https:") && !settings.TLS_CERT);
  if (isForwarded && !isPeerTrusted)
    findings.push(fail("Dirección de las personas", `El proxy ${peer} no está en TRUST_PROXY.`, trust(peer)));
  else if (!isForwarded && expectsProxy)
    findings.push(
      fail(
        "Dirección de las personas",
        `El proxy ${peer} no envía X-Forwarded-For: todas las personas parecen ser él.`,
        FORWARD,
      ),
    );
  // The address may be the proxy's own: this check runs on the same machine.
  else if (isForwarded && !hasForwardedAddress)
    findings.push(
      warn("Dirección de las personas", "X-Forwarded-For llega sin una dirección que se entienda.", FORWARD),
    );
  else findings.push(ok("Dirección de las personas", `Llega bien: esta prueba se ve como ${client}.`));
  return findings;
}

/** Whether the running server was started from what is built now. */
function startedBefore(root: string, startedAt: string): boolean {
  const build = path.join(root, "build", "server", "index.js");
  return existsSync(build) && statSync(build).mtimeMs > Date.parse(startedAt);
}
