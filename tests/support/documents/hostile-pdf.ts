import PDFDocument from "pdfkit";
import { zlibRepeated } from "./deflate-bomb.ts";
import { flate, HELVETICA, onePage, rawPdf } from "./raw-pdf.ts";

const MB = 1024 * 1024;

/** PDFs that try to take memory, time or the process. */
export async function hostilePdfs(): Promise<Record<string, Buffer>> {
  return {
    "flate-twice.pdf": flateTwice(),
    "nested-forms.pdf": nestedForms(21),
    "three-million-operators.pdf": onePage(flate(`BT /F1 1 Tf ${"(a)Tj ".repeat(3_000_000)}ET`), {
      filter: "/Filter /FlateDecode",
    }),
    "hundred-thousand-shapes.pdf": onePage(flate("0 0 m 0 1684 595 1684 595 0 c f ".repeat(100_000)), {
      filter: "/Filter /FlateDecode",
    }),
    "hundred-thousand-clips.pdf": onePage(flate("0 0 m 0 1684 595 1684 595 0 c W n ".repeat(100_000)), {
      filter: "/Filter /FlateDecode",
    }),
    "huge-image.pdf": hugeImage(),
    "page-tree-loop.pdf": rawPdf([
      { dictionary: "/Type /Catalog /Pages 2 0 R" },
      { dictionary: "/Type /Pages /Count 3 /Kids [2 0 R 2 0 R]" },
    ]),
    "twenty-thousand-pages.pdf": manyPages(20_000),
    "self-form.pdf": onePage("/X Do", {
      resources: "/XObject <</X 4 0 R>>",
      others: [
        {
          dictionary: "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</X 4 0 R>>>>",
          stream: "/X Do",
        },
      ],
    }),
    "huge-page.pdf": onePage("BT /F1 12 Tf (x) Tj ET", { page: "/MediaBox [0 0 100000000 100000000]" }),
    "unicode-map.pdf": unicodeMap(),
    "encrypted.pdf": await encrypted(),
    "truncated.pdf": (await plain()).subarray(0, 900),
    "script.pdf": rawPdf([
      { dictionary: "/Type /Catalog /Pages 2 0 R /OpenAction <</S /JavaScript /JS (while(true){})>>" },
      { dictionary: "/Type /Pages /Count 1 /Kids [<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>]" },
    ]),
  };
}

/** Content that inflates to an archive that inflates to gigabytes of blanks. */
function flateTwice(): Buffer {
  return onePage(flate(zlibRepeated(" ", 256 * MB)), { filter: "/Filter [/FlateDecode /FlateDecode]" });
}

/** Each form draws the next one twice. */
function nestedForms(levels: number): Buffer {
  const forms = Array.from({ length: levels }, (_, level) => {
    const next = level + 1 < levels ? `/Resources <</XObject <</X ${level + 5} 0 R>>>>` : `/Resources <<${HELVETICA}>>`;
    const stream = level + 1 < levels ? "/X Do /X Do" : "BT /F1 9 Tf (a) Tj ET";
    return { dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${next}`, stream };
  });
  return onePage("/X Do", { resources: "/XObject <</X 4 0 R>>", others: forms });
}

function hugeImage(): Buffer {
  const side = 30_000;
  return onePage("q 595 0 0 842 0 0 cm /I Do Q", {
    resources: "/XObject <</I 4 0 R>>",
    others: [
      {
        dictionary:
          `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /` +
          "DeviceRGB /Filter [/FlateDecode /FlateDecode]",
        stream: flate(zlibRepeated("\0", 200 * MB)),
      },
    ],
  });
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(" ");
  const page = { dictionary: "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]" };
  return rawPdf([
    { dictionary: "/Type /Catalog /Pages 2 0 R" },
    { dictionary: `/Type /Pages /Count ${count} /Kids [${kids}]` },
    ...Array<typeof page>(count).fill(page),
  ]);
}

/** A character map that claims four billion characters. */
function unicodeMap(): Buffer {
  const map =
    "1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <fffffffe> " +
    "<0000> endbfrange";
  return onePage("BT /F1 12 Tf 50 700 Td (Texto) Tj ET", {
    resources: "/Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 4 0 R>>>>",
    others: [{ dictionary: "", stream: map }],
  });
}

function plain(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.text("Un documento cualquiera con texto suficiente para ser leído sin problemas por cualquiera.");
    document.end();
  });
}

function encrypted(): Promise<Buffer> {
  return plain({ userPassword: "secreta", ownerPassword: "otra" });
}
