import { LIMITS, SCAN_CHARS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import type { Draft, DraftLine } from "../draft.ts";
import type { OnStep } from "../steps.ts";
import type { Body } from "./docx-content.ts";
import { layOut } from "./docx-lines.ts";
import { walkBody } from "./docx-walk.ts";
import { type Relation, related, relationsOf } from "./relations.ts";
import { Styles } from "./styles.ts";
import { Archive } from "./zip.ts";

/**
 * Text of a Word document: heads, body with tables and text boxes, feet.
 * @throws Refusal other_office, corrupt, too_complex, password_protected
 */
export async function readDocx(bytes: Buffer, onStep: OnStep): Promise<Draft> {
  const archive = await Archive.open(bytes);
  const main = await mainPart(archive);
  const xml = main ? await archive.text(main) : undefined;
  if (!main || xml === undefined) throw new Refusal("other_office");
  const relations = await relationsOf(archive, main);
  const styles = new Styles(await archive.text(related(main, relations, "styles")[0] ?? ""));
  const heads = await readParts(archive, related(main, relations, "header"), styles);
  const body = walkBody(xml, styles);
  const feet = await readParts(archive, related(main, relations, "footer"), styles);
  const parts = [...heads, body, ...feet];
  const drawn = parts.some((part) => part.drawn);
  const hidden: string[] = [];
  const lines: DraftLine[] = [];
  for (const part of parts) {
    const role = heads.includes(part) ? "header" : feet.includes(part) ? "footer" : undefined;
    const added = layOut(part, styles, { drawn, firstBlock: (lines.at(-1)?.block ?? -1) + 1, hidden });
    lines.push(...(role ? newOnly(added, lines).map((line) => ({ ...line, role }) as const) : added));
  }
  const truncated = parts.some((part) => part.truncated);
  const draft: Draft = { method: "text", pages: 1, lines, hidden, links: linksOf(parts, relations), truncated };
  const characters = lines.reduce((sum, line) => sum + line.text.replace(/\s/g, "").length, 0);
  return characters < SCAN_CHARS ? recognisePictures(archive, draft, onStep) : draft;
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

async function readParts(archive: Archive, names: readonly string[], styles: Styles): Promise<Body[]> {
  const bodies: Body[] = [];
  for (const name of names.slice(0, 12)) {
    const xml = await archive.text(name);
    if (xml) bodies.push(walkBody(xml, styles));
  }
  return bodies;
}

/** First page, odd and even heads mostly say the same. */
function newOnly(lines: readonly DraftLine[], known: readonly DraftLine[]): DraftLine[] {
  const texts = new Set(known.map((line) => line.text.trim()));
  return lines.filter((line) => !texts.has(line.text.trim()));
}

function linksOf(parts: readonly Body[], relations: readonly Relation[]): string[] {
  const external = relations.filter(({ type }) => type === "hyperlink").map(({ target }) => target);
  return [...external, ...parts.flatMap((part) => part.linkFields)].filter((link) =>
    /^(https?|mailto|tel):/i.test(link),
  );
}
