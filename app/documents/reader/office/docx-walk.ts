import { LIMITS } from "../../limits.ts";
import type { Body, Cell, Content, Paragraph, Table } from "./docx-content.ts";
import { type RunFormat, readParagraphProperty, readRunProperty } from "./docx-format.ts";
import type { Styles } from "./styles.ts";
import { type Attributes, walkXml, type XmlHandler } from "./xml.ts";

/** Parts whose text is not on the page: deleted text, field codes, the second version of a drawing. */
const SKIPPED = new Set(["w:del", "w:moveFrom", "mc:Fallback", "w:rPrChange", "w:pPrChange", "w:fldData"]);
const CONTROLS: Readonly<Record<string, string>> = {
  "w:tab": "\t",
  "w:ptab": "\t",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "-",
};
const MAX_PARAGRAPHS = 10_000;

/** The other half: what stands in for drawings where they cannot be shown, and not the drawings. */
const SKIPPED_FOR_FALLBACKS = new Set([...SKIPPED].map((name) => (name === "mc:Fallback" ? "mc:Choice" : name)));

/** Reads a part with paragraphs (document, header, footer). */
export function walkBody(xml: string, styles: Styles): Body {
  const walker = new Walker(styles);
  walkXml(xml, walker);
  return walker.body;
}

type WalkerOptions = {
  /** Reads the fallbacks of drawings in their place. */
  fallbacks?: boolean;
  /** Is told of each text that a paragraph gets, in order. */
  heard?: (paragraph: Paragraph, text: string) => void;
};

export class Walker implements XmlHandler {
  readonly body: Body = { content: [], linkIds: [], linkFields: [], drawn: false, truncated: false };
  #styles: Styles;
  /** Where content goes: the body, a cell or a text box, innermost last. */
  #targets: Content[][] = [this.body.content];
  #paragraphs: Paragraph[] = [];
  #tables: Table[] = [];
  #runs: RunFormat[] = [];
  #skip = 0;
  #inText = false;
  #inField = false;
  #inProperties: "run" | "paragraph" | "mark" | "cell" | "table" | undefined;
  #characters = 0;
  #count = 0;
  #skipped: ReadonlySet<string>;
  #heard: WalkerOptions["heard"];

  constructor(styles: Styles, { fallbacks = false, heard }: WalkerOptions = {}) {
    this.#styles = styles;
    this.#skipped = fallbacks ? SKIPPED_FOR_FALLBACKS : SKIPPED;
    this.#heard = heard;
  }

  /** Whether it is inside of what is not read. */
  get isSkipping(): boolean {
    return this.#skip > 0;
  }

  /** The innermost open paragraph. */
  get paragraph(): Paragraph | undefined {
    return this.#paragraphs.at(-1);
  }

  done(): boolean {
    if (this.#characters > LIMITS.textChars || this.#count > MAX_PARAGRAPHS) this.body.truncated = true;
    return this.body.truncated;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipped.has(name)) this.#skip += 1;
    if (this.#skip > 0) return;
    if (this.#inProperties) this.#property(name, attributes);
    else if (!this.#structure(name)) this.#inline(name, attributes);
  }

  close(name: string): void {
    if (this.#skipped.has(name)) {
      this.#skip -= 1;
      return;
    }
    if (this.#skip > 0) return;
    switch (name) {
      case "w:rPr":
      case "w:pPr":
      case "w:tcPr":
      case "w:tblPr":
        this.#inProperties = undefined;
        return;
      case "w:p":
        this.#paragraphs.pop();
        return;
      case "w:r":
        this.#runs.pop();
        return;
      case "w:t":
      case "m:t":
        this.#inText = false;
        return;
      case "w:instrText":
        this.#inField = false;
        return;
      case "w:tc":
      case "w:txbxContent":
        this.#targets.pop();
        return;
      case "w:tbl":
        this.#tables.pop();
    }
  }

  text(text: string): void {
    if (this.#skip > 0) return;
    if (this.#inField) this.#field(text);
    else if (this.#inText) this.#add(text);
  }

  #structure(name: string): boolean {
    switch (name) {
      case "w:p": {
        const paragraph: Paragraph = { kind: "paragraph", format: {}, pieces: [], boxes: [] };
        this.#target().push(paragraph);
        this.#paragraphs.push(paragraph);
        this.#count += 1;
        return true;
      }
      case "w:tbl": {
        const table: Table = { kind: "table", rows: [], shaded: false };
        this.#target().push(table);
        this.#tables.push(table);
        return true;
      }
      case "w:tr":
        this.#tables.at(-1)?.rows.push([]);
        return true;
      case "w:tc": {
        const row = this.#tables.at(-1)?.rows.at(-1);
        const cell: Cell = { content: [], shaded: false, row: 0 };
        row?.push(cell);
        this.#targets.push(cell.content);
        return true;
      }
      case "w:txbxContent": {
        const box: Content[] = [];
        this.#paragraphs.at(-1)?.boxes.push(box);
        this.#targets.push(box);
        return true;
      }
      default:
        return false;
    }
  }

  #inline(name: string, attributes: Attributes): void {
    switch (name) {
      case "w:r":
        this.#runs.push({});
        return;
      case "w:rPr":
        this.#inProperties = "run";
        return;
      case "w:pPr":
        this.#inProperties = "paragraph";
        return;
      case "w:tcPr":
        this.#inProperties = "cell";
        return;
      case "w:tblPr":
        this.#inProperties = "table";
        return;
      case "w:t":
      case "m:t":
        this.#inText = true;
        return;
      case "w:instrText":
        this.#inField = true;
        return;
      case "w:hyperlink":
        if (attributes["r:id"]) this.body.linkIds.push(attributes["r:id"]);
        return;
      case "w:fldSimple":
        this.#field(attributes["w:instr"] ?? "");
        return;
      case "w:sym":
        this.#add(symbol(attributes["w:char"] ?? ""));
        return;
      case "w:drawing":
      case "w:pict":
        this.body.drawn = true;
        return;
      default:
        if (CONTROLS[name] && attributes["w:type"] !== "page") this.#add(CONTROLS[name]);
    }
  }

  #property(name: string, attributes: Attributes): void {
    const run = this.#runs.at(-1);
    const paragraph = this.#paragraphs.at(-1);
    if (this.#inProperties === "run" && run) readRunProperty(name, attributes, run);
    if (this.#inProperties === "paragraph" && paragraph) {
      // The format of the paragraph mark comes nested here, and is nobody's.
      if (name === "w:rPr") this.#inProperties = "mark";
      else readParagraphProperty(name, attributes, paragraph.format);
    }
    const table = this.#tables.at(-1);
    const cell = table?.rows.at(-1)?.at(-1);
    if (name === "w:shd" && this.#inProperties === "cell" && cell) cell.shaded = attributes["w:fill"] !== "auto";
    if (this.#inProperties === "table" && table) {
      if (name === "w:tblStyle") table.shaded ||= this.#styles.shadesTable(attributes["w:val"] ?? "");
      if (name === "w:shd") table.shaded = true;
    }
  }

  #field(instruction: string): void {
    const address = /HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
    if (address) this.body.linkFields.push(address);
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    this.#characters += text.length;
    this.#heard?.(paragraph, text);
    const format = this.#styles.run(paragraph.format.style, this.#runs.at(-1) ?? {});
    const last = paragraph.pieces.at(-1);
    if (last && sameFormat(last.format, format)) last.text += text;
    else paragraph.pieces.push({ text, format });
  }

  #target(): Content[] {
    return this.#targets.at(-1) ?? this.body.content;
  }
}

function sameFormat(a: RunFormat, b: RunFormat): boolean {
  return (
    a.bold === b.bold && a.size === b.size && a.vanish === b.vanish && a.colour === b.colour && a.shaded === b.shaded
  );
}

function symbol(code: string): string {
  const value = Number.parseInt(code, 16);
  return value > 31 && value < 0xffff ? String.fromCharCode(value) : "";
}
