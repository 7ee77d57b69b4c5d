import type { ReadDocument } from "#app/documents/document.ts";
import type { LineChange as WordChange } from "#app/documents/line-change.ts";
import type { LineChange } from "../lines/tasks.ts";

type Opened = { document: ReadDocument; places: readonly number[] };

const plain = (text: string) => text.replace(/\s+/gu, " ").trim();

/**
 * Sentences that change, as whole lines of the file as it was read: several of one line are one change. A sentence that
 * is broken over lines, or whose line was read otherwise than it stands, is not placed. Pure.
 * @param open the document without personal remarks, which the changes count
 */
export function wordChanges(
  written: ReadDocument,
  open: Opened,
  changes: readonly LineChange[],
): { changes: Required<WordChange>[]; unplaced: string[] } {
  const texts = written.lines.map(({ text }) => plain(text));
  const after = new Map<number, string>();
  const unplaced: string[] = [];
  for (const { line, was, text } of changes) {
    const at = open.places[line];
    const now = at === undefined ? undefined : (after.get(at) ?? texts[at]);
    if (at === undefined || now === undefined || !now.includes(was)) unplaced.push(was);
    else
      after.set(
        at,
        now.replace(was, () => text),
      );
  }
  const placed = [...after].flatMap(([at, text]) => {
    const before = texts[at] ?? "";
    const occurrence = texts.slice(0, at + 1).filter((one) => one === before).length;
    return before === text ? [] : [{ before, after: text, occurrence }];
  });
  return { changes: placed, unplaced };
}
