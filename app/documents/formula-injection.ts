/**
 * Signs that nobody sees, or that are only room: spaces of every script, line ends, tabs and other controls,
 * zero-width signs, byte order mark, soft hyphen, marks of writing direction, variation selectors. A program that
 * opens or cleans the file may drop them, and what stood behind them then stands first.
 */
const UNSEEN = String.raw`[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;

/**
 * What begins a formula, with the wide and small forms that input methods write and spreadsheet programs read alike.
 */
const BEGINS_FORMULA = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";

// A control at the front is one that programs act upon by itself, whatever follows.
const DANGEROUS = new RegExp(`^(?:[\\t\\r\\n\\0]|${UNSEEN}${BEGINS_FORMULA})`, "u");

/** A text as a cell of a file for spreadsheets: one that could be taken for a formula gets an apostrophe in front. */
export function neutralised(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}
