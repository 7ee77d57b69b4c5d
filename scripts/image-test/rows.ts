/** One row of the table: the expected and the measured value. */
export type Row = { name: string; asked: string; measured: string; ok: boolean };

export const yes = (name: string, ok: boolean, measured = ok ? "yes" : "no"): Row => ({
  name,
  asked: "yes",
  measured,
  ok,
});

/** A row that passes if the value does not exceed the limit. */
export const atMost = (name: string, limit: number, value: number, unit: string): Row => ({
  name,
  asked: `<= ${limit} ${unit}`,
  measured: `${Math.round(value * 10) / 10} ${unit}`,
  ok: value <= limit,
});

/** Prints the table and then one line of JSON. @returns whether every row passed */
export function report(rows: readonly Row[], more: object): boolean {
  console.table(rows.map(({ name, asked, measured, ok }) => ({ name, asked, measured, ok: ok ? "ok" : "MISSED" })));
  const ok = rows.every((row) => row.ok);
  console.log(JSON.stringify({ ...more, missed: rows.flatMap((row) => (row.ok ? [] : [row.name])), ok }));
  return ok;
}
