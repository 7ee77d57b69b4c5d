import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { type Draft, plainLine } from "../draft.ts";
import { decodeText } from "./decode.ts";

/** @throws Refusal disguised (binary content), empty (only white space) */
export function readTxt(bytes: Uint8Array): Draft {
  const text = decodeText(bytes);
  if (!text.trim()) throw new Refusal("empty");
  const truncated = text.length > MAX_CHARS;
  return { method: "text", pages: 1, lines: textLines(text.slice(0, MAX_CHARS)), hidden: [], links: [], truncated };
}

/** Characters looked at before spaces and empty lines are taken out; far more than finish() keeps. */
const MAX_CHARS = 4 * LIMITS.textChars;

/** Lines of plain text: blocks are parted by empty lines; tabs and wide gaps part cells. */
export function textLines(text: string, firstBlock = 0) {
  const lines = [];
  let block = firstBlock;
  let empty = 0;
  for (const raw of text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)) {
    if (!raw.trim()) {
      empty += 1;
      continue;
    }
    if (empty > 0 && lines.length > 0) block += 1;
    const cells = raw
      .split(/\t+| {3,}/)
      .map((cell) => cell.trim())
      .filter(Boolean);
    const table = cells.length > 1 && !isBullet(cells[0] ?? "");
    lines.push(
      plainLine(table ? cells.join("  ") : raw, {
        block,
        gapBefore: lines.length === 0 ? 0 : empty,
        role: table ? "table" : "text",
      }),
    );
    empty = 0;
  }
  return lines;
}

function isBullet(cell: string): boolean {
  return cell.length === 1 && !/[\p{L}\p{N}]/u.test(cell);
}
