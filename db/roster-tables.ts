import type { Generated } from "kysely";

/** The tables of rosters: lists of people that the office loads. */

/** One load of a file. */
export interface RosterLoadsTable {
  id: Generated<number>;
  /** Who loaded it; null once that account is erased. */
  loaded_by: number | null;
  /** Prefix of the token that loaded it; null when a person did. */
  loaded_with: Generated<string | null>;
  file_name: string;
  /** SHA-256 of the file, in hexadecimal. */
  file_hash: string;
  created: number;
  updated: number;
  unchanged: number;
  conflicts: number;
  rejected: number;
  created_at: string;
  undone_by: Generated<number | null>;
  /** Null while the load is in force. */
  undone_at: Generated<string | null>;
}

/** A person that a load found in its file. */
export interface RosterRowsTable {
  load_id: number;
  user_id: number;
  outcome: "created" | "updated" | "unchanged";
  /** JSON objects of the columns of users that the load changed, before and after it; null unless updated. */
  before: string | null;
  after: string | null;
}
