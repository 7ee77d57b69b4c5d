/** Between two lists: `from` to `to` of the one became `otherFrom` to `otherTo` of the other. */
export type Hunk = { from: number; to: number; otherFrom: number; otherTo: number };

/** Pairs of words that are compared at most; longer texts change as one stretch. */
const MOST_PAIRS = 250_000;

type Token = { text: string; from: number; to: number };

/**
 * What changed between two lines, word by word and then to the letter, so that words which stay keep their place.
 * @param before the characters of the line, white space as single spaces
 */
export function hunksBetween(before: readonly string[], after: readonly string[]): Hunk[] {
  const olds = tokensOf(before);
  const news = tokensOf(after);
  let start = 0;
  while (start < olds.length && start < news.length && olds[start]?.text === news[start]?.text) start += 1;
  let same = 0;
  const room = Math.min(olds.length, news.length) - start;
  while (same < room && olds[olds.length - 1 - same]?.text === news[news.length - 1 - same]?.text) same += 1;
  const oldEnd = olds.length - same;
  const newEnd = news.length - same;
  const pairs = keptPairs(olds.slice(start, oldEnd), news.slice(start, newEnd)).map(([a, b]) => [a + start, b + start]);
  const hunks: Hunk[] = [];
  let [oldAt, newAt] = [start, start];
  for (const [a = 0, b = 0] of [...pairs, [oldEnd, newEnd]]) {
    if (a > oldAt || b > newAt) {
      hunks.push({
        from: offsetOf(olds, oldAt, before.length),
        to: offsetOf(olds, a, before.length),
        otherFrom: offsetOf(news, newAt, after.length),
        otherTo: offsetOf(news, b, after.length),
      });
    }
    [oldAt, newAt] = [a + 1, b + 1];
  }
  return hunks.map((hunk) => trimmed(hunk, before, after));
}

function offsetOf(tokens: readonly Token[], index: number, end: number): number {
  return tokens[index]?.from ?? end;
}

/** Words, stretches of white space, and every other sign by itself. */
function tokensOf(units: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let wasWord = false;
  units.forEach((text, index) => {
    const isWord = /[\p{L}\p{N}]/u.test(text);
    const last = tokens.at(-1);
    if (last && isWord && wasWord) {
      last.text += text;
      last.to = index + 1;
    } else tokens.push({ text, from: index, to: index + 1 });
    wasWord = isWord;
  });
  return tokens;
}

/** The longest common subsequence; short words alone are no reason to keep a place. */
function keptPairs(olds: readonly Token[], news: readonly Token[]): [number, number][] {
  if (olds.length * news.length > MOST_PAIRS) return [];
  const width = news.length + 1;
  const lengths = new Uint16Array((olds.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  for (let a = olds.length - 1; a >= 0; a -= 1) {
    for (let b = news.length - 1; b >= 0; b -= 1) {
      lengths[a * width + b] =
        olds[a]?.text === news[b]?.text ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const stretches: [number, number][][] = [];
  let last: [number, number] = [-2, -2];
  for (let a = 0, b = 0; a < olds.length && b < news.length; ) {
    if (olds[a]?.text === news[b]?.text) {
      if (a === last[0] + 1 && b === last[1] + 1) stretches.at(-1)?.push([a, b]);
      else stretches.push([[a, b]]);
      last = [a, b];
      a += 1;
      b += 1;
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return stretches.filter((stretch) => stretch.some(([a]) => isTelling(olds[a]?.text ?? ""))).flat();
}

function isTelling(text: string): boolean {
  return text.length >= 4 || /\p{N}/u.test(text);
}

function trimmed(hunk: Hunk, before: readonly string[], after: readonly string[]): Hunk {
  let { from, to, otherFrom, otherTo } = hunk;
  while (from < to && otherFrom < otherTo && before[from] === after[otherFrom]) {
    from += 1;
    otherFrom += 1;
  }
  while (to > from && otherTo > otherFrom && before[to - 1] === after[otherTo - 1]) {
    to -= 1;
    otherTo -= 1;
  }
  return { from, to, otherFrom, otherTo };
}
