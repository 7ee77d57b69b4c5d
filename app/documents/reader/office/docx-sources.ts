import type { Body, Paragraph } from "./docx-content.ts";
import { Walker } from "./docx-walk.ts";
import type { Styles } from "./styles.ts";
import { type Attributes, isReadAsWritten, type Place, walkXml, type XmlHandler } from "./xml.ts";

/** One w:t of a part. */
type TextElement = {
  /** Offset behind its opening tag. */
  tagEnd: number;
  /** What it says of xml:space. */
  space: string | undefined;
  chunks: Chunk[];
};

/** A text as a paragraph got it; `written` is left out where it must stay: tabs, symbols, formulas, computed fields. */
export type Chunk = { text: string; written?: Place & { element: TextElement; inLink: boolean } };

/** Where all text of a part is written. */
export type PartSources = {
  chunks: Map<Paragraph, Chunk[]>;
  /** Paragraphs of drawings' fallbacks, which say the same as the one of the drawing. */
  twins: Map<Paragraph, Paragraph[]>;
};

/** Results of these fields are what somebody wrote; those of others are computed anew when the file is opened. */
const WRITTEN_FIELDS = /^\s*(?:HYPERLINK|FORMTEXT|MERGEFIELD)\b/i;

/** No document nests more fields; beyond them it is no longer known what is computed. */
const MAX_FIELDS = 50;

/** Reads a part as walkBody() does, and keeps where each text stands. */
export function walkSources(xml: string, styles: Styles): { body: Body; sources: PartSources } {
  const shown = new Recorder(styles, false);
  walkXml(xml, shown);
  const sources: PartSources = { chunks: shown.chunks, twins: new Map() };
  if (isReadAsWritten(xml)) {
    if (xml.includes("Fallback")) {
      const fallbacks = new Recorder(styles, true);
      walkXml(xml, fallbacks);
      pair(shown, fallbacks, sources);
    }
  } else for (const chunks of sources.chunks.values()) for (const chunk of chunks) delete chunk.written;
  return { body: shown.body, sources };
}

function textOf(chunks: readonly Chunk[]): string {
  return chunks.map((chunk) => chunk.text).join("");
}

/** The n-th paragraph of a drawing with some text belongs to the n-th of its fallback with the same text. */
function pair(shown: Recorder, fallbacks: Recorder, sources: PartSources): void {
  const waiting = new Map<string, Paragraph[]>();
  const key = (group: number, chunks: readonly Chunk[]) => `${group} ${textOf(chunks)}`;
  for (const [paragraph, group] of fallbacks.groups) {
    const chunks = fallbacks.chunks.get(paragraph);
    if (!chunks) continue;
    sources.chunks.set(paragraph, chunks);
    const same = waiting.get(key(group, chunks));
    if (same) same.push(paragraph);
    else waiting.set(key(group, chunks), [paragraph]);
  }
  for (const [paragraph, group] of shown.groups) {
    const twin = waiting.get(key(group, shown.chunks.get(paragraph) ?? []))?.shift();
    if (twin) sources.twins.set(paragraph, [twin]);
  }
}

type Field = { instruction: string; hasResult: boolean };

class Recorder implements XmlHandler {
  readonly chunks = new Map<Paragraph, Chunk[]>();
  /** Paragraphs within drawings that have a fallback, by the number of the outermost. */
  readonly groups = new Map<Paragraph, number>();
  readonly #walker: Walker;
  readonly #fallbacks: boolean;
  #alternatives = 0;
  #group = -1;
  #links = 0;
  /** For each open content control whether something else than this text fills it. */
  #controls: boolean[] = [];
  #fields: Field[] = [];
  #simpleFields: boolean[] = [];
  #inInstruction = false;
  #element: TextElement | undefined;
  #place: Place | undefined;

  constructor(styles: Styles, fallbacks: boolean) {
    this.#fallbacks = fallbacks;
    this.#walker = new Walker(styles, { fallbacks, heard: (paragraph, text) => this.#hear(paragraph, text) });
  }

  get body(): Body {
    return this.#walker.body;
  }

  done(): boolean {
    return this.#walker.done();
  }

  open(name: string, attributes: Attributes, end: number): void {
    if (name === "mc:AlternateContent") {
      if (this.#alternatives === 0) this.#group += 1;
      this.#alternatives += 1;
    }
    this.#walker.open(name, attributes);
    if (!this.#walker.isSkipping) this.#open(name, attributes, end);
  }

  close(name: string): void {
    if (name === "mc:AlternateContent") this.#alternatives -= 1;
    const wasSkipping = this.#walker.isSkipping;
    this.#walker.close(name);
    if (wasSkipping) return;
    if (name === "w:hyperlink") this.#links -= 1;
    else if (name === "w:sdt") this.#controls.pop();
    else if (name === "w:fldSimple") this.#simpleFields.pop();
    else if (name === "w:instrText") this.#inInstruction = false;
    else if (name === "w:t") this.#element = undefined;
  }

  text(text: string, place: Place): void {
    const field = this.#fields.at(-1);
    // No field's code is longer; a hostile one has no end.
    if (this.#inInstruction && field && field.instruction.length < 1_000) field.instruction += text;
    this.#place = place;
    this.#walker.text(text);
    this.#place = undefined;
  }

  #open(name: string, attributes: Attributes, end: number): void {
    if (name === "w:t") this.#element = { tagEnd: end, space: attributes["xml:space"], chunks: [] };
    else if (name === "w:hyperlink") this.#links += 1;
    else if (name === "w:sdt") this.#controls.push(false);
    else if (name.endsWith(":dataBinding") && this.#controls.length > 0)
      this.#controls[this.#controls.length - 1] = true;
    else if (name === "w:instrText") this.#inInstruction = true;
    else if (name === "w:fldSimple") this.#simpleFields.push(!WRITTEN_FIELDS.test(attributes["w:instr"] ?? ""));
    else if (name === "w:fldChar") this.#fieldMark(attributes["w:fldCharType"]);
    else if (name === "w:p" && this.#alternatives > 0 && this.#walker.paragraph)
      this.groups.set(this.#walker.paragraph, this.#group);
  }

  #fieldMark(type: string | undefined): void {
    const field = this.#fields.at(-1);
    if (this.#fields.length > MAX_FIELDS) return;
    if (type === "begin") this.#fields.push({ instruction: "", hasResult: false });
    else if (type === "separate" && field) field.hasResult = true;
    else if (type === "end") this.#fields.pop();
  }

  #hear(paragraph: Paragraph, text: string): void {
    const place = this.#place;
    const element = this.#element;
    // Of the fallbacks only what stands in them is wanted.
    if (this.#fallbacks && !this.groups.has(paragraph)) return;
    const chunk: Chunk = { text };
    if (place && element && !this.#isFilled(paragraph)) {
      chunk.written = { ...place, element, inLink: this.#links > 0 || this.#fields.length > 0 };
      element.chunks.push(chunk);
    }
    const chunks = this.chunks.get(paragraph);
    if (chunks) chunks.push(chunk);
    else this.chunks.set(paragraph, [chunk]);
  }

  /** Whether the text comes from elsewhere, or stands a second time where nobody looks. */
  #isFilled(paragraph: Paragraph): boolean {
    return (
      this.#controls.includes(true) ||
      this.#simpleFields.includes(true) ||
      this.#fields.some(({ instruction, hasResult }) => !hasResult || !WRITTEN_FIELDS.test(instruction)) ||
      this.#alternatives > 0 !== this.groups.has(paragraph)
    );
  }
}
