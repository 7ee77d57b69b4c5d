import { BufferSource, EncodedPacketSink, Input, WEBM } from "mediabunny";
import { toPcm } from "#app/platform/wav.ts";
import { AudioRefused } from "../audio-refused.ts";
import { audioFormat } from "../detect-audio-format.ts";
import { VOICE_LIMITS } from "../limits.ts";
import { SAMPLE_RATE } from "../transcriber.ts";
import { decodeOpus, parseOpusHead } from "./opus-stream.ts";
import { readWav } from "./wav-to-samples.ts";

/**
 * Decodes a recording to one channel of 16-bit samples at SAMPLE_RATE.
 * @throws AudioRefused
 */
export async function decode(bytes: Uint8Array): Promise<Int16Array<ArrayBuffer>> {
  if (bytes.length === 0) throw new AudioRefused("empty");
  const format = audioFormat(bytes);
  if (!format) throw new AudioRefused("unsupported");
  const samples = format === "wav" ? readWav(bytes) : await readWebm(bytes).catch(asRefused);
  if (samples.length > VOICE_LIMITS.maxSeconds * SAMPLE_RATE) throw new AudioRefused("too_long");
  return toPcm(samples);
}

/** The libraries have their own error types for broken files. */
function asRefused(error: unknown): never {
  throw error instanceof AudioRefused ? error : new AudioRefused("unreadable", String(error), { cause: error });
}

/**
 * Reads a browser's recording: WebM with one Opus track.
 * @returns one channel at SAMPLE_RATE
 * @throws AudioRefused; the library's errors about a broken file
 */
async function readWebm(bytes: Uint8Array): Promise<Float32Array> {
  using input = new Input({ formats: [WEBM], source: new BufferSource(bytes) });
  const track = await input.getPrimaryAudioTrack();
  if (track?.codec !== "opus") throw new AudioRefused("unreadable");
  const description = (await track.getDecoderConfig())?.description;
  if (!description) throw new AudioRefused("unreadable");
  const head = parseOpusHead(bytesOf(description));
  const packets: Uint8Array[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet.data);
  // The recording broke off before its first packet, which the library does not report as an error.
  if (packets.length === 0) throw new AudioRefused("unreadable");
  return await decodeOpus(head, packets);
}

function bytesOf(data: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
