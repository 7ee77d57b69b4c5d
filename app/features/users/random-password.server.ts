import { randomInt } from "node:crypto";

/** Without characters that are easily confused on a screen (0 and o; 1, l and i). */
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";
/**
 * The RUT form accepts at most 4 characters, and the first sign-in must work there. There are about 900,000 values, and
 * the throttle allows some 25 tries a day; an admin sets a long password afterwards.
 */
const LENGTH = 4;

/** A password that is shown once. It has at least one letter, so it never equals the first digits of a RUT. */
export function randomPassword(): string {
  const signs = Array.from({ length: LENGTH }, () => pick(LETTERS + DIGITS));
  signs[randomInt(LENGTH)] = pick(LETTERS);
  return signs.join("");
}

/** For /login-old, which accepts long passwords: four groups of five characters, to copy by hand from a console. */
export function randomLongPassword(): string {
  const group = () => Array.from({ length: 5 }, () => pick(LETTERS + DIGITS)).join("");
  return [group(), group(), group(), group()].join("-");
}

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
