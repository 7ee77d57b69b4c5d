import { randomInt } from "node:crypto";

/** Without the signs that people confuse when they read them from a screen (0 o, 1 l i). */
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";
/**
 * The RUT form takes at most 4 characters, and the first sign-in has to work there. About 900,000 values and some 25
 * tries a day; an admin sets a long password afterwards.
 */
const LENGTH = 4;

/** A password to be shown once. At least one letter, so that it is never the beginning of a RUT. */
export function randomPassword(): string {
  const signs = Array.from({ length: LENGTH }, () => pick(LETTERS + DIGITS));
  signs[randomInt(LENGTH)] = pick(LETTERS);
  return signs.join("");
}

/** For /login-old, where length has no limit: four groups of five signs, to be read from a console and typed. */
export function randomLongPassword(): string {
  const group = () => Array.from({ length: 5 }, () => pick(LETTERS + DIGITS)).join("");
  return [group(), group(), group(), group()].join("-");
}

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
