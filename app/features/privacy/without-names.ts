/** A text without what names the person who wrote it: own names, e-mails, RUTs and phone numbers. Rather too much than too little. */

const MARK = "[nombre]";

/** Words of a name that are no name. */
const PARTICLES = new Set(["de", "del", "la", "las", "los", "el", "y", "e", "da", "do", "dos", "san", "santa"]);
const WORD = /[\p{L}\p{M}]+/gu;
/** Shorter ones are words of their own: only with a capital are they taken for the name. */
const SURELY_A_NAME = 3;

const EMAIL =
  /[^\s@<>(),;:]+(?:@|\s*[([]\s*(?:at|arroba)\s*[)\]]\s*|\s+arroba\s+)[\w-]+(?:(?:\.|\s+punto\s+)[\w-]+)+/giu;
const RUT = /(?<![\d.])\d{1,2}(?:\.?\d{3}){2}\s?[-‐-–]\s?[\dkK](?![\w])/gu;
/** Digits that hang together, however they are grouped. */
const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d/gu;
const FEWEST_DIGITS = 7;
const GROUPED_DIGITS = 8;
/** "12.500.000" is money, "2019-2020" and "2019 2020 2021" are years. */
const AMOUNT = /^\d{1,3}(?:\.\d{3})+$/u;
const YEARS = /^(?:(?:19|20)\d\d[\s.()-]*)+$/u;

/** @param name the person's full name, as it is in the account */
export function withoutNames(text: string, name: string): string {
  const own = new Set((folded(name).match(WORD) ?? []).filter((word) => word.length > 1 && !PARTICLES.has(word)));
  return text
    .normalize("NFC")
    .replace(EMAIL, MARK)
    .replace(RUT, MARK)
    .replace(NUMBER, (number) => (isPersonal(number) ? MARK : number))
    .replace(WORD, (word) => (isOwn(word, own) ? MARK : word))
    .replace(/\[nombre\](?:[\s,-]+\[nombre\])+/gu, MARK);
}

function isOwn(word: string, own: ReadonlySet<string>): boolean {
  if (!own.has(folded(word))) return false;
  return word.length >= SURELY_A_NAME || word.charAt(0) !== word.charAt(0).toLowerCase();
}

/** As people write names in a hurry: without accents, ñ as n. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function isPersonal(number: string): boolean {
  const digits = number.replace(/\D/gu, "").length;
  if (AMOUNT.test(number) || YEARS.test(number)) return false;
  return digits >= (/\d{7}/u.test(number) ? FEWEST_DIGITS : GROUPED_DIGITS);
}
