/** Letters of names and the plain ones that they are sorted as. Released migrations are made of it: never change it. */
export const NAME_LETTERS = {
  a: "ÁÀÂÄÃáàâäã",
  e: "ÉÈÊËéèêë",
  i: "ÍÌÎÏíìîï",
  o: "ÓÒÔÖÕóòôöõ",
  u: "ÚÙÛÜúùûü",
  c: "Çç",
  // Its own letter, after all words with n: "~" stands behind every letter.
  "n~": "Ññ",
};

/** [accented, plain] */
export function nameKeyPairs(): [string, string][] {
  return Object.entries(NAME_LETTERS).flatMap(([plain, accented]) =>
    [...accented].map((sign): [string, string] => [sign, plain]),
  );
}

/** An SQL expression that replaces these letters in another one. */
export function replacing(pairs: readonly [string, string][], expression: string): string {
  return pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, expression);
}
