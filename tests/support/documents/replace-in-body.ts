import type { LineChange, LineReport } from "#app/documents/line-change.ts";
import { cleanLines } from "#app/documents/reader/finish.ts";
import { layOut } from "#app/documents/reader/office/docx-lines.ts";
import { walkSources } from "#app/documents/reader/office/docx-sources.ts";
import { walkBody } from "#app/documents/reader/office/docx-walk.ts";
import { Styles } from "#app/documents/reader/office/styles.ts";
import { replaceLines } from "#app/documents/reader/rewrite/replace-lines.ts";
import { DOCUMENT_FRAME } from "./zip.ts";

const styles = new Styles(undefined);
const options = { drawn: false, firstBlock: 0 };

export type ReplacedBody = LineReport & {
  /** Inner XML of w:body. */
  body: string;
  /** Lines as they are read before and after. */
  before: string[];
  lines: string[];
};

/** Changes lines of one part, given as the inside of w:body. */
export function replaceInBody(
  body: string,
  changes: readonly LineChange[],
  frame: readonly [string, string] = DOCUMENT_FRAME,
): ReplacedBody {
  const xml = frame.join(body);
  const read = walkSources(xml, styles);
  const lines = cleanLines(layOut(read.body, styles, { ...options, hidden: [] }));
  const part = { name: "word/document.xml", xml, sources: read.sources, asciiOnly: false };
  const { parts, ...report } = replaceLines([part], lines, changes, styles);
  const now = parts.get(part.name) ?? xml;
  const linesNow = cleanLines(layOut(walkBody(now, styles), styles, { ...options, hidden: [] }));
  return {
    ...report,
    body: now.slice(frame[0].length, now.length - frame[1].length),
    before: lines.map(({ text }) => text),
    lines: linesNow.map(({ text }) => text),
  };
}
