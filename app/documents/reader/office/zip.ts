import { Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";

/** An opened archive: its names are known, its parts are inflated on demand and counted. */
export class Archive {
  #zip: ZipFile;
  #entries: Map<string, Entry>;
  #inflated = 0;
  /** All entries in the order of the directory. Of several with one name, the last is read. */
  readonly directory: readonly Entry[];

  private constructor(zip: ZipFile, directory: readonly Entry[]) {
    this.#zip = zip;
    this.#entries = new Map(directory.map((entry) => [entry.fileName, entry]));
    this.directory = directory;
  }

  /** @throws Refusal corrupt, too_complex (too many entries), password_protected */
  static async open(bytes: Buffer): Promise<Archive> {
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      if (zip.entryCount > LIMITS.zipEntries) throw new Refusal("too_complex");
      const entries: Entry[] = [];
      for await (const entry of zip.eachEntry()) {
        if (entries.length >= LIMITS.zipEntries) throw new Refusal("too_complex");
        if (entry.isEncrypted()) throw new Refusal("password_protected");
        entries.push(entry);
      }
      return new Archive(zip, entries);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal("corrupt", error);
    }
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  /** A part as text; undefined where there is none. @throws Refusal too_complex, corrupt */
  async text(name: string): Promise<string | undefined> {
    const bytes = await this.bytes(name);
    return bytes && decodePart(bytes);
  }

  async bytes(name: string): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      const counted = stream.pipe(this.#meter(entry));
      // pipe() does not pass errors on.
      stream.once("error", (error) => counted.destroy(error));
      return await buffer(counted);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal("corrupt", error);
    }
  }

  #meter(entry: Entry): Transform {
    let size = 0;
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        this.#inflated += chunk.length;
        const bomb =
          this.#inflated > LIMITS.zipInflatedBytes ||
          (size > LIMITS.zipRatioFloorBytes && size > entry.compressedSize * LIMITS.zipRatio);
        done(bomb ? new Refusal("too_complex") : null, chunk);
      },
    });
  }
}

/** Whatever encoding it declares, a part is read as UTF-8 or, with a byte order mark that says so, as UTF-16. */
export function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
}

/** The text of a part, without its byte order mark. */
export function decodePart(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
