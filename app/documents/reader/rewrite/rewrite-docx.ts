import type { LineChange, LinesAnswer } from "../../line-change.ts";
import { Refusal } from "../../refusal.ts";
import { cleanLines } from "../finish.ts";
import type { Body } from "../office/docx-content.ts";
import { type PartSources, walkSources } from "../office/docx-sources.ts";
import { type DocxPart, draftOf, openDocx } from "../office/read-docx.ts";
import { Archive, decodePart, encodingOf } from "../office/zip.ts";
import { replaceLines, type SourcePart } from "./replace-lines.ts";
import { spliceZip } from "./splice-zip.ts";

/** Where a package keeps its digital signatures. */
const SIGNATURES = /^_xmlsignatures\//i;

/**
 * Changes lines of a Word document.
 * @param input the changes as a line of JSON, and the file
 * @throws Refusal as readDocx(), and corrupt where programs could read the file in different ways
 */
export async function replaceLinesIn(input: Buffer): Promise<LinesAnswer> {
  const end = input.indexOf("\n");
  const changes = JSON.parse(input.toString("utf8", 0, end)) as LineChange[];
  const file = input.subarray(end + 1);
  const archive = await Archive.open(file);
  const sources = new Map<Body, PartSources>();
  const docx = await openDocx(archive, (xml, styles) => {
    const read = walkSources(xml, styles);
    sources.set(read.body, read.sources);
    return read.body;
  });
  const encodings = new Map<string, Encoding>();
  const parts: SourcePart[] = [];
  for (const part of [...docx.heads, docx.main, ...docx.feet]) {
    // A part that is body and head at once would get its changes twice.
    if (encodings.has(part.name)) throw new Refusal("corrupt");
    const encoding = encodingOfPart((await archive.bytes(part.name)) ?? Buffer.alloc(0), part);
    encodings.set(part.name, encoding);
    parts.push(sourcePart(part, sources.get(part.body), encoding));
  }
  const { parts: texts, ...report } = replaceLines(parts, cleanLines(draftOf(docx).lines), changes, docx.styles);
  if (texts.size === 0) return { ...report, pieces: [], signatureBroken: false };
  const contents = new Map(
    [...texts].map(([name, xml]) => [name, encodings.get(name)?.encode(xml) ?? Buffer.from(xml)]),
  );
  const signatureBroken = archive.names().some((name) => SIGNATURES.test(name));
  return { ...report, pieces: spliceZip(file, archive.directory, contents), signatureBroken };
}

type Encoding = {
  /** Whether the text, encoded, gives the very bytes that it comes from. */
  isExact: boolean;
  /** Whether only ASCII is sure to be understood as it was meant. */
  asciiOnly: boolean;
  encode(xml: string): Buffer;
};

function encodingOfPart(bytes: Buffer, { xml }: DocxPart): Encoding {
  const name = encodingOf(bytes);
  const hasMark = name !== "utf-8" || bytes.subarray(0, 3).equals(Buffer.from("\ufeff"));
  const encode = (text: string) => encoded(hasMark ? `\ufeff${text}` : text, name);
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)/.exec(xml.slice(0, 200))?.[1];
  const asciiOnly = declared !== undefined && !/^utf-?(?:8|16(?:le|be)?)$/i.test(declared);
  return { isExact: decodePart(bytes) === xml && encode(xml).equals(bytes), asciiOnly, encode };
}

function encoded(text: string, encoding: ReturnType<typeof encodingOf>): Buffer {
  if (encoding === "utf-8") return Buffer.from(text);
  const bytes = Buffer.from(text, "utf16le");
  return encoding === "utf-16be" ? bytes.swap16() : bytes;
}

/** A part that cannot be written back as it is keeps all its texts. */
function sourcePart({ name, xml }: DocxPart, own: PartSources | undefined, encoding: Encoding): SourcePart {
  const sources = own ?? { chunks: new Map(), twins: new Map() };
  if (!encoding.isExact) {
    for (const chunk of [...sources.chunks.values()].flat()) delete chunk.written;
  }
  return { name, xml, sources, asciiOnly: encoding.asciiOnly };
}
