/** Days from 30 December 1899, as spreadsheets count them, of 1950 and 2100. */
const FIRST_DAY = 18_264;
const LAST_DAY = 73_050;
const DAYS_A_YEAR = 365.25;

/** The year in "2021", "2021-1", "01-03-2021", or a date as a spreadsheet stores it. */
export function entryYearOf(cell: string): number | null {
  const year = /(?<!\d)(19[5-9]\d|20\d\d)(?!\d)/.exec(cell)?.[1];
  if (year) return Number(year);
  const days = /^\d{5}(\.\d+)?$/.test(cell) ? Number(cell) : 0;
  return days >= FIRST_DAY && days < LAST_DAY ? 1900 + Math.floor((days - 1) / DAYS_A_YEAR) : null;
}
