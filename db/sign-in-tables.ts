import type { Generated } from "kysely";

interface SessionsTable {
  /** SHA-256 of the cookie's value: the value itself is never stored. */
  id_hash: string;
  user_id: number;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  user_agent: string;
  /** Name of the way in where the institution's own sign-in opened it, e.g. oidc:google. */
  provider: Generated<string | null>;
  /** SHA-256 of the provider's own number of the session. */
  provider_session: Generated<string | null>;
  /** How the person was recognised: rut, email, other, code, oidc, ldap, passkey; null: before this was kept. */
  method: Generated<string | null>;
  /** 1: opened by a mailed code, so that an own password comes before anything else. */
  needs_password: Generated<number>;
}

/** Codes that were mailed, each for one browser; kept for a day, which counts them. */
export interface EntryCodesTable {
  /** SHA-256 of the cookie's value, hexadecimal. */
  id_hash: string;
  /** Null where no account is behind what was typed. */
  user_id: number | null;
  /** entry: opens a session. confirm: shows that the signed-in owner asks. */
  purpose: "entry" | "confirm";
  /** Keyed fingerprint of the code. */
  code_print: string;
  /** Keyed fingerprint of the account's address and password: another one ends the code. */
  account_print: string;
  /** Wrong codes typed so far. */
  failures: Generated<number>;
  used_at: Generated<string | null>;
  created_at: string;
  expires_at: string;
}

/** Links between accounts and people at the institution's own sign-in. */
interface ExternalIdentitiesTable {
  id: Generated<number>;
  user_id: number;
  /** Name of the way in: oidc:google, oidc:microsoft, oidc:campus, saml, ldap. */
  provider: string;
  /** Address of who vouches for the subject. */
  issuer: string;
  /** The person's number there, which never goes to somebody else. */
  subject: string;
  created_at: string;
  last_used_at: string;
}

/** Tokens that are good for one use, until they would have expired anyway. */
interface UsedTokensTable {
  token_hash: string;
  /** Epoch milliseconds. */
  expires_at: number;
}

/** One token of a program. */
interface ApiTokensTable {
  id: Generated<number>;
  name: string;
  scope: "roster" | "scim" | "metrics";
  /** The first 8 characters. */
  prefix: string;
  /** SHA-256 of the whole token, in hexadecimal. */
  token_hash: string;
  created_by: number;
  created_at: string;
  expires_at: string;
  last_used_at: Generated<string | null>;
  last_used_network: Generated<string | null>;
  revoked_at: Generated<string | null>;
}

export interface SignInTables {
  sessions: SessionsTable;
  entry_codes: EntryCodesTable;
  external_identities: ExternalIdentitiesTable;
  used_tokens: UsedTokensTable;
  api_tokens: ApiTokensTable;
}
