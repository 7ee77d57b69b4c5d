import { walkXml } from "../office/xml.ts";
import { localName } from "./local-name.ts";

/** What a cell's format says about its row: struck through, or filled with a colour. */
export type CellStyle = { struck: boolean; fill: string | null };

/** More formats than any workbook needs are passed over. */
const MOST = 70_000;

/** The formats of xl/styles.xml, by the number that cells give in their attribute `s`. */
export function cellStyles(source: string): CellStyle[] {
  const walk = new StylesWalk();
  walkXml(source, walk);
  return walk.formats.map(({ font, fill }) => ({
    struck: walk.struckFonts.has(font),
    fill: walk.fills[fill] ?? null,
  }));
}

class StylesWalk {
  readonly formats: { font: number; fill: number }[] = [];
  readonly fills: (string | null)[] = [];
  readonly struckFonts = new Set<number>();
  #fonts = 0;
  #list = "";
  #pattern = "none";

  open(tag: string, attributes: Record<string, string | undefined>): void {
    const name = localName(tag);
    if (name === "fonts" || name === "fills" || name === "cellXfs") this.#list = name;
    else if (this.#list === "fonts") this.#font(name, attributes);
    else if (this.#list === "fills") this.#fill(name, attributes);
    else if (this.#list === "cellXfs" && name === "xf" && this.formats.length < MOST)
      this.formats.push({ font: Number(attributes.fontId ?? 0), fill: Number(attributes.fillId ?? 0) });
  }

  #font(name: string, { val }: Record<string, string | undefined>): void {
    if (name === "font") this.#fonts += 1;
    else if (name === "strike" && val !== "0" && val !== "false") this.struckFonts.add(this.#fonts - 1);
  }

  #fill(name: string, attributes: Record<string, string | undefined>): void {
    if (name === "fill" && this.fills.length < MOST) this.fills.push(null);
    else if (name === "patternFill") this.#pattern = attributes.patternType ?? "none";
    else if (name === "fgColor" && this.#pattern !== "none" && this.fills.length > 0)
      this.fills[this.fills.length - 1] = colourOf(attributes);
  }

  close(tag: string): void {
    if (localName(tag) === this.#list) this.#list = "";
  }

  text(): void {}
}

/** White is no colour: the paper is. */
const WHITE = new Set(["FFFFFFFF", "00FFFFFF", "theme0", "indexed9", "indexed64"]);

function colourOf({ rgb, theme, tint, indexed }: Record<string, string | undefined>): string | null {
  const plain = rgb ?? (theme === undefined ? `indexed${indexed ?? ""}` : `theme${theme}${tint ? `_${tint}` : ""}`);
  return WHITE.has(plain) || !/^\w[\w.-]{0,39}$/.test(plain) ? null : plain;
}

/** The rows of the cells that have a comment, from xl/comments1.xml. */
export function commentedRows(source: string): Set<number> {
  const rows = new Set<number>();
  walkXml(source, {
    open(tag, attributes) {
      const row = Number(/\d+$/.exec(attributes.ref ?? "")?.[0]);
      if (localName(tag) === "comment" && row > 0 && rows.size < MOST) rows.add(row);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return rows;
}
