import { isStaff } from "#app/features/permissions/roles.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";
import type { Role } from "#db/schema.ts";

/**
 * Which passwords a person may choose. Pure: the form shows the result while the person types, the server enforces it.
 */

/** The RUT form accepts no more characters; a longer password only works at /login-old. */
export const RUT_FORM_LENGTH = 4;
export const MAX_PASSWORD_LENGTH = 128;
/** Minimum length in characters. Staff sign in at /login-old, and their access needs more than four characters. */
const MIN_LENGTH = { user: 4, staff: 10 } as const;
export const minLength = (role: Role): number => (isStaff(role) ? MIN_LENGTH.staff : MIN_LENGTH.user);

/** The password's owner: strangers know or guess these data, so a password must not consist of them. */
export type PasswordOwner = { rut: string; name: string; email: string; role: Role };

/** Common first choices; compared without case and accents. */
const COMMON = new Set(
  (
    "clave claves pass passw hola chao amor gato luna casa love test admin root user usuario invitado demo abcd1234 " +
    "chile colo udec uchile duoc inacap universidad university estudiante alumno alumna password contrasena " +
    "password1 password123 contrasena1 contrasena123 clave123 admin123 administrador bienvenido bienvenida cambiame " +
    "secreto 1q2w3e4r 1q2w 1qaz q1w2 q1w2e3r4 qwerty123 iloveyou teamo futbol santiago valparaiso concepcion"
  ).split(" "),
);
const RUNS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  // The keypad of telephones and tills, row by row and column by column.
  "147258369",
  "2580",
  "159",
  "753",
];

/**
 * Why this password is not accepted, as a Spanish sentence that says what to do; null when it is accepted. Digits of
 * the RUT, runs, repetitions, years and the own name are refused, because an attacker would spend the few attempts of
 * the throttle on them. Day and month (2411) stay allowed: otherwise too few four-digit passwords would remain.
 */
export function passwordProblem(password: string, owner: PasswordOwner): string | null {
  const length = [...password].length;
  const least = minLength(owner.role);
  if (length < least) {
    return isStaff(owner.role)
      ? `Usa al menos ${least} caracteres: tu cuenta ve datos de otras personas.`
      : `Usa al menos ${least} caracteres.`;
  }
  if (length > MAX_PASSWORD_LENGTH) return `Usa a lo más ${MAX_PASSWORD_LENGTH} caracteres.`;
  const plain = normalize(password);
  const bare = plain.replace(/[^a-z0-9]/g, "");
  if (hasDigitsOf(owner.rut, bare)) return "Elige una que no tenga números de tu RUT: muchas personas lo conocen.";
  if (isPattern(plain) || (bare.length >= MIN_LENGTH.user && isPattern(bare)))
    return "Elige una sin secuencias ni repeticiones, como 1234, abcd o 0000.";
  if (/^(19|20)\d{2}$/.test(plain)) return "Elige otra: un año es fácil de adivinar.";
  if (COMMON.has(plain) || COMMON.has(bare)) return "Elige otra: esta es de las primeras que cualquiera probaría.";
  if (isPartOfName(bare, owner)) return "Elige una que no sea tu nombre ni tu correo.";
  return null;
}

/**
 * Whether the text has four consecutive digits of the RUT, forwards or backwards; the initial password is such a case.
 */
function hasDigitsOf(rut: string, text: string): boolean {
  const digits = normalize(rut).replace(/[^0-9k]/g, "");
  const both = [digits, [...digits].reverse().join("")];
  return windows(text, 4).some((part) => both.some((known) => known.includes(part)));
}

/** Whether the text only repeats one character or a short group, or only follows rows of keys, digits or letters. */
function isPattern(text: string): boolean {
  for (let group = 1; group <= 4 && group * 2 <= text.length; group += 1) {
    const times = Math.ceil(text.length / group);
    if (text.slice(0, group).repeat(times).slice(0, text.length) === text) return true;
  }
  return isMadeOfRuns(text);
}

/** 1234, 4321, qwer1234: only pieces of at least three characters, each of them along one row. */
function isMadeOfRuns(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let length = 0;
    while (at + length < text.length && isRun(text.slice(at, at + length + 1))) length += 1;
    if (length < 3) return false;
    at += length;
  }
  return true;
}

function isRun(part: string): boolean {
  const backwards = [...part].reverse().join("");
  return RUNS.some((run) => run.includes(part) || run.includes(backwards));
}

function isPartOfName(text: string, { name, email }: PasswordOwner): boolean {
  const spelt = [...name.split(/\s+/), name, email.split("@")[0] ?? "", email];
  const known = spelt.map((part) => normalize(part).replace(/[^a-z0-9]/g, "")).filter((word) => word.length >= 3);
  // A name with a few digits before or after it (soto1, 99valentina) is still the name.
  const core = text.replace(/^\d{1,4}|\d{1,4}$/g, "");
  return known.some((word) => word === text || word === core);
}

/** All substrings of that length; none when the text is shorter. */
function windows(text: string, size: number): string[] {
  if (text.length <= size) return text.length === size ? [text] : [];
  return Array.from({ length: text.length - size + 1 }, (_, at) => text.slice(at, at + size));
}

/** Lower case without accents, ñ as n. */
function normalize(text: string): string {
  return stripAccents(text).toLowerCase();
}
