import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";

export type Attributes = Readonly<Record<string, string>>;

export type XmlHandler = {
  /** @param name local name with the prefix that its namespace has in OFFICE_PREFIXES, e.g. "w:p" */
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
  /** True as soon as nothing more is wanted. */
  done?(): boolean;
};

/** One prefix for each vocabulary, whatever the file calls it; the strict flavour has other addresses. */
const OFFICE_PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/\/wordprocessingml(\/2006)?\/main$/, "w"],
  [/\/officeDocument(\/2006)?\/relationships$/, "r"],
  [/\/package\/2006\/relationships$/, "rel"],
  [/\/package\/2006\/content-types$/, "ct"],
  [/\/markup-compatibility\/2006$/, "mc"],
  [/\/drawingml(\/2006)?\/main$/, "a"],
  [/\/drawingml(\/2006)?\/wordprocessingDrawing$/, "wp"],
  [/\/2010\/wordprocessingShape$/, "wps"],
  [/\/officeDocument(\/2006)?\/math$/, "m"],
  [/^urn:schemas-microsoft-com:vml$/, "v"],
];

/**
 * Walks a well-formed XML text once, without building a tree. Entities other than the five of XML do not exist here.
 * @throws Refusal too_complex on a document type declaration or too deep nesting, corrupt when a tag does not end
 */
export function walkXml(source: string, handler: XmlHandler): void {
  const prefixes = new Map<string, string>();
  let depth = 0;
  let position = 0;
  while (position < source.length && !handler.done?.()) {
    const start = source.indexOf("<", position);
    if (start < 0) break;
    if (start > position) handler.text(decodeEntities(source.slice(position, start)));
    const next = source[start + 1];
    if (next === "?" || next === "!") {
      position = skipSpecial(source, start, handler);
      continue;
    }
    const end = tagEnd(source, start);
    position = end + 1;
    if (next === "/") {
      depth -= 1;
      handler.close(resolve(source.slice(start + 2, end).trim(), prefixes));
      continue;
    }
    const selfClosing = source[end - 1] === "/";
    const { name, attributes } = parseTag(source.slice(start + 1, selfClosing ? end - 1 : end), prefixes);
    if (depth >= LIMITS.xmlDepth) throw new Refusal("too_complex");
    handler.open(name, attributes);
    if (selfClosing) handler.close(name);
    else depth += 1;
  }
}

function skipSpecial(source: string, start: number, handler: XmlHandler): number {
  const [closing, kind] = source.startsWith("<!--", start)
    ? (["-->", "comment"] as const)
    : source.startsWith("<![CDATA[", start)
      ? (["]]>", "cdata"] as const)
      : source.startsWith("<?", start)
        ? (["?>", "instruction"] as const)
        : ([">", "declaration"] as const);
  // <!DOCTYPE …>: office files have none; bombs of entities need one.
  if (kind === "declaration") throw new Refusal("too_complex");
  const end = source.indexOf(closing, start);
  if (end < 0) throw new Refusal("corrupt");
  if (kind === "cdata") handler.text(source.slice(start + 9, end));
  return end + closing.length;
}

function tagEnd(source: string, start: number): number {
  let position = start + 1;
  while (position < source.length) {
    const char = source.charCodeAt(position);
    if (char === 0x3e) return position;
    if (char === 0x22 || char === 0x27) {
      position = source.indexOf(source[position] ?? "", position + 1);
      if (position < 0) break;
    }
    position += 1;
  }
  throw new Refusal("corrupt");
}

function parseTag(content: string, prefixes: Map<string, string>): { name: string; attributes: Attributes } {
  const name = /^[^\s]+/.exec(content)?.[0] ?? "";
  const raw: [string, string][] = [];
  for (const match of content.slice(name.length).matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const key = match[1] ?? "";
    const value = decodeEntities(match[2] ?? match[3] ?? "");
    if (key === "xmlns" || key.startsWith("xmlns:")) prefixes.set(key.slice(6), canonicalPrefix(value, key.slice(6)));
    else raw.push([key, value]);
  }
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [key, value] of raw) attributes[key.includes(":") ? resolve(key, prefixes) : key] = value;
  return { name: resolve(name, prefixes), attributes };
}

function canonicalPrefix(namespace: string, fallback: string): string {
  return OFFICE_PREFIXES.find(([pattern]) => pattern.test(namespace))?.[1] ?? fallback;
}

function resolve(name: string, prefixes: ReadonlyMap<string, string>): string {
  const colon = name.indexOf(":");
  const prefix = colon < 0 ? "" : name.slice(0, colon);
  const known = prefixes.get(prefix) ?? prefix;
  const local = name.slice(colon + 1);
  return known ? `${known}:${local}` : local;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
    const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
