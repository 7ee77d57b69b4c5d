import { SaxesParser, type SaxesTagNS } from "saxes";
import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";

export type Attributes = Readonly<Record<string, string>>;

/** Where text is written: between two offsets of the source, with its entities, or as an unparsed piece. */
export type Place = { from: number; to: number; unparsed: boolean };

export type XmlHandler = {
  /**
   * @param name local name with the prefix that its namespace has in OFFICE_PREFIXES, e.g. "w:p"
   * @param end offset behind the tag; offsets count in the source where isReadAsWritten() holds
   */
  open(name: string, attributes: Attributes, end: number): void;
  close(name: string): void;
  text(text: string, place: Place): void;
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

/** Characters that are parsed before it is asked again whether anything more is wanted. */
const CHUNK = 64 * 1024;

/** How an unparsed piece ends. */
const UNPARSED_END = "]]>";

/** What saxes says where the text ends inside a tag, a comment or the like. */
const UNFINISHED = "unexpected end.";

/**
 * Walks an XML text once, without building a tree. Entities other than the five of XML do not exist here. What else is
 * not well formed is read as far as it goes.
 * @throws Refusal too_complex on a document type declaration or too deep nesting, corrupt when a tag does not end
 */
export function walkXml(source: string, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const nameOf = namesByNamespace();
  let depth = 0;
  /** Offset behind the last tag, comment, instruction or unparsed piece: there the next text begins. */
  let end = 0;
  let isDone = handler.done?.() ?? false;
  const tell = (event: () => void) => {
    if (isDone) return;
    event();
    isDone = handler.done?.() ?? false;
  };
  // Office files have none; bombs of entities need one.
  parser.on("doctype", () => {
    throw new Refusal("too_complex");
  });
  parser.on("error", ({ message }) => {
    if (message === UNFINISHED) throw new Refusal("corrupt");
  });
  parser.on("opentag", (tag) => {
    if (isDone) return;
    if (depth >= LIMITS.xmlDepth) throw new Refusal("too_complex");
    depth += 1;
    end = parser.position;
    tell(() => handler.open(nameOf(tag), attributesOf(tag, nameOf), end));
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    end = parser.position;
    tell(() => handler.close(nameOf(tag)));
  });
  // saxes tells of a comment before it has seen the ">" behind it.
  parser.on("comment", () => {
    end = parser.position + 1;
  });
  parser.on("processinginstruction", () => {
    end = parser.position;
  });
  // saxes tells of text when it has seen the "<" behind it.
  parser.on("text", (text) => tell(() => handler.text(text, { from: end, to: parser.position - 1, unparsed: false })));
  parser.on("cdata", (text) => {
    end = parser.position;
    const to = end - UNPARSED_END.length;
    tell(() => handler.text(text, { from: to - text.length, to, unparsed: true }));
  });
  const text = readable(source);
  for (let at = 0; at < text.length && !isDone; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  if (!isDone) parser.close();
}

/** Whether offsets that walkXml() tells count in this very source: it reads a few kinds of broken XML as mended. */
export function isReadAsWritten(source: string): boolean {
  return readable(source) === source;
}

function readable(source: string): string {
  return withoutStrayAmpersands(source.replace(CONTROL_REFERENCES, " "));
}

/** References to control characters, which XML does not allow and saxes leaves standing as they are written. */
const CONTROL_REFERENCES = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[0-9a-f]));/gi;
const STRAY_AMPERSANDS = /&(?!(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});)/gi;

/**
 * Writes a lone & as the entity that it should be: saxes takes all between it and the next semicolon, tags included,
 * for the name of an entity. Unparsed pieces stay as they are.
 */
function withoutStrayAmpersands(source: string): string {
  if (source.search(STRAY_AMPERSANDS) < 0) return source;
  let result = "";
  for (let at = 0; ; ) {
    const start = source.indexOf("<![CDATA[", at);
    const end = start < 0 ? -1 : source.indexOf("]]>", start);
    if (end < 0) return result + source.slice(at).replace(STRAY_AMPERSANDS, "&amp;");
    result += source.slice(at, start).replace(STRAY_AMPERSANDS, "&amp;") + source.slice(start, end);
    at = end;
  }
}

type Name = { uri: string; prefix: string; local: string };

function namesByNamespace(): (name: Name) => string {
  const known = new Map<string, string | undefined>();
  return ({ uri, prefix, local }) => {
    if (!known.has(uri)) known.set(uri, OFFICE_PREFIXES.find(([pattern]) => pattern.test(uri))?.[1]);
    const own = known.get(uri) ?? prefix;
    return own ? `${own}:${local}` : local;
  };
}

function attributesOf(tag: SaxesTagNS, nameOf: (name: Name) => string): Attributes {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const attribute of Object.values(tag.attributes)) {
    const { name, prefix, value } = attribute;
    if (prefix === "xmlns" || name === "xmlns") continue;
    attributes[prefix ? nameOf(attribute) : name] = value;
  }
  return attributes;
}
