import { type ColumnProfile, share } from "./column-profile.ts";
import type { RosterColumn } from "./fields.ts";
import { fieldOfHeader } from "./headers.ts";

const MOST = 0.8;

/** "D" beside a column of RUNs, or no header at all: single signs there are their check digits, and are believed. */
export function withCheckDigits(columns: readonly RosterColumn[], profiles: readonly ColumnProfile[]): RosterColumn[] {
  const number = columns.find(({ field }) => field === "rut" || field === "run");
  const own = number && profiles[number.index];
  const next = number && profiles[number.index + 1];
  const isBare = own !== undefined && share(own.bare, own) >= MOST;
  if (!number || !isBare || !next) return [...columns];
  if (columns.some(({ field }) => field === "checkDigit")) return withNearestDigit(columns, number);
  // Half of the rows at least: "0" and "1" of a few are marks.
  if (share(next.oneSign, next) < MOST || next.different < MANY_DIGITS || next.filled * 2 < own.filled) {
    return [...columns];
  }
  return columns.map((column): RosterColumn => {
    if (column.index === number.index + 1) return { ...column, field: "checkDigit", certainty: "check" };
    return column === number ? { ...column, field: "rut" } : column;
  });
}

/** Of several columns "DV", the one beside the number is its own. */
function withNearestDigit(columns: readonly RosterColumn[], number: RosterColumn): RosterColumn[] {
  const beside = columns.find(({ index }) => index === number.index + 1);
  const isDigit = beside?.field === "none" && fieldOfHeader(beside.header)?.field === "checkDigit";
  return columns.map((column): RosterColumn => {
    if (!isDigit) return column;
    if (column === beside) return { ...column, field: "checkDigit", certainty: "sure" };
    return column.field === "checkDigit" ? { ...column, field: "none", certainty: "skipped" } : column;
  });
}

/** Check digits are all of them soon; marks and levels are few. */
const MANY_DIGITS = 5;

/**
 * Eight digits are a RUN or a short RUT without hyphen. In a column whose cells mostly carry check digits that fit they
 * are the latter; otherwise they are RUNs, whose check digits have to be computed, and a person confirms that.
 */
export function asRunWhereNeeded(columns: readonly RosterColumn[], profiles: readonly ColumnProfile[]): RosterColumn[] {
  const hasCheckDigit = columns.some(({ field }) => field === "checkDigit");
  return columns.map((column): RosterColumn => {
    const profile = profiles[column.index];
    const isNumber = column.field === "rut" || column.field === "run";
    if (!profile || !isNumber || hasCheckDigit) return column;
    if (profile.bare === 0) return { ...column, field: "rut" };
    const fitting = profile.shortRuts + profile.full;
    const failing = profile.bare - profile.shortRuts;
    if (failing > fitting || column.field === "run") return { ...column, field: "run", certainty: "computed" };
    // One or two cells may fit by chance: each does so once in eleven times.
    return fitting >= 3 ? column : { ...column, certainty: "check" };
  });
}
