import { describe, expect, it } from "vitest";
import { ModelFailure } from "#app/ai/chat-model.ts";
import { AudioRefused } from "#app/ai/speech/audio-refused.ts";
import { VOICE_LIMITS } from "#app/ai/speech/limits.ts";
import { createLocalVoice } from "#app/ai/speech/transcribe-recording.server.ts";
import { voiceStatusOf } from "#app/ai/speech/voice-status.ts";
import { sound, vowel, wav } from "../../support/audio.ts";
import { recording, startDecoder } from "../../support/voice-engine.ts";

const SPEECH = wav(sound(1, vowel(130)));

/** An engine whose answers come when they are told to; the decoder is the real one. */
function start({ hasVad = false } = {}) {
  const waiting: ((text: string) => void)[] = [];
  let most = 0;
  const engine = {
    status: voiceStatusOf("ready", "test.bin"),
    transcribe: () =>
      new Promise<string>((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
      }),
    hasVad,
    stop: async () => {},
  };
  const voice = createLocalVoice({ decoder: startDecoder(), engine });
  const asked = async () => {
    for (;;) {
      const answer = waiting.shift();
      if (answer) return answer;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { voice, asked, most: () => most, waiting };
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    (text) => text,
    (error: unknown) =>
      error instanceof ModelFailure ? error.reason : error instanceof AudioRefused ? error.fault : error,
  );

describe("a recording", () => {
  it("is written down, without what nobody said", async () => {
    const { voice, asked } = start();
    const [said, invented] = [voice.listen(SPEECH), voice.listen(SPEECH)];
    (await asked())("  Hola,\n[risas] ");
    (await asked())("¡Gracias por ver el video!");
    expect((await said).text).toBe("Hola,");
    expect((await invented).text).toBe("");
  });

  it("without a voice does not reach the engine", async () => {
    const { voice, waiting } = start();
    expect((await voice.listen(recording("silence"))).text).toBe("");
    expect((await voice.listen(wav(sound(3, (at) => 0.3 * Math.sin(2 * Math.PI * 50 * at))))).text).toBe("");
    expect(waiting).toHaveLength(0);
  });

  it("of hum reaches an engine that tells voices itself; silence does not", async () => {
    const { voice, asked, waiting } = start({ hasVad: true });
    expect((await voice.listen(recording("silence"))).text).toBe("");
    const hum = voice.listen(wav(sound(3, (at) => 0.3 * Math.sin(2 * Math.PI * 50 * at))));
    (await asked())("");
    expect((await hum).text).toBe("");
    expect(waiting).toHaveLength(0);
  });

  it.each([
    ["a slice", recording("slice"), "unsupported"],
    ["nothing", new Uint8Array(), "empty"],
    ["half of one", recording("uno").subarray(0, 6000), "unreadable"],
  ])("is refused when it is %s", async (_, bytes, fault) => {
    expect(await reasonOf(start().voice.listen(bytes))).toBe(fault);
  });
});

describe("the queue", () => {
  it("gives the engine one at a time, in their order, and refuses what is too much", async () => {
    const { voice, asked, most } = start();
    const calls = Array.from({ length: VOICE_LIMITS.waiting + 1 }, () => voice.listen(SPEECH));
    const first = await asked();
    // All others wait now: their turn at the decoder was before this one's.
    expect(await reasonOf(voice.listen(SPEECH))).toBe("busy");
    first("0");
    for (let index = 1; index < calls.length; index += 1) (await asked())(String(index));
    expect((await Promise.all(calls)).map(({ text }) => text)).toEqual(calls.map((_, index) => String(index)));
    expect(most()).toBe(1);
  });

  it("lets who gave up go, and goes on", async () => {
    const { voice, asked } = start();
    const gaveUp = new AbortController();
    const [running, waiting, next] = [
      voice.listen(SPEECH, gaveUp.signal),
      voice.listen(SPEECH, gaveUp.signal),
      voice.listen(SPEECH),
    ];
    const answer = await asked();
    gaveUp.abort();
    expect(await reasonOf(running)).toBe("aborted");
    await expect(waiting).rejects.toThrow();
    answer("for nobody");
    (await asked())("next");
    expect((await next).text).toBe("next");
  });
});
