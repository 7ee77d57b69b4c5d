/** Detects text made for a machine instead of a reader: it is neither shown to the model nor quoted. */

const MARKS: readonly RegExp[] = [
  // Chat templates, the prompt's own delimiters, code fences and comments.
  /<\|[^>]{0,64}\|?>|\|>|<{3,}|\[\/?inst\]|```|<!--|-->|<\/?[a-z_]{2,20}>/i,
  /^\W*(?:system|assistant|human)\s*[\])*]*\s*:/i,
  // Serialized data instead of prose.
  /["'“”]\s*:\s*["'“”{[\d]|\{\s*["'“]|["'\]]\s*\}|\bcv>|\\n|\\u[0-9a-f]{4}|%[0-9a-f]{2}%[0-9a-f]{2}/i,
  // Encoded text: no word of a CV is that long, and URLs contain dots and slashes.
  /(?<![\p{L}\p{N}/.@_=+-])(?=[A-Za-z0-9+/=]*\d)(?=[A-Za-z0-9+/=]*[A-Z])[A-Za-z0-9+/]{32,}={0,2}(?![\p{L}\p{N}/.@-])/u,
  /\b(?:[0-9a-f]{2}[\s:]?){24,}\b|\b(?:[01]{8}\s?){6,}\b/i,
];
const LATIN = /\p{Script=Latin}/u;
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const OTHER_SCRIPTS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
/** A name in its own alphabet is legitimate; more foreign letters are a sentence, which is not read. */
const MAX_FOREIGN_LETTERS = 8;
/** Characters that imitate letters: mathematical alphabets, full width, circled, tags. */
const LOOKALIKE = /[\u{1D400}-\u{1D7FF}\u{FF21}-\u{FF5A}\u{24B6}-\u{24E9}\u{E0000}-\u{E007F}\u{1F110}-\u{1F189}]/u;

/** Whether the text contains markup, data, encoded or obfuscated text. Linear in its length. */
export function looksInjected(text: string): boolean {
  if (MARKS.some((mark) => mark.test(text)) || LOOKALIKE.test(text)) return true;
  if (!OTHER_SCRIPT.test(text)) return false;
  if ((text.match(OTHER_SCRIPTS)?.length ?? 0) > MAX_FOREIGN_LETTERS) return true;
  return (text.match(/\p{L}+/gu) ?? []).some((word) => LATIN.test(word) && OTHER_SCRIPT.test(word));
}
