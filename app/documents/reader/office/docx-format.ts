import type { Attributes } from "./xml.ts";

/** Character formatting; undefined = not said here, look at the style. */
export type RunFormat = {
  bold?: boolean;
  /** Points. */
  size?: number;
  vanish?: boolean;
  /** "RRGGBB" or "auto". */
  colour?: string;
  /** Any background behind the characters. */
  shaded?: boolean;
  style?: string;
};

export type ParagraphFormat = {
  style?: string;
  list?: boolean;
  /** 0-based outline level; body text has none. */
  outline?: number;
  /** Space in twentieths of a point. */
  before?: number;
  after?: number;
  shaded?: boolean;
};

function isOn(attributes: Attributes): boolean {
  return !["0", "false", "off", "none"].includes(attributes["w:val"] ?? "1");
}

function isShade(attributes: Attributes): boolean {
  const fill = (attributes["w:fill"] ?? "auto").toUpperCase();
  const pattern = attributes["w:val"] ?? "clear";
  return (fill !== "AUTO" && fill !== "FFFFFF") || !["clear", "nil"].includes(pattern);
}

/** Reads one child of w:rPr into `format`. */
export function readRunProperty(name: string, attributes: Attributes, format: RunFormat): void {
  const value = attributes["w:val"] ?? "";
  switch (name) {
    case "w:b":
      format.bold = isOn(attributes);
      return;
    case "w:sz":
      format.size = Number(value) / 2 || undefined;
      return;
    case "w:vanish":
      format.vanish = isOn(attributes);
      return;
    case "w:color":
      format.colour = value;
      return;
    case "w:rStyle":
      format.style = value;
      return;
    case "w:highlight":
      format.shaded = value !== "none" && value !== "white";
      return;
    case "w:shd":
      format.shaded = isShade(attributes);
  }
}

/** Reads one child of w:pPr into `format`. */
export function readParagraphProperty(name: string, attributes: Attributes, format: ParagraphFormat): void {
  switch (name) {
    case "w:pStyle":
      format.style = attributes["w:val"] ?? "";
      return;
    case "w:numId":
      format.list = attributes["w:val"] !== "0";
      return;
    case "w:outlineLvl":
      format.outline = Number(attributes["w:val"]);
      return;
    case "w:spacing":
      if (attributes["w:before"]) format.before = Number(attributes["w:before"]) || 0;
      if (attributes["w:after"]) format.after = Number(attributes["w:after"]) || 0;
      return;
    case "w:shd":
      format.shaded = isShade(attributes);
  }
}

/** What nobody can see on white paper: hidden, tiny, or practically white. */
export function isUnseen(format: RunFormat, shaded: boolean): boolean {
  if (format.vanish || (format.size !== undefined && format.size <= 4)) return true;
  return !shaded && isNearWhite(format.colour);
}

function isNearWhite(colour: string | undefined): boolean {
  const match = /^([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? "");
  return match?.slice(1).every((part) => Number.parseInt(part, 16) >= 0xf2) ?? false;
}
