import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isDeliverable } from "#app/email/deliverable.ts";
import { enqueueMail, notifyOutbox } from "#app/email/outbox.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { networksOf } from "#app/features/auth/network-prefix.server.ts";
import { isPasswordless } from "#app/features/auth/session-origin.server.ts";
import { otherId } from "#app/features/users/other-id.ts";
import { findUserById, findUserByRut } from "#app/features/users/queries.server.ts";
import { isValidRutShape, normalizeRut } from "#app/features/users/rut.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { hasUsableEmail } from "./after-reset.server.ts";
import { type CodePurpose, hadItsCodes, makeCode } from "./codes.server.ts";
import { type CodeMailSettings, entryCodeMail } from "./mails.server.ts";

export type CodeContext = { settings: CodeMailSettings };

/** Body of POST /api/auth/entry-code. */
export const codeRequestSchema = z.object({
  identifier: z.string().min(1).max(64).describe("a RUT, or the passport or provisional number of people without one"),
});

/** The mails of this kind to one person. */
const codeTopic = (userId: number) => `entry-code:${userId}`;

/** Nobody: what is mailed to this address is never written. */
const NOBODY = { name: "Nadie", email: "nadie@example.invalid" };

/** Whether accounts are opened by mailed codes here. Where passwords are closed, this way is closed as well. */
export function isEntryByCode({ INITIAL_PASSWORD, LOGIN_RUT }: Pick<Settings, "INITIAL_PASSWORD" | "LOGIN_RUT">) {
  return INITIAL_PASSWORD === "code" && LOGIN_RUT === "on";
}

/**
 * Mails a code to whoever the identifier belongs to, if that account has an address that somebody has vouched for and
 * has not had its five codes of the day. What is answered, and the work done for it, is the same in every case.
 * @returns the Set-Cookie value: the code is good in this browser alone
 * @throws AppError not_found entry_closed, bad_request, too_many (of the network)
 */
export async function requestEntryCode(
  db: Db,
  identifier: string,
  { clientAddress }: ClientRequest,
  { settings }: { settings: CodeMailSettings & Parameters<typeof isEntryByCode>[0] },
): Promise<string> {
  if (!isEntryByCode(settings)) throw closed();
  const names = identifiersOf(identifier);
  paceNetwork(clientAddress);
  const cookie = await db.transaction().execute(async (trx) => {
    const people = await Promise.all(names.map((name) => findUserByRut(trx, name)));
    const found = people.find((person) => person !== undefined);
    const mayAsk = found && isReached(found) && !(await hadItsCodes(trx, found.id));
    return sendCode(trx, mayAsk ? found : null, "entry", { settings });
  });
  notifyOutbox();
  return cookie;
}

/**
 * Mails a code to the confirmed address of somebody signed in, who has no password of ours to prove who asks.
 * @returns the Set-Cookie value
 * @throws AppError conflict no_mail, password_first or no_confirmed_email, too_many
 */
export async function requestConfirmationCode(
  db: Db,
  userId: number,
  { request, clientAddress }: ClientRequest,
  { settings }: CodeContext,
): Promise<string> {
  const person = await findUserById(db, userId);
  const problem = !person || (await confirmationProblem(db, person, request, settings));
  if (problem) throw problem === true ? unknown() : problem;
  paceNetwork(clientAddress);
  const cookie = await db.transaction().execute(async (trx) => {
    if (await hadItsCodes(trx, person.id)) throw tooManyCodes();
    return sendCode(trx, person, "confirm", { settings });
  });
  notifyOutbox();
  return cookie;
}

/** Whether a code may stand for the password of this person in this session. */
export async function canConfirmByCode(
  db: Db,
  person: User,
  request: Request,
  settings: CodeMailSettings,
): Promise<boolean> {
  return (await confirmationProblem(db, person, request, settings)) === null;
}

async function confirmationProblem(
  db: Db,
  person: User,
  request: Request,
  { SMTP_URL }: Pick<CodeMailSettings, "SMTP_URL">,
): Promise<AppError | null> {
  if (SMTP_URL === undefined) return conflict("no_mail", "Aquí todavía no salen correos. Pide ayuda a la oficina.");
  if (person.password_hash !== null && !(await isPasswordless(db, request)))
    return conflict("password_first", "Confirma con tu contraseña.");
  if (person.email_source !== "confirmed" || !isDeliverable(person.email))
    return conflict("no_confirmed_email", "Tu cuenta no tiene un correo confirmado. Pide ayuda a la oficina.");
  return null;
}

/** The code's row and mail; for nobody the same work, but for the mail's row. */
async function sendCode(
  trx: Db,
  person: User | null,
  purpose: CodePurpose,
  { settings }: CodeContext,
): Promise<string> {
  const { clock } = authRuntime();
  const made = await makeCode(trx, person, purpose);
  const own = await officeSettings(trx, settings);
  const { name, email } = person ?? NOBODY;
  const mail = entryCodeMail({ name, address: email }, { ...made, purpose }, own);
  const topic = codeTopic(person?.id ?? 0);
  const { expiresAt } = made;
  const message = { dedupKey: `${topic}:${randomUUID()}`, topic, mail, expiresAt, isSecret: true };
  await enqueueMail(trx, message, { settings, clock });
  return made.cookie;
}

function isReached(person: User): boolean {
  return person.is_active === 1 && hasUsableEmail(person);
}

/** As stored: a RUT, a passport or provisional number; digits alone may be either. @throws AppError bad_request */
function identifiersOf(typed: string): string[] {
  const rut = normalizeRut(typed);
  const isRut = isValidRutShape(rut) && !/[a-jl-z]/i.test(typed);
  const names = [...(isRut ? [rut] : []), otherId(typed)].filter((name) => name !== null);
  if (names.length > 0) return names;
  throw new AppError("bad_request", "Escribe tu RUT completo, por ejemplo 12345678-9.", { reason: "wrong_identifier" });
}

/** Depends on the network alone, and says nothing about accounts. */
function paceNetwork(address: string): void {
  const { codeRequests } = authRuntime();
  const networks = networksOf(address).map(({ name }) => name);
  const waitMs = Math.max(...networks.map((name) => codeRequests.waitMs(name)));
  if (waitMs > 0) {
    throw new AppError(
      "too_many",
      "Se pidieron muchos códigos desde esta red. Espera unos minutos e intenta otra vez.",
      {
        retryAfter: Math.ceil(waitMs / 1000),
      },
    );
  }
  for (const name of networks) codeRequests.add(name);
}

function closed(): AppError {
  return new AppError("not_found", "Aquí no se entra con un código.", { reason: "entry_closed" });
}

function conflict(reason: string, text: string): AppError {
  return new AppError("conflict", text, { reason });
}

function tooManyCodes(): AppError {
  return new AppError("too_many", "Se enviaron muchos códigos en un día. Espera hasta mañana.", {
    reason: "too_many_codes",
  });
}

function unknown(): AppError {
  return new AppError("unauthenticated", "Inicia sesión para continuar.", { title: "No autenticado" });
}
