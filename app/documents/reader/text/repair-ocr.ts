const DOMAIN = "(?:[a-z0-9-]+\\.)+(?:com|cl|es|org|net|edu|io|pe|ar|co|mx)";
const MAIL_HOST = "(?:gmail|hotmail|outlook|yahoo|live|icloud|protonmail|uc|udec|usach|uchile)";

/**
 * "nombreQGgmail.com", "nombre©uni.cl", "nombre (a) uni.cl": what recognition makes of the sign of e-mail addresses.
 */
const SIGN_LOST = [
  new RegExp(
    `(?<![\\w@/.])(?!www\\.)([a-z0-9][\\w.+-]{1,40}?)(?:QG|OG|Q|G|©|®|€|\\(a\\)|\\(@\\))(${DOMAIN})(?![\\w@])`,
    "g",
  ),
  new RegExp(
    `(?<![\\w@/.])(?!www\\.)([a-z0-9][\\w.+-]{1,40}?)\\s?(?:[GQ]{1,2}|©|®|€)\\s?(${MAIL_HOST}\\.[a-z]{2,3})\\b`,
    "gi",
  ),
];

/** Puts the "@" back and takes blanks out of e-mail addresses of one recognised line. */
export function repairRecognised(text: string): string {
  let result = text.replace(/([\w.+-])\s?@\s?([\w-]+\.[a-z])/gi, "$1@$2");
  if (!result.includes("@")) {
    for (const pattern of SIGN_LOST) result = result.replace(pattern, "$1@$2");
  }
  // A sign lost without a trace: only where a mail service of everyday use follows.
  result = result.replace(
    new RegExp(`(?<![@\\w])([a-z0-9][\\w.+-]{2,40})\\s(${MAIL_HOST}\\.(?:com|cl|es))(?![\\w.])`, "g"),
    "$1@$2",
  );
  return result
    .replace(/\b(\w+)@(gmail|hotmail|outlook|yahoo)\s?[.,]\s?(com|cl|es)\b/gi, "$1@$2.$3")
    .replace(/(^|\s)[|¡!l]\s+(?=\p{Lu})/gu, "$1");
}
