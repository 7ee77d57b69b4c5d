import { describe, expect, it } from "vitest";
import { ModelFailure } from "#app/ai/chat-model.ts";
import { AudioRefused } from "#app/ai/speech/audio-refused.ts";
import { Decoder } from "#app/ai/speech/decoder.server.ts";
import { VOICE_LIMITS } from "#app/ai/speech/limits.ts";
import { sound, vowel, wav } from "../../support/audio.ts";
import { recording, startDecoder } from "../../support/voice-engine.ts";

async function pidOf(decoder: Decoder): Promise<number> {
  const pid = await decoder.pid();
  if (pid === null) throw new Error("there is no decoder");
  return pid;
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "decoded",
    (error: unknown) => (error instanceof AudioRefused ? error.fault : error),
  );

describe("the child that decodes", () => {
  it("serves many at once, each with its own", async () => {
    const decoder = startDecoder();
    const lengths = [0.5, 1, 1.5, 2, 2.5, 3];
    const answers = await Promise.all(lengths.map((seconds) => decoder.decode(wav(sound(seconds, vowel(120))), true)));
    expect(answers.map(({ samples }) => samples.length / 16_000)).toEqual(lengths);
    expect(answers.every(({ isEmpty }) => !isEmpty)).toBe(true);
  });

  it("refuses what would wait too long, and takes the next one afterwards", async () => {
    const decoder = startDecoder();
    const short = wav(sound(0.2, vowel(120)));
    const calls = Array.from({ length: VOICE_LIMITS.decoding + 3 }, () => faultOf(decoder.decode(short, true)));
    const found = await Promise.all(calls);
    expect(found.filter((each) => each === "decoded")).toHaveLength(VOICE_LIMITS.decoding + 1);
    expect(found.slice(-2)).toEqual([0, 1].map(() => expect.objectContaining({ reason: "busy" })));
    expect(await faultOf(decoder.decode(short, true))).toBe("decoded");
  });

  it("says what is wrong with a file, and goes on as the same process", async () => {
    const decoder = startDecoder();
    const pid = await pidOf(decoder);
    expect(await faultOf(decoder.decode(recording("uno").subarray(0, 6000), true))).toBe("unreadable");
    expect((await decoder.decode(recording("dos"), true)).isEmpty).toBe(false);
    expect(await pidOf(decoder)).toBe(pid);
  });

  it("that gets no time is replaced, and nobody's recording is called unreadable for it", async () => {
    // Patient with the second file, which meets a new child.
    const decoder = startDecoder(500);
    const pid = await pidOf(decoder);
    process.kill(pid, "SIGSTOP");
    const [stuck, next] = [faultOf(decoder.decode(recording("uno"), true)), decoder.decode(recording("dos"), true)];
    expect(await stuck).toMatchObject({ reason: "busy" });
    expect((await next).isEmpty).toBe(false);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  it("is killed over a file on which the parser turns in circles", async () => {
    const decoder = startDecoder(1000);
    const hostile = recording("uno");
    // The size of the last element, so that reading it leads nowhere.
    hostile[12_292] = 0;
    expect(await faultOf(decoder.decode(hostile, true))).toBe("unreadable");
    expect((await decoder.decode(recording("dos"), true)).isEmpty).toBe(false);
  });

  it("is replaced when it was killed", async () => {
    const decoder = startDecoder();
    const pid = await pidOf(decoder);
    process.kill(pid, "SIGSTOP");
    const lost = faultOf(decoder.decode(recording("uno"), true));
    process.kill(pid, "SIGKILL");
    expect(await lost).toBe("unreadable");
    expect((await decoder.decode(recording("dos"), true)).isEmpty).toBe(false);
  });

  it("that cannot be started leaves everybody with an answer", async () => {
    const decoder = new Decoder({ script: "/nonexistent/decode-audio.js" });
    const failure = await decoder.decode(recording("uno"), true).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ reason: "down" });
  });

  it("ends with its server", async () => {
    const decoder = startDecoder();
    const pid = await pidOf(decoder);
    await decoder.stop();
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
