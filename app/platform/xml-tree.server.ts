import { SaxesParser } from "saxes";

/** XML of a protocol as a small tree: read strictly, within limits, and without anything that stands for other text. */

export type XmlElement = {
  namespace: string;
  /** Without its prefix. */
  name: string;
  /** By the name as it is written. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
};

export type XmlLimits = {
  elements: number;
  attributes: number;
  depth: number;
  /** Whether comments and CDATA are passed over; else refused: readers differ in how they join the text around them. */
  comments?: boolean;
};

/** `message` is a word of ours: nothing of the text. */
export class XmlRefused extends Error {
  override name = "XmlRefused";
}

/**
 * Reads a whole document.
 * @throws XmlRefused not well-formed, too much of something, a document type, a processing instruction, a comment
 */
export function parseXmlTree(text: string, limits: XmlLimits): XmlElement {
  // saxes would read on to the end of it.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new XmlRefused("document type");
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const left = { elements: limits.elements, attributes: limits.attributes };
  const refuse = (cause: string) => () => {
    throw new XmlRefused(cause);
  };
  parser.on("error", refuse("not well-formed"));
  parser.on("doctype", refuse("document type"));
  parser.on("processinginstruction", refuse("processing instruction"));
  if (!limits.comments) {
    parser.on("comment", refuse("comment"));
    parser.on("cdata", refuse("CDATA"));
  }
  parser.on("opentag", (tag) => {
    const attributes = Object.values(tag.attributes);
    left.elements -= 1;
    left.attributes -= attributes.length;
    if (left.elements < 0 || left.attributes < 0 || open.length >= limits.depth) throw new XmlRefused("too much");
    const element: XmlElement = {
      namespace: tag.uri,
      name: tag.local,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("text", (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  if (!root) throw new XmlRefused("not well-formed");
  return root;
}

/** The element and everything below it, in the document's order. */
export function allElements(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(allElements)];
}

export const childrenOf = (element: XmlElement, namespace: string, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name && child.namespace === namespace);
