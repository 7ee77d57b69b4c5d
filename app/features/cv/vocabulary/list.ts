/** Compact notation of the vocabulary files: many short entries in one text, separated by semicolons or line ends. */

/** The entries of the text, trimmed, in order. */
export function list(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Entries of the form "left = right"; an entry without the sign has an empty right side. */
export function pairs(text: string): [left: string, right: string][] {
  return list(text).map((entry) => {
    const at = entry.indexOf("=");
    return at < 0 ? [entry, ""] : [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
  });
}
