import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { ReadDocument } from "#app/documents/document.ts";
import { readDocumentSchema } from "#app/documents/document-schema.ts";

/** The read document as stored for later corrections: gzipped JSON, a few KB for a CV. */

/** Upper bound of the JSON, far above any document within the reader's limits. */
const MAX_BYTES = 16 * 1024 * 1024;

const packed = promisify(gzip);
const unpacked = promisify<Buffer, object, Buffer>(gunzip);

export function packDocument(document: ReadDocument): Promise<Buffer> {
  return packed(JSON.stringify(document));
}

/** @throws Error for bytes that packDocument() did not make */
export async function unpackDocument(bytes: Buffer): Promise<ReadDocument> {
  return readDocumentSchema.parse(JSON.parse(await unpackText(bytes)));
}

/** The JSON as text, for the export of the user's own data. */
export async function unpackText(bytes: Buffer): Promise<string> {
  return (await unpacked(bytes, { maxOutputLength: MAX_BYTES })).toString("utf8");
}
