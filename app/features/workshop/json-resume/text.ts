/** What a file says, as single lines. */

/** One line without control characters, which does not begin with a break; null where nothing is left. */
export function one(text: string | null | undefined): string | null {
  const clean = (text ?? "").replace(/[\p{Cc}]+/gu, " ").replace(/^\s*[\u2028\u2029]\s*/u, "");
  return clean.trim() === "" ? null : clean;
}

export function joined(parts: readonly (string | null | undefined)[], joint: string): string | null {
  const said = parts.flatMap((part) => one(part) ?? []);
  return said.length === 0 ? null : said.join(joint);
}

export function split(text: string | undefined): string[] {
  return (text ?? "").split(/\r?\n/).flatMap((line) => one(line) ?? []);
}
