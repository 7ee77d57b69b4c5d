import type { DraftLine } from "../draft.ts";

/**
 * Puts words and addresses that a line end tore apart back together. Only neighbours of one block are touched; the torn
 * end moves up to the line where the word began.
 */
export function rejoinWraps(lines: readonly DraftLine[], links: readonly string[]): DraftLine[] {
  const known = vocabulary(lines);
  const addresses = links.map((link) => link.toLowerCase());
  const result: DraftLine[] = [];
  for (const line of lines) {
    const previous = result.at(-1);
    const joined =
      previous && mayContinue(previous, line) ? join(previous.text, line.text, known, addresses) : undefined;
    if (!previous || !joined) {
      result.push(line);
      continue;
    }
    result[result.length - 1] = { ...previous, text: joined.first };
    if (joined.rest) result.push({ ...line, text: joined.rest });
  }
  return result;
}

function mayContinue(previous: DraftLine, line: DraftLine): boolean {
  return (
    // Only drawn lines are wrapped; elsewhere a line is a whole paragraph.
    previous.right > 0 &&
    previous.page === line.page &&
    previous.block === line.block &&
    line.role === "text" &&
    previous.role !== "heading" &&
    line.gapBefore < 0.6 &&
    Math.abs(previous.size - line.size) <= 0.1 * Math.max(previous.size, line.size)
  );
}

type Joined = { first: string; rest: string };

function join(
  first: string,
  second: string,
  known: ReadonlyMap<string, number>,
  addresses: readonly string[],
): Joined | undefined {
  const tail = /\S+$/.exec(first.slice(-200))?.[0] ?? "";
  const head = /^\S+/.exec(second.slice(0, 200))?.[0] ?? "";
  const rest = second.slice(head.length).trimStart();
  if (continuesAddress(tail, head, addresses)) return { first: first + head, rest };
  const torn = /(\p{L}{2,})[-\u2010]$/u.exec(tail);
  const next = /^(\p{Ll}+)/u.exec(head);
  if (!torn?.[1] || !next?.[1]) return undefined;
  const left = torn[1].toLowerCase();
  const right = next[1];
  // A compound that the text also writes unbroken, or of two words that it uses alone, keeps its hyphen.
  const alone = (word: string) => (known.get(word) ?? 0) > 1;
  const compound = known.has(`${left}-${right}`) || (alone(left) && alone(right) && right.length > 2);
  return { first: (compound ? first : first.slice(0, -1)) + head, rest };
}

const ADDRESS = /@|www\.|:\/\/|\.(com|cl|org|net|io|edu|es|pe|ar|co|mx|dev|me)(\/|$)|^[\w-]+(\.[\w-]+)+\//i;
const ADDRESS_CHARS = /^[\w.@/~%?=&#+-]+$/;

function continuesAddress(tail: string, head: string, addresses: readonly string[]): boolean {
  if (!ADDRESS_CHARS.test(head) || tail.length < 4) return false;
  const whole = (tail + head).toLowerCase();
  if (addresses.some((address) => address.includes(whole)) && /[\w-]$/.test(head)) return head.length > 1;
  if (!ADDRESS.test(tail)) return /^@[\w-]+(\.[\w-]+)+$/.test(head) && /^[\w.+-]+$/.test(tail);
  // A new address, or a word that a sentence would begin with, is no continuation.
  if (/^(www\.|https?:)/i.test(head) || (head.includes("@") && tail.includes("@"))) return false;
  if (/[-_./@=&?]$/.test(tail)) return /^[a-z0-9_~%@-]/.test(head) || tail.endsWith("-");
  if (/^[./@?=&_-][\w-]/.test(head)) return true;
  // The domain's end torn off: "…@gmail.c" + "om".
  return /@[\w-]+\.[a-z]?$/i.test(tail) && /^[a-z]{1,3}$/.test(head);
}

/** Words and hyphenated pairs with their counts; the torn halves themselves count once. */
function vocabulary(lines: readonly DraftLine[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const { text } of lines) {
    for (const match of text.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)?/gu))
      words.set(match[0], (words.get(match[0]) ?? 0) + 1);
  }
  return words;
}
