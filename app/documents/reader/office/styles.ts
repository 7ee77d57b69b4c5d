import { type ParagraphFormat, type RunFormat, readParagraphProperty, readRunProperty } from "./docx-format.ts";
import { walkXml } from "./xml.ts";

type Style = { name: string; basedOn: string; run: RunFormat; paragraph: ParagraphFormat; shaded: boolean };

/** Word's own default where a document names none. */
const DEFAULT_SIZE = 10;
const HEADING_NAME = /^(heading|t[íi]tulo|title|subt[íi]tulo|subtitle|encabezado|section ?title|secci[óo]n)\b/i;

/** The style sheet of a document, with inheritance resolved. */
export class Styles {
  #styles = new Map<string, Style>();
  #default: RunFormat = {};
  #defaultParagraph: ParagraphFormat = {};
  #defaultStyle = "";

  constructor(xml: string | undefined) {
    if (xml) this.#parse(xml);
  }

  run(paragraphStyle: string | undefined, direct: RunFormat): RunFormat {
    return {
      size: DEFAULT_SIZE,
      ...this.#default,
      ...this.#inherited(paragraphStyle || this.#defaultStyle, "run"),
      ...(direct.style ? this.#inherited(direct.style, "run") : {}),
      ...direct,
    };
  }

  paragraph(direct: ParagraphFormat): ParagraphFormat {
    return {
      ...this.#defaultParagraph,
      ...this.#inherited(direct.style || this.#defaultStyle, "paragraph"),
      ...direct,
    };
  }

  /** 1 for the topmost heading; undefined for body text. */
  headingLevel(format: ParagraphFormat): number | undefined {
    if (format.outline !== undefined && format.outline >= 0 && format.outline < 9) return format.outline + 1;
    const name = this.#styles.get(format.style ?? "")?.name ?? "";
    if (!HEADING_NAME.test(name)) return undefined;
    return Number(/\d/.exec(name)?.[0] ?? 1);
  }

  /** True where the table style paints backgrounds: white text may stand on them. */
  shadesTable(style: string): boolean {
    return this.#styles.get(style)?.shaded ?? false;
  }

  #inherited(id: string, kind: "run"): RunFormat;
  #inherited(id: string, kind: "paragraph"): ParagraphFormat;
  #inherited(id: string, kind: "run" | "paragraph"): RunFormat | ParagraphFormat {
    const chain: Style[] = [];
    for (let style = this.#styles.get(id); style && chain.length < 20; style = this.#styles.get(style.basedOn)) {
      chain.unshift(style);
    }
    return Object.assign({}, ...chain.map((style) => style[kind])) as RunFormat | ParagraphFormat;
  }

  #parse(xml: string): void {
    let current: Style | undefined;
    let target: "run" | "paragraph" | undefined;
    let conditional = 0;
    walkXml(xml, {
      open: (name, attributes) => {
        if (name === "w:style") {
          current = { name: "", basedOn: "", run: {}, paragraph: {}, shaded: false };
          const id = attributes["w:styleId"] ?? "";
          this.#styles.set(id, current);
          const isDefault = ["1", "true", "on"].includes(attributes["w:default"] ?? "");
          if (isDefault && attributes["w:type"] === "paragraph") this.#defaultStyle = id;
        } else if (name === "w:name" && current) current.name = attributes["w:val"] ?? "";
        else if (name === "w:basedOn" && current) current.basedOn = attributes["w:val"] ?? "";
        else if (name === "w:rPr") target = "run";
        else if (name === "w:pPr") target = "paragraph";
        else if (name === "w:tblStylePr") conditional += 1;
        else if (name === "w:shd" && current) current.shaded = true;
        if (conditional > 0) return;
        if (target === "run") readRunProperty(name, attributes, current?.run ?? this.#default);
        if (target === "paragraph")
          readParagraphProperty(name, attributes, current?.paragraph ?? this.#defaultParagraph);
      },
      close: (name) => {
        if (name === "w:style") current = undefined;
        if (name === "w:tblStylePr") conditional -= 1;
        if (name === "w:rPr" || name === "w:pPr") target = undefined;
      },
      text: () => undefined,
    });
  }
}
