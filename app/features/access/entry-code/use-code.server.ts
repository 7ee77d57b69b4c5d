import { type ClientRequest, throttled } from "#app/features/auth/check-password.server.ts";
import { afterFirstStep, type SignInResult } from "#app/features/auth/sign-in.server.ts";
import { ENTRY_CODE } from "#app/features/auth/throttle/login-throttle.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { type CodePurpose, codeGone, forgetCode, takeCode, waitingCode } from "./codes.server.ts";
import { isEntryByCode } from "./request-code.server.ts";

/**
 * Opens a session with the code that was mailed, or the second step for whoever has a second factor. The session is
 * good for nothing but an own password until there is one.
 * @throws AppError unprocessable wrong_code, conflict code_gone, too_many
 */
export async function enterWithCode(
  db: Db,
  code: string,
  client: ClientRequest,
  { settings }: { settings: Pick<Settings, "INITIAL_PASSWORD" | "LOGIN_RUT"> },
): Promise<SignInResult> {
  if (!isEntryByCode(settings)) throw codeGone();
  const signedIn = await withCode(db, code, client, "entry", (trx, person) =>
    afterFirstStep(trx, person, { method: "code", request: client.request }),
  );
  return { ...signedIn, headers: [...signedIn.headers, ["Set-Cookie", await forgetCode()]] };
}

/**
 * Whether the signed-in owner of the account has read the code in the confirmed mailbox.
 * @throws AppError unprocessable wrong_code, conflict code_gone, too_many
 */
export function confirmByCode(db: Db, userId: number, code: string, client: ClientRequest): Promise<User> {
  return withCode(db, code, client, "confirm", async (_, person) => {
    if (person.id !== userId) throw codeGone();
    return person;
  });
}

/** Counts and slows the try as a password's; `use` runs in the transaction that uses the code up. */
async function withCode<T extends object>(
  db: Db,
  code: string,
  client: ClientRequest,
  purpose: CodePurpose,
  use: (trx: Db, person: User) => Promise<T>,
): Promise<T> {
  const { request, clientAddress: address } = client;
  const id = await waitingCode(db, request, purpose);
  if (id === null) throw codeGone();
  let refusal = codeGone();
  // The name is the code's and not the account's: strangers with codes of their own keep no owner out.
  const done = await throttled(db, { name: `${ENTRY_CODE}${id}`, address, device: null }, (admit) => {
    admit();
    return db.transaction().execute(async (trx) => {
      const person = await takeCode(trx, code, request, purpose);
      if (!(person instanceof AppError)) return use(trx, person);
      refusal = person;
      return null;
    });
  });
  if (done === null) throw refusal;
  return done;
}
