import { AudioRefused } from "../audio-refused.ts";
import { VOICE_LIMITS } from "../limits.ts";
import { SAMPLE_RATE } from "../transcriber.ts";
import { mix } from "./opus-stream.ts";
import { resample } from "./resample.ts";

const PCM = 1;
const EXTENSIBLE = 0xfffe;
const RATES = { lowest: 8000, highest: 48_000 };

type WavFormat = { channels: number; rate: number };

/**
 * Reads a WAV file with 16-bit PCM, one or two channels, 8 to 48 kHz.
 * @param maxSeconds longer files are refused
 * @returns one channel at SAMPLE_RATE
 * @throws AudioRefused for any other format and for incomplete files
 */
export function readWav(bytes: Uint8Array, maxSeconds: number = VOICE_LIMITS.maxSeconds): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: WavFormat | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    if (start + size > bytes.length) throw new AudioRefused("unreadable");
    if (name === "fmt ") format = readFormat(view, start, size);
    if (name === "data") {
      if (!format) throw new AudioRefused("unreadable");
      return readSamples(view, { start, size, format, maxSeconds });
    }
    // Chunks begin at even offsets.
    at = start + size + (size % 2);
  }
  throw new AudioRefused("unreadable");
}

function readFormat(view: DataView, start: number, size: number): WavFormat {
  if (size < 16) throw new AudioRefused("unreadable");
  const tag = view.getUint16(start, true);
  const kind = tag === EXTENSIBLE && size >= 40 ? view.getUint16(start + 24, true) : tag;
  const channels = view.getUint16(start + 2, true);
  const rate = view.getUint32(start + 4, true);
  const bits = view.getUint16(start + 14, true);
  const isUsable = kind === PCM && bits === 16 && (channels === 1 || channels === 2);
  if (!isUsable || rate < RATES.lowest || rate > RATES.highest) throw new AudioRefused("unreadable");
  return { channels, rate };
}

type WavData = { start: number; size: number; format: WavFormat; maxSeconds: number };

function readSamples(view: DataView, { start, size, format: { channels, rate }, maxSeconds }: WavData): Float32Array {
  const length = Math.floor(size / (2 * channels));
  if (length / rate > maxSeconds) throw new AudioRefused("too_long");
  const separate = Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length }, (_, index) => view.getInt16(start + 2 * (index * channels + channel), true) / 32_768),
  );
  const mixed = mix(separate);
  return rate === SAMPLE_RATE ? mixed : resample(mixed, rate, SAMPLE_RATE);
}
