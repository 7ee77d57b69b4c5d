import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { NO_TEXT } from "../../workbook-rows.ts";
import type { Attributes } from "../office/xml.ts";
import { walkXml } from "../office/xml.ts";
import { numberText } from "./cell-text.ts";
import { localName } from "./local-name.ts";
import { unescapeControls } from "./shared-strings.ts";

/** A text, or the place of one in the shared string table. */
type RawCell = string | number;
export type RawRow = { row: number; a: RawCell; b: RawCell };

/**
 * Cells of columns A and B, row by row. Everything else of the sheet is passed over without being kept.
 * @throws Refusal too_long as soon as there are more rows than the limit
 */
export function sheetCells(source: string): RawRow[] {
  const walk = new SheetWalk();
  walkXml(source, walk);
  return walk.rows;
}

class SheetWalk {
  readonly rows: RawRow[] = [];
  #row = 0;
  #column = 0;
  #type = "n";
  #value = "";
  #inValue = false;
  #inGuide = false;
  #ended = false;

  open(tag: string, attributes: Attributes): void {
    const name = localName(tag);
    if (name === "row") {
      // Both addresses may be left out: the next one is meant.
      this.#row = whole(attributes.r) || this.#row + 1;
      this.#column = 0;
    } else if (name === "c") {
      this.#column = columnOf(attributes.r) ?? this.#column + 1;
      this.#type = attributes.t ?? "n";
      this.#value = "";
    } else if (name === "rPh") this.#inGuide = true;
    else if (name === "v" || name === "t") this.#inValue = this.#column <= 2 && !this.#inGuide;
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
    if (this.#value === "" || this.#column < 1 || this.#column > 2) return;
    let current = this.rows.at(-1);
    if (current?.row !== this.#row) {
      // Blank texts are sorted out later, so a little room is left for them.
      if (this.rows.length >= LIMITS.sheetRows * 2) throw new Refusal("too_long");
      current = { row: this.#row, a: "", b: "" };
      this.rows.push(current);
    }
    current[this.#column === 1 ? "a" : "b"] = cellOf(this.#type, this.#value);
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

/** "B7" -> 2. Only the first two columns have to be right. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^\$?([A-Z]+)/i.exec(address ?? "")?.[1]?.toUpperCase();
  return letters === undefined ? undefined : letters === "A" ? 1 : letters === "B" ? 2 : 3;
}
