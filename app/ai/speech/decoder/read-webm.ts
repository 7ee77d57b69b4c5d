import { BufferSource, EncodedPacketSink, Input, WEBM } from "mediabunny";
import { AudioRefused } from "../audio-refused.ts";
import { decodeOpus, parseOpusHead } from "./opus-stream.ts";

/**
 * Reads a browser's recording: WebM with one Opus track.
 * @returns one channel at SAMPLE_RATE
 * @throws AudioRefused; the library's errors about a broken file
 */
export async function readWebm(bytes: Uint8Array): Promise<Float32Array> {
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
