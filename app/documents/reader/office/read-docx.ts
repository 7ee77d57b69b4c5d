import { LIMITS, SCAN_CHARS } from "../../limits.ts";
import { DOCX_NOTE_PART, docxNoteXml, noteOfDocxXml } from "../../note-place.ts";
import { Refusal } from "../../refusal.ts";
import type { Draft, DraftLine } from "../draft.ts";
import type { OnStep } from "../steps.ts";
import type { Body } from "./docx-content.ts";
import { layOut } from "./docx-lines.ts";
import { walkBody } from "./docx-walk.ts";
import { type Relation, related, relationsOf } from "./relations.ts";
import { Styles } from "./styles.ts";
import { Archive } from "./zip.ts";

export type DocxPart = { name: string; xml: string; body: Body };
export type Docx = {
  heads: readonly DocxPart[];
  main: DocxPart;
  feet: readonly DocxPart[];
  styles: Styles;
  relations: readonly Relation[];
};

/**
 * Text of a Word document: heads, body with tables and text boxes, feet.
 * @throws Refusal other_office, corrupt, too_complex, password_protected
 */
export async function readDocx(bytes: Buffer, onStep: OnStep): Promise<Draft> {
  const archive = await Archive.open(bytes);
  const draft = draftOf(await openDocx(archive));
  const characters = draft.lines.reduce((sum, line) => sum + line.text.replace(/\s/g, "").length, 0);
  return characters < SCAN_CHARS
    ? recognisePictures(archive, draft, onStep)
    : { ...draft, note: await noteIn(archive) };
}

/**
 * The parts of a Word document that have text.
 * @param walk reads one of them
 * @throws Refusal other_office, corrupt, too_complex
 */
export async function openDocx(
  archive: Archive,
  walk: (xml: string, styles: Styles) => Body = walkBody,
): Promise<Docx> {
  const main = await mainPart(archive);
  const xml = main ? await archive.text(main) : undefined;
  if (!main || xml === undefined) throw new Refusal("other_office");
  const relations = await relationsOf(archive, main);
  const styles = new Styles(await archive.text(related(main, relations, "styles")[0] ?? ""));
  const partsOf = async (type: string) => {
    const parts: DocxPart[] = [];
    for (const name of [...new Set(related(main, relations, type))].slice(0, 12)) {
      const text = await archive.text(name);
      if (text) parts.push({ name, xml: text, body: walk(text, styles) });
    }
    return parts;
  };
  const heads = await partsOf("header");
  const body = walk(xml, styles);
  return { heads, main: { name: main, xml, body }, feet: await partsOf("footer"), styles, relations };
}

/** The lines of all parts, in reading order. */
export function draftOf({ heads, main, feet, styles, relations }: Docx): Draft {
  const parts = [...heads, main, ...feet].map(({ body }) => body);
  const drawn = parts.some((part) => part.drawn);
  const hidden: string[] = [];
  const lines: DraftLine[] = [];
  const add = (body: Body, role?: "header" | "footer") => {
    const added = layOut(body, styles, { drawn, firstBlock: (lines.at(-1)?.block ?? -1) + 1, hidden });
    if (!role) lines.push(...added);
    else for (const line of newOnly(added, lines)) lines.push({ ...line, role });
  };
  for (const { body } of heads) add(body, "header");
  add(main.body);
  for (const { body } of feet) add(body, "footer");
  const truncated = parts.some((part) => part.truncated);
  return { method: "text", pages: 1, lines, hidden, links: linksOf(parts, relations), truncated };
}

/** The largest part that can hold a note. yauzl holds a part to the size that the archive tells of it. */
const NOTE_BYTES = LIMITS.noteChars + docxNoteXml("").length;

async function noteIn(archive: Archive): Promise<string | undefined> {
  const entry = archive.directory.findLast(({ fileName }) => fileName === DOCX_NOTE_PART);
  if (entry === undefined || entry.uncompressedSize > NOTE_BYTES) return undefined;
  try {
    return noteOfDocxXml((await archive.text(DOCX_NOTE_PART)) ?? "");
  } catch (error) {
    // The document has been read; a part that it does not need may be broken.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** A photographed CV pasted into Word: the first picture of at least 20 kB that can be read is recognised. */
async function recognisePictures(archive: Archive, draft: Draft, onStep: OnStep): Promise<Draft> {
  const names = archive.names().filter((name) => /^word\/media\/[^/]+\.(png|jpe?g)$/i.test(name));
  for (const name of names.slice(0, LIMITS.ocrPages)) {
    const bytes = await archive.bytes(name);
    if (!bytes || bytes.length < 20_000) continue;
    const { readImage } = await import("../image/read-image.ts");
    const picture = await readImage(bytes, onStep);
    return { ...picture, lines: [...draft.lines, ...picture.lines], hidden: draft.hidden, links: draft.links };
  }
  return draft;
}

/** Where the document's text is: by the package's own relation, as some programs use other names. */
async function mainPart(archive: Archive): Promise<string | undefined> {
  const relations = await relationsOf(archive, "");
  const target = relations.find(({ type }) => type === "officeDocument")?.target.replace(/^\//, "");
  const names = archive.names();
  if (target?.startsWith("word/") && names.includes(target)) return target;
  return names.includes("word/document.xml") ? "word/document.xml" : undefined;
}

/** First page, odd and even heads mostly say the same. A known line remembers those that it stands for. */
function newOnly(lines: readonly DraftLine[], known: readonly DraftLine[]): DraftLine[] {
  const first = new Map<string, DraftLine>();
  for (const line of known) if (!first.has(line.text.trim())) first.set(line.text.trim(), line);
  return lines.filter((line) => {
    const same = first.get(line.text.trim());
    if (same) same.copies = [...(same.copies ?? []), line.sources ?? []];
    return !same;
  });
}

function linksOf(parts: readonly Body[], relations: readonly Relation[]): string[] {
  const external = relations.filter(({ type }) => type === "hyperlink").map(({ target }) => target);
  return [...external, ...parts.flatMap((part) => part.linkFields)].filter((link) =>
    /^(https?|mailto|tel):/i.test(link),
  );
}
