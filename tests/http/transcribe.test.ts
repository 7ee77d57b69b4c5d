import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { ModelFailure } from "#app/ai/chat-model.ts";
import { startVoice } from "#app/ai/speech/start-voice.server.ts";
import { createLocalVoice } from "#app/ai/speech/transcribe-recording.server.ts";
import { setVoice, type Voice } from "#app/ai/speech/voice.server.ts";
import { type VoiceState, voiceStatusOf } from "#app/ai/speech/voice-status.ts";
import { action } from "#app/routes/api.transcribe.ts";
import { noise, silentWebm, sine, sound, vowel, wav } from "../support/audio.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { engineProgram, hasEngine, modelsFolder, recording, startDecoder } from "../support/voice-engine.ts";

let database: TestDatabase;
beforeAll(() => {
  database = makeTestDatabase();
  configureTestAuth(database);
});
afterAll(() => database.dispose());
afterEach(() => setVoice(null));

const newSpeaker = async () => sessionCookieFor(database.db, await makeUser(database.db));

type Sent = { field?: string; name?: string; more?: Record<string, string>; cookie?: string };

async function send(bytes: Uint8Array, { field = "audio", name = "recording.webm", more = {}, cookie }: Sent = {}) {
  const form = new FormData();
  for (const [key, value] of Object.entries(more)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(bytes)], { type: "audio/webm" }), name);
  return callRoute(action, { method: "POST", body: form, cookie: cookie ?? (await newSpeaker()) });
}

async function answerTo(response: Response) {
  const { text, message, reason } = (await response.json()) as { text?: string; message?: string; reason?: string };
  if (response.ok) return { status: response.status, text };
  expect(message).toMatch(/\.$/);
  return { status: response.status, reason };
}

/** Voice with the real decoder and an engine that hears what it is told. */
function voiceThatHears(hear: (samples: Int16Array) => Promise<string>): Voice {
  const voice = createLocalVoice({
    decoder: startDecoder(),
    engine: { status: voiceStatusOf("ready", "test.bin"), transcribe: hear, hasVad: false, stop: async () => {} },
  });
  setVoice(voice);
  return voice;
}

describe("a recording", () => {
  it("comes back as text, whatever its field, its type or other fields say", async () => {
    voiceThatHears(async (samples) => `${samples.length / 16_000} segundos`);
    const spoken = wav(sound(1, vowel(130)));
    expect(await answerTo(await send(spoken))).toEqual({ status: 200, text: "1 segundos" });
    const more = { language: "en; rm -rf /", recordingId: "x", seq: "3" };
    expect(await answerTo(await send(spoken, { field: "file", more }))).toEqual({ status: 200, text: "1 segundos" });
  });

  it("comes back with where in it somebody speaks, in milliseconds", async () => {
    voiceThatHears(async () => "Ordené la bodega");
    const [voice, room] = [vowel(130), noise(0.002)];
    const spoken = sound(3, (at) => room() + ((at >= 0.5 && at < 1) || (at >= 2 && at < 2.5) ? voice(at) : 0));
    const answer: unknown = await (await send(wav(spoken))).json();
    expect(answer).toMatchObject({ text: "Ordené la bodega", milliseconds: 3000 });
    const { voiced } = answer as { voiced: number[][] };
    expect(voiced.map((stretch) => stretch.map((at) => Math.round(at / 100) / 10))).toEqual([
      [0.5, 1],
      [2, 2.5],
    ]);
  });

  it.each([
    ["silence: nowhere", wav(sound(3, () => 0)), "uno", "", []],
    ["a sound in which the engine hears nobody: nowhere", recording("uno"), " [BLANK_AUDIO]", "", []],
    ["a text that was filtered out: it cannot be told", recording("uno"), "¡Gracias por ver el video!", "", null],
    ["a voice that no break tells from a noise: it cannot be told", wav(sound(3, vowel(130))), "uno", "uno", null],
  ])("of %s", async (_, bytes, heard, text, voiced) => {
    voiceThatHears(async () => heard);
    expect(await (await send(bytes)).json()).toEqual({ text, milliseconds: expect.any(Number), voiced });
  });

  it.each([
    ["silence", recording("silence")],
    ["silence as WAV", wav(sound(3, () => 0))],
    ["noise", wav(sound(3, noise(0.1)))],
    ["mains hum", wav(sound(3, sine(50)))],
    ["a tenth of a second", wav(sound(0.1, vowel(130)))],
  ])("of %s is an empty text, without asking the engine", async (_, bytes) => {
    const hear = vi.fn(async () => "uno");
    voiceThatHears(hear);
    expect(await answerTo(await send(bytes))).toEqual({ status: 200, text: "" });
    expect(hear).not.toHaveBeenCalled();
  });

  it.each([
    ["a slice without a header", async () => recording("slice"), 415, "unsupported"],
    ["a picture", async () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 415, "unsupported"],
    ["nothing", async () => new Uint8Array(), 422, "empty"],
    ["half of one", async () => recording("uno").subarray(0, 6000), 422, "unreadable"],
    ["a minute", () => silentWebm(60), 422, "too_long"],
    ["600 kB", async () => wav(sound(18.75, sine(400))), 413, "too_large"],
  ])("of %s is refused", async (_, bytes, status, reason) => {
    const hear = vi.fn(async () => "uno");
    voiceThatHears(hear);
    expect(await answerTo(await send(await bytes()))).toEqual({ status, reason });
    expect(hear).not.toHaveBeenCalled();
  });

  it("that is missing is refused", async () => {
    voiceThatHears(async () => "uno");
    const form = new FormData();
    form.append("audio", "no file");
    const response = await callRoute(action, { method: "POST", body: form, cookie: await newSpeaker() });
    expect(await answerTo(response)).toEqual({ status: 400, reason: "missing" });
    const json = await callRoute(action, { json: {}, cookie: await newSpeaker() });
    expect(await answerTo(json)).toEqual({ status: 415, reason: "missing" });
  });

  it("is taken from nobody who is not signed in, and by POST alone", async () => {
    voiceThatHears(async () => "uno");
    expect((await send(recording("uno"), { cookie: "" })).status).toBe(401);
    expect((await callRoute(action, { cookie: await newSpeaker() })).status).toBe(405);
  });
});

describe("how much somebody may speak", () => {
  it("one recording at a time", async () => {
    let answer: (text: string) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      voiceThatHears(() => {
        resolve();
        return new Promise((settle) => (answer = settle));
      });
    });
    const cookie = await newSpeaker();
    const first = send(recording("uno"), { cookie });
    await asked;
    const second = await send(recording("dos"), { cookie });
    expect(second.headers.get("Retry-After")).toBe("1");
    expect(await answerTo(second)).toEqual({ status: 429, reason: "busy_user" });
    answer("uno");
    expect(await answerTo(await first)).toEqual({ status: 200, text: "uno" });
  });

  it("thirty a minute; broken ones count more", async () => {
    voiceThatHears(async () => "uno");
    const [cookie, other] = [await newSpeaker(), await newSpeaker()];
    for (let count = 0; count < 30; count += 1) expect((await send(recording("silence"), { cookie })).status).toBe(200);
    const refused = await send(recording("silence"), { cookie });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answerTo(refused)).toEqual({ status: 429, reason: "too_often" });
    const broken = recording("uno").subarray(0, 6000);
    for (let count = 0; count < 6; count += 1) expect((await send(broken, { cookie: other })).status).toBe(422);
    expect((await send(recording("silence"), { cookie: other })).status).toBe(429);
  });
});

describe("voice that is not there", () => {
  it.each([
    ["no_engine", "not_installed"],
    ["no_model", "not_installed"],
    ["refused", "voice_off"],
    ["off", "voice_off"],
  ] as const)("%s: the answer says so", async (state: VoiceState, reason) => {
    const listen = vi.fn(async () => ({ text: "uno", milliseconds: 3000, voiced: null }));
    setVoice({ status: () => voiceStatusOf(state, null), listen, stop: async () => {} });
    const response = await send(recording("uno"));
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await answerTo(response)).toEqual({ status: 503, reason });
    expect(listen).not.toHaveBeenCalled();
  });

  it.each([
    ["busy", "busy"],
    ["deadline", "deadline"],
    ["down", "voice_off"],
    ["crashed", "crashed"],
  ] as const)("%s while it is asked: the answer says when to try again", async (failure, reason) => {
    voiceThatHears(async () => {
      throw new ModelFailure(failure, "test");
    });
    const response = await send(recording("uno"));
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answerTo(response)).toEqual({ status: 503, reason });
  });
});

describe.skipIf(!hasEngine)("with the real engine", () => {
  async function start(): Promise<Voice> {
    const { folder } = await modelsFolder();
    const voice = await startVoice({ MODELS_DIR: folder, WHISPER_MODEL: undefined, WHISPER_SERVER: engineProgram });
    setVoice(voice);
    onTestFinished(() => voice.stop());
    return voice;
  }

  it("each person gets his own words only", async () => {
    await start();
    const words = ["uno", "dos", "tres", "cuatro"] as const;
    const cookies = await Promise.all(words.map(newSpeaker));
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        words.map(async (word, index) => answerTo(await send(recording(word), { cookie: cookies[index] ?? "" }))),
      );
      expect(answers).toEqual(words.map((text) => ({ status: 200, text })));
    }
  });

  it("a WAV with the name of a WebM is heard; silence, noise and hum are not", async () => {
    await start();
    expect(await answerTo(await send(wav(sound(3, sine(1800)))))).toEqual({ status: 200, text: "tres" });
    for (const wave of [() => 0, noise(0.1), sine(50)]) {
      expect(await answerTo(await send(wav(sound(3, wave))))).toEqual({ status: 200, text: "" });
    }
  });
});
