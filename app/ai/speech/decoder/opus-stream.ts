import { OpusDecoder } from "opus-decoder";
import { AudioRefused } from "../audio-refused.ts";
import { VOICE_LIMITS } from "../limits.ts";
import { SAMPLE_RATE } from "../transcriber.ts";

/** The Opus header, which is the same in every container. `preSkip` counts samples at 48 kHz. */
export type OpusHead = { channels: 1 | 2; preSkip: number };

const MAGIC = new TextEncoder().encode("OpusHead");
const PRESKIP_RATE = 48_000;
/** Frame durations in milliseconds, indexed by the upper five bits of a packet's first byte. */
const FRAME_MS = [
  ...[10, 20, 40, 60, 10, 20, 40, 60, 10, 20, 40, 60],
  ...[10, 20, 10, 20],
  ...[2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20],
];

/** @throws AudioRefused for what no microphone records: more than two channels, or a channel mapping */
export function parseOpusHead(bytes: Uint8Array): OpusHead {
  const channels = bytes[9];
  const isHead = bytes.length >= 19 && MAGIC.every((byte, index) => bytes[index] === byte);
  if (!isHead || (channels !== 1 && channels !== 2) || bytes[18] !== 0) throw new AudioRefused("unreadable");
  return { channels, preSkip: (bytes[10] ?? 0) | ((bytes[11] ?? 0) << 8) };
}

/** Duration of a packet in seconds, from its first two bytes, without decoding. */
export function packetSeconds(packet: Uint8Array): number {
  const first = packet[0] ?? 0;
  const frames = [1, 2, 2, (packet[1] ?? 0) & 63][first & 3] ?? 1;
  return ((FRAME_MS[first >> 3] ?? 20) * frames) / 1000;
}

/**
 * Reused from file to file because creating one compiles WebAssembly. Used for one file at a time and reset for each.
 */
const decoders = new Map<number, OpusDecoder<16_000>>();

/**
 * Decodes straight to SAMPLE_RATE and mixes the channels down.
 * @throws AudioRefused "too_long" before decoding; "unreadable" when nothing can be decoded
 */
export async function decodeOpus({ channels, preSkip }: OpusHead, packets: Uint8Array[]): Promise<Float32Array> {
  let seconds = 0;
  for (const packet of packets) seconds += packetSeconds(packet);
  if (seconds > VOICE_LIMITS.maxSeconds + preSkip / PRESKIP_RATE + 0.12) throw new AudioRefused("too_long");
  const decoder = decoders.get(channels) ?? (await openDecoder(channels));
  try {
    const { channelData, samplesDecoded } = decoder.decodeFrames(packets);
    if (samplesDecoded === 0) throw new AudioRefused("unreadable");
    const skipped = Math.round((preSkip * SAMPLE_RATE) / PRESKIP_RATE);
    return mix(channelData.map((channel) => channel.subarray(skipped, samplesDecoded)));
  } finally {
    await decoder.reset();
  }
}

/** Compiles the WebAssembly decoders in advance. */
export async function warmOpus(): Promise<void> {
  // A packet of silence.
  for (const channels of [1, 2] as const) await decodeOpus({ channels, preSkip: 0 }, [Uint8Array.of(0xf8, 0xff, 0xfe)]);
}

async function openDecoder(channels: 1 | 2): Promise<OpusDecoder<16_000>> {
  const decoder = new OpusDecoder({
    sampleRate: SAMPLE_RATE,
    channels,
    streamCount: 1,
    coupledStreamCount: channels - 1,
    channelMappingTable: channels === 1 ? [0] : [0, 1],
  });
  await decoder.ready;
  decoders.set(channels, decoder);
  return decoder;
}

/** Mixes all channels to one by their mean. */
export function mix(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map((value, index) => others.reduce((sum, each) => sum + (each[index] ?? 0), value) / channels.length);
}
