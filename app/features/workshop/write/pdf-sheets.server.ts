import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { PDF_NOTE_KEY } from "#app/documents/note-place.ts";
import { Typesetter } from "#app/documents/pdf/typesetter.server.ts";
import type { Line, Piece } from "./pdf-lines.ts";
import { PAPER } from "./templates.ts";

type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc["struct"]>;

/** From the middle of a line to its baseline, in sizes of the house's typeface. */
const BASELINE = 0.3485;

type Place = {
  x: number;
  /** Top of the line, in points from the page's upper edge. */
  y: number;
  leading: number;
  /** The largest size on the line: others share its baseline. */
  size: number;
  element: Element;
};

type About = { title: string; author: string; locale: string; note: string | null };

/**
 * The pages of a CV's PDF: what is drawn and how programs are told what it is. Without dates of creation, so that the
 * same content gives the same bytes, and without the name of a program.
 */
export class Sheets {
  readonly type: Typesetter;
  readonly #doc: Doc;
  readonly #root: Element;

  constructor({ title, author, locale, note }: About) {
    this.#doc = new PDFDocument({
      size: [PAPER.width, PAPER.height],
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: locale,
      displayTitle: true,
      info: { Title: title, ...(author !== "" && { Author: author }), CreationDate: new Date(0) },
    });
    // pdfkit makes the file's number of the date and needs it no more.
    const { Title, Author } = this.#doc.info;
    this.#doc.info = {
      ...(Title !== undefined && { Title }),
      ...(Author !== undefined && { Author }),
      ...(note !== null && { [PDF_NOTE_KEY]: note }),
    };
    Object.assign(this.#doc, { _addInfo: () => this.#doc.appendXML(described(title, author)) });
    this.type = new Typesetter(this.#doc);
    this.#root = this.#doc.struct("Document");
    this.#doc.addStructure(this.#root);
  }

  newPage(): void {
    this.#doc.addPage();
  }

  /** A part of the document, for programs: "H1", "P", "L"… It is open until end(). */
  element(tag: string, parent: Element = this.#root): Element {
    const element = this.#doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** A rule that no program reads. */
  rule(y: number, color: string): void {
    this.#doc.markContent("Artifact", { type: "Layout" });
    const [from, to] = [PAPER.side, PAPER.width - PAPER.side];
    this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke();
    this.#doc.endMarkedContent();
  }

  line(line: Line, place: Place): void {
    let { x } = place;
    for (const piece of line) x += this.#piece(piece, { ...place, x });
  }

  widthOf(line: Line): number {
    return line.reduce((sum, { text, style }) => sum + this.type.width(text, style), 0);
  }

  finish(): Promise<Buffer> {
    this.#root.end();
    this.#doc.end();
    return buffer(this.#doc);
  }

  /** Answers the width of what it drew. */
  #piece({ text, style, href }: Piece, { x, y, leading, size, element }: Place): number {
    const line = this.type.line(text, style);
    const drop = BASELINE * (size - style.size);
    const draw = () => this.type.draw(line, { ...style, leading }, x, y + drop);
    if (href === undefined) {
      element.add(draw);
      return line.width;
    }
    const link = this.element("Link", element);
    link.add(() => {
      draw();
      // pdfkit takes a plain string for a name of the file's own.
      const options = { structParent: link, Contents: Object(text.trim()) as string } as object;
      this.#doc.link(x, y, line.width, leading, href, options);
    });
    link.end();
    return line.width;
  }
}

/** Title and author for programs that look into the file without opening it. */
function described(title: string, author: string): string {
  const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const creator = author === "" ? "" : `<dc:creator><rdf:Seq><rdf:li>${xml(author)}</rdf:li></rdf:Seq></dc:creator>`;
  return (
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>${creator}` +
    "</rdf:Description>"
  );
}
