/**
 * Identifiers of people without a RUT: passports and provisional numbers. Pure, shared by browser and server.
 */

const MIN_OTHER_ID = 5;
const MAX_OTHER_ID = 20;

/**
 * A passport or a provisional number in its stored form: upper case, letters and digits only. It holds no hyphen, so it
 * is never taken for a RUT. Null when the cell cannot be one.
 */
export function otherId(cell: string): string | null {
  const signs = cell
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.\-_/']/g, "");
  const isPossible = /^[A-Z\d]+$/.test(signs) && /\d/.test(signs);
  return isPossible && signs.length >= MIN_OTHER_ID && signs.length <= MAX_OTHER_ID ? signs : null;
}
