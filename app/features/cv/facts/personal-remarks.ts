/**
 * Removes remarks on the owner's nationality, age, sex, disability or photo, so that nothing downstream can use them.
 */

import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import { regex } from "#app/platform/regex.ts";
import { normalize } from "../vocabulary/normalize-text.ts";

/** Each pattern covers a whole line or cell; the value after a label is short, so that no achievement is lost. */
const REMARKS: readonly RegExp[] = [
  /^(?:nacionalidad(?:es)?|nationality|nacionalidade)\s*[:.-]?\s*(?:[a-z]+(?:[\s,/(-]+[a-z]+){0,3}\)?)?\.?$/,
  regex()`
    ^(?:fecha de nac(?:imiento)?|f\.? ?(?:de )?nac|nacimiento|date of birth|birth ?date|
    data de nascimento)\b[\s.:-]*[a-z]{0,10},?\s*(?:\d[\da-z\s./-]{0,28})?(?:\(\d{2} anos\))?\.?$
  `,
  /^(?:edad|age|idade)\s*[:.-]?\s*(?:\d{1,2}(?:\s*(?:anos|years)(?: old| de edad)?)?)?\.?$/,
  /^(?:tengo )?\d{2}\s*(?:anos de edad|years old|anos de idade)\.?$/,
  /^(?:sexo|genero|gender|sex)\s*:\s*[a-z]+(?: [a-z]+)?\.?$/,
  /^(?:persona )?(?:en situacion de|con) discapacidad\b[^.;]{0,60}\.?$/,
  /^(?:discapacidad|disability)\s*:[^;]{0,90}$/,
  /^[[(]?(?:foto(?:grafia)?|photo(?:graph)?)(?: (?:carnet|tamano carnet|de perfil|aqui|reciente))?[\])]?$/,
];
/** A label on a line of its own, whose value is the whole next line. */
const LABEL_OF_DATE =
  /^(?:fecha de nac(?:imiento)?|nacimiento|date of birth|data de nascimento|edad|age|idade)\s*[:.]?$/;
const BARE_DATE = /^\d{1,2}(?:\s*anos)?$|^\d{1,2}[\s./-]+(?:de )?[a-z\d]+[\s./-]+(?:de )?\d{2,4}$/;
const CELLS = /(\s*[|·•]\s*|\s{2,})/;

const isRemark = (normalized: string): boolean => REMARKS.some((shape) => shape.test(normalized));

/** The text without its remarks; null when nothing is left, the same text when it has none. */
function without(text: string): string | null {
  const cells = text.split(CELLS);
  const kept: { cell: string; join: string }[] = [];
  for (let at = 0; at < cells.length; at += 2) {
    const cell = cells[at] ?? "";
    const next = cells[at + 2];
    const normalized = normalize(cell).trim();
    // "Fecha de nacimiento 3 de mayo de 1990": the value is in the next cell.
    const row = next !== undefined && /^\s+$/.test(cells[at + 1] ?? "") && isRemark(normalized);
    if (row && isRemark(`${normalized} ${normalize(next).trim()}`)) at += 2;
    else if (normalized === "" || !isRemark(normalized)) kept.push({ cell, join: cells[at - 1] ?? "" });
  }
  if (kept.every(({ cell }) => cell.trim() === "")) return null;
  if (kept.length * 2 > cells.length) return text;
  return kept.map(({ cell, join }, at) => (at === 0 ? cell : `${join}${cell}`)).join("");
}

/**
 * The document without those remarks, so that they can neither add nor cost points. Blank space above a removed line
 * passes to the next one. Returns the same object when there is nothing to remove.
 */
export function withoutPersonalRemarks(document: ReadDocument): ReadDocument {
  return withPlaces(document).document;
}

/** The same, with the index of each remaining line in the original document. */
export function withPlaces(written: ReadDocument): { document: ReadDocument; places: readonly number[] } {
  const lines: DocumentLine[] = [];
  const places: number[] = [];
  let gap = 0;
  let changed = false;
  let label = false;
  for (const [at, line] of written.lines.entries()) {
    const normalized = normalize(line.text).trim();
    const text = label && BARE_DATE.test(normalized) ? null : without(line.text);
    label = LABEL_OF_DATE.test(normalized);
    if (text !== line.text) changed = true;
    gap = Math.max(gap, line.gapBefore);
    if (text === null) continue;
    lines.push(text === line.text && gap === line.gapBefore ? line : { ...line, text, gapBefore: gap });
    places.push(at);
    gap = 0;
  }
  if (!changed) return { document: written, places };
  return { document: { ...written, lines, text: lines.map((line) => line.text).join("\n") }, places };
}
