import { NO_RESULT, NO_TEXT, type SheetRow } from "#app/documents/workbook-rows.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";
import type { Field } from "./fields.ts";
import { namesOtherRole } from "./headers.ts";
import { CAUSES } from "./row-causes.ts";

const ID_FIELDS: readonly Field[] = ["rut", "run", "otherId"];
const NAME_FIELDS: readonly Field[] = ["fullName", "firstNames", "surnames", "paternalSurname", "maternalSurname"];

const EXAMPLE = /^\s*(?:por )?(?:ejemplo|ej\.?|example|prueba)\s*:?\s*$/i;
/** The whole cell, or a mark behind the name: "padre fallecido" is about somebody else. */
const DECEASED = /\bq\.?\s?e\.?\s?p\.?\s?d\b|^\s*fallecid[oa]\s*(?:\(a\))?\s*$/i;
const NOT_TO_LOAD = /^\W*no (?:crear|cargar|subir)\b|\bno crear(?: la)? cuenta\b/i;
/** How databases and people write that there is nothing. */
const NOTHING = /^(?:null|n\/a|#n\/[ad]|none|nan|-+)$/i;

/** The cells of a row, by what their columns hold. */
export class RowCells {
  readonly #cells: readonly string[];
  readonly #columnOf: ReadonlyMap<Field, number>;

  readonly #documentType: number;

  constructor({ cells }: SheetRow, columnOf: ReadonlyMap<Field, number>, documentType: number) {
    this.#cells = cells;
    this.#columnOf = columnOf;
    this.#documentType = documentType;
  }

  /** What the row itself says about its number; null where it says nothing that is known. */
  documentType(): "rut" | "other" | null {
    const words = stripAccents(this.#cells[this.#documentType] ?? "").toLowerCase();
    if (/\b(rut|run|cedula de identidad|carnet)\b/.test(words)) return "rut";
    return /pasaporte|passport|provis|extranjer|\bdni\b|\bipe\b|\botro\b/.test(words) ? "other" : null;
  }

  has(field: Field): boolean {
    return this.#columnOf.has(field);
  }

  filled(): number {
    return this.#cells.filter((cell) => cell !== "" && cell !== NO_TEXT).length;
  }

  /** "" where the column is missing or empty. */
  of(field: Field): string {
    const column = this.#columnOf.get(field);
    const cell = column === undefined ? "" : (this.#cells[column] ?? "");
    return NOTHING.test(cell) ? "" : cell;
  }

  /** Why the row's own words keep it out; null where they don't. */
  refusal(roleColumns: ReadonlySet<number>): string | null {
    for (const [column, cell] of this.#cells.entries()) {
      if (EXAMPLE.test(cell)) return CAUSES.example;
      if (DECEASED.test(cell)) return CAUSES.deceased;
      if (NOT_TO_LOAD.test(cell)) return CAUSES.told;
      if (roleColumns.has(column) && namesOtherRole(cell)) return CAUSES.otherRole;
    }
    return null;
  }

  says(words: RegExp): boolean {
    return this.#cells.some((cell) => words.test(cell));
  }

  at(column: number): string {
    return this.#cells[column] ?? "";
  }

  isAboutSomebody(): boolean {
    if (NAME_FIELDS.some((field) => this.of(field) !== "")) return true;
    // "Total", "Enfermería" or "Firma" in the column of RUTs are notes. A formula has to be told about.
    return ID_FIELDS.some((field) => this.of(field) === NO_RESULT || /(?:\d\D*){4}/.test(this.of(field)));
  }
}
