import type { Generated } from "kysely";

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
