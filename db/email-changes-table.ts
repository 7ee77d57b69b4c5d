import type { Generated, Selectable } from "kysely";

/** Addresses that wait for the code that was mailed to them, one for an account. */
export interface EmailChangesTable {
  id: Generated<number>;
  user_id: number;
  /** The wanted address, lower case. */
  email: string;
  code_salt: string;
  /** SHA-256 of salt and code, hexadecimal. */
  code_hash: string;
  /** Wrong codes typed so far. */
  failures: Generated<number>;
  is_from_office: number;
  created_at: string;
  expires_at: string;
}

export type EmailChange = Selectable<EmailChangesTable>;
