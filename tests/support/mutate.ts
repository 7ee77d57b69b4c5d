import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { type ZipPart, zip } from "./documents/zip.ts";

/** Numbers that are the same in every run of one seed. */
export class Random {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }
  /** A whole number from 0 to limit - 1. */
  below(limit: number): number {
    // xorshift32
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % Math.max(1, limit);
  }
  pick<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error("nothing to pick from");
    return value;
  }
}

/** One damage among several kinds: bytes changed, a piece cut, doubled, moved or zeroed, the end missing. */
export function mutateBytes(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const at = random.below(copy.length);
  const length = 1 + random.below(Math.min(512, copy.length - at));
  switch (random.below(6)) {
    case 0:
      for (let count = 1 + random.below(20); count > 0; count -= 1) copy[random.below(copy.length)] = random.below(256);
      return copy;
    case 1:
      return copy.subarray(0, at);
    case 2:
      return Buffer.concat([copy.subarray(0, at), copy.subarray(at + length)]);
    case 3:
      return Buffer.concat([copy.subarray(0, at + length), copy.subarray(at)]);
    case 4:
      return copy.fill(0, at, at + length);
    default:
      copy.writeUInt32LE(random.pick([0, 1, 0x7fffffff, 0xffffffff, 0xfffffffe]), Math.min(at, copy.length - 4));
      return copy;
  }
}

const TEXTS = [
  "",
  "-1",
  "0",
  "1",
  "99999999999",
  "1e308",
  "NaN",
  "__proto__",
  "constructor",
  "&#0;",
  "&#x10FFFF;",
].concat([
  "]]>",
  "<",
  ">",
  '"',
  "</row>",
  "<row>",
  "<!--",
  "<![CDATA[",
  "A1048576",
  "XFD1",
  "\u0000",
  "\ud800",
  "=1+1",
  "a".repeat(5_000),
]);

/** One damage to a text: something put in, a value of an attribute or between tags replaced, a tag lost or doubled. */
function mutateText(text: string, random: Random): string {
  const at = random.below(text.length);
  const places = [...text.matchAll([/"[^"]*"/g, />[^<]+</g, /<[^>]+>/g][random.below(3)] ?? /"[^"]*"/g)];
  const place = places.length > 0 ? random.pick(places) : undefined;
  if (!place || random.below(4) === 0) return text.slice(0, at) + random.pick(TEXTS) + text.slice(at);
  const [whole] = place;
  const value = whole.startsWith("<")
    ? random.pick(["", whole + whole, `</${whole.slice(1)}`])
    : whole[0] + random.pick(TEXTS) + whole.at(-1);
  return text.slice(0, place.index) + value + text.slice(place.index + whole.length);
}

/** The parts of an archive, to be changed and packed again. */
export async function unzip(bytes: Buffer): Promise<{ name: string; data: Buffer }[]> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts: { name: string; data: Buffer }[] = [];
  for await (const entry of archive.eachEntry()) {
    parts.push({ name: entry.fileName, data: await buffer(await archive.openReadStreamPromise(entry)) });
  }
  return parts;
}

/**
 * An archive whose parts are damaged inside: it unpacks without complaint, so that what reads the parts gets to work.
 */
export function mutateParts(parts: readonly { name: string; data: Buffer }[], random: Random): Buffer {
  const target = random.below(parts.length);
  const damaged: ZipPart[] = parts.map(({ name, data }, index) => {
    let text = data.toString("utf8");
    if (index === target) for (let count = 1 + random.below(3); count > 0; count -= 1) text = mutateText(text, random);
    return { name: index === target && random.below(10) === 0 ? random.pick(TEXTS) : name, data: text };
  });
  return zip(random.below(10) === 0 ? damaged.filter((_part, index) => index !== target) : damaged);
}
