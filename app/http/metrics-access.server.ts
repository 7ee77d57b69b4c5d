import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "#app/platform/errors.ts";

/** Who may read the metrics: whoever has the token, or without one only programs of this machine. */

/** A proxy that forwards for somebody says so by one of these. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;

export type MetricsCaller = {
  /** Of the socket itself. */
  peerAddress: string | undefined;
  headers: Headers;
};

/**
 * Not by the peer's address alone: behind a proxy on the same machine everybody's peer is this machine. Such a
 * request has the public name as its Host, or one of the proxy's headers.
 * @param token METRICS_TOKEN; where it is set nothing else counts
 * @throws AppError forbidden
 */
export function checkMetricsAccess({ peerAddress, headers }: MetricsCaller, token: string | undefined): void {
  if (token === undefined ? isLocal(peerAddress, headers) : hasToken(headers, token)) return;
  const how =
    token === undefined
      ? "Define METRICS_TOKEN, o pídelas desde este mismo equipo en http://localhost."
      : "Envía el encabezado «Authorization: Bearer» con el valor de METRICS_TOKEN.";
  throw new AppError("forbidden", `Estas métricas son para el personal de informática. ${how}`, {
    title: "Sin permiso",
  });
}

function hasToken(headers: Headers, token: string): boolean {
  const sent = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  // Digests have one length: comparing them tells nothing about the token's.
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}

function isLocal(peerAddress: string | undefined, headers: Headers): boolean {
  return (
    peerAddress !== undefined &&
    LOOPBACK.test(peerAddress) &&
    LOCAL_HOST.test(headers.get("host") ?? "") &&
    !FORWARDED.some((name) => headers.has(name))
  );
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
