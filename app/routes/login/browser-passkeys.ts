import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ApiError, postJson } from "#app/http/api.ts";

/** The browser's side of passkeys: the question comes from the server, the browser asks the person. */

/**
 * @param path of the call that asks
 * @returns null when the person closed the browser's window, or has no passkey here
 * @throws ApiError
 */
export async function answerWithPasskey(path: string): Promise<AuthenticationResponseJSON | null> {
  const { options } = await postJson<{ options: PublicKeyCredentialRequestOptionsJSON }>(path);
  return unlessClosed(startAuthentication({ optionsJSON: options }));
}

/**
 * @param proof that the owner asks: the password, or the answer of a passkey
 * @returns null when the person closed the browser's window, or the authenticator has one of this account already
 * @throws ApiError
 */
export async function makePasskey(proof: object): Promise<RegistrationResponseJSON | null> {
  const path = "/api/account/passkeys/options";
  const { options } = await postJson<{ options: PublicKeyCredentialCreationOptionsJSON }>(path, proof);
  return unlessClosed(startRegistration({ optionsJSON: options }));
}

async function unlessClosed<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // NotAllowedError, InvalidStateError, AbortError: the browser has told the person what it was.
    return null;
  }
}
