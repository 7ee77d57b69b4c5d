import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Server } from "node:https";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { log } from "#app/platform/log.server.ts";

/** The server's own https: certificates live for weeks, and nobody wants a restart for each. */

export type CertificateFiles = { cert: string; key: string };
type Pair = { cert: Buffer; key: Buffer };

/** What renews certificates replaces two files one after the other; a minute later both are there. */
const LOOK_MS = MINUTE_MS;

/** @param files paths of TLS_CERT and TLS_KEY, PEM */
export function readCertificate(files: CertificateFiles): Pair {
  return { cert: readFileSync(files.cert), key: readFileSync(files.key) };
}

/**
 * Takes over the files whenever their content is another one; connections that are open stay. What does not fit
 * together, or cannot be read, is logged once and the certificate in use stays in use.
 * @param used what the server has now
 * @returns stops looking
 */
export function followCertificate(server: Server, files: CertificateFiles, used: Pair): () => void {
  let last = fingerprint(used);
  const look = () => {
    let seen = "";
    try {
      const pair = readCertificate(files);
      seen = fingerprint(pair);
      if (seen === last) return;
      server.setSecureContext(pair);
      log.info({ validTo: new X509Certificate(pair.cert).validTo }, "certificate renewed");
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      if (seen !== last) log.error({ cause }, "the new certificate cannot be used, the old one stays");
    }
    last = seen;
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function fingerprint({ cert, key }: Pair): string {
  return `${cert.toString("base64")} ${key.toString("base64")}`;
}
