import type { ParagraphFormat, RunFormat } from "./docx-format.ts";

/** The parts of a Word document that are read, as a tree: small, because text is cut at the limit while walking. */

export type Piece = { text: string; format: RunFormat };

export type Paragraph = { kind: "paragraph"; format: ParagraphFormat; pieces: Piece[]; boxes: Content[][] };
export type Cell = { content: Content[]; shaded: boolean; row: number };
export type Table = { kind: "table"; rows: Cell[][]; shaded: boolean };
export type Content = Paragraph | Table;

/** The text of a line: between these offsets of all text of its paragraph, the hidden included. */
export type LineSource = { paragraph: Paragraph; ranges: readonly { from: number; to: number }[] };

export type Body = {
  content: Content[];
  /** Relationship ids of links, and addresses from HYPERLINK fields. */
  linkIds: string[];
  linkFields: string[];
  /** Pictures or filled shapes stand on the page: white text may stand on them. */
  drawn: boolean;
  truncated: boolean;
};
