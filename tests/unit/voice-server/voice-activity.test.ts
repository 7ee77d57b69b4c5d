import { describe, expect, it } from "vitest";
import { isSilent } from "#app/ai/speech/loudness.ts";
import { hasVoice } from "#app/ai/speech/voice-activity-detection.ts";
import { noise, sine, sound, vowel } from "../../support/audio.ts";

const voiced = (samples: Int16Array) => !isSilent(samples) && hasVoice(samples);
/** Each value leans on the one before: what fans, rooms and traffic sound like. */
function rumble(level: number): () => number {
  const white = noise(1);
  let last = 0;
  return () => {
    last = 0.995 * last + 0.06 * white();
    return level * last;
  };
}

describe("no voice", () => {
  it.each([
    ["silence", () => 0],
    ["a constant offset", () => 0.2],
    ["faint noise", noise(0.002)],
    ["noise", noise(0.05)],
    ["loud noise", noise(0.8)],
    ["rumble", rumble(0.3)],
    ["loud rumble", rumble(1)],
    ["mains hum of 50 Hz", sine(50, 0.5)],
    ["mains hum of 60 Hz", sine(60, 0.5)],
    ["hum with harmonics", (at: number) => sine(50, 0.4)(at) + sine(100, 0.1)(at) + sine(150, 0.08)(at)],
    ["hum in noise", (at: number) => sine(50, 0.4)(at) + noise(0.02)()],
  ])("in %s", (_, wave) => {
    expect(voiced(sound(3.4, wave))).toBe(false);
  });

  it("in a click", () => {
    expect(voiced(sound(3, (_, index) => (index === 20_000 ? 1 : 0)))).toBe(false);
  });

  it("in anything shorter than a fifth of a second", () => {
    expect(voiced(sound(0.15, vowel(120)))).toBe(false);
  });
});

describe("a voice", () => {
  it.each([80, 120, 180, 250, 330])("of %i Hz", (pitch) => {
    expect(voiced(sound(3.4, vowel(pitch)))).toBe(true);
  });

  it("far from the microphone", () => {
    expect(voiced(sound(3.4, vowel(150, 0.01)))).toBe(true);
  });

  it("of one short word in a long silence", () => {
    expect(voiced(sound(3.4, (at) => (at > 1.5 && at < 1.7 ? vowel(130)(at) : 0)))).toBe(true);
  });

  it("in noise, 10 dB below it", () => {
    const around = noise(0.04);
    expect(voiced(sound(3.4, (at) => vowel(130)(at) + around()))).toBe(true);
  });

  it("over mains hum", () => {
    expect(voiced(sound(3.4, (at) => vowel(130, 0.2)(at) + sine(50, 0.3)(at)))).toBe(true);
  });
});
