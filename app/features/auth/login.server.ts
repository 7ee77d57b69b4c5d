import { Authenticator } from "remix-auth";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { findUserByEmail, findUserById, findUserByRut } from "#app/features/users/queries.server.ts";
import { isValidRutShape, normalizeRut } from "#app/features/users/rut.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { type Asker, checkPassword } from "./check-password.server.ts";
import { CredentialsStrategy } from "./credentials-strategy.server.ts";
import { rememberDevice } from "./device.server.ts";
import type { LoginBody } from "./login-schema.ts";
import { startSession } from "./session.server.ts";

/** The person as the login call answers it. */
export type LoggedInUser = Pick<User, "id" | "rut" | "name" | "role" | "email">;

export type LoginResult = { user: LoggedInUser; headers: [string, string][] };

/** How the person is named: one key of the throttle for one person, whichever name was used. */
type Name = { kind: "rut" | "email"; value: string };

/**
 * Signs a person in by RUT or e-mail and opens a session.
 * @returns the person, and the Set-Cookie headers (session, known browser).
 * @throws AppError bad_request (no RUT, no e-mail), unauthenticated (one answer for every cause), too_many, unavailable.
 */
export function login(db: Db, body: LoginBody, { request, clientAddress }: Asker): Promise<LoginResult> {
  const strategy = new CredentialsStrategy<LoginResult, LoginBody>(body, async (attempt) => {
    const name = parseName(attempt.credentials);
    const user = await verifyPassword(db, name, attempt.credentials.password, {
      request: attempt.request,
      clientAddress,
    });
    return openSession(db, user, name, attempt.request);
  });
  // The body has been read by now, and remix-auth refuses to copy a request that was read: the headers are what is needed.
  const unread = new Request(request.url, { headers: request.headers });
  return new Authenticator<LoginResult>().use(strategy).authenticate(strategy.name, unread);
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
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new AppError("bad_request", "Ingresa un correo electrónico válido");
  return { kind: "email", value };
}

/** @throws AppError as login() */
async function verifyPassword(db: Db, name: Name, password: string, asker: Asker): Promise<User> {
  const person = await (name.kind === "rut" ? findUserByRut(db, name.value) : findUserByEmail(db, name.value));
  const fits = await checkPassword(db, { person, name: name.value, password }, asker);
  if (!person || !fits) throw invalidCredentials();
  return person;
}

/** One transaction: whoever was deactivated or got another password while the hash was computed gets no session. */
function openSession(db: Db, verified: User, name: Name, request: Request): Promise<LoginResult> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserById(trx, verified.id);
    if (!user || user.is_active === 0 || user.password_hash !== verified.password_hash) throw invalidCredentials();
    const userAgent = request.headers.get("User-Agent") ?? "";
    const session = await startSession(trx, { userId: user.id, userAgent, request });
    await recordActivity(trx, { userId: user.id, action: "login", details: { method: name.kind } });
    const { id, rut, name: fullName, role, email } = user;
    return {
      user: { id, rut, name: fullName, role, email },
      headers: [
        ["Set-Cookie", session],
        ["Set-Cookie", await rememberDevice(request, user)],
      ],
    };
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
