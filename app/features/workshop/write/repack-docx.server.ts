import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile as ReadZip } from "yauzl";
import { ZipFile } from "yazl";

/** The package that the docx library makes, without what differs from one time to the next. */

const open = promisify<Buffer, { lazyEntries: true }, ReadZip>(fromBuffer);
/** The files' date in the archive; ZIP knows none before 1980. */
const DATE = new Date(1980, 0, 1, 0, 0, 0);
const RANDOM_ID = /(?<=")rId(?!\d+")[\w-]+(?=")/g;

export async function repacked(docx: Buffer): Promise<Buffer> {
  const parts = await partsOf(docx);
  const ids = new Map<string, string>();
  const zip = new ZipFile();
  for (const [name, bytes] of parts) {
    if (name.endsWith("/")) continue;
    const isText = /\.(?:xml|rels)$/.test(name);
    const text = isText ? withoutChance(bytes.toString("utf8"), ids) : null;
    zip.addBuffer(text === null ? bytes : Buffer.from(text), name, { mtime: DATE, forceDosTimestamp: true });
  }
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
