/** Where somebody lives, by where it stands: beside the contact data, in capitals and nothing else. No list is asked. */

import { fold } from "../../vocabulary/text.ts";
import type { CvLine } from "../lines.ts";
import { isSomethingElse } from "../name-shape.ts";

const CONTACT_DATA =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|behance|instagram)\S*|\+?\(?\d[\d\s().-]{6,}\d/gi;
const PLACE_NAME = /^\p{Lu}[\p{L}.'-]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+)*\p{Lu}[\p{L}.'-]*){0,3}$/u;
const LABEL =
  /^(?:e-?mail|correo|fono|tel|telefono|celular|movil|cel|whatsapp|contacto|mobile|phone|linkedin|portafolio|web|rut|foto|cv|edad|disponib|licencia|nacionalidad|chilen|soltero|soltera|casad)/;
const NEAR = 2;
const HEAD = 10;

const reaches = (line: CvLine | undefined): boolean =>
  line !== undefined && new RegExp(CONTACT_DATA.source, "i").test(line.text);

/** The place among the parts of one line; the name and what is a title, tool or heading is none. */
function placeIn(text: string, name: string | null): string | null {
  const parts = text
    .replace(CONTACT_DATA, " | ")
    .split(/\s*[|•·;/✉✆☎⌂⚑⌨☏📍,]\s*|\s{2,}|\s+[–—-]+\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const own = new Set(fold(name ?? "").split(" "));
  return (
    parts.find(
      (part) =>
        part.length >= 4 &&
        PLACE_NAME.test(part) &&
        !LABEL.test(fold(part)) &&
        !fold(part)
          .split(" ")
          .some((word) => own.has(word)) &&
        !isSomethingElse(part),
    ) ?? null
  );
}

/** Only where no known place was found: on a line with contact data, else alone on a line beside one at the top. */
export function unknownPlace(lines: readonly CvLine[], name: string | null): string | null {
  for (const line of lines) {
    if (!reaches(line) || line.prose || line.text.length > 160 || line.dates.length > 0) continue;
    const place = placeIn(line.text, name);
    if (place !== null) return place;
  }
  const head = lines.slice(0, HEAD);
  const beside = head.filter(
    (line, at) =>
      !line.prose &&
      line.words <= 4 &&
      line.label === null &&
      head.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(reaches) &&
      !reaches(line),
  );
  // The line next to the name is the headline, in whatever words.
  const named = head.findIndex((line) => name !== null && line.folded.includes(fold(name)));
  for (const line of beside.filter((one) => one.index > (head[named]?.index ?? -1) + 1)) {
    const place = placeIn(line.text, name);
    if (place !== null) return place;
  }
  return null;
}
