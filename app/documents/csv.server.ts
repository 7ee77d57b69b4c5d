import { Readable } from "node:stream";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { parse } from "csv-parse";

const SEPARATORS = [";", ",", "\t"] as const;
const BYTES_AT_ONCE = 64 * 1024;
const MAX_ROW_CHARACTERS = 100_000;

/**
 * The rows, one at a time, with other work done in between. The separator is the one that the first line has most of;
 * rows without any text are left out.
 * @throws Error for a quote that is never closed, and a row of more than 100,000 characters
 */
export function csvRows(text: string): AsyncIterable<string[]> {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const parser = parse({
    bom: true,
    delimiter: separatorOf(firstLine),
    max_record_size: MAX_ROW_CHARACTERS,
    relax_column_count: true,
    // A name such as Juan "Pepe" Soto.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  return Readable.from(pieces(Buffer.from(text))).compose(parser);
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
    yield bytes.subarray(at, at + BYTES_AT_ONCE);
    await yieldToEventLoop();
  }
}

function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
