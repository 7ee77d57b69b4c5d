/** Cells of text with separators, by RFC 4180: quoted cells may hold separators, line breaks and doubled quotes. */

const SEPARATORS = [";", ",", "\t"] as const;

/**
 * The rows, one at a time. The separator is the one that the first line has most of; lines without a cell are left out.
 * @throws Error for a quote that is never closed
 */
export function* csvRows(text: string): Generator<string[]> {
  const plain = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(plain.slice(0, plain.search(/[\r\n]|$/)));
  // A quoted cell, or a plain one, and what ends it.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r?\\n|\\r|$)`,
    "y",
  );
  let row: string[] = [];
  while (cell.lastIndex < plain.length) {
    const at = cell.lastIndex;
    const found = cell.exec(plain);
    if (!found) throw new Error(`no cell at ${at}`);
    const [, quoted, bare = "", end] = found;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === separator && cell.lastIndex < plain.length) continue;
    if (end === separator) row.push("");
    if (row.some((one) => one !== "")) yield row;
    row = [];
  }
}

function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
