import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile as ReadZip } from "yauzl";
import { ZipFile } from "yazl";
import { DOCX_NOTE_PART, docxNoteXml } from "#app/documents/note-place.ts";

/** The package that the docx library makes, without what differs from one time to the next. */

const open = promisify<Buffer, { lazyEntries: true }, ReadZip>(fromBuffer);
/** The files' date in the archive; ZIP knows none before 1980. */
const DATE = new Date(1980, 0, 1, 0, 0, 0);
const MAIN_RELATIONS = "word/_rels/document.xml.rels";
/** A part that nothing is related to is dropped by programs that write the file anew. */
const NOTE_RELATION =
  '<Relationship Id="rIdNote" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml" ' +
  `Target="../${DOCX_NOTE_PART}"/>`;
const RANDOM_ID = /(?<=")rId(?!\d+")[\w-]+(?=")/g;

/** @param note a part more, null for none */
export async function repacked(docx: Buffer, note: string | null): Promise<Buffer> {
  const parts = await partsOf(docx);
  const ids = new Map<string, string>();
  const zip = new ZipFile();
  const add = (bytes: Buffer, name: string) => zip.addBuffer(bytes, name, { mtime: DATE, forceDosTimestamp: true });
  for (const [name, bytes] of parts) {
    if (name.endsWith("/")) continue;
    const isText = /\.(?:xml|rels)$/.test(name);
    const text = isText ? withoutChance(bytes.toString("utf8"), ids) : null;
    const isRelated = note !== null && name === MAIN_RELATIONS;
    const told = isRelated ? text?.replace("</Relationships>", `${NOTE_RELATION}$&`) : text;
    add(told == null ? bytes : Buffer.from(told), name);
  }
  if (note !== null) add(Buffer.from(docxNoteXml(note)), DOCX_NOTE_PART);
  zip.end();
  return await buffer(zip.outputStream);
}

/** Dates of creation go, and names of links are numbered. */
function withoutChance(xml: string, ids: Map<string, string>): string {
  return xml
    .replace(/<dcterms:(created|modified)[^>]*>[^<]*<\/dcterms:\1>/g, "")
    .replace(/<dc:description>\s*<\/dc:description>|<dc:description\/>/g, "")
    .replace(RANDOM_ID, (id) => {
      const known = ids.get(id) ?? `rIdLink${ids.size + 1}`;
      ids.set(id, known);
      return known;
    });
}

async function partsOf(docx: Buffer): Promise<[string, Buffer][]> {
  const zip = await open(docx, { lazyEntries: true });
  const parts: [string, Buffer][] = [];
  return await new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => resolve(parts));
    zip.on("entry", (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((bytes) => {
          parts.push([entry.fileName, bytes]);
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
}
