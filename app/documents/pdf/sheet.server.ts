import PDFDocument from "pdfkit";
import { PALETTE } from "./palette.ts";
import { type TextLine, type TextStyle, Typesetter } from "./typesetter.server.ts";

type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc["struct"]>;

export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 64,
  firstTop: 44,
  bottom: 780,
} as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;

/** A style with the defaults of body text. Sizes in points. */
export function textStyle(size: number, options: Partial<Omit<TextStyle, "size">> = {}): TextStyle {
  return {
    face: options.face ?? "regular",
    size,
    color: options.color ?? PALETTE.ink,
    leading: options.leading ?? Math.round(size * 1.45 * 10) / 10,
    ...(options.tracking !== undefined && { tracking: options.tracking }),
    ...(options.tabular && { tabular: true }),
  };
}

/**
 * A4 pages with a cursor: content is placed below the previous content, and a line that does not fit starts the next
 * page. Content is tagged for screen readers; decoration is marked as an artifact.
 */
export class Sheet {
  readonly doc: Doc;
  readonly type: Typesetter;
  readonly #root: Element;
  /** Top of the content on the pages after the first, in points. */
  readonly #top: number;
  /** Top of the next element, in points from the top of the page. */
  y: number = PAGE.firstTop;

  /**
   * @param info its `made` becomes the file's date, so that the same content gives the same bytes
   * @param top of the content on the pages after the first
   */
  constructor(info: { title: string; author: string; subject: string; made: Date }, top: number = PAGE.top) {
    this.#top = top;
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: "es-CL",
      displayTitle: true,
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Creator: info.author,
        CreationDate: info.made,
      },
    });
    this.type = new Typesetter(this.doc);
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
  }

  /** Starts a new page unless `height` points are free on this one. */
  room(height: number): void {
    if (!this.hasRoom(height) && this.y > this.#top) this.newPage();
  }

  /** Whether `height` points are free on this page. */
  hasRoom(height: number): boolean {
    return this.y + height <= PAGE.bottom;
  }

  /** Whether `height` points fit on an empty page. */
  fitsOnOnePage(height: number): boolean {
    return this.#top + height <= PAGE.bottom;
  }

  newPage(): void {
    // Keeps a tagged paragraph open across the page break.
    (this.doc as Doc & { continueOnNewPage(): void }).continueOnNewPage();
    this.y = this.#top;
  }

  space(points: number): void {
    this.y += points;
  }

  /** Draws content under a structure tag ("P", "H2", "Figure"…); `alt` describes a figure in words. */
  tag(type: string, draw: () => void, options: { alt?: string; parent?: Element } = {}): void {
    const element = this.doc.struct(type, options.alt ? { alt: options.alt } : {}, [draw]);
    (options.parent ?? this.#root).add(element);
  }

  /** A structure element that holds others (a list, a table, a row). */
  group(type: string, parent: Element = this.#root): Element {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Draws decoration that a screen reader skips. Must not be called inside `tag`. */
  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  lines(text: string, style: TextStyle, width: number): TextLine[] {
    return this.type.lines(text, style, width);
  }

  /** Height in points of the text at `width`. */
  height(text: string, style: TextStyle, width: number): number {
    return this.lines(text, style, width).length * style.leading;
  }

  /** Sets the text below the cursor, over as many pages as needed, and moves the cursor below it. */
  flow(text: string, style: TextStyle, options: { x?: number; width?: number } = {}): void {
    const x = options.x ?? PAGE.left;
    for (const line of this.lines(text, style, options.width ?? PAGE.right - x)) {
      this.room(style.leading);
      this.type.draw(line, style, x, this.y);
      this.y += style.leading;
    }
  }

  /** Draws one line at a given position; the cursor does not move. */
  put(
    text: string,
    style: TextStyle,
    x: number,
    y: number,
    options: { width?: number; align?: "left" | "right" | "center" } = {},
  ): void {
    const line = this.type.fitted(text, style, options.width ?? PAGE.right - x);
    const free = (options.width ?? 0) - line.width;
    const shift = options.align === "right" ? free : options.align === "center" ? free / 2 : 0;
    this.type.draw(line, style, x + shift, y);
  }

  /** Calls `draw` on every page with its number, 1-based, and their count. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      draw(index + 1, count);
    }
  }

  /** Closes the document. */
  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.doc.once("end", () => resolve(Buffer.concat(chunks)));
      this.doc.once("error", reject);
      this.doc.end();
    });
  }
}
