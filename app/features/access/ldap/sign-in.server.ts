import { ResultCodeError } from "ldapts";
import { z } from "zod";
import { type ClientRequest, throttled } from "#app/features/auth/check-password.server.ts";
import { createHashingQueue } from "#app/features/auth/password.server.ts";
import type { SignInResult } from "#app/features/auth/sign-in.server.ts";
import { DIRECTORY } from "#app/features/auth/throttle/login-throttle.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import { SignInRefused } from "../sign-in-refused.server.ts";
import { signInWithIdentity } from "../sign-in-with-identity.server.ts";
import { askDirectory, type DirectoryPerson } from "./directory.server.ts";

/** Body of POST /api/auth/directory-login. Lengths are capped before anybody is asked. */
export const directoryLoginSchema = z.object({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
});

/**
 * Letters, digits and few signs: a directory takes many spellings for the same name (capitals, spaces, accents, signs
 * without width), and each would have a counter of failures of its own.
 */
const USERNAME = /^[a-z\d][a-z\d._@+-]{0,99}$/;

/** A directory that answers slowly must not collect connections. */
const inQueue = createHashingQueue(8, 200);

/**
 * Signs in by the user name and the password of the institution's directory.
 * @throws AppError not_found (no directory), unauthenticated (the same for every cause), too_many, unavailable;
 *   SignInRefused
 */
export async function signInWithDirectory(
  db: Db,
  { username, password }: z.infer<typeof directoryLoginSchema>,
  client: ClientRequest,
  settings: Settings,
): Promise<SignInResult> {
  if (settings.LDAP_URL === undefined) throw new AppError("not_found", "Aquí no se entra con ese usuario.");
  const name = username.trim().toLowerCase();
  const attempt = { name: `${DIRECTORY}${name}`, address: client.clientAddress, device: null };
  const answer = await throttled(db, attempt, (admit) =>
    inQueue(() => {
      admit();
      return USERNAME.test(name) ? answerOf(settings, name, password) : Promise.resolve(null);
    }),
  );
  if (answer === "unreachable") throw new SignInRefused("unreachable");
  if (!answer) throw wrongCredentials();
  const { subject, identifier, name: fullName } = answer;
  const identity = { provider: "ldap", issuer: settings.LDAP_BASE ?? new URL(settings.LDAP_URL).host, subject };
  const person = { identifierClaim: identifier, emailVerified: false, name: fullName };
  return signInWithIdentity(db, { ...identity, ...person }, client, settings);
}

/** A directory that does not answer is no failure of the person. */
async function answerOf(
  settings: Settings,
  username: string,
  password: string,
): Promise<DirectoryPerson | "unreachable" | null> {
  try {
    return await askDirectory(settings, username, password);
  } catch (error) {
    const cause = causeOf(error);
    if (error instanceof ResultCodeError) log.error({ event: "ldap_refused", cause }, "the directory refused");
    else log.error({ event: "ldap_unreachable", cause }, "the directory did not answer");
    return "unreachable";
  }
}

/** The kind of error; its text may hold names. */
function causeOf(error: unknown): string {
  if (error instanceof ResultCodeError) return error.name;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^[\w-]{1,60}$/.test(code) ? code : error instanceof Error ? error.name.slice(0, 40) : "unknown";
}

function wrongCredentials(): AppError {
  return new AppError("unauthenticated", "Revisa tu usuario y tu contraseña de la universidad e intenta otra vez.", {
    title: "Credenciales inválidas",
  });
}
