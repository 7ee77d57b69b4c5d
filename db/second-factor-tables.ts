import type { Generated, Selectable } from "kysely";

/** Secrets of authenticator apps, one for an account. */
interface TotpSecretsTable {
  user_id: number;
  /** AES-256-GCM, base64url: nonce, tag and ciphertext. */
  secret: string;
  /** The newest 30-second step whose code was used; none is accepted twice. */
  last_step: number;
  created_at: string;
  /** Null until a code of the app was typed: before that it is asked of nobody. */
  confirmed_at: string | null;
  last_used_at: string | null;
}

/** Codes for whoever has lost the app, ten for an account. */
interface RecoveryCodesTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of account and code, hexadecimal. */
  code_hash: string;
  created_at: string;
  used_at: string | null;
}

/** WebAuthn credentials, any number for an account. */
interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** base64url, as the browser sends it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** base64url; the same one for all passkeys of an account. */
  user_handle: string;
  /** The authenticator's number of signatures; 0 where it does not count. */
  counter: number;
  /** Separated by commas, for the browser to find the authenticator again. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** Sign-ins that wait for their second step, in one browser each. */
interface PendingSignInsTable {
  /** SHA-256 of the cookie's value, hexadecimal. */
  id_hash: string;
  user_id: number;
  /** How the first step was done, as the activity of the sign-in will say. */
  method: string;
  /** Whose sign-in it was, and its session there; null: our own. */
  provider: string | null;
  provider_session: string | null;
  /** Fingerprint of the password at the first step: another password ends the wait. */
  password_print: string;
  /** Fingerprint of the browser's description. */
  browser_print: string;
  created_at: string;
  expires_at: string;
}

/** Challenges that were answered: none is accepted twice. */
interface UsedChallengesTable {
  challenge_hash: string;
  expires_at: string;
}

export interface SecondFactorTables {
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  pending_sign_ins: PendingSignInsTable;
  used_challenges: UsedChallengesTable;
}

export type Passkey = Selectable<PasskeysTable>;
export type PendingSignIn = Selectable<PendingSignInsTable>;
