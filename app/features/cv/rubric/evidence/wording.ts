/** Empty words: what a CV says without saying anything, and the tone of a chat. Spanish, English and Portuguese. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { CHATTER, CLICHES } from "./empty-talk.ts";
import type { CvReading } from "./reading.ts";

export type EmptyWording = { text: string; line: number; kind: "cliche" | "chatter" };

function matches(reading: CvReading, pattern: RegExp, kind: EmptyWording["kind"]): EmptyWording[] {
  const found: EmptyWording[] = [];
  for (const index of reading.kept) {
    const text = reading.document.lines[index]?.text ?? "";
    for (const match of fold(text).matchAll(pattern)) {
      found.push({ text: text.slice(match.index, match.index + match[0].length), line: index, kind });
    }
  }
  return found;
}

/** Every empty wording of the lines that count, in reading order, each phrase once per place. */
export function emptyWordings(reading: CvReading): EmptyWording[] {
  return [...matches(reading, CLICHES, "cliche"), ...matches(reading, CHATTER, "chatter")].sort(
    (a, b) => a.line - b.line,
  );
}

const PRIVATE =
  /\b(?:estado civil|casad[oa]|solter[oa]|divorciad[oa]|separad[oa] legalmente|viud[oa]|conviviente|hij[oa]s?\s*:|\d\s+hij[oa]s|un[oa]? hij[oa]|dos hij[oa]s|sin hijos|religion|catolic[oa]|evangelic[oa]|rut\s*(?:n[°º.]*\s*)?(?::|\d)|r\.u\.t|cedula de identidad|run\b|carnet|no fum\w+|sin vicios|no tengo vicios|buena salud|salud compatible|estatura|peso\s*:|situacion militar|servicio militar|pretension(?:es)? de renta|pretencion de renta|renta (?:esperada|liquida|pretendida)|marital status|estado-civil)\b/g;

/** Personal data that no employer needs; age, sex, nationality and photo are left out on purpose: they weigh nothing. */
export function privateData(reading: CvReading): { text: string; line: number }[] {
  return matches(reading, PRIVATE, "chatter").map(({ text, line }) => ({ text: text.replace(/[\d:.\s]+$/, ""), line }));
}
