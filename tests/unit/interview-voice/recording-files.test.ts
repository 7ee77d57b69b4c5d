import { describe, expect, it } from "vitest";
import { readWav } from "#app/ai/speech/decoder/wav-to-samples.ts";
import { audioFormat } from "#app/ai/speech/detect-audio-format.ts";
import { SampleCutter } from "#app/features/interview/voice/chunk-times.ts";
import { toPcm, wavOf } from "#app/platform/wav.ts";

describe("samples that are cut into recordings", () => {
  const rate = 1000;
  /** Each sample says when it was heard. */
  const speech = (count: number) => Float32Array.from({ length: count }, (_, index) => index);

  it("begin every 3 s, last 3.4 s, and lose nothing whatever the size of the blocks", () => {
    const whole = speech(10_000);
    for (const block of [128, 999, 10_000]) {
      const cutter = new SampleCutter(rate);
      const cuts: Float32Array[] = [];
      for (let at = 0; at < whole.length; at += block) cuts.push(...cutter.push(whole.slice(at, at + block)));
      const rest = cutter.rest();
      expect(cuts.map((cut) => [cut[0], cut.at(-1)])).toEqual([
        [0, 3399],
        [3000, 6399],
        [6000, 9399],
      ]);
      expect([rest?.[0], rest?.at(-1)]).toEqual([9000, 9999]);
    }
  });

  it("end without a last one that only repeats the one before", () => {
    const cutter = new SampleCutter(rate);
    expect(cutter.push(speech(3_400))).toHaveLength(1);
    expect(cutter.rest()).toBeNull();
    expect(new SampleCutter(rate).rest()).toBeNull();
  });

  it("keep a recording that is shorter than the shared time", () => {
    const cutter = new SampleCutter(rate);
    cutter.push(speech(300));
    expect(cutter.rest()).toHaveLength(300);
  });
});

describe("a WAV file of ours", () => {
  it("is what the server takes for one, with the same samples", () => {
    const samples = Float32Array.from({ length: 1600 }, (_, index) => Math.sin(index / 7) * 0.5);
    const file = wavOf(toPcm(samples), 16_000);
    expect(audioFormat(file)).toBe("wav");
    const read = readWav(file);
    expect(read).toHaveLength(samples.length);
    for (const [index, sample] of samples.entries()) expect(read[index]).toBeCloseTo(sample, 3);
  });

  it("clips what is too loud instead of turning it over", () => {
    const read = readWav(wavOf(toPcm(Float32Array.from([4, -4, 0])), 16_000));
    expect(read[0]).toBeGreaterThan(0.99);
    expect(read[1]).toBeLessThan(-0.99);
  });
});
