/** The care of the writing that needs no dictionary: capitals, signs, shortened words. Any language. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvReading } from "./reading.ts";

export type WritingFlaws = {
  /** 1 = careful, 0 = careless. */
  care: number;
  /** Lines that show it. */
  lines: number[];
};

const SIGNS = /[!¡?¿]{2,}|,,|(?<!\.)\.\.(?!\.)|\s,\s|\s\.(?:\s|$)|\p{L},\p{L}/u;
const CHAT = /(?:^|\s)(?:q|xq|pq|tb|tmb|k|xfa|porfa|u|ur|pls|im|dont|ive|didnt)(?=\s|[.,]|$)/u;
const COMMON_SLIPS =
  /\b(?:e (?:trabajado|estado|hecho|sido|tenido|realizado)|a (?:trabajado|echo|sido)|haber si|aver|asta (?:hoy|la fecha|el|ahora)|osea|haiga|atravez|recieve|managment|responsable for|experiance|acheive\w*|enviroment|seperate\w*|definately|succesful\w*|comunication|profesional experience|knowlege|maintenence|ocurred|responsability|i am work|did a internship|concerteza|derrepente|agente fizemos)\b/;
const LIMIT = 0.3;

/** Flaws by line that counts; a wrapped line may begin in lower case, a lone line or the first of its block may not. */
export function writingFlaws(reading: CvReading): WritingFlaws {
  const { document, kept } = reading;
  const wrapped = new Set(reading.prose.flatMap((unit) => unit.lines.slice(1)));
  const inList = new Set(
    reading.kept.filter((line) =>
      ["skills", "languages", "contact", "interests"].includes(reading.sectionOf.get(line) ?? ""),
    ),
  );
  const lines: number[] = [];
  let judged = 0;
  for (const index of kept) {
    const text = document.lines[index]?.text ?? "";
    if (!/\p{L}{3}/u.test(text) || /@|www\.|https?:|\.(?:com|cl)\b/u.test(text)) continue;
    judged += 1;
    const folded = fold(text);
    const low =
      /^\p{Ll}/u.test(text) &&
      !wrapped.has(index) &&
      !inList.has(index) &&
      !continues(document.lines[index - 1]?.text ?? "");
    if (low || SIGNS.test(text) || CHAT.test(folded) || COMMON_SLIPS.test(folded)) lines.push(index);
  }
  const share = judged === 0 ? 0 : lines.length / judged;
  return { care: Math.max(0, 1 - share / LIMIT), lines };
}

/** Whether the line before may go on in the next: it is long, or ends open. */
function continues(before: string): boolean {
  return before.length > 45 || /[,;:–-]$/.test(before);
}
