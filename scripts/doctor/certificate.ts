import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { connect, rootCertificates } from "node:tls";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatDate } from "#app/platform/format.ts";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Checks the certificate: that of TLS_CERT and TLS_KEY, and the one that people see at PUBLIC_URL. */

const SOON_DAYS = 30;
const CONNECT_MS = 3000;
const IN_PROXY = "Renueva el certificado en el proxy.";

export const certificate: Check = {
  subject: "Certificado",
  run: async (site) => {
    const { TLS_CERT, TLS_KEY, PUBLIC_URL } = site.settings;
    const findings: Finding[] = [];
    if (TLS_CERT && TLS_KEY) findings.push(...ofFiles(site, TLS_CERT, TLS_KEY));
    if (PUBLIC_URL?.startsWith("https:")) findings.push(...(await seen(new URL(PUBLIC_URL), site.now)));
    return findings.length > 0 ? findings : [skipped("https", "No está configurado.")];
  },
};

function ofFiles({ root, settings, now }: Site, certFile: string, keyFile: string): Finding[] {
  const text = read(root, certFile);
  const chain = certificatesIn(text);
  const [leaf] = chain;
  if (!leaf)
    return [
      fail(
        "TLS_CERT",
        "No contiene un certificado PEM.",
        "Indica el archivo PEM del certificado, seguido de los intermedios.",
      ),
    ];
  const findings = [
    keyOf(root, keyFile, leaf),
    expiry("TLS_CERT", leaf, now, "Reemplaza los dos archivos: la plataforma los toma en un minuto, sin reiniciar."),
  ];
  if (settings.PUBLIC_URL) findings.push(named("TLS_CERT", leaf, new URL(settings.PUBLIC_URL).hostname));
  return [...findings, ...chainOf(chain)];
}

const read = (root: string, file: string) => readFileSync(path.resolve(root, file), "utf8");

function certificatesIn(text: string): X509Certificate[] {
  try {
    const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}

function keyOf(root: string, keyFile: string, leaf: X509Certificate): Finding {
  try {
    if (leaf.checkPrivateKey(createPrivateKey(read(root, keyFile))))
      return ok("TLS_KEY", "Es la llave de ese certificado.");
    return fail(
      "TLS_KEY",
      "No es la llave de TLS_CERT: la plataforma no parte así.",
      "Usa los dos archivos de la misma emisión.",
    );
  } catch (error) {
    return fail(
      "TLS_KEY",
      `No se pudo leer como llave privada (${codeOf(error)}).`,
      "Debe ser PEM y sin contraseña: openssl pkey -in llave.pem -out llave-sin-clave.pem",
    );
  }
}

function expiry(name: string, leaf: X509Certificate, now: Date, remedy: string): Finding {
  const end = new Date(leaf.validTo);
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
  const date = formatDate(end.toISOString());
  if (end <= now) return fail(name, `Venció el ${date}.`, remedy);
  if (new Date(leaf.validFrom) > now)
    return fail(name, "Aún no es válido.", "Revisa la fecha de la máquina (timedatectl) o espera a que empiece.");
  if (days < SOON_DAYS) return warn(name, `Vence el ${date}, en ${days} días.`, remedy);
  return ok(name, `Vence el ${date}.`);
}

function named(name: string, leaf: X509Certificate, host: string): Finding {
  const bare = host.replace(/^\[|\]$/g, "");
  const isNamed = (isIP(bare) === 0 ? leaf.checkHost(bare) : leaf.checkIP(bare)) !== undefined;
  if (isNamed) return ok(name, `Nombra a ${host}.`);
  return fail(
    name,
    `No nombra a ${host}: los navegadores lo rechazan.`,
    "Pide uno con ese nombre (subjectAltName), o corrige PUBLIC_URL.",
  );
}

function chainOf(chain: readonly X509Certificate[]): Finding[] {
  const last = chain.at(-1);
  if (!last) return [];
  if (chain.length === 1 && last.checkIssued(last)) {
    return [
      warn(
        "Cadena",
        "Es autofirmado: cada navegador advierte antes de entrar.",
        "Pide uno a una autoridad que los navegadores conozcan, o reparte la del campus.",
      ),
    ];
  }
  const broken = chain.some((each, at) => {
    const issuer = chain[at + 1];
    return issuer !== undefined && !each.checkIssued(issuer);
  });
  if (broken)
    return [
      warn(
        "Cadena",
        "Los certificados del archivo no siguen uno del otro.",
        "Orden: el del servidor, y después cada intermedio.",
      ),
    ];
  if (last.checkIssued(last) || rootCertificates.some((root) => last.checkIssued(new X509Certificate(root))))
    return [ok("Cadena", "Está completa.")];
  return [
    warn(
      "Cadena",
      "Falta el certificado de quien lo emitió; si es intermedio, teléfonos y programas lo rechazan.",
      "Agrega los intermedios a TLS_CERT (el archivo suele llamarse fullchain.pem). " +
        "Si lo emitió directamente la raíz del campus, está bien así.",
    ),
  ];
}

/**
 * The certificate at the public address; a machine that cannot reach it from inside tells nothing about people outside.
 */
async function seen(url: URL, now: Date): Promise<Finding[]> {
  const name = url.host;
  const answer = await handshake(url).catch((error: unknown) => codeOf(error));
  if (typeof answer === "string") return [skipped(name, `No se pudo llegar desde esta máquina (${answer}).`)];
  const { leaf, distrust } = answer;
  if (!leaf) return [skipped(name, "No mostró un certificado.")];
  const findings = [expiry(name, leaf, now, IN_PROXY), named(name, leaf, url.hostname)];
  if (distrust)
    findings.push(
      warn(
        name,
        `Esta máquina no confía en él (${distrust}).`,
        "Si es de la autoridad del campus y los equipos la conocen, está " +
          "bien; si no, revisa que el proxy entregue los intermedios.",
      ),
    );
  return findings;
}

function handshake({ hostname, port }: URL): Promise<{ leaf: X509Certificate | undefined; distrust: string | null }> {
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, "");
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
    });
    socket.setTimeout(CONNECT_MS, () => socket.destroy(Object.assign(new Error("late"), { code: "ETIMEDOUT" })));
    socket.once("error", reject);
    socket.once("secureConnect", () => {
      const leaf = socket.getPeerX509Certificate();
      const trouble = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      // Names and dates are checked above.
      resolve({ leaf, distrust: trouble && !/ALTNAME|EXPIRED|NOT_YET/.test(trouble) ? trouble : null });
    });
  });
}
