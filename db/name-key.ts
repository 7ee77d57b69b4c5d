/** Names in the order of a Spanish list: Álvarez before Barros, Ñanco after Nuñoa. SQLite itself compares bytes. */

const LETTERS = {
  a: "ÁÀÂÄÃáàâäã",
  e: "ÉÈÊËéèêë",
  i: "ÍÌÎÏíìîï",
  o: "ÓÒÔÖÕóòôöõ",
  u: "ÚÙÛÜúùûü",
  c: "Çç",
  // Its own letter, after all words with n: "~" stands behind every letter.
  "n~": "Ññ",
};
/** Plain letter -> its accented ones; who types n may mean ñ. */
const ACCENTED = new Map(Object.entries(LETTERS).map(([plain, accented]) => [plain.charAt(0), accented]));
const PAIRS = Object.entries(LETTERS).flatMap(([plain, accented]) =>
  [...accented].map((sign) => [sign, plain] as const),
);

/** The key as an SQL expression over the column `name`; an index on it is used only where the query says exactly this. */
export const NAME_KEY_SQL = `lower(${PAIRS.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, "name")})`;

/**
 * GLOB pattern for `' ' || name`: a word of the name begins so, whatever its case and accents. Comparing keys instead
 * would compute every key anew, 2 s for 50,000 people.
 */
export function wordBeginning(text: string): string {
  return `* ${[...text.normalize("NFC")].map(anySpelling).join("")}*`;
}

function anySpelling(sign: string): string {
  const found = Object.entries(LETTERS).find(([, accented]) => accented.includes(sign));
  const plain = found ? found[0].charAt(0) : sign.toLowerCase();
  const spellings = new Set([plain, plain.toUpperCase(), ...(ACCENTED.get(plain) ?? "")]);
  // Brackets take everything for itself, but for this sign in front.
  return sign === "^" ? sign : `[${[...spellings].join("")}]`;
}
