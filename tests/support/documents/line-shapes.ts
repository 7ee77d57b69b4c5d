import { expect } from "vitest";
import { replaceInBody } from "./replace-in-body.ts";

/** Pieces of WordprocessingML, and what a change of one line makes of them. */

/** A run; `format` is the inside of w:rPr. */
export const run = (text: string, format = "") =>
  `<w:r w:rsidR="00A1">${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const bold = (text: string) => run(text, "<w:b/>");
export const p = (...content: string[]) => `<w:p w14:paraId="1">${content.join("")}</w:p>`;
export const proof = '<w:proofErr w:type="spellStart"/>';
export const cell = (...content: string[]) => `<w:tc><w:tcPr/>${content.join("")}</w:tc>`;
export const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.join("")}</w:tr>`).join("")}</w:tbl>`;
export const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
export const box = (shown: string, fallback = shown) =>
  `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${shown}</w:txbxContent>` +
  `</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${fallback}</w:txbxContent></w:pict>` +
  "</mc:Fallback></mc:AlternateContent>";

export type Shape = { before: string; after: string; from: string; to: string };

export function expectChange({ before, after, from, to }: Shape): void {
  const result = replaceInBody(from, [{ before, after }]);
  expect(result.body).toBe(to);
  expect(result).toMatchObject({ changed: [before], notFound: [], ambiguous: [], refused: [] });
  // The reader sees the new line in the place of the old, and all others as they were.
  expect(result.lines).toEqual(result.before.map((line) => (line === before ? after : line)).filter(Boolean));
}

export function expectNone(body: string, before: string, after: string): void {
  const result = replaceInBody(body, [{ before, after }]);
  expect(result).toMatchObject({ body, changed: [], notFound: [before], refused: [] });
}
