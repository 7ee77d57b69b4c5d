import type { Generated } from "kysely";

export interface SessionsTable {
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
}

/** Links between accounts and people at the institution's own sign-in. */
export interface ExternalIdentitiesTable {
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
export interface UsedTokensTable {
  token_hash: string;
  /** Epoch milliseconds. */
  expires_at: number;
}

/** One token of a program. */
export interface ApiTokensTable {
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
