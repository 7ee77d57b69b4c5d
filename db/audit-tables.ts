/** Rows are only ever added: triggers refuse everything else. */
export interface AuditTrailTable {
  /** 1, 2, 3… without gaps. */
  seq: number;
  at: string;
  /** Pseudonym of audit_people, or the prefix of a token; null: the platform itself. */
  actor: string | null;
  /** A role, "token", or "system". */
  actor_role: string;
  action: string;
  target_kind: string | null;
  /** Pseudonym of audit_people. */
  target: string | null;
  /** JSON object without personal data. */
  details: string;
  /** SHA-256 of the row before, in hex. */
  previous_hash: string;
  hash: string;
}

/** One row: what the trail must end with. */
export interface AuditHeadTable {
  id: 1;
  rows: number;
  hash: string;
  /** HMAC-SHA-256 in hex, under a key that is not in the database. */
  mac: string;
}

/** Who is behind a pseudonym of the trail; goes with the person. */
export interface AuditPeopleTable {
  user_id: number;
  pseudonym: string;
}

export interface AuditSettingsTable {
  name: string;
  /** HMAC-SHA-256 of the value. */
  print: string;
}
