import { describe, expect, it } from "vitest";
import { soundsIn } from "#app/ai/speech/decoder/sounds-in.ts";
import { MAX_STRETCHES, voicedStretches } from "#app/ai/speech/voiced-stretches.ts";
import { noise, RATE, sine, sound, vowel } from "../../support/audio.ts";

/** A vowel at these seconds, over a background. */
function said(seconds: number, words: readonly (readonly [number, number])[], level = 0.3, background = 0) {
  const [voice, room] = [vowel(130, level), noise(background)];
  const isSaid = (at: number) => words.some(([from, to]) => at >= from && at < to);
  return sound(seconds, (at) => Math.max(-1, Math.min(1, (isSaid(at) ? voice(at) : 0) + room())));
}

/** Frames are 20 ms: a sound may begin and end within one. */
function expectNear(found: readonly (readonly number[])[] | null, seconds: readonly (readonly number[])[]) {
  expect(found).toHaveLength(seconds.length);
  for (const [index, [from = 0, to = 0]] of seconds.entries()) {
    expect(Math.abs((found?.[index]?.[0] ?? 0) - from * 1000)).toBeLessThanOrEqual(20);
    expect(Math.abs((found?.[index]?.[1] ?? 0) - to * 1000)).toBeLessThanOrEqual(20);
  }
}

const WORDS = [
  [0.5, 0.9],
  [1.4, 2.6],
] as const;

describe("where somebody speaks", () => {
  it.each([
    ["near the microphone", 0.3, 0],
    ["far away", 0.01, 0.0002],
    ["in a noisy room", 0.3, 0.02],
    ["too near: clipped", 6, 0.001],
  ])("is found %s", (_, level, background) => {
    expectNear(voicedStretches(said(3.4, WORDS, level, background)), WORDS);
  });

  it("is found over mains hum and an offset of the microphone", () => {
    const [voice, hum] = [vowel(130), sine(50, 0.02)];
    const samples = sound(3.4, (at) => 0.1 + hum(at) + (at >= 1 && at < 2 ? voice(at) : 0));
    expectNear(voicedStretches(samples), [[1, 2]]);
  });

  it("is one word, however short; breaks inside a word do not part it", () => {
    expectNear(voicedStretches(said(3.4, [[1, 1.2]], 0.3, 0.001)), [[1, 1.2]]);
    const closures = [
      [1, 1.2],
      [1.35, 1.5],
    ] as const;
    expectNear(voicedStretches(said(3.4, closures)), [[1, 1.5]]);
  });

  it("is not where something clicks", () => {
    const clicks = [
      [0.4, 0.44],
      [1, 2],
      [3, 3.05],
    ] as const;
    expectNear(voicedStretches(said(3.4, clicks, 0.3, 0.001)), [[1, 2]]);
  });

  it("is nowhere in silence, and cannot be told in a constant noise or a voice without a break", () => {
    expect(voicedStretches(sound(3.4, () => 0))).toEqual([]);
    expect(voicedStretches(sound(3.4, noise(0.0003)))).toEqual([]);
    expect(voicedStretches(sound(3.4, noise(0.1)))).toBeNull();
    expect(voicedStretches(sound(3.4, sine(50, 0.1)))).toBeNull();
    expect(voicedStretches(sound(3.4, vowel(130)))).toBeNull();
    expect(voicedStretches(new Int16Array(0))).toEqual([]);
  });

  it("stays within the bound of the answer in the longest recording", () => {
    const chopped = said(
      15,
      Array.from({ length: 60 }, (_, index) => [index * 0.3, index * 0.3 + 0.08] as const),
    );
    const found = voicedStretches(chopped);
    expect(found?.length).toBeGreaterThan(30);
    expect(found?.length).toBeLessThanOrEqual(MAX_STRETCHES);
  });

  it("is nowhere in what the decoder takes for no voice", () => {
    expect(soundsIn(sound(3.4, noise(0.1)), true)).toEqual({ isEmpty: true, voiced: [] });
    expect(soundsIn(sound(3.4, noise(0.1)), false)).toEqual({ isEmpty: false, voiced: null });
    expect(soundsIn(new Int16Array(RATE / 10), true)).toEqual({ isEmpty: true, voiced: [] });
  });
});
