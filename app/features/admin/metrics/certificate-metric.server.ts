import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { SECOND_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import type { MetricsPage } from "./metrics-registry.server.ts";

/** Adds when the certificate in TLS_CERT expires. Nothing without TLS_CERT, or while the file cannot be read. */
export async function addCertificate(page: MetricsPage, { TLS_CERT }: Pick<Settings, "TLS_CERT">): Promise<void> {
  if (!TLS_CERT) return;
  try {
    const { validTo } = new X509Certificate(await readFile(path.resolve(projectRoot, TLS_CERT)));
    const help = "When the certificate in TLS_CERT expires, in seconds since 1970.";
    page.gauge("tls_certificate_expiry_timestamp_seconds", help, Date.parse(validTo) / SECOND_MS);
  } catch (error) {
    log.warn({ err: error }, "the certificate cannot be read for the metrics");
  }
}
