import http, { type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { AppError } from "#app/platform/errors.ts";
import type { Network } from "./campus-network.ts";

/** HTTP client for model files, with an actionable error message for each kind of failure. */

const MAX_REDIRECTS = 5;
/** Milliseconds without data after which the connection is considered lost. */
const SILENCE = 60_000;

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Headers of the redirects that led here: some servers send a file's hash only there. */
  redirects: readonly IncomingHttpHeaders[];
  body: IncomingMessage;
};

export type Ask = {
  network: Network;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
};

/**
 * GET request that follows redirects, except from https to http.
 * @throws AppError if the address is invalid, unreachable or badly redirected; the signal's reason when aborted
 */
export async function get(address: string, ask: Ask): Promise<Answer> {
  const redirects: IncomingHttpHeaders[] = [];
  let url = parse(address);
  while (redirects.length <= MAX_REDIRECTS) {
    const body = await reach(url, ask);
    const { statusCode: status = 0, headers } = body;
    if (status < 300 || status >= 400 || !headers.location) return { status, headers, redirects, body };
    body.destroy();
    redirects.push(headers);
    const next = new URL(headers.location, url);
    if (url.protocol === "https:" && next.protocol !== "https:") {
      throw unavailable("redirect", `${url.host} envía a una dirección sin cifrar. No se siguió.`);
    }
    url = next;
  }
  throw unavailable("redirect", `${url.host} redirige sin fin. Repite más tarde.`);
}

function parse(address: string): URL {
  if (URL.canParse(address) && /^https?:\/\//i.test(address)) return new URL(address);
  throw new AppError("bad_request", `«${address}» no es una dirección. Escríbela completa, con https:// o http://`);
}

async function reach(url: URL, ask: Ask): Promise<IncomingMessage> {
  try {
    return await send(url, ask);
  } catch (error) {
    ask.signal?.throwIfAborted();
    throw error instanceof AppError ? error : unreachable(url, error);
  }
}

function send(url: URL, { network, headers, signal }: Ask): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Connections are not kept alive: there is one request, and a broken one must not be reused.
    const agent = network(url) ?? false;
    const client = url.protocol === "https:" ? https : http;
    const request = client.get(url, { agent, headers, ...(signal && { signal }) });
    request.setTimeout(SILENCE, () => request.destroy(Object.assign(new Error("no byte"), { code: "ETIMEDOUT" })));
    request.once("proxyConnect", ({ statusCode }: { statusCode: number }) => {
      if (statusCode !== 200) request.destroy(proxyRefused(url, statusCode));
    });
    request.on("error", reject);
    request.once("response", resolve);
  });
}

function proxyRefused(url: URL, status: number): AppError {
  const remedy =
    status === 407
      ? "Escribe usuario y clave en HTTPS_PROXY, como http://usuario:clave@proxy:3128"
      : "Pide permiso para esa dirección.";
  return unavailable("proxy", `El proxy no dejó pasar la conexión a ${url.host} (respuesta ${status}). ${remedy}`);
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

function unreachable(url: URL, cause: unknown): AppError {
  const code = errorCode(cause);
  if (CERTIFICATE.test(code)) {
    return unavailable(
      "certificate",
      `El certificado de ${url.host} no es de confianza (${code}). Si el campus revisa el tráfico, indica su ` +
        "autoridad con la variable de entorno NODE_EXTRA_CA_CERTS=/ruta/ca.pem",
      cause,
    );
  }
  const remedy =
    "Revisa la conexión, el cortafuegos o HTTPS_PROXY, y repite. Sin " +
    "internet, copia el archivo a mano: docs/operacion.md, «Modelos».";
  const what =
    code === "ENOTFOUND" || code === "EAI_AGAIN" ? `No se encontró ${url.host}` : `No se pudo conectar con ${url.host}`;
  return unavailable("unreachable", `${what} (${code}). ${remedy}`, cause);
}

const unavailable = (reason: string, message: string, cause?: unknown) =>
  new AppError("unavailable", message, { reason, cause });

/** System code of the error, of its cause, or of the first of several attempts. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "error";
  if ("code" in error && typeof error.code === "string") return error.code;
  if (error instanceof AggregateError) return errorCode(error.errors[0]);
  return error.cause === undefined ? error.name : errorCode(error.cause);
}
