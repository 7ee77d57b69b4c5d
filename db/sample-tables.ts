/** Invented people of a new platform with DEMO=1; a user without a row here is real. */
export interface SamplePeopleTable {
  user_id: number;
  /** Index in the program's list of invented people; 0 is the demo student. */
  number: number;
  /** Start time of the sample data: all its dates are relative to it. */
  begun_at: string;
  /** When this person's data was complete; null: the next start continues with it. */
  filled_at: string | null;
}
