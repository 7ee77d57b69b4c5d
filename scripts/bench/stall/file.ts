import type { Random } from "../../../tests/support/mutate.ts";

/** One file that a bench uploads. */
export type BenchFile = {
  /** File name for the upload, with extension; it describes the content. */
  name: string;
  /** A CV that a person could send: any outcome but a result is a failure of the platform. */
  honest?: boolean;
  bytes: () => Promise<Buffer> | Buffer;
};

/**
 * A kind of file.
 * @param number 0, 1, 2 …; the costliest come first
 * @param random of this file alone
 * @returns undefined when there is none of this number
 */
export type Family = (number: number, random: Random) => BenchFile | undefined;
