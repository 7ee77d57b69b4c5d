/**
 * Invisible characters and white space of all scripts: line ends, tabs and other control characters, zero-width
 * characters, byte order mark, soft hyphen, direction marks, variation selectors. A program may strip them when it
 * opens the file, and the next character then comes first.
 */
const UNSEEN = String.raw`[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;

/**
 * Characters that begin a formula, including the full-width and small forms that spreadsheet programs treat alike.
 */
const BEGINS_FORMULA = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";

// Programs interpret a leading control character itself, whatever follows.
const DANGEROUS = new RegExp(`^(?:[\\t\\r\\n\\0]|${UNSEEN}${BEGINS_FORMULA})`, "u");

/** Makes a text safe as a spreadsheet cell: if it could be read as a formula, it gets a leading apostrophe. */
export function neutralised(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}
