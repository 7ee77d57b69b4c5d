import { constants, deflateRawSync } from "node:zlib";

const CHUNK = 1024 * 1024;

/**
 * A raw deflate stream of `prefix`, at least `length` times `fill`, and `suffix`, made without ever holding it
 * inflated: a fully flushed block does not look back and can be repeated.
 */
export function deflateRepeated(fill: string, length: number, prefix = "", suffix = ""): Buffer {
  const flushed = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(Buffer.alloc(CHUNK, fill), flushed);
  return Buffer.concat([
    deflateRawSync(prefix, flushed),
    ...Array<Buffer>(Math.ceil(length / CHUNK)).fill(block),
    deflateRawSync(suffix),
  ]);
}

/** The same in the zlib format of PDF and PNG; the checksum at its end is wrong, which readers let pass. */
export function zlibRepeated(fill: string, length: number): Buffer {
  return Buffer.concat([Buffer.from([0x78, 0xda]), deflateRepeated(fill, length), Buffer.alloc(4)]);
}
