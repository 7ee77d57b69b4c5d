import type { Random } from "./random.ts";

/** Word endings of the person: "f" takes the first of "{a|o}", "m" the second. */
export type Gender = "f" | "m";

/** A text of the data files as one person says it: "{a|o}" by gender, "{12-18}" one of these numbers. */
export function worded(text: string, gender: Gender, random: Random): string {
  return text
    .replace(/\{(\d+)-(\d+)\}/g, (_, least: string, most: string) => String(random.whole(Number(least), Number(most))))
    .replace(/\{(\p{L}*)\|(\p{L}*)\}/gu, (_, f: string, m: string) => (gender === "f" ? f : m));
}
