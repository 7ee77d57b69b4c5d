import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

type ZipEntry = { name: string; content: Buffer; method: number; time: number; extra: string; comment: string };

/** The entries of a ZIP in the order of its directory, and in that of their bytes. @throws Error when it is damaged */
async function entriesOf(bytes: Buffer): Promise<{ listed: ZipEntry[]; stored: string[] }> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const listed: ZipEntry[] = [];
  const offsets: [number, string][] = [];
  for await (const entry of zip.eachEntry()) {
    listed.push({
      name: entry.fileName,
      content: await buffer(await zip.openReadStreamPromise(entry)),
      method: entry.compressionMethod,
      time: entry.lastModFileDate * 65_536 + entry.lastModFileTime,
      extra: entry.extraFields
        .filter(({ id }) => id !== 1)
        .map(({ id, data }) => `${id}:${data.toString("hex")}`)
        .join(),
      comment: entry.fileComment,
    });
    offsets.push([entry.relativeOffsetOfLocalHeader, entry.fileName]);
  }
  return { listed, stored: offsets.sort(([a], [b]) => a - b).map(([, name]) => name) };
}

/** Expects that two archives differ in the contents of some entries and in nothing else; says what these hold now. */
export async function changedEntries(before: Buffer, after: Buffer): Promise<Map<string, Buffer>> {
  const [old, now] = [await entriesOf(before), await entriesOf(after)];
  const headOf = ({ content: _content, ...head }: ZipEntry) => head;
  if (JSON.stringify([old.listed.map(headOf), old.stored]) !== JSON.stringify([now.listed.map(headOf), now.stored])) {
    throw new Error("Names, order, times or attributes of the entries have changed");
  }
  const changed = now.listed.filter(({ content }, index) => !old.listed[index]?.content.equals(content));
  return new Map(changed.map(({ name, content }) => [name, content]));
}
