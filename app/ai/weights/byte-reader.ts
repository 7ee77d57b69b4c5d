/** Reads little-endian numbers and length-prefixed strings in sequence. Reading past the end throws a RangeError. */
export class ByteReader {
  readonly #bytes: Buffer;
  #position: number;

  constructor(bytes: Buffer, position = 0) {
    this.#bytes = bytes;
    this.#position = position;
  }

  /** Bytes read so far, from the start of the buffer. */
  get position(): number {
    return this.#position;
  }

  u8(): number {
    return this.#bytes.readUInt8(this.#take(1));
  }

  u16(): number {
    return this.#bytes.readUInt16LE(this.#take(2));
  }

  u32(): number {
    return this.#bytes.readUInt32LE(this.#take(4));
  }

  /** Inexact above 2^53, but such a count exceeds every limit anyway. */
  u64(): number {
    const start = this.#take(8);
    return this.#bytes.readUInt32LE(start) + this.#bytes.readUInt32LE(start + 4) * 2 ** 32;
  }

  /** @param max bytes to decode; a longer string is cut */
  string(max: number): string {
    const length = this.u64();
    const start = this.#take(length);
    return this.#bytes.toString("utf8", start, start + Math.min(length, max));
  }

  skip(length: number): void {
    this.#take(length);
  }

  #take(length: number): number {
    const start = this.#position;
    if (!(length <= this.#bytes.length - start)) throw new RangeError("past the end");
    this.#position = start + length;
    return start;
  }
}
