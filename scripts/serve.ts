import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type * as EntryModule from "#app/entry.server.tsx";
import { MAX_FORM_BYTES } from "#app/features/access/saml/answers.server.ts";
import { loadSecrets } from "#app/features/auth/secrets.server.ts";
import { createHttpApp } from "#app/http/server/app.server.ts";
import { followCertificate, readCertificate } from "#app/http/server/certificate.server.ts";
import { diagnosisKey } from "#app/http/server/diagnosis.server.ts";
import { withProbeHost } from "#app/http/server/health-probe.server.ts";
import { routeFinder } from "#app/http/server/route-pattern.ts";
import { startingListener } from "#app/http/server/starting.server.ts";
import { staticFiles } from "#app/http/server/static-files.server.ts";
import { readSettings, type Settings, SettingsError } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { UPLOADS } from "./upload-limits.ts";

/**
 * The HTTP server: `node build/scripts/serve.js [--dev]`. Prints its address, and new accounts with their passwords.
 */

/** Time limit for a whole body: 15 MB at 256 kbit/s take eight minutes. A stalled body is cut off much earlier. */
const REQUEST_TIMEOUT = 600_000;
const HEADERS_TIMEOUT = 15_000;
const KEEP_ALIVE_TIMEOUT = 65_000;
/** The institution's own sign-in answers by a form of its own site. */
const CROSS_SITE_FORMS = new Map([
  ["/auth/saml/acs", MAX_FORM_BYTES],
  ["/auth/saml/logout", MAX_FORM_BYTES],
]);
/** Time that running work gets to finish after SIGTERM. */
const DRAIN_TIMEOUT = 20_000;
/** Time for sending the responses after that. */
const LAST_ANSWERS_TIMEOUT = 3_000;

type Entry = typeof EntryModule;
type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

async function main(): Promise<void> {
  const dev = process.argv.includes("--dev");
  // Database, write-ahead log and uploads are accessible to this account only, even in a folder that others can read.
  process.umask(0o077);
  const settings = readSettings();
  log.level = settings.LOG_LEVEL;

  // Opens the port first: a start that fails on it must not have created accounts whose passwords nobody saw.
  let answer = startingListener({ https: settings.https, institution: settings.INSTITUTION_NAME });
  const listener = withProbeHost((req, res) => answer(req, res));
  const server = makeServer(settings, listener);
  server.requestTimeout = REQUEST_TIMEOUT;
  server.headersTimeout = HEADERS_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });

  const vite = dev ? await startVite() : undefined;
  const loadBuild = async (): Promise<ServerBuild> =>
    vite ? vite.load() : await import(pathToFileURL(path.join(projectRoot, "build/server/index.js")).href);
  const build = await loadBuild();
  const entry = build.entry.module as unknown as Entry;
  const { accounts, engine } = await entry.boot(settings);
  const fetchHandler = getRequestListener(makeShell(settings, build, vite && loadBuild).fetch);
  answer = vite ? (req, res) => vite.middleware(req, res, () => void fetchHandler(req, res)) : fetchHandler;

  const { port } = server.address() as AddressInfo;
  announce(settings.PUBLIC_URL ?? `${settings.TLS_CERT ? "https" : "http"}://localhost:${port}`, engine, accounts);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), DRAIN_TIMEOUT + 5_000).unref();
    const ended = once(server, "close");
    server.close();
    await entry.drain(DRAIN_TIMEOUT);
    // Requests that wait for that work get their response. An event stream would not end by itself, so it is closed.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([ended, pause(LAST_ANSWERS_TIMEOUT)]);
    clearInterval(idle);
    server.closeAllConnections();
    await entry.close();
    await vite?.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

/** The HTTP server around Remix; with `reload` (development) the build is loaded again for each request. */
function makeShell(settings: Settings, build: ServerBuild, reload: (() => Promise<ServerBuild>) | undefined) {
  const production = createRequestHandler(build, reload ? "development" : "production");
  return createHttpApp({
    handle: async (request, context) =>
      reload ? createRequestHandler(await reload(), "development")(request, context) : production(request, context),
    serveStatic: reload ? async () => null : staticFiles(path.join(projectRoot, "build/client")),
    uploads: UPLOADS,
    crossSiteForms: CROSS_SITE_FORMS,
    routeOf: routeFinder(build.routes),
    publicUrl: settings.PUBLIC_URL,
    https: settings.https,
    trustProxy: settings.TRUST_PROXY,
    dev: reload !== undefined,
    diagnosis: { key: diagnosisKey(loadSecrets(settings).pepper), settings },
  });
}

/** Plain HTTP, or HTTPS with a certificate that is reloaded when it changes. */
function makeServer({ TLS_CERT, TLS_KEY }: Settings, listener: RequestListener): Server {
  if (!TLS_CERT || !TLS_KEY) return createServer(listener);
  const files = { cert: path.resolve(projectRoot, TLS_CERT), key: path.resolve(projectRoot, TLS_KEY) };
  const pair = readCertificate(files);
  const server = createTlsServer(pair, listener);
  followCertificate(server, files, pair);
  return server;
}

async function startVite() {
  const { createServer: createViteServer } = await import("vite");
  const server = await createViteServer({ server: { middlewareMode: true }, root: projectRoot });
  return {
    middleware: server.middlewares as Middleware,
    load: () => server.ssrLoadModule("virtual:remix/server-build") as Promise<unknown> as Promise<ServerBuild>,
    close: () => server.close(),
  };
}

type Accounts = Awaited<ReturnType<Entry["boot"]>>["accounts"];

function announce(address: string, engine: string, accounts: Accounts): void {
  const lines = ["", `  Plataforma lista en ${address}`, `  Motor: ${engine}`];
  for (const account of accounts) {
    lines.push(
      `  ${account.role === "admin" ? "Administración" : "Estudiante de muestra"}: RUT ${account.rut}  ` +
        `contraseña ${account.password}`,
    );
  }
  if (accounts.length > 0) lines.push("  Estas contraseñas se muestran solo esta vez.");
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

// Any fatal error is logged in the log's own format. Its message contains no secrets: see log.server.ts.
process.on("uncaughtException", (error) => {
  log.fatal({ err: error }, "the server ends: an error that nobody caught");
  process.exit(1);
});
process.removeAllListeners("warning");
process.on("warning", (warning) => log.warn({ err: warning }, "a warning of Node.js"));
// The reader of the console may be gone, or its disk full.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

main().catch((error: unknown) => {
  if (error instanceof SettingsError) for (const line of error.lines) process.stderr.write(`Configuración: ${line}\n`);
  else process.stderr.write(`No se pudo iniciar: ${startFailure(error)}\n`);
  // The message of an AppError says what to do. Checked by name, because the application's bundle has its own copy of
  // it.
  if (!(error instanceof Error && error.name === "AppError"))
    process.stderr.write("«npm run doctor» revisa la instalación completa y dice qué hacer.\n");
  process.exit(1);
});

const LISTEN_FAILURES: Record<string, string> = {
  EADDRINUSE: "el puerto está ocupado. Cierra el otro programa o cambia PORT.",
  EACCES: "no hay permiso para usar ese puerto. Elige uno sobre 1024 en PORT.",
  EADDRNOTAVAIL: "HOST no es una dirección de este equipo. Usa 127.0.0.1 o 0.0.0.0.",
  ENOTFOUND: "HOST no es una dirección que se conozca. Usa 127.0.0.1 o 0.0.0.0.",
};

function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = "code" in error ? LISTEN_FAILURES[String(error.code)] : undefined;
  if (known) return known;
  return error.name === "Error" ? (error.stack ?? error.message) : error.message;
}
