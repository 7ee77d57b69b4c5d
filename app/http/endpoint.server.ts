import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { type Look, recordLooks } from "#app/features/audit/looks.server.ts";
import { noticingRecords } from "#app/features/audit/recorded-scope.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { resolveOpenSession } from "#app/features/auth/session.server.ts";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { extentOf } from "#app/features/permissions/permissions.ts";
import { notAllowed } from "#app/features/users/run-with-permission.server.ts";
import { blockedError } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { diskGuard } from "#app/platform/disk.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { storageError, storageFailure } from "#app/platform/storage-failure.ts";
import type { Db } from "#db/open.server.ts";
import { openWork, type Work, whileLive } from "./abort-with-session.server.ts";
import { observed } from "./answer-observer.ts";
import { isRefusal, recordRefusal, recordUnnamedChange } from "./audit-call.server.ts";
import type { Access, Answer, CallDescription, Dialect, Method, Prose, Refusals, Upload } from "./call-description.ts";
import { wrongFields } from "./invalid-field-names.ts";
import { jsonAnswer } from "./json-answer.server.ts";
import type { LoadContext } from "./load-context.ts";
import { refuseOtherPerson } from "./other-person.server.ts";
import { parseQuery } from "./query-parameters.server.ts";
import { SCIM_TYPE, scimError } from "./scim-error.ts";
import { CLIENT_LEFT } from "./server/client-left.server.ts";

/** Fields that one message names. */
const MAX_NAMED = 5;

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.infer<S> : undefined;
type UserFor<A extends Access> = A extends "public" ? SessionUser | null : SessionUser;
/** What a handler may answer without making a response of it. */
type JsonOf<R extends Answer> = R extends { json: infer S extends z.ZodType } ? z.infer<S> : never;

/** What a call is made of. P, Q and B are the schemas of what it takes, R is what it answers. */
type EndpointSpec<A extends Access, P extends Schema, Q extends Schema, B extends Schema, R extends Answer> = Prose & {
  method: Method;
  /** Who may call. No default on purpose: forgetting it must not compile. */
  access: A;
  /** Schema of the path's parameters; a mismatch is a 404. */
  params?: P;
  /** Schema of the address's parameters, in which an empty one counts as absent; a mismatch is a 400 "bad_query". */
  query?: Q;
  /** Schema of the JSON body. Without one the body is left unread (uploads parse it themselves). */
  body?: B;
  /** The file that the handler receives, for the description. */
  upload?: Upload;
  answer: R;
  /** How it speaks, where that is not the platform's own way. */
  dialect?: Dialect;
  /** What this call refuses, besides what every call of its kind does (openapi/refusals.ts). */
  refusals?: Refusals;
  /**
   * Answers also while the disk is full: signing in and out, locking somebody out, erasing. Other changes are refused
   * then.
   */
  worksOnFullDisk?: true;
  /** Answers also to who still has to get a second factor: what is needed to get one. */
  beforeSecondFactor?: true;
  /** Answers also to who still has to set an own password: what sets it. */
  beforeOwnPassword?: true;
  /**
   * Whether somebody whose data is blocked may call. A test wants it of everything with which students change
   * something; a read that makes something of their data says it too.
   */
  whenBlocked?: "refuse" | "allow";
  /** Answers also when it has ended the session that it came with: changing the password, erasing the account. */
  outlivesSession?: true;
  /**
   * What a member of staff got to see, for the audit trail. Changes are recorded by their commands, or else by their
   * address; "nothing": the call tells and changes nothing about anybody.
   */
  audit?: "nothing" | ((call: Call<A, P, Q, B>, answer: JsonOf<R>) => readonly Look[]);
  handle(call: Call<A, P, Q, B>): Promise<Response | JsonOf<R>>;
};

type Call<A extends Access, P extends Schema, Q extends Schema, B extends Schema> = {
  db: Db;
  user: UserFor<A>;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** What the person's permission covers; "own" where `access` is none. */
  extent: "all" | "own";
  request: Request;
  context: LoadContext;
};

/** What an endpoint reads of all that the router hands to a loader or an action. */
type EndpointArgs = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

export type Endpoint = ((args: EndpointArgs) => Promise<Response>) & {
  /** What it was told, for the tests that go over all routes. */
  readonly access: Access;
  readonly method: Method;
  readonly body: z.ZodType | undefined;
  readonly whenBlocked: "refuse" | "allow" | undefined;
  readonly description: CallDescription;
};

/**
 * One API call: method, access, disk space, parameters and body are checked in this order, errors become JSON with
 * `error` and `message`. Export the result as both `action` and `loader`: a wrong method then answers 405 as JSON.
 */
export function endpoint<
  A extends Access,
  R extends Answer,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(spec: EndpointSpec<A, P, Q, B, R>): Endpoint {
  const description = descriptionOf(spec);
  const call = async (args: EndpointArgs): Promise<Response> => {
    const { request, context } = args;
    let work: Work | undefined;
    let user: SessionUser | null = null;
    try {
      checkMethod(request, spec.method);
      const db = getDb();
      const session = await resolveOpenSession(db, request);
      user = session?.user ?? null;
      if (spec.access !== "public") refuseOtherPerson(request, user);
      const extent = await authorise(db, session, spec);
      if (spec.whenBlocked === "refuse" && session?.isBlocked) throw blockedError();
      if (session && spec.access !== "public" && !spec.outlivesSession) work = openWork.begin(session.sessionId);
      const signal = work ? AbortSignal.any([context.signal, work.signal]) : context.signal;
      if (spec.method !== "GET" && !spec.worksOnFullDisk) diskGuard()?.refuseChanges();
      const params = spec.params ? parseParams(spec.params, args.params) : undefined;
      const query = spec.query ? parseQuery(spec.query, request.url) : undefined;
      const body = spec.body ? await parseBody(spec.body, request) : undefined;
      // The conditional types above tie these to the spec; TypeScript cannot follow them through a generic.
      const call = { db, user, extent, params, query, body, request, context: { ...context, signal } };
      const answer = await audited(spec, call as never, () => spec.handle(call as never));
      if (spec.method !== "GET") await openWork.closeEnded();
      // The JSON answer to a change is sent even if the session ended meanwhile; every other answer becomes a 401.
      if (work?.signal.aborted && (spec.method === "GET" || answer instanceof Response)) throw unauthenticated();
      const response = observed(
        description,
        answer instanceof Response ? answer : jsonIn(spec.dialect, answer as object),
      );
      if (!work || request.method === "HEAD") return response;
      const sending = whileLive(response, work, context.signal);
      // whileLive() ends the work once the body has been sent.
      work = undefined;
      return sending;
    } catch (error) {
      if (isForStaff(spec.access) && isRefusal(error)) await recordRefusal(getDb(), user, request);
      // Nobody is there to read the answer; the status is for the log.
      if (context.signal.aborted) return new Response(null, { status: CLIENT_LEFT });
      const refusal = work?.signal.aborted ? unauthenticated() : error;
      return observed(description, errorResponse(refusal, context.requestId, spec.dialect));
    } finally {
      work?.end();
    }
  };
  const { access, method, body, whenBlocked } = spec;
  return Object.assign(call, { access, method, body, whenBlocked, description });
}

type DescribedSpec = Omit<EndpointSpec<Access, Schema, Schema, Schema, Answer>, "handle" | "audit">;

function descriptionOf(spec: DescribedSpec): CallDescription {
  const { summary, description, method, access, params, query, body, upload, answer, whenBlocked, dialect } = spec;
  const refusals = whenBlocked === "refuse" ? withBlocked(spec.refusals) : (spec.refusals ?? {});
  const needsDisk = method !== "GET" && !spec.worksOnFullDisk;
  const prose = { summary, ...(description !== undefined && { description }) };
  return { ...prose, method, access, params, query, body, upload, answer, refusals, needsDisk, dialect };
}

function withBlocked(refusals: Refusals = {}): Refusals {
  const own = refusals[409];
  const causes = typeof own === "string" ? { "": own } : own;
  return { ...refusals, 409: { ...causes, blocked: "the person has had the own data blocked" } };
}

/** The one place where an error becomes an HTTP answer. */
export function errorResponse(error: unknown, requestId: string, dialect?: Dialect): Response {
  if (error instanceof AppError) {
    const headers = new Headers({ "Cache-Control": "no-store" });
    if (error.retryAfter !== undefined) headers.set("Retry-After", String(Math.max(1, Math.ceil(error.retryAfter))));
    if (error.allow) headers.set("Allow", error.allow);
    if (error.authenticate) headers.set("WWW-Authenticate", error.authenticate);
    return refusalIn(dialect, error, headers);
  }
  const failure = storageFailure(error);
  if (failure) {
    diskGuard()?.failed(error);
    log.error({ requestId, err: error }, "the disk refused a request's change");
    return errorResponse(storageError(failure), requestId, dialect);
  }
  log.error({ requestId, err: error }, "unexpected error");
  const message =
    "Algo falló en el servidor. Intenta otra vez; si se repite, avisa al administrador con este código: " +
    `${requestId}`;
  const fault = { status: 500, title: "Error interno", message };
  return refusalIn(dialect, fault, new Headers({ "Cache-Control": "no-store" }));
}

type Refused = Pick<AppError, "status" | "message"> & Partial<Pick<AppError, "title" | "reason">>;

function refusalIn(dialect: Dialect | undefined, refused: Refused, headers: Headers): Response {
  const { status, message, reason, title = message } = refused;
  if (dialect !== "scim")
    return Response.json({ error: title, message, ...(reason && { reason }) }, { status, headers });
  const body = scimError(refused);
  headers.set("Content-Type", SCIM_TYPE);
  return Response.json(body, { status: Number(body.status), headers });
}

const jsonIn = (dialect: Dialect | undefined, answer: object) =>
  dialect === "scim" ? jsonAnswer(answer, 200, SCIM_TYPE) : jsonAnswer(answer);

function checkMethod(request: Request, method: Method): void {
  const sent = request.method === "HEAD" ? "GET" : request.method;
  if (sent !== method) {
    throw new AppError("method_not_allowed", `Esta dirección solo acepta el método ${method}.`, {
      title: "Método no permitido",
      allow: method,
    });
  }
}

type Door = { access: Access; method: Method; beforeSecondFactor?: true; beforeOwnPassword?: true };

async function authorise(
  db: Db,
  session: Awaited<ReturnType<typeof resolveOpenSession>>,
  { access, method, beforeSecondFactor, beforeOwnPassword }: Door,
): Promise<"all" | "own"> {
  if (access === "public") return "own";
  if (!session) throw unauthenticated();
  const { user, needsPassword } = session;
  const extent = access === "user" ? "own" : extentOf(user.role, access, method === "GET" ? "look" : "change");
  if (extent === null) throw notAllowed();
  const lacksFactor = await authRuntime().secondStep.isMissing(db, user);
  if (lacksFactor && !beforeSecondFactor) {
    throw new AppError("forbidden", "Antes de seguir agrega un segundo factor a tu cuenta.", {
      reason: "second_factor_required",
    });
  }
  // The factor comes first: what adds it is open until there is one.
  if (needsPassword && !beforeOwnPassword && !lacksFactor) {
    throw new AppError("forbidden", "Antes de seguir elige una contraseña propia.", {
      reason: "own_password_required",
    });
  }
  return extent;
}

const isForStaff = (access: Access): boolean => access !== "public" && access !== "user";

/** Runs a call of staff and puts into the audit trail what it has not put there itself. */
async function audited<T>(
  { access, method, audit }: { access: Access; method: Method; audit?: unknown },
  call: { db: Db; user: SessionUser; request: Request },
  handle: () => Promise<T>,
): Promise<T> {
  if (!isForStaff(access) || audit === "nothing") return handle();
  const { result, recorded } = await noticingRecords(handle);
  if (typeof audit === "function" && !recorded) await recordLooks(call.db, call.user, audit(call, result));
  else if (method !== "GET" && !recorded) await recordUnnamedChange(call.db, call.user, call.request);
  return result;
}

function unauthenticated(): AppError {
  return new AppError("unauthenticated", "Inicia sesión para continuar.", { title: "No autenticado" });
}

function parseParams(schema: z.ZodType, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new AppError("not_found", "No encontramos lo que buscas.", { title: "No encontrado" });
  return parsed.data;
}

async function parseBody(schema: z.ZodType, request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError("unsupported", "Envía los datos como JSON (Content-Type: application/json).");
  }
  let json: unknown;
  try {
    json = await request.json();
  } catch {
    throw new AppError("bad_request", "Los datos enviados no se pueden leer. Recarga la página e intenta otra vez.");
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const fields = wrongFields(parsed.error).slice(0, MAX_NAMED);
    throw new AppError(
      "bad_request",
      fields.length > 0
        ? `Revisa estos datos: ${fields.join(", ")}.`
        : "Los datos enviados no tienen la forma esperada.",
    );
  }
  return parsed.data;
}
