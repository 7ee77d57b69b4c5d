import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { ReadDocument } from "#app/documents/document.ts";
import { readDocumentSchema } from "#app/documents/document-schema.ts";

/** The document that was read, as it is kept for corrections: JSON in gzip, some KB for a CV. */

/** Bytes of the JSON: no document within the reader's limits comes near. */
const MOST_BYTES = 16 * 1024 * 1024;

const packed = promisify(gzip);
const unpacked = promisify<Buffer, object, Buffer>(gunzip);

export function packDocument(document: ReadDocument): Promise<Buffer> {
  return packed(JSON.stringify(document));
}

/** @throws Error for bytes that packDocument() did not make */
export async function unpackDocument(bytes: Buffer): Promise<ReadDocument> {
  return readDocumentSchema.parse(JSON.parse(await unpackText(bytes)));
}

/** The JSON as text: for the person's own data. */
export async function unpackText(bytes: Buffer): Promise<string> {
  return (await unpacked(bytes, { maxOutputLength: MOST_BYTES })).toString("utf8");
}
