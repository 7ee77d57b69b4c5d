/** Headers of GGUF files byte by byte, right ones and hostile ones. */

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const u64 = (value: number | bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

const text = (value: string): Buffer => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);

const STRING = 8;
const U32 = 4;

export const stringKey = (key: string, value: string): Buffer => Buffer.concat([text(key), u32(STRING), text(value)]);
export const numberKey = (key: string, value: number): Buffer => Buffer.concat([text(key), u32(U32), u32(value)]);
export const flagKey = (key: string, value: boolean): Buffer =>
  Buffer.concat([text(key), u32(7), Buffer.from([value ? 1 : 0])]);
export const arrayKey = (key: string, element: number, count: number | bigint, data = Buffer.alloc(0)): Buffer =>
  Buffer.concat([text(key), u32(9), u32(element), u64(count), data]);

export const tensor = (name: string, sizes: (number | bigint)[], type: number, offset: number | bigint): Buffer =>
  Buffer.concat([text(name), u32(sizes.length), ...sizes.map(u64), u32(type), u64(offset)]);

export const ARCHITECTURE = stringKey("general.architecture", "llama");
/** 64 x 8 values of 4 bytes at the start of the data. */
export const EMBEDDING = tensor("token_embd.weight", [64, 8], 0, 0);

type Parts = { version?: number; keys?: Buffer[]; tensors?: Buffer[]; keyCount?: bigint; tensorCount?: bigint };

/** A header as the format wants it, with any part of it replaced. */
export function gguf({ version = 3, keys = [ARCHITECTURE], tensors = [EMBEDDING], ...counts }: Parts = {}): Buffer {
  return Buffer.concat([
    Buffer.from("GGUF"),
    u32(version),
    u64(counts.tensorCount ?? BigInt(tensors.length)),
    u64(counts.keyCount ?? BigInt(keys.length)),
    ...keys,
    ...tensors,
  ]);
}
