import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { MAX_MARKS, NO_RESULT, NO_TEXT, type RowMark } from "../../workbook-rows.ts";
import type { Attributes } from "../office/xml.ts";
import { walkXml } from "../office/xml.ts";
import type { CellStyle } from "./cell-styles.ts";
import { numberText } from "./cell-text.ts";
import { localName } from "./local-name.ts";
import { unescapeControls } from "./shared-strings.ts";

/** A text, or the place of one in the shared string table. */
type RawCell = string | number;
/** Cells from column A on; undefined where the file has none. */
export type RawRow = { row: number; cells: (RawCell | undefined)[]; marks?: RowMark[] };
/** A row with what its cells' formats say; `struck` counts cells. */
type StyledRow = RawRow & { hidden: boolean; struck: number; fills: Set<string> };

/**
 * The cells of a sheet, row by row. Of formats only what sets a row apart is kept; columns beyond the limit are passed
 * over.
 * @param styles by the number that a cell gives
 * @param commented numbers of the rows with a comment
 * @throws Refusal too_long as soon as there are more rows than the limit
 */
export function sheetCells(
  source: string,
  styles: readonly CellStyle[] = [],
  commented: ReadonlySet<number> = new Set(),
): RawRow[] {
  const walk = new SheetWalk(styles);
  walkXml(source, walk);
  return walk.rows.map(({ row, cells, hidden, struck, fills }): RawRow => {
    const filled = cells.filter((cell) => cell !== undefined).length;
    const marks: RowMark[] = [
      ...(hidden ? (["hidden"] as const) : []),
      ...(struck * 2 >= filled && struck > 0 ? (["struck"] as const) : []),
      ...(commented.has(row) ? (["comment"] as const) : []),
      ...Array.from(fills, (fill): RowMark => `fill:${fill}`),
    ];
    return { row, cells, ...(marks.length > 0 && { marks: marks.slice(0, MAX_MARKS) }) };
  });
}

class SheetWalk {
  readonly rows: StyledRow[] = [];
  readonly #styles: readonly CellStyle[];
  #row = 0;
  #isHidden = false;
  #style: CellStyle | undefined;
  #column = 0;
  #type = "n";
  #value = "";
  #inValue = false;
  #inGuide = false;
  /** A formula without a stored result. */
  #isUncomputed = false;
  #ended = false;

  constructor(styles: readonly CellStyle[]) {
    this.#styles = styles;
  }

  open(tag: string, attributes: Attributes): void {
    const name = localName(tag);
    if (name === "row") {
      // Both addresses may be left out: the next one is meant.
      this.#row = whole(attributes.r) || this.#row + 1;
      this.#column = 0;
      this.#isHidden = attributes.hidden === "1" || attributes.hidden === "true";
    } else if (name === "c") {
      this.#column = columnOf(attributes.r) ?? this.#column + 1;
      this.#type = attributes.t ?? "n";
      this.#style = this.#styles[whole(attributes.s) ?? 0];
      this.#value = "";
      this.#isUncomputed = false;
    } else if (name === "rPh") this.#inGuide = true;
    else if (name === "f") this.#isUncomputed = true;
    else if (name === "v" || name === "t") {
      this.#isUncomputed = false;
      this.#inValue = this.#column <= LIMITS.sheetColumns && !this.#inGuide;
    }
  }

  close(tag: string): void {
    const name = localName(tag);
    if (name === "v" || name === "t") this.#inValue = false;
    else if (name === "rPh") this.#inGuide = false;
    else if (name === "c") this.#keep();
    else if (name === "sheetData") this.#ended = true;
  }

  text(text: string): void {
    if (this.#inValue && this.#value.length < LIMITS.cellChars) this.#value += text;
  }

  done(): boolean {
    return this.#ended;
  }

  #keep(): void {
    const isEmpty = this.#value === "" && !this.#isUncomputed;
    if (isEmpty || this.#column < 1 || this.#column > LIMITS.sheetColumns) return;
    let current = this.rows.at(-1);
    if (current?.row !== this.#row) {
      // Blank texts are sorted out later, so a little room is left for them.
      if (this.rows.length >= LIMITS.sheetRows * 2) throw new Refusal("too_long");
      current = { row: this.#row, cells: [], hidden: this.#isHidden, struck: 0, fills: new Set() };
      this.rows.push(current);
    }
    if (this.#style?.struck) current.struck += 1;
    if (this.#style?.fill) current.fills.add(this.#style.fill);
    current.cells[this.#column - 1] = this.#isUncomputed ? NO_RESULT : cellOf(this.#type, this.#value);
  }
}

function cellOf(type: string, value: string): RawCell {
  switch (type) {
    case "s":
      return whole(value) ?? NO_TEXT;
    case "n":
      return numberText(Number(value));
    case "str":
    case "inlineStr":
      return unescapeControls(value);
    case "d":
      return value;
    default:
      return NO_TEXT;
  }
}

function whole(text: string | undefined): number | undefined {
  return /^\s*\d{1,7}\s*$/.test(text ?? "") ? Number(text) : undefined;
}

/** "B7" -> 2. Columns beyond the limit are only told to be beyond it. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^\$?([A-Z]{1,3})/i.exec(address ?? "")?.[1]?.toUpperCase();
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
