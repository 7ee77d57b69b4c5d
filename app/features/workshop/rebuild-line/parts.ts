/** The parts of a form, which keep whose words they are: the line's, a field's, or the engine's own joining words. */

type Origin = "line" | "field" | "joining";
export type Part = { text: string; from: Origin };

export const ofLine = (text: string): Part => ({ text, from: "line" });
export const ofField = (text: string): Part => ({ text, from: "field" });
export const joining = (text: string): Part => ({ text, from: "joining" });

/** One part for neighbours of one origin; empty ones are dropped. */
export function merged(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === "") continue;
    if (last?.from === part.from) all[all.length - 1] = { text: last.text + part.text, from: part.from };
    else all.push(part);
  }
  return all;
}

export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

function withFirst(parts: readonly Part[], change: (text: string) => string): Part[] {
  return parts.map((part, at) => (at === 0 ? { ...part, text: change(part.text) } : part));
}

export function capitalized(parts: readonly Part[]): Part[] {
  return withFirst(parts, (text) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1));
}

export function lowered(parts: readonly Part[]): Part[] {
  return withFirst(parts, (text) => text.charAt(0).toLocaleLowerCase("es") + text.slice(1));
}
