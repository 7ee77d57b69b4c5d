import { randomBytes } from "node:crypto";
import type { BlockList } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { addressRanges } from "#app/platform/address-ranges.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { countRequest } from "#app/platform/http-metrics.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { LoadContext } from "../load-context.ts";
import { isScimPath, SCIM_TYPE, scimError } from "../scim-error.ts";
import { clientAddress } from "./client-address.server.ts";
import { CLIENT_LEFT, hasLeft, leavingSignal } from "./client-left.server.ts";
import { createDiagnoser, DIAGNOSIS_HEADER, DIAGNOSIS_PATH } from "./diagnosis.server.ts";
import { drainBody } from "./drain-body.server.ts";
import { secretAddressHeaders, securityHeaders } from "./headers.server.ts";
import { isCrossSite } from "./origin.server.ts";
import type { Routed } from "./route-pattern.ts";
import { cutWhenStalled } from "./stalled-body.server.ts";

type HttpAppEnv = { Bindings: HttpBindings; Variables: { requestId: string; nonce: string; isStatic?: true } };
type HttpAppContext = Context<HttpAppEnv>;

/** Bytes of a body that is not an upload: JSON and form posts. */
const BODY_LIMIT = 64 * 1024;
const KNOWN_METHOD = /^(GET|HEAD|POST|PATCH|PUT|DELETE|OPTIONS)$/;
/** All files of the client together: their names say nothing. */
const STATIC: Routed = { route: "static", path: "static" };

export type HttpAppOptions = {
  /** Remix: answers everything that is no static file. */
  handle(request: Request, context: LoadContext): Promise<Response>;
  serveStatic(request: Request): Promise<Response | null>;
  /** Path -> most bytes of its body. Uploads count chunked bodies themselves while they stream. */
  uploads: ReadonlyMap<string, { bytes: number; message: string }>;
  /** Path -> most bytes of its body: forms that other sites post here by nature; their routes know that. */
  crossSiteForms: ReadonlyMap<string, number>;
  /** The route that a path belongs to, for log and metrics. */
  routeOf(path: string): Routed;
  publicUrl: string | undefined;
  /** Whether browsers come over https. */
  https: boolean;
  trustProxy: readonly string[];
  dev: boolean;
  /** Answers `npm run doctor`; none: nobody is answered. */
  diagnosis?: { key: Buffer; settings: Settings } | undefined;
};

/**
 * What stands before Remix: request ids, headers, origin check, body limits, static files, abort signal, request log.
 */
export function createHttpApp(options: HttpAppOptions): Hono<HttpAppEnv> {
  const app = new Hono<HttpAppEnv>();
  const trusted = addressRanges(options.trustProxy);

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomBytes(9).toString("base64url");
    const nonce = randomBytes(16).toString("base64url");
    c.set("requestId", requestId);
    c.set("nonce", nonce);
    cutWhenStalled(c.env.incoming);
    await next();
    // A raw Response replaces headers set before: they go on afterwards.
    const headers = { ...securityHeaders(nonce, options), ...secretAddressHeaders(c.req.path) };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set("X-Request-Id", requestId);
    // Pages of a signed-in person never stay in a cache; static files carry their own rule.
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
    await drainBody(c.env, c.res.headers);
    const routed = c.get("isStatic") ? STATIC : options.routeOf(c.req.path);
    noteRequest(c, routed, performance.now() - started);
  });

  if (options.diagnosis) app.use(answerDiagnosis(options.diagnosis, trusted));
  app.use(async (c, next) => {
    const refusal = refuse(c, options);
    return refusal ?? next();
  });
  const limits = new Map([...options.crossSiteForms].map(([path, bytes]) => [path, limitBody(bytes)]));
  const usualLimit = limitBody(BODY_LIMIT);
  app.use(async (c, next) =>
    options.uploads.has(c.req.path) ? next() : (limits.get(c.req.path) ?? usualLimit)(c, next),
  );
  app.use(compress());
  app.use(async (c, next) => {
    const file = await options.serveStatic(c.req.raw);
    if (!file) return next();
    c.set("isStatic", true);
    return file;
  });

  app.onError((error, c) => {
    // A body that broke off while it was read: whoever sent it is not there to be answered.
    if (hasLeft(c.env)) return new Response(null, { status: CLIENT_LEFT });
    const requestId = c.get("requestId");
    log.error({ requestId, err: error }, "unexpected error before a route");
    const message = `Algo falló en el servidor. Si se repite, avisa al administrador con este código: ${requestId}`;
    return c.json({ error: "Error interno", message }, 500);
  });
  app.all("*", (c) => {
    const { incoming } = c.env;
    return options.handle(c.req.raw, {
      nonce: c.get("nonce"),
      requestId: c.get("requestId"),
      clientAddress: clientAddress(incoming.socket.remoteAddress, c.req.header("x-forwarded-for"), trusted),
      signal: leavingSignal(c.env),
      peerAddress: incoming.socket.remoteAddress ?? "",
      ...(incoming.url !== undefined && { sentUrl: incoming.url }),
    });
  });
  return app;
}

/**
 * One line and one count for each request, when its answer has gone out or its client has gone. `ms`: until the answer
 * began. Who leaves a stream of events leaves when it has served.
 */
function noteRequest(c: HttpAppContext, { route, path }: Routed, ms: number): void {
  const { outgoing } = c.env;
  const { status: answered, headers } = c.res;
  const method = KNOWN_METHOD.test(c.req.method) ? c.req.method : "other";
  const isStream = headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const note = () => {
    const status = hasLeft(c.env) && !isStream ? CLIENT_LEFT : answered;
    countRequest({ method, route, status, seconds: ms / 1000 });
    // Not the address as it came: people and programs put names, RUTs and worse into it.
    const line = { requestId: c.get("requestId"), method, path, status, ms: Math.round(ms) };
    if (route === STATIC.route) log.debug(line, "request");
    else log.info(line, "request");
  };
  if (outgoing.closed) note();
  else outgoing.once("close", note);
}

/** Before everything that refuses: also a request that a proxy has spoiled is told how it arrived. */
function answerDiagnosis({ key, settings }: { key: Buffer; settings: Settings }, trusted: BlockList) {
  const diagnoser = createDiagnoser(key, settings, trusted);
  return async (c: HttpAppContext, next: Next) => {
    const arrived = {
      peer: c.env.incoming.socket.remoteAddress,
      forwardedFor: c.req.header("x-forwarded-for"),
      host: c.req.header("host"),
    };
    const answer = c.req.path === DIAGNOSIS_PATH ? diagnoser.answer(c.req.header(DIAGNOSIS_HEADER), arrived) : null;
    if (answer) return c.json(answer);
    diagnoser.notice(arrived);
    return next();
  };
}

/** Requests that never reach a route. */
function refuse(c: HttpAppContext, options: HttpAppOptions): Response | null {
  const { path, method } = c.req;
  if (!KNOWN_METHOD.test(method)) return problem(c, 405, "Método no permitido", "Ese método no se acepta.");
  // The router would go on with it undecoded, and complain on the console in lines that are no log.
  if (!isDecodable(c.req.url))
    return problem(c, 400, "Dirección inválida", "Esa dirección no se puede leer. Revísala.");
  // Remix would answer these only with flags that stay off (open CVEs); 404 also on the day somebody flips a flag.
  if (path === "/__manifest" || path.endsWith(".data"))
    return problem(c, 404, "No encontrado", "No encontramos lo que buscas.");
  // Remix's own way to ask for one route's data: no call of the API is asked like that, and its errors are not ours.
  if ((path.startsWith("/api/") || isScimPath(path)) && c.req.query("_data") !== undefined) {
    return problem(c, 404, "No encontrado", "Esa dirección de la API no existe.");
  }
  const isExpected = method === "POST" && options.crossSiteForms.has(path);
  if (!isExpected && isCrossSite(method, c.env.incoming.headers, options.publicUrl)) {
    return problem(
      c,
      403,
      "Origen no permitido",
      "La solicitud viene de otro sitio. Abre la plataforma e intenta desde ahí.",
    );
  }
  const upload = options.uploads.get(path);
  if (upload && Number(c.req.header("content-length") ?? 0) > upload.bytes)
    return problem(c, 413, upload.message, upload.message);
  return null;
}

/** Not Hono's path, which is decoded as far as that goes. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) =>
      problem(
        c as HttpAppContext,
        413,
        "Solicitud demasiado grande",
        "Lo que enviaste es demasiado largo. Acórtalo e intenta otra vez.",
      ),
  });

function problem(c: HttpAppContext, status: 400 | 403 | 404 | 405 | 413, error: string, message: string): Response {
  const headers = { "Cache-Control": "no-store" };
  if (!isScimPath(c.req.path)) return c.json({ error, message }, status, headers);
  return c.json(scimError({ status, message }), status, { ...headers, "Content-Type": SCIM_TYPE });
}
