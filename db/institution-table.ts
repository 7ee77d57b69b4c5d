/** What the office says of itself: one row, made by the migration. */
export interface InstitutionTable {
  id: 1;
  /** Null here and below: the setting of the environment holds. */
  name: string | null;
  /** #rrggbb in lower case. */
  accent: string | null;
  support_email: string | null;
  support_phone: string | null;
  /** https: address. */
  support_web: string | null;
  welcome: string | null;
  announcement: string | null;
  /** First instant at which the announcement is shown, and the first at which it is not any more; ISO-8601 UTC. */
  announcement_starts_at: string | null;
  announcement_ends_at: string | null;
  /** PNG, drawn again by the server. */
  logo: Buffer | null;
  /** SHA-256 of the logo, in hexadecimal. */
  logo_hash: string | null;
  /** Counts the changes of texts, so that two people who edit at once notice each other. */
  version: number;
}
