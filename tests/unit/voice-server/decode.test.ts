import { describe, expect, it } from "vitest";
import { AudioRefused } from "#app/ai/speech/audio-refused.ts";
import { decode } from "#app/ai/speech/decoder/decode.ts";
import { packetSeconds, parseOpusHead } from "#app/ai/speech/decoder/opus-stream.ts";
import { opusHead, RATE, silentWebm, sine, sound, wav } from "../../support/audio.ts";
import { recording } from "../../support/voice-engine.ts";

const faultOf = (bytes: Uint8Array) =>
  decode(bytes).then(
    (samples) => `${samples.length / RATE} s`,
    (error: unknown) => (error instanceof AudioRefused ? error.fault : error),
  );

/** How much of a recording's energy is the tone of that frequency, 0 to 1. */
function shareOf(samples: Int16Array, hz: number): number {
  let [real, imaginary, energy] = [0, 0, 0];
  for (const [index, value] of samples.entries()) {
    real += value * Math.cos((2 * Math.PI * hz * index) / RATE);
    imaginary += value * Math.sin((2 * Math.PI * hz * index) / RATE);
    energy += value * value;
  }
  return (2 * (real ** 2 + imaginary ** 2)) / (samples.length * energy);
}

/** As an encoder of its own would write it. */
function wavWith(change: (view: DataView) => void, samples = sound(1, sine(400))): Uint8Array {
  const file = wav(samples);
  change(new DataView(file.buffer));
  return file;
}

/** Two channels, of which only the left has the sound. */
function stereo(samples: Int16Array): Uint8Array {
  const both = Int16Array.from({ length: samples.length * 2 }, (_, index) =>
    index % 2 ? 0 : (samples[index / 2] ?? 0),
  );
  const file = wav(both);
  const view = new DataView(file.buffer);
  view.setUint16(22, 2, true);
  view.setUint32(28, RATE * 4, true);
  view.setUint16(32, 4, true);
  return file;
}

describe("a browser's recording", () => {
  it.each([
    ["uno", 400],
    ["dos", 900],
    ["tres", 1800],
    ["cuatro", 3600],
  ] as const)("%s.webm is 2.9 s, mostly of its tone", async (name, hz) => {
    const samples = await decode(recording(name));
    expect(samples.length / RATE).toBeGreaterThan(2.8);
    expect(samples.length / RATE).toBeLessThan(3);
    expect(shareOf(samples, hz)).toBeGreaterThan(0.75);
  });

  it("of two channels is mixed", async () => {
    expect(await faultOf(await silentWebm(1, 2))).toBe("0.9935 s");
  });

  it("does not leave its sound in the next one", async () => {
    for (const channels of [1, 2]) {
      await decode(recording("uno"));
      // With nothing left out at its start, where a codec that goes on would be heard.
      const next = await decode(await silentWebm(1, channels, 0));
      expect(next.every((value) => value === 0)).toBe(true);
    }
  });

  it.each([
    ["a slice without a header", async () => recording("slice"), "unsupported"],
    ["nothing", async () => new Uint8Array(), "empty"],
    ["half of one", async () => recording("uno").subarray(0, 6000), "unreadable"],
    ["its header alone", async () => recording("uno").subarray(0, 200), "unreadable"],
    [
      "the magic and nonsense",
      async () => Uint8Array.from({ length: 5000 }, (_, i) => recording("uno")[i % 4] ?? i),
      "unreadable",
    ],
    ["a minute", () => silentWebm(60), "too_long"],
    ["15.5 s", () => silentWebm(15.5), "too_long"],
    ["15 s", () => silentWebm(15), "14.9935 s"],
  ])("of %s", async (_, bytes, expected) => {
    expect(await faultOf(await bytes())).toBe(expected);
  });

  it("with more channels or another mapping is refused", () => {
    expect(parseOpusHead(opusHead(2))).toEqual({ channels: 2, preSkip: 312 });
    for (const head of [opusHead(3), opusHead(2, 1), opusHead(1).subarray(0, 18), new Uint8Array(19)]) {
      expect(() => parseOpusHead(head)).toThrow(AudioRefused);
    }
  });
});

describe("the length of an Opus packet", () => {
  it.each([
    [[0x00], 0.01],
    [[0x18], 0.06],
    [[0xf8], 0.02],
    [[0xf9], 0.04],
    [[0xfb, 3], 0.06],
    [[0x83, 0x81], 0.0025],
    [[0x1b, 63], 3.78],
  ])("%j is %f s", (bytes, seconds) => {
    expect(packetSeconds(Uint8Array.from(bytes))).toBeCloseTo(seconds, 6);
  });
});

describe("a WAV file", () => {
  it.each([8000, 11_025, 16_000, 22_050, 44_100, 48_000])("of %i Hz keeps its tone", async (rate) => {
    const samples = await decode(wav(sound(1, sine(900), rate), rate));
    expect(samples.length).toBe(RATE);
    expect(shareOf(samples, 900)).toBeGreaterThan(0.99);
    expect(Math.max(...samples)).toBeGreaterThan(0.29 * 32_767);
    expect(Math.max(...samples)).toBeLessThan(0.31 * 32_767);
  });

  it("of 48 kHz loses what 16 kHz cannot hold", async () => {
    const samples = await decode(wav(sound(1, sine(10_000), 48_000), 48_000));
    expect(Math.max(...samples.subarray(200, -200))).toBeLessThan(0.003 * 32_767);
  });

  it("of two channels is mixed", async () => {
    const samples = await decode(stereo(sound(1, sine(400))));
    expect(Math.max(...samples)).toBeCloseTo(0.15 * 32_767, -2);
  });

  it.each([
    ["8 bits", wavWith((view) => view.setUint16(34, 8, true))],
    ["floats", wavWith((view) => view.setUint16(20, 3, true))],
    ["three channels", wavWith((view) => view.setUint16(22, 3, true))],
    ["no channels", wavWith((view) => view.setUint16(22, 0, true))],
    ["192 kHz", wavWith((view) => view.setUint32(24, 192_000, true))],
    ["0 Hz", wavWith((view) => view.setUint32(24, 0, true))],
    ["more data than there is", wavWith((view) => view.setUint32(40, 1_000_000, true))],
    ["no data chunk", wav(sound(1, sine(400))).subarray(0, 36)],
    ["no format chunk", wavWith((view) => view.setUint8(12, 0x78))],
  ])("with %s is unreadable", async (_, bytes) => {
    expect(await faultOf(bytes)).toBe("unreadable");
  });

  it("of 16 s is too long", async () => {
    expect(await faultOf(wav(sound(16, sine(400))))).toBe("too_long");
  });

  it("that only says WEBP is nothing", async () => {
    expect(await faultOf(wavWith((view) => view.setUint8(10, 0x42)))).toBe("unsupported");
  });
});
