const LONGEST = 160;

/** Own words between quotation marks; a long clause is cut at a word. */
export function quotedText(words: string): string {
  const short = words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/\s+\S*$/u, "")}…`;
  return `«${short}»`;
}
