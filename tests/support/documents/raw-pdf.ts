import { deflateSync } from "node:zlib";

/** One object of a PDF: a dictionary's inside, and a stream where there is one. */
export type PdfObject = { dictionary: string; stream?: Buffer | string };

/**
 * Writes a PDF object by object (numbered from 1; 1 must be the catalogue), so that tests can also write wrong ones.
 */
export function rawPdf(objects: readonly PdfObject[]): Buffer {
  const chunks: Buffer[] = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(length);
    if (stream === undefined) {
      push(Buffer.from(`${index + 1} 0 obj\n<<${dictionary}>>\nendobj\n`, "latin1"));
      continue;
    }
    const bytes = Buffer.isBuffer(stream) ? stream : Buffer.from(stream, "latin1");
    push(Buffer.from(`${index + 1} 0 obj\n<<${dictionary} /Length ${bytes.length}>>\nstream\n`, "latin1"));
    push(bytes);
    push(Buffer.from("\nendstream\nendobj\n", "latin1"));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1} /` +
        `Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
      "latin1",
    ),
  );
  return Buffer.concat(chunks);
}

export const HELVETICA = "/Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>";

/** A PDF of one page (A4) with the given content stream; `others` become objects 4, 5, … */
export function onePage(
  content: Buffer | string,
  { resources = HELVETICA, others = [], page = "", filter = "", catalogue = "" }: OnePage = {},
): Buffer {
  return rawPdf([
    { dictionary: `/Type /Catalog /Pages 2 0 R ${catalogue}` },
    {
      dictionary:
        "/Type /Pages /Count 1 /Kids [<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /" +
        `Resources <<${resources}>> ${page}>>]`,
    },
    { dictionary: filter, stream: content },
    ...others,
  ]);
}

type OnePage = {
  resources?: string;
  others?: readonly PdfObject[];
  page?: string;
  filter?: string;
  catalogue?: string;
};

export function flate(data: Buffer | string): Buffer {
  return deflateSync(data, { level: 9 });
}
