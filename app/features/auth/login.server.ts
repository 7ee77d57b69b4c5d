import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { otherId } from "#app/features/users/other-id.ts";
import { findUserByEmail, findUserById, findUserByRut } from "#app/features/users/queries.server.ts";
import { isValidRutShape, normalizeRut } from "#app/features/users/rut.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { authRuntime } from "./auth-services.server.ts";
import { mayBreakGlass, recordBreakGlass } from "./break-glass.server.ts";
import { type ClientRequest, checkPassword } from "./check-password.server.ts";
import type { LoginBody } from "./login-schema.ts";
import { afterFirstStep, type SignInResult } from "./sign-in.server.ts";

const REFUSED_EMERGENCY =
  "the emergency account may not enter: its network, an unknown proxy, its role, or a short or initial password";

/** The name that the person signed in with. */
type Name = { kind: "rut" | "email" | "other"; value: string };

/**
 * Signs a person in by RUT or e-mail, or by the identifier of people without a RUT: opens a session, or has it wait for
 * the second step.
 * @throws AppError bad_request (neither RUT nor e-mail), unauthenticated (the same error for every cause), too_many,
 *   unavailable.
 */
export function login(db: Db, body: LoginBody, { request, clientAddress }: ClientRequest): Promise<SignInResult> {
  const strategy = new CredentialsStrategy<SignInResult, LoginBody>(body, async (attempt) => {
    const name = parseName(attempt.credentials);
    const user = await verifyPassword(db, name, attempt.credentials.password, {
      request: attempt.request,
      clientAddress,
    });
    return openVerified(db, user, name, { request: attempt.request, clientAddress });
  });
  // remix-auth clones the request, which fails once its body has been read; only the headers are needed.
  const unread = new Request(request.url, { headers: request.headers });
  return new Authenticator<SignInResult>().use(strategy).authenticate(strategy.name, unread);
}

function parseName({ rut, email }: LoginBody): Name {
  if (rut !== undefined) {
    const value = normalizeRut(rut);
    if (!isValidRutShape(value)) {
      throw new AppError("bad_request", "Por favor ingresa un RUT válido (ej: 12345678-9)", { title: "RUT inválido" });
    }
    return { kind: "rut", value };
  }
  const value = (email ?? "").trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return { kind: "email", value };
  const identifier = otherId(value);
  if (identifier === null) throw new AppError("bad_request", "Ingresa un correo electrónico válido");
  return { kind: "other", value: identifier };
}

/** @throws AppError as login() */
async function verifyPassword(db: Db, name: Name, password: string, client: ClientRequest): Promise<User> {
  // Both kinds of identifier are in one column; neither can be taken for the other.
  const found = await (name.kind === "email" ? findUserByEmail(db, name.value) : findUserByRut(db, name.value));
  // Where passwords are closed, everybody else is unknown: the same work, the same answer, the same counters.
  const { breakGlass } = authRuntime();
  const person = !breakGlass || mayBreakGlass(breakGlass, found, password, client) ? found : undefined;
  // Told to IT alone: whoever tries sees what everybody sees.
  if (breakGlass && !person && found?.rut === breakGlass.rut)
    log.warn({ event: "break_glass_refused", address: client.clientAddress }, REFUSED_EMERGENCY);
  const fits = await checkPassword(db, { person, name: name.value, password }, client);
  if (!person || !fits) throw invalidCredentials();
  return person;
}

/** In one transaction: nothing is opened when the account was deactivated or its password changed during hashing. */
function openVerified(db: Db, verified: User, name: Name, client: ClientRequest): Promise<SignInResult> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserById(trx, verified.id);
    if (!user || user.is_active === 0 || user.password_hash !== verified.password_hash) throw invalidCredentials();
    if (authRuntime().breakGlass) await recordBreakGlass(trx, user, client);
    return afterFirstStep(trx, user, { method: name.kind, request: client.request });
  });
}

function invalidCredentials(): AppError {
  return new AppError(
    "unauthenticated",
    "Revisa tus datos e intenta otra vez. Si no recuerdas tu contraseña, contacta al administrador.",
    {
      title: "Credenciales inválidas",
    },
  );
}

/**
 * remix-auth strategy for a name and a password that the API layer has already read and validated. The body of the
 * request has already been consumed.
 */
class CredentialsStrategy<User, Credentials> extends Strategy<User, CredentialsAttempt<Credentials>> {
  override name = "credentials";
  readonly #credentials: Credentials;

  constructor(credentials: Credentials, verify: Strategy.VerifyFunction<User, CredentialsAttempt<Credentials>>) {
    super(verify);
    this.#credentials = credentials;
  }

  override authenticate(request: Request): Promise<User> {
    return this.verify({ credentials: this.#credentials, request });
  }
}

type CredentialsAttempt<Credentials> = { credentials: Credentials; request: Request };
