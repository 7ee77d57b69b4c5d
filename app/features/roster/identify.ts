import { NO_RESULT } from "#app/documents/workbook-rows.ts";
import type { IdentifierKind } from "#db/schema.ts";
import { otherId } from "../users/other-id.ts";
import { checkDigitMatches } from "../users/rut.ts";
import { rutCell, withCheckDigit } from "./identifiers.ts";
import { CAUSES, WARNINGS } from "./row-causes.ts";
import type { RowCells } from "./row-cells.ts";

/** Whose row it is: the number that identifies a person, or why there is none. */

/** What the other rows of the sheet say about how strict to be with numbers. */
export type IdentityRules = {
  /** Most check digits beside the numbers are others than theirs: the two columns are not of one person. */
  digitsDisagree: boolean;
  /** Nearly all check digits fit: one that does not is a typing error, and somebody else's RUT or nobody's. */
  digitsFit: boolean;
  /** The column of other identifiers holds RUTs too. */
  hasRuts: boolean;
};

const NO_RULES: IdentityRules = { digitsDisagree: false, digitsFit: false, hasRuts: false };
const MANY = 5;
const NEARLY_ALL = 0.8;

/** @param sample rows of the sheet */
export function identityRulesOf(sample: readonly RowCells[]): IdentityRules {
  const ruts = sample.flatMap((cells) => {
    const id = identify(cells, NO_RULES);
    return "cause" in id || id.kind !== "rut" ? [] : [id.identifier];
  });
  const fitting = ruts.filter(checkDigitMatches).length;
  const pairs = sample.flatMap((cells) => {
    const rut = rutCell(cells.of("rut"));
    const digit = cells.of("checkDigit").toUpperCase();
    if (rut.kind === "none" || digit === "") return [];
    return [rut.kind === "full" ? rut.rut.endsWith(digit) : checkDigitMatches(`${rut.digits}-${digit}`)];
  });
  return {
    digitsDisagree: pairs.length >= MANY && pairs.filter(Boolean).length * 2 < pairs.length,
    digitsFit: ruts.length >= MANY && fitting >= NEARLY_ALL * ruts.length,
    hasRuts: sample.some((cells) => rutCell(cells.of("otherId")).kind === "full"),
  };
}

export type Identity =
  | { kind: IdentifierKind; identifier: string; computed: boolean; warning: string | null }
  | { cause: string };

export function identify(cells: RowCells, rules: IdentityRules): Identity {
  const number = cells.of("rut") || cells.of("run");
  const other = cells.of("otherId");
  if (number === NO_RESULT || (number === "" && other === NO_RESULT)) return { cause: CAUSES.noResult };
  // "P12345678" in the column of RUTs, where another column says which number it is.
  if (number !== "" && (other === "" || rutCell(number).kind !== "none")) return byRut(number, cells, rules);
  if (other === "") return { cause: CAUSES.noId };
  const type = cells.documentType();
  if (type === "rut") return byRut(other, cells, { ...rules, digitsFit: true });
  return byOtherId(other, type === "other" ? { ...rules, hasRuts: false } : rules);
}

function byRut(cell: string, cells: RowCells, rules: IdentityRules): Identity {
  const rut = rutCell(cell);
  const digit = cells.of("checkDigit").toUpperCase();
  if (rut.kind === "none") return { cause: PASSPORT.test(otherId(cell) ?? "") ? CAUSES.passport : CAUSES.badRut };
  if (rut.kind === "full") {
    if (digit !== "" && (rules.digitsDisagree || digit !== rut.rut.slice(-1))) return { cause: CAUSES.twoDigits };
    return asRut(rut.rut, rules);
  }
  if (cells.has("checkDigit")) {
    if (digit === "") return { cause: CAUSES.noDigit };
    if (rules.digitsDisagree) return { cause: CAUSES.twoDigits };
    if (digit === NO_RESULT) return { cause: CAUSES.noResult };
    return /^[\dK]$/.test(digit) ? asRut(`${rut.digits}-${digit}`, rules) : { cause: CAUSES.badDigit };
  }
  if (cells.has("run")) {
    const identity = asRut(withCheckDigit(rut.digits), rules);
    return "cause" in identity ? identity : { ...identity, computed: true };
  }
  const short = `${rut.digits.slice(0, -1)}-${rut.digits.slice(-1)}`;
  return checkDigitMatches(short) ? asRut(short, rules) : { cause: CAUSES.unclear };
}

/** Letters, then digits: where RUTs stand in the same column, anything else may be a RUT with a typing error. */
const PASSPORT = /^[A-Z]{1,3}\d{5,9}$/;

function byOtherId(cell: string, rules: IdentityRules): Identity {
  const rut = rutCell(cell);
  if (rut.kind === "full" && (rut.hasHyphen || checkDigitMatches(rut.rut))) return asRut(rut.rut, rules);
  const identifier = otherId(cell);
  if (!identifier) return { cause: CAUSES.badOtherId };
  if (rules.hasRuts && !PASSPORT.test(identifier))
    return { cause: rut.kind === "bare" ? CAUSES.unclear : CAUSES.badRut };
  return { kind: "other", identifier, computed: false, warning: null };
}

/** Natural persons have numbers below it. */
const FIRST_COMPANY = 50_000_000;

function asRut(rut: string, { digitsFit }: IdentityRules): Identity {
  // 11.111.111-1 and the like stand for any number.
  if (/^(\d)\1{6,7}-/.test(rut)) return { cause: CAUSES.example };
  if (Number(rut.slice(0, -2)) >= FIRST_COMPANY) return { cause: CAUSES.company };
  const fits = checkDigitMatches(rut);
  if (!fits && digitsFit) return { cause: CAUSES.wrongDigit };
  return { kind: "rut", identifier: rut, computed: false, warning: fits ? null : WARNINGS.checkDigit };
}
