import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from "mediabunny";
import { wavOf } from "#app/platform/wav.ts";

/** Sounds made by code. */

export const RATE = 16_000;

/** @param wave value at a second, -1 to 1 */
export function sound(seconds: number, wave: (at: number, index: number) => number, rate = RATE): Int16Array {
  return Int16Array.from({ length: Math.round(seconds * rate) }, (_, index) => wave(index / rate, index) * 32_767);
}

export const sine =
  (hz: number, level = 0.3) =>
  (at: number) =>
    level * Math.sin(2 * Math.PI * hz * at);

/** White noise of a fixed seed; its values are independent of each other. */
export function noise(level: number): () => number {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x3fff_ffff - 1;
  };
  return () => level * next();
}

/** The vowel a of a person whose voice has that pitch: its harmonics, strongest near 700 and 1200 Hz. */
export function vowel(pitch: number, level = 0.3): (at: number) => number {
  const harmonics = Array.from({ length: Math.floor(3500 / pitch) }, (_, index) => (index + 1) * pitch);
  const height = (hz: number) =>
    1 / (1 + ((hz - 700) / 130) ** 2) + 0.5 / (1 + ((hz - 1200) / 170) ** 2) + 0.1 / (1 + ((hz - 2600) / 250) ** 2);
  return (at) => (level / 3) * harmonics.reduce((sum, hz) => sum + height(hz) * Math.sin(2 * Math.PI * hz * at), 0);
}

export const wav = (samples: Int16Array, rate = RATE): Uint8Array<ArrayBuffer> => wavOf(samples, rate);

/** A whole WebM file with packets of Opus silence, 20 ms each. @param preSkip samples of 48 kHz to leave out */
export async function silentWebm(seconds: number, channels = 1, preSkip = 312): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  const packet = Uint8Array.of(channels === 2 ? 0xfc : 0xf8, 0xff, 0xfe);
  const head = opusHead(channels, 0, preSkip);
  for (let index = 0; index < seconds * 50; index += 1) {
    const meta = {
      decoderConfig: { codec: "opus", numberOfChannels: channels, sampleRate: 48_000, description: head },
    };
    await source.add(new EncodedPacket(packet, "key", index / 50, 1 / 50), index === 0 ? meta : undefined);
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** @param mapping family of the channel mapping; only 0 is what microphones give */
export function opusHead(channels: number, mapping = 0, preSkip = 312): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(19);
  head.set(new TextEncoder().encode("OpusHead"));
  head.set([1, channels, preSkip & 255, preSkip >> 8], 8);
  head[18] = mapping;
  return head;
}
