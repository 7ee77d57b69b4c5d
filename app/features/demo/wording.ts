import type { Random } from "./random.ts";

/** Grammatical gender of the person: "f" takes the first of "{a|o}", "m" the second. */
export type Gender = "f" | "m";

/** Resolves the placeholders of a text for one person: "{a|o}" by gender, "{12-18}" by a number in that range. */
export function worded(text: string, gender: Gender, random: Random): string {
  return text
    .replace(/\{(\d+)-(\d+)\}/g, (_, least: string, most: string) => String(random.whole(Number(least), Number(most))))
    .replace(/\{(\p{L}*)\|(\p{L}*)\}/gu, (_, f: string, m: string) => (gender === "f" ? f : m));
}
