/** Ranks from 1, ties sharing their mean. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
}

/** Spearman's rank correlation of two lists of the same length; 0 when all values of one list are equal. */
export function spearman(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(two)];
  const middle = (a.length + 1) / 2;
  const sum = (pick: (index: number) => number) => a.reduce((total, _, index) => total + pick(index), 0);
  const from = (ranks: readonly number[], index: number) => (ranks[index] ?? 0) - middle;
  const both = sum((index) => from(a, index) * from(b, index));
  const spread = Math.sqrt(sum((index) => from(a, index) ** 2) * sum((index) => from(b, index) ** 2));
  return spread === 0 ? 0 : both / spread;
}
