// Word files: written from a small line markup with the docx package, or converted from HTML by LibreOffice.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from "docx";

function runs(text, style = {}) {
  const out = [];
  for (const [index, part] of text.split("**").entries()) {
    const children = part.split("\t").flatMap((piece, n) => (n ? [new Tab(), piece] : [piece]));
    if (part) out.push(new TextRun({ ...style, bold: style.bold || index % 2 === 1, children }));
  }
  return out;
}

const tabStops = [{ type: TabStopType.RIGHT, position: 9600 }];
const plain = (text, more = {}) => new Paragraph({ children: runs(text), tabStops, ...more });

function paragraph(line) {
  if (line.startsWith("! "))
    return new Paragraph({ alignment: AlignmentType.CENTER, children: runs(line.slice(2), { bold: true, size: 36 }) });
  if (line.startsWith("# ")) return new Paragraph({ heading: HeadingLevel.HEADING_1, children: runs(line.slice(2)) });
  if (line.startsWith("## ")) return new Paragraph({ heading: HeadingLevel.HEADING_2, children: runs(line.slice(3)) });
  if (line.startsWith("- ")) return new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2)) });
  if (line.startsWith(">> ")) return plain(line.slice(3), { alignment: AlignmentType.RIGHT });
  if (line.startsWith("~~"))
    return new Paragraph({ children: [new TextRun({ text: line.slice(2), color: "FFFFFF", size: 3 })] });
  return plain(line);
}

function table(rows, options) {
  const widths = (options.columns ?? "").split(",").filter(Boolean).map(Number);
  const none = { style: "none", size: 0, color: "auto" };
  const borders =
    options.borders === "no"
      ? { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
      : undefined;
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders,
    columnWidths: widths.length ? widths.map((share) => share * 90) : undefined,
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (cell, column) =>
              new TableCell({
                width: { size: widths[column] ?? 100 / row.length, type: WidthType.PERCENTAGE },
                borders: borders && { top: none, bottom: none, left: none, right: none },
                children: cell.split(" // ").map((line) => paragraph(line.trim())),
              }),
          ),
        }),
    ),
  });
}

/** Splits the markup into blocks: headers, footers, text boxes, tables and lines. */
function blocks(body) {
  const out = { headers: [], footers: [], content: [] };
  let box = null;
  for (const line of body.split("\n")) {
    const last = out.content.at(-1);
    if (line.startsWith("header: ")) out.headers.push(line.slice(8));
    else if (line.startsWith("footer: ")) out.footers.push(line.slice(8));
    else if (line === "[box]") box = [];
    else if (line === "[/box]") {
      out.content.push({ box });
      box = null;
    } else if (box) box.push(line);
    else if (line.startsWith("|")) {
      const cells = line
        .slice(1)
        .split(" | ")
        .map((cell) => cell.trim());
      if (last?.rows) last.rows.push(cells);
      else out.content.push({ rows: [cells] });
    } else out.content.push({ line });
  }
  return out;
}

const bare = (line) =>
  line
    .replace(/^(! |##? |- |>> )/, "")
    .replaceAll("**", "")
    .replaceAll("\t", " ")
    .trim();

/** What a person reads in the built file, from top to bottom. */
export function markupText(body) {
  const { headers, footers, content } = blocks(body);
  const middle = content.flatMap((block) =>
    block.rows ? block.rows.flatMap((row) => row.flatMap((cell) => cell.split(" // "))) : (block.box ?? [block.line]),
  );
  return [...headers, ...middle.filter((line) => !line.startsWith("~~")), ...footers]
    .map(bare)
    .filter(Boolean)
    .join("\n");
}

/** Line markup -> DOCX bytes. */
export async function markupToDocx(body, options) {
  const { headers, footers, content } = blocks(body);
  const children = content.map((block) => {
    if (block.rows) return table(block.rows, options);
    if (block.box)
      return new Textbox({
        alignment: "center",
        style: { width: "450pt", height: "58pt" },
        children: block.box.map(paragraph),
      });
    return paragraph(block.line);
  });
  const document = new Document({
    styles: {
      default: {
        document: { run: { font: (options.font ?? "Calibri").replaceAll("_", " "), size: Number(options.size ?? 21) } },
      },
    },
    sections: [
      {
        headers: headers.length ? { default: new Header({ children: headers.map((line) => plain(line)) }) } : undefined,
        footers: footers.length ? { default: new Footer({ children: footers.map((line) => plain(line)) }) } : undefined,
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Converts a file (HTML or DOCX) with LibreOffice; `kind` is "docx", "doc" or "pdf". */
export function convert(input, kind, scratch) {
  const filter = { docx: "docx:MS Word 2007 XML", doc: "doc:MS Word 97", pdf: "pdf:writer_pdf_Export" }[kind];
  const fromHtml = input.endsWith(".html") ? ["--infilter=HTML (StarWriter)"] : [];
  execFileSync(
    "soffice",
    [
      `-env:UserInstallation=file://${scratch}/office`,
      "--headless",
      ...fromHtml,
      "--convert-to",
      filter,
      "--outdir",
      scratch,
      input,
    ],
    { stdio: "ignore", timeout: 120_000 },
  );
  return fs.readFileSync(path.join(scratch, `${path.basename(input, path.extname(input))}.${kind}`));
}
