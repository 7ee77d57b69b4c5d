import { crc32, deflateRawSync } from "node:zlib";
import type { Entry } from "yauzl";
import type { FilePiece } from "../../line-change.ts";
import { Refusal } from "../../refusal.ts";

/**
 * Puts other contents in the place of some entries of a ZIP archive. All others keep their bytes as they are packed,
 * and order, names, times and attributes stay.
 */

const LOCAL = { signature: 0x04034b50, length: 30 } as const;
const CENTRAL = { signature: 0x02014b50, length: 46 } as const;
const END = { signature: 0x06054b50, length: 22 } as const;
const END_64 = { signature: 0x06064b50, locator: 0x07064b50, locatorLength: 20 } as const;
const MOST_32 = 0xffffffff;
/** The extra field for sizes beyond 4 GB, which no file here has. */
const EXTRA_64 = 0x0001;
/** Sizes and checksum stand behind the data. */
const DESCRIPTOR_FLAG = 0x0008;
const STORED = 0;
const DEFLATED = 8;

type Written = { entry: Entry; offset: number; crc: number; packed: number; size: number; flags: number };

/**
 * @param directory all entries in the order of the archive's directory
 * @param contents the new ones, unpacked, by name
 * @returns the new archive, as pieces of the old and new bytes
 * @throws Refusal corrupt when two entries have one name, or their bytes overlap
 */
export function spliceZip(
  bytes: Buffer,
  directory: readonly Entry[],
  contents: ReadonlyMap<string, Buffer>,
): FilePiece[] {
  if (new Set(directory.map(({ fileName }) => fileName)).size < directory.length) throw new Refusal("corrupt");
  const end = findEnd(bytes);
  const entries = [...directory].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  const pieces = new Pieces();
  pieces.keep(0, entries[0]?.relativeOffsetOfLocalHeader ?? 0);
  const written = new Map<Entry, Written>();
  entries.forEach((entry, index) => {
    const from = entry.relativeOffsetOfLocalHeader;
    const to = entries[index + 1]?.relativeOffsetOfLocalHeader ?? end.directoryAt;
    const local = localOf(bytes, entry, to);
    const content = contents.get(entry.fileName);
    const { crc32: crc, compressedSize: packed, uncompressedSize: size, generalPurposeBitFlag: flags } = entry;
    if (content) written.set(entry, writeEntry(pieces, { entry, local, content }));
    else {
      written.set(entry, { entry, offset: pieces.length, crc, packed, size, flags });
      pieces.keep(from, to);
    }
  });
  const directoryAt = pieces.length;
  for (const entry of directory) {
    const record = written.get(entry);
    if (record) pieces.add(centralRecord(record));
  }
  pieces.add(endRecord(end.comment, directory.length, pieces.length - directoryAt, directoryAt));
  return pieces.all;
}

class Pieces {
  readonly all: FilePiece[] = [];
  length = 0;

  keep(from: number, to: number): void {
    if (to <= from) return;
    const last = this.all.at(-1);
    if (last && "to" in last && last.to === from) last.to = to;
    else this.all.push({ from, to });
    this.length += to - from;
  }

  add(bytes: Buffer): void {
    this.all.push({ base64: bytes.toString("base64") });
    this.length += bytes.length;
  }
}

/** The header that stands before an entry's data. @throws Refusal corrupt when it is none, or its data has no room */
function localOf(bytes: Buffer, entry: Entry, to: number): Buffer {
  const from = entry.relativeOffsetOfLocalHeader;
  if (from + LOCAL.length > to || bytes.readUInt32LE(from) !== LOCAL.signature) throw new Refusal("corrupt");
  const end = from + LOCAL.length + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28);
  if (end + entry.compressedSize > to) throw new Refusal("corrupt");
  return bytes.subarray(from, end);
}

function writeEntry(
  pieces: Pieces,
  { entry, local, content }: { entry: Entry; local: Buffer; content: Buffer },
): Written {
  const nameEnd = LOCAL.length + local.readUInt16LE(26);
  const name = local.subarray(LOCAL.length, nameEnd);
  // Programs that go by the one or by the other would see two different files.
  if (!name.equals(entry.fileNameRaw)) throw new Refusal("corrupt");
  const extra = withoutZip64(local.subarray(nameEnd));
  const data = entry.compressionMethod === STORED ? content : deflateRawSync(content);
  const header = Buffer.from(local.subarray(0, LOCAL.length));
  const flags = entry.generalPurposeBitFlag & ~DESCRIPTOR_FLAG;
  const crc = crc32(content);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(entry.compressionMethod === STORED ? STORED : DEFLATED, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(extra.length, 28);
  const offset = pieces.length;
  pieces.add(Buffer.concat([header, name, extra, data]));
  return { entry, offset, crc, packed: data.length, size: content.length, flags };
}

function centralRecord({ entry, offset, crc, packed, size, flags }: Written): Buffer {
  const extra = withoutZip64(entry.extraFieldRaw);
  const record = Buffer.alloc(CENTRAL.length);
  record.writeUInt32LE(CENTRAL.signature, 0);
  record.writeUInt16LE(entry.versionMadeBy, 4);
  record.writeUInt16LE(entry.versionNeededToExtract, 6);
  record.writeUInt16LE(flags, 8);
  record.writeUInt16LE(entry.compressionMethod, 10);
  record.writeUInt16LE(entry.lastModFileTime, 12);
  record.writeUInt16LE(entry.lastModFileDate, 14);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(packed, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(entry.fileNameRaw.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt16LE(entry.fileCommentRaw.length, 32);
  record.writeUInt16LE(entry.internalFileAttributes, 36);
  record.writeUInt32LE(entry.externalFileAttributes, 38);
  record.writeUInt32LE(offset, 42);
  return Buffer.concat([record, entry.fileNameRaw, extra, entry.fileCommentRaw]);
}

function endRecord(comment: Buffer, entries: number, directoryBytes: number, directoryAt: number): Buffer {
  const record = Buffer.alloc(END.length);
  record.writeUInt32LE(END.signature, 0);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(directoryBytes, 12);
  record.writeUInt32LE(directoryAt, 16);
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([record, comment]);
}

function withoutZip64(extra: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (end > extra.length) break;
    if (extra.readUInt16LE(at) !== EXTRA_64) kept.push(extra.subarray(at, end));
    at = end;
  }
  // What is no field stays.
  return Buffer.concat([...kept, extra.subarray(at)]);
}

/** Where the directory begins, and the comment behind it. The archive was opened before, so there is one. */
function findEnd(bytes: Buffer): { directoryAt: number; comment: Buffer } {
  for (let at = bytes.length - END.length; at >= 0; at -= 1) {
    if (bytes.readUInt32LE(at) !== END.signature) continue;
    const comment = bytes.subarray(at + END.length);
    if (bytes.readUInt16LE(at + 20) !== comment.length) continue;
    return { directoryAt: directoryAt(bytes, at), comment };
  }
  throw new Refusal("corrupt");
}

function directoryAt(bytes: Buffer, end: number): number {
  const offset = bytes.readUInt32LE(end + 16);
  const locator = end - END_64.locatorLength;
  if (offset !== MOST_32 || locator < 0 || bytes.readUInt32LE(locator) !== END_64.locator) return offset;
  const record = Number(bytes.readBigUInt64LE(locator + 8));
  const isRecord = record + 56 <= bytes.length && bytes.readUInt32LE(record) === END_64.signature;
  const large = isRecord ? Number(bytes.readBigUInt64LE(record + 48)) : bytes.length;
  if (large >= bytes.length) throw new Refusal("corrupt");
  return large;
}
