import { LIMITS } from "../../limits.ts";
import { walkXml } from "../office/xml.ts";
import { localName } from "./local-name.ts";

/**
 * The texts of the shared string table at the wanted places (counted from 0). Runs of different format are one text;
 * phonetic guides are left out.
 */
export function sharedStrings(source: string, wanted: ReadonlySet<number>): Map<number, string> {
  const found = new Map<number, string>();
  let index = -1;
  let isWanted = false;
  let inText = false;
  let inGuide = false;
  walkXml(source, {
    open(tag) {
      const name = localName(tag);
      if (name === "si") {
        index += 1;
        isWanted = wanted.has(index);
        if (isWanted) found.set(index, "");
      } else if (name === "rPh") inGuide = true;
      else if (name === "t") inText = isWanted && !inGuide;
    },
    close(tag) {
      const name = localName(tag);
      if (name === "si") isWanted = false;
      else if (name === "rPh") inGuide = false;
      else if (name === "t") inText = false;
    },
    text(text) {
      const before = found.get(index) ?? "";
      if (inText && before.length < LIMITS.cellChars) found.set(index, before + unescapeControls(text));
    },
    done: () => !isWanted && found.size === wanted.size,
  });
  return found;
}

/** Excel writes a control character as _x000D_, and an underscore before such a text as _x005F_. */
export function unescapeControls(text: string): string {
  return text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}
