/**
 * Names for the jobs and studies of a reading that stay while the document does: the first line of each, and where one
 * line holds several, which of them. `firstLines[i]` is undefined for one that no line holds.
 */
export function readKeys(firstLines: readonly (number | undefined)[]): string[] {
  const seen = new Map<number | undefined, number>();
  return firstLines.map((line) => {
    const count = (seen.get(line) ?? 0) + 1;
    seen.set(line, count);
    return `${line ?? "x"}${count === 1 ? "" : `.${count}`}`;
  });
}
