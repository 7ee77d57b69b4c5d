/**
 * Keys for the extracted jobs and studies that are stable as long as the document is: the first line of each, with a
 * counter where several begin on one line. `firstLines[i]` is undefined for an entry without lines.
 */
export function readKeys(firstLines: readonly (number | undefined)[]): string[] {
  const seen = new Map<number | undefined, number>();
  return firstLines.map((line) => {
    const count = (seen.get(line) ?? 0) + 1;
    seen.set(line, count);
    return `${line ?? "x"}${count === 1 ? "" : `.${count}`}`;
  });
}
