// @vitest-environment jsdom
import { act, fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { FakeRecognition, FakeRecorder, transcribe, withRecognition } from "./fake-voice.ts";
import { analyzed, begin, box, lost, pass, press, say, server } from "./interview-screen.tsx";

/** What the screen says of how an answer was dictated: all of it is known, or nothing is said. */

const VOICE = "Grabar respuesta por voz";
const SEND = "Enviar respuesta";
const SAID = "Armé un tablero con alertas y los quiebres bajaron";
type Heard = { text: string; milliseconds?: number; voiced?: number[][] | null };
const FIRST: Heard = { text: "Armé un tablero con alertas", milliseconds: 3400, voiced: [[500, 3400]] };
const SECOND: Heard = { text: "alertas y los quiebres bajaron", milliseconds: 1500, voiced: [[0, 1200]] };

/** In steps: an answer of the server needs some turns of its own. */
const record = async (seconds: number) => {
  for (let step = 0; step < seconds * 10; step += 1) await pass(100);
};
const hear = (...heard: Heard[]) => {
  transcribe.answer = async (file) => Response.json(heard[file] ?? { text: "", milliseconds: 3400, voiced: [] });
};
/** Records four seconds and a half, in two files. */
async function dictate() {
  await press(VOICE);
  await record(4.5);
  await press(VOICE);
  await record(0.5);
}
const type = (value: string) => act(async () => void fireEvent.change(box(), { target: { value } }));
const spoken = () => analyzed().map(({ body }) => body.spoken);

describe("a dictated answer", () => {
  it("is sent with its words, seconds and pauses", async () => {
    hear(FIRST, SECOND);
    await begin();
    await dictate();
    expect(box().value).toBe(SAID);
    await press(SEND);
    expect(spoken()).toEqual([{ words: 9, seconds: 3.7, pauses: 0, longestPause: 0 }]);
  });

  it("may have a pause, and a word that was corrected", async () => {
    hear({ ...FIRST, voiced: [[500, 1000]] }, { ...SECOND, voiced: [[200, 1200]] });
    await begin();
    await dictate();
    await type(`${SAID.replace("quiebres", "errores")}.`);
    await press(SEND);
    expect(spoken()).toEqual([{ words: 9, seconds: 3.7, pauses: 1, longestPause: 2.2 }]);
  });

  it("may be dictated in two goes; the time between them is no pause", async () => {
    hear(FIRST, SECOND, { text: "en tres meses", milliseconds: 2000, voiced: [[1000, 1800]] });
    await begin();
    await dictate();
    await record(60);
    await press(VOICE);
    await record(2);
    await press(SEND);
    await record(0.5);
    // The last words came: they are shown before they are sent.
    await press(SEND);
    expect(analyzed()[0]?.body.userResponse).toBe(`${SAID} en tres meses`);
    expect(spoken()).toEqual([{ words: 12, seconds: 4.5, pauses: 0, longestPause: 0 }]);
  });

  it("is said again with what did not reach the server", async () => {
    hear(FIRST, SECOND);
    server.analyze = lost;
    await begin();
    await dictate();
    await press(SEND);
    await pass(30_000);
    server.analyze = async () => Response.json({ isRelevant: true, relevanceScore: 0.8, needsSuggestion: false });
    await say("Después hablé con cada jefe de turno y ordenamos los pedidos de la bodega.");
    await pass(30_000);
    const [, second] = analyzed();
    expect(second?.body).not.toHaveProperty("spoken");
    expect(second?.body.pending).toMatchObject([{ userResponse: SAID, spoken: { words: 9 } }]);
  });
});

describe("nothing is said of an answer", () => {
  it("that was typed, also after one that was dictated", async () => {
    hear(FIRST, SECOND);
    await begin();
    await dictate();
    await press(SEND);
    await pass(5_000);
    await say(`${SAID} en tres meses y después en todas las sucursales.`);
    expect(spoken()).toEqual([{ words: 9, seconds: 3.7, pauses: 0, longestPause: 0 }, undefined]);
  });

  it.each([
    ["went on in writing", `${SAID} en tres meses y en todas las sucursales`],
    ["was begun in writing", `En mi trabajo anterior, cuando llegué, ${SAID}`],
    ["was cut", "Armé un tablero"],
    ["was written anew", "Ordené la bodega con mi equipo y nadie más reclamó por los pedidos"],
  ])("that %s", async (_, text) => {
    hear(FIRST, SECOND);
    await begin();
    await dictate();
    await type(text);
    await press(SEND);
    expect(spoken()).toEqual([undefined]);
  });

  it.each([
    ["the server cannot tell", { ...SECOND, voiced: null }],
    ["the server says no times", { text: SECOND.text }],
    ["a part of the recording is missing", { ...SECOND, milliseconds: 500 }],
  ])("where %s", async (_, second) => {
    hear(FIRST, second);
    await begin();
    await dictate();
    await press(SEND);
    expect(analyzed()[0]?.body.userResponse).toBe(SAID);
    expect(spoken()).toEqual([undefined]);
  });

  it("of which a chunk failed", async () => {
    const failed = () => Response.json({ error: "x", message: "x" }, { status: 503 });
    transcribe.answer = async (file) => (file === 1 ? failed() : Response.json(FIRST));
    await begin();
    await dictate();
    await press(SEND);
    expect(spoken()).toEqual([undefined]);
    vi.mocked(console.error).mockClear();
  });

  it("that was sent without waiting for its last words", async () => {
    transcribe.answer = (file) =>
      file === 0 ? Promise.resolve(Response.json(FIRST)) : new Promise<Response>(() => undefined);
    await begin();
    await dictate();
    await press(SEND);
    await press(SEND);
    expect(analyzed()[0]?.body.userResponse).toBe(FIRST.text);
    expect(spoken()).toEqual([undefined]);
  });

  it("that the browser's own recognition wrote", async () => {
    withRecognition();
    await begin();
    await press(VOICE);
    await FakeRecognition.all[0]?.happen("start");
    await FakeRecognition.all[0]?.say(SAID);
    await press(VOICE);
    await pass(3_000);
    await press(SEND);
    expect(FakeRecorder.all).toEqual([]);
    expect(analyzed()[0]?.body.userResponse).toBe(SAID);
    expect(spoken()).toEqual([undefined]);
  });

  it("that was emptied and dictated anew but what was said then", async () => {
    const again = { text: "Ordené la bodega con mi equipo", milliseconds: 2000, voiced: [[500, 1700]] };
    hear(FIRST, SECOND, again);
    await begin();
    await dictate();
    await type("");
    await press(VOICE);
    await record(2);
    await press(VOICE);
    await record(0.5);
    await press(SEND);
    expect(spoken()).toEqual([{ words: 6, seconds: 1.2, pauses: 0, longestPause: 0 }]);
  });
});
