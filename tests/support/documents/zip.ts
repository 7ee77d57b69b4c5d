import { crc32, deflateRawSync } from "node:zlib";

/** One entry of an archive; `packed` is raw deflate data, `declaredSize` may lie about what it inflates to. */
export type ZipPart = { name: string; declaredSize?: number } & ({ data: Buffer | string } | { packed: Buffer });

/** Writes a ZIP archive byte by byte, so that tests can also write wrong ones. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { name, declaredSize } = part;
    const bytes = "data" in part ? Buffer.from(part.data) : Buffer.alloc(0);
    const packed = "data" in part ? deflateRawSync(bytes, { level: 9 }) : part.packed;
    const fileName = Buffer.from(name, "utf8");
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize ?? bytes.length, 18);
    common.writeUInt16LE(fileName.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, fileName, packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), common, central, fileName]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from("PK\u0005\u0006", "latin1"), end]);
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

export type DocxParts = {
  /** Inner XML of w:body. */
  body: string;
  styles?: string;
  header?: string;
  footer?: string;
  /** Link addresses by relationship id. */
  links?: Record<string, string>;
  extra?: readonly ZipPart[];
};

/** What stands around the inside of word/document.xml. */
export const DOCUMENT_FRAME = [
  `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>`,
  "</w:body></w:document>",
] as const;

/** A Word document from raw WordprocessingML. */
export function docx({ body, styles, header, footer, links = {}, extra = [] }: DocxParts): Buffer {
  const relations = [
    styles === undefined ? "" : `<Relationship Id="rS" Type="${OFFICE}/styles" Target="styles.xml"/>`,
    header === undefined ? "" : `<Relationship Id="rH" Type="${OFFICE}/header" Target="header1.xml"/>`,
    footer === undefined ? "" : `<Relationship Id="rF" Type="${OFFICE}/footer" Target="footer1.xml"/>`,
    ...Object.entries(links).map(
      ([id, target]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"/>`,
    ),
  ];
  const part = (name: string, root: string, inner: string | undefined): ZipPart[] =>
    inner === undefined ? [] : [{ name, data: `<?xml version="1.0"?><w:${root} ${NAMESPACES}>${inner}</w:${root}>` }];
  return zip([
    {
      name: "_rels/.rels",
      data:
        `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/` +
        `document.xml"/></Relationships>`,
    },
    {
      name: "word/_rels/document.xml.rels",
      data: `<Relationships xmlns="${PACKAGE}">${relations.join("")}</Relationships>`,
    },
    ...part("word/document.xml", "document", `<w:body>${body}</w:body>`),
    ...part("word/styles.xml", "styles", styles),
    ...part("word/header1.xml", "hdr", header),
    ...part("word/footer1.xml", "ftr", footer),
    ...extra,
  ]);
}

/** A paragraph with one run; `run` and `paragraph` are raw properties. */
export function paragraph(text: string, { run = "", paragraph: format = "" } = {}): string {
  return `<w:p><w:pPr>${format}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
