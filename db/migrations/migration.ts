/** One step of the schema; `sql` is never edited after a release (its checksum is recorded). */
export type Migration = {
  version: number;
  name: string;
  sql: string;
  /** Tables that `sql` drops and creates again under the same name. */
  rebuilds?: readonly string[];
};
