/** What a column of a roster can hold. Shared by browser and server. */

/** In the order in which a list of choices shows them. */
export const FIELDS = [
  "rut",
  "run",
  "checkDigit",
  "otherId",
  "fullName",
  "firstNames",
  "secondNames",
  "surnames",
  "paternalSurname",
  "maternalSurname",
  "email",
  "faculty",
  "career",
  "campus",
  "entryYear",
  "studyStatus",
] as const;

export type Field = (typeof FIELDS)[number];

/** The name of each kind of column, as an admin reads it. */
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  rut: "RUT con dígito",
  run: "RUN sin dígito verificador",
  checkDigit: "Dígito verificador",
  otherId: "Pasaporte u otro identificador",
  fullName: "Nombre completo",
  firstNames: "Nombres",
  secondNames: "Segundo nombre",
  surnames: "Apellidos",
  paternalSurname: "Apellido paterno",
  maternalSurname: "Apellido materno",
  email: "Correo",
  faculty: "Facultad",
  career: "Carrera",
  campus: "Campus",
  entryYear: "Año de ingreso",
  studyStatus: "Situación",
};

/**
 * sure: the header and the cells agree. check: a person should look. computed: national numbers (RUN) whose check digit
 * is computed. skipped: the column is not used.
 */
export const CERTAINTIES = ["sure", "check", "computed", "skipped"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What a column of a sheet was recognised as. */
export type RosterColumn = {
  /** Counted from 0. */
  index: number;
  /** "" without a header. */
  header: string;
  field: Field | "none";
  certainty: Certainty;
  /** Up to three different cells. */
  examples: string[];
};

/** What the admin decides in the preview; all of it may be missing. */
export type RosterChoices = {
  /** Sheets to take, by name; a sheet that is not mentioned keeps its default. */
  sheets?: Readonly<Record<string, boolean>>;
  /** Sheet name, then column number counted from 0. */
  columns?: Readonly<Record<string, Readonly<Record<string, Field | "none">>>>;
  /** Confirms that the columns of RUNs have no check digit. */
  computeCheckDigits?: boolean;
  /** Confirms the columns that were only guessed. */
  columnsChecked?: boolean;
  /** Loads also the rows that somebody set apart by a note, a colour or the like. */
  setApartToo?: boolean;
  /** By identifier: "file" takes the row of the file, "keep" leaves the person as is. */
  conflicts?: Readonly<Record<string, "file" | "keep">>;
};
