import type { Sheet, SheetRow } from "#app/documents/workbook-rows.ts";
import { type ColumnProfile, profileOf, share } from "./column-profile.ts";
import type { Certainty, Field, RosterColumn } from "./fields.ts";
import { findHeader, type Header, isHeaderAgain, otherTables } from "./find-header.ts";
import { hasHalfNames } from "./half-names.ts";
import {
  fieldOfHeader,
  type HeaderGuess,
  isDocumentType,
  isOfSomebodyElse,
  namesEnrolment,
  plainness,
} from "./headers.ts";
import { asRunWhereNeeded, withCheckDigits } from "./run-columns.ts";
import { studyStatusOf } from "./study-status.ts";
import { ownRutColumn } from "./whose-rut.ts";

/** Finds out what each column of a sheet holds: by the words of its header, checked against its cells. */

export type SheetLayout = {
  /** Row number of the header as the spreadsheet program numbers it; null where there is none. */
  headerRow: number | null;
  columns: RosterColumn[];
  /** The rows under the header. */
  data: SheetRow[];
  /** Rows under the header of another table, by their number: the number of that header. */
  ofOthers: ReadonlyMap<number, number>;
  /** Several columns hold RUTs, and nothing says which one is of the people in the list. */
  unclearRut: boolean;
  /** The names that were recognised lack a part: a person has to say what the column beside them is. */
  halfNames: boolean;
  /** Number of the column that says which kind of document a number is; -1 where there is none. */
  documentType: number;
};

/** Cells of a column that are looked at to find out what it holds. */
const SAMPLE = 400;
const MOST = 0.8;
const HALF = 0.5;
/** So many people do not share so few names. */
const MANY_ROWS = 8;
const FEW_NAMES = 2;

/**
 * Recognises the columns of one sheet. A generator that gives way after each column: a sheet may have many, and their
 * cells are looked at one by one.
 * @param chosen columns whose field an admin has set, by their number
 */
export function* recogniseColumns(
  sheet: Sheet,
  chosen: Readonly<Record<string, Field | "none">> = {},
): Generator<undefined, SheetLayout> {
  const header = findHeader(sheet.rows);
  const under = sheet.rows.slice(header.end);
  const ofOthers = otherTables(under, header);
  const data = under.filter((row) => !isHeaderAgain(row, header.texts));
  const sample = data.filter(({ row }) => !ofOthers.has(row)).slice(0, SAMPLE);
  const width = sheet.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const profiles: ColumnProfile[] = [];
  for (let index = 0; index < width; index += 1) {
    profiles.push(profileOf(sample, index));
    yield;
  }
  const { guesses, unclearRut } = withOwnRut(guessesOf(header, profiles), profiles, header, sample);
  const columns = profiles.map((profile, index): RosterColumn => {
    const { field, certainty } = guesses[index] ?? NOTHING;
    return { index, header: header.texts[index] ?? "", field, certainty, examples: profile.examples };
  });
  const settledColumns = withChoices(asRunWhereNeeded(withCheckDigits(columns, profiles), profiles), chosen);
  // A column that the admin has left out on purpose is no part of a name.
  const fields = settledColumns.map(({ field, index }) => (chosen[index] === "none" ? "email" : field));
  return {
    headerRow: header.row,
    columns: settledColumns.filter(({ header: title, examples }) => title !== "" || examples.length > 0),
    halfNames: hasHalfNames(fields, { profiles, headers: header.texts, rows: sample }),
    data,
    ofOthers,
    unclearRut: unclearRut && !Object.values(chosen).some((field) => field === "rut" || field === "run"),
    documentType: header.texts.findIndex(isDocumentType),
  };
}

function guessesOf(header: Header, profiles: readonly ColumnProfile[]): Guess[] {
  if (header.row === null) return withoutHeader(profiles);
  const named = profiles.map((profile, index) => guessFor(header.texts[index] ?? "", header.lower?.[index], profile));
  return withIdentifier(settled(named, profiles, header.lower ?? header.texts), profiles, header.texts);
}

/** The column of RUTs is the people's own, or none is taken. */
function withOwnRut(
  guesses: Guess[],
  profiles: readonly ColumnProfile[],
  header: Header,
  rows: readonly SheetRow[],
): { guesses: Guess[]; unclearRut: boolean } {
  const recognised = guesses.findIndex(({ field }) => field === "rut" || field === "run");
  const taken = guesses[recognised];
  if (!taken) return { guesses, unclearRut: false };
  const isNamed = fieldOfHeader(header.texts[recognised] ?? "", header.lower?.[recognised]) !== null;
  const own = ownRutColumn(profiles, header.texts, { recognised, isNamed, rows, lower: header.lower });
  if (own === recognised) return { guesses, unclearRut: false };
  const moved = guesses.map((guess, index): Guess => {
    if (index === own) return { field: "rut", certainty: "check" };
    return index === recognised ? NOTHING : guess;
  });
  return { guesses: moved, unclearRut: own === "unclear" };
}

/** What the admin has set takes the field from the column that was recognised as it. */
function withChoices(columns: RosterColumn[], chosen: Readonly<Record<string, Field | "none">>): RosterColumn[] {
  const taken = new Set(Object.values(chosen));
  return columns.map((column): RosterColumn => {
    const picked = chosen[column.index];
    if (picked === "none") return { ...column, field: "none", certainty: "skipped" };
    if (picked) return { ...column, field: picked, certainty: picked === "run" ? "computed" : "sure" };
    return taken.has(column.field) ? { ...column, field: "none", certainty: "skipped" } : column;
  });
}

type Guess = { field: Field | "none"; certainty: Certainty };
const NOTHING: Guess = { field: "none", certainty: "skipped" };

function guessFor(header: string, lower: string | undefined, profile: ColumnProfile): Guess {
  const named = fieldOfHeader(header, lower);
  if (!named) return NOTHING;
  const guess = byCells(named, profile) ?? NOTHING;
  // An enrolment number that looks like a RUT is one only where nothing else is, and is asked about.
  return guess.field !== "none" && namesEnrolment(header) ? { ...guess, certainty: "check" } : guess;
}

/** What the cells make of the header's word; null where they refute it. */
function byCells(named: HeaderGuess, profile: ColumnProfile): Guess | null {
  const { field, certainty } = named;
  if (profile.filled === 0) return named;
  switch (field) {
    case "rut":
    case "run":
    case "checkDigit": {
      if (share(profile.oneSign, profile) >= MOST) return { field: "checkDigit", certainty: "sure" };
      // Between the pages of a printed list stand titles.
      if (field === "checkDigit") return share(profile.oneSign, profile) >= HALF ? named : null;
      const ruts = share(profile.full + profile.bare, profile);
      if (ruts >= HALF) return { field, certainty };
      // "Rol" over numbers that only the university knows.
      return share(profile.ids, profile) >= HALF && ruts === 0 ? null : named;
    }
    case "otherId": {
      const ruts = share(profile.full, profile);
      // "N° de documento": RUTs, and passports among them.
      if (ruts >= HALF) return { field: profile.ids > 0 ? "otherId" : "rut", certainty: "sure" };
      if (profile.ids > profile.full + profile.bare) return named;
      return certainty === "check" && profile.bare > 0 ? { field: "rut", certainty: "check" } : named;
    }
    case "email":
      return share(profile.emails, profile) >= HALF ? named : { field, certainty: "check" };
    case "entryYear":
      return /\d/.test(profile.examples.join("")) ? named : null;
    case "studyStatus":
      // "Estado" may be anybody's: of a form, of a payment.
      return certainty === "sure" ? named : profile.examples.every(studyStatusOf) ? { field, certainty: "sure" } : null;
    case "faculty":
    case "career":
    case "campus":
      return profile.words === 0 ? null : named;
    default:
      // Without a letter it is nobody's name ("id_persona"), nor is "Sí" or "No" in every row ("Titulado").
      if (profile.words === 0 || (profile.filled >= MANY_ROWS && profile.different <= FEW_NAMES)) return null;
      return share(profile.words, profile) >= HALF ? named : { field, certainty: "check" };
  }
}

/** One column for each field: the first one that is sure. "Nombre" is the whole name where no surname has a column. */
function settled(guesses: readonly Guess[], profiles: readonly ColumnProfile[], headers: readonly string[]): Guess[] {
  const has = (field: Field) => guesses.some((guess) => guess.field === field);
  const hasRut = guesses.some(({ field }) => field === "rut" || field === "run");
  // "National ID / Passport" with RUTs in it is the people's own; a RUT of other words beside it is somebody else's.
  const hasOwnRuts = guesses.some(({ field, certainty }, index) => {
    const profile = profiles[index];
    return field === "otherId" && certainty === "sure" && profile && share(profile.full, profile) >= HALF;
  });
  const hasSurnames = has("surnames") || has("paternalSurname") || has("maternalSurname");
  const named = guesses.map((guess, index): Guess => {
    // A student number beside the RUT identifies nobody here.
    if (guess.field === "otherId" && guess.certainty === "check" && hasRut) return NOTHING;
    if (guess.field === "rut" && hasOwnRuts && plainness(headers[index] ?? "") === 1) return NOTHING;
    if (guess.field === "firstNames" && !hasSurnames) return { ...guess, field: has("fullName") ? "none" : "fullName" };
    return guess;
  });
  const isBetter = (one: number, other: number) =>
    weightOf(named, profiles, headers, one) > weightOf(named, profiles, headers, other);
  const owner = new Map<Field, number>();
  for (const [index, { field }] of named.entries()) {
    if (field === "none") continue;
    const other = owner.get(field);
    if (other === undefined || isBetter(index, other)) owner.set(field, index);
  }
  const isNamed = owner.has("firstNames") || owner.has("fullName");
  return named.map((guess, index): Guess => {
    if (guess.field === "none" || owner.get(guess.field) !== index) return NOTHING;
    // Surnames alone are half a name: somebody has to look.
    if (!isNamed && (guess.field === "surnames" || guess.field === "paternalSurname")) {
      return { ...guess, certainty: "check" };
    }
    return guess;
  });
}

/** Where no header names an identifier, the column that holds RUTs is asked about. */
function withIdentifier(guesses: Guess[], profiles: readonly ColumnProfile[], headers: readonly string[]): Guess[] {
  if (guesses.some(({ field }) => field === "rut" || field === "run" || field === "otherId")) return guesses;
  const rut = bestColumn(profiles, (profile, index) =>
    isOfSomebodyElse(headers[index] ?? "") || guesses[index]?.field !== "none" ? 0 : share(profile.full, profile),
  );
  return guesses.map((guess, index): Guess => (index === rut ? { field: "rut", certainty: "check" } : guess));
}

/** How well a column fits its field, against another one that names the same field. */
function weightOf(
  guesses: readonly Guess[],
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
  index: number,
): number {
  const profile = profiles[index];
  if (!profile || profile.filled === 0) return 0;
  const sure = guesses[index]?.certainty === "sure" ? 2 : 1;
  const ruts = guesses[index]?.field === "rut" ? share(profile.full + profile.bare, profile) : 0;
  // Beside "RUT" and "Nombres", "RUT guía" and "Nombre guía" are somebody else's.
  return sure + ruts + 1.5 * plainness(headers[index] ?? "");
}

/* ---- no header ---- */

/** Only what the cells show by themselves is taken: personal numbers, addresses, one column of names. */
function withoutHeader(profiles: readonly ColumnProfile[]): Guess[] {
  const result: Guess[] = profiles.map(() => NOTHING);
  const put = (index: number, field: Field, certainty: Certainty = "sure") => {
    if (result[index]) result[index] = { field, certainty };
  };
  const hasNames = profiles.some((profile) => share(profile.severalWords, profile) >= HALF);
  // Numbers alone may be sums: beside them there are names, or check digits that fit.
  const rut = bestColumn(profiles, (profile) =>
    share(profile.full + 0.9 * (hasNames ? profile.bare : profile.shortRuts), profile),
  );
  put(rut, "rut");
  const digit = rut >= 0 && share(profiles[rut]?.full ?? 0, profiles[rut] as ColumnProfile) < HALF ? rut + 1 : -1;
  const next = profiles[digit];
  if (next && share(next.oneSign, next) >= MOST) put(digit, "checkDigit");
  put(
    bestColumn(profiles, (profile) => share(profile.emails, profile)),
    "email",
  );
  const texts = profiles.flatMap((profile, index) => (share(profile.words, profile) >= MOST ? [index] : []));
  const several = texts.filter((index) => {
    const profile = profiles[index] as ColumnProfile;
    return share(profile.severalWords, profile) >= HALF || texts.length === 1;
  });
  // Careers and advisers are the same in many rows.
  const different = several.filter((index) => {
    const profile = profiles[index] as ColumnProfile;
    return profile.filled < MANY_ROWS || profile.different >= MOST * profile.filled;
  });
  const names = different.length > 0 ? different : several;
  const afterRut = names.find((index) => index > rut) ?? names[0];
  // RUT and name side by side is the layout that the product asks for; any other one is for a person to look at.
  if (afterRut !== undefined) put(afterRut, "fullName", Math.abs(afterRut - rut) === 1 ? "sure" : "check");
  else if (rut >= 0 && result[rut + 1]?.field === "none" && profiles[rut + 1]?.filled) put(rut + 1, "fullName");
  return result;
}

function bestColumn(
  profiles: readonly ColumnProfile[],
  measure: (profile: ColumnProfile, index: number) => number,
): number {
  let best = -1;
  let most = HALF - Number.EPSILON;
  for (const [index, profile] of profiles.entries()) {
    const found = measure(profile, index);
    if (found > most) [best, most] = [index, found];
  }
  return best;
}
