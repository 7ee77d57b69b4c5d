/**
 * Accented letters by the plain letters they are sorted as. Released migrations depend on this constant: never change
 * it.
 */
export const NAME_LETTERS = {
  a: "ÁÀÂÄÃáàâäã",
  e: "ÉÈÊËéèêë",
  i: "ÍÌÎÏíìîï",
  o: "ÓÒÔÖÕóòôöõ",
  u: "ÚÙÛÜúùûü",
  c: "Çç",
  // Ñ is a letter of its own, sorted after n: "~" comes after every letter.
  "n~": "Ññ",
};

/** Pairs of [accented, plain]. */
export function nameKeyPairs(): [string, string][] {
  return Object.entries(NAME_LETTERS).flatMap(([plain, accented]) =>
    [...accented].map((sign): [string, string] => [sign, plain]),
  );
}

/** Wraps an SQL expression so that these letters are replaced in its value. */
export function replacing(pairs: readonly [string, string][], expression: string): string {
  return pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, expression);
}
