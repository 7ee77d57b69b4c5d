// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  FakeRecognition,
  FakeRecorder,
  microphone,
  setOnline,
  speak,
  transcribe,
  withRecognition,
} from "./fake-voice.ts";
import { analyzed, begin, box, button, pass, press, say } from "./interview-screen.tsx";

const VOICE = "Grabar respuesta por voz";
const LONG = "Ordené la bodega con un tablero y los quiebres bajaron de doce a cuatro en tres meses.";
const line = () =>
  screen
    .getAllByRole("status")
    .map((one) => one.textContent)
    .join(" | ");
const isPressed = () => button(VOICE).getAttribute("aria-pressed") === "true";
/** In steps: an answer of the server needs some turns of its own. */
const record = async (seconds: number) => {
  for (let step = 0; step < seconds * 10; step += 1) await pass(100);
};
/** No transcription may be on its way when nothing more is awaited. */
const settle = () => record(0.5);

describe("a recording", () => {
  it("writes down what is said, 3 s at a time, one after the other, with what the files share said once", async () => {
    speak("Trabajé en la", "en la clínica.", "clínica de Valdivia.");
    await begin();
    await press(VOICE);
    expect(isPressed()).toBe(true);
    await record(6.5);
    expect(box().value).toBe("Trabajé en la clínica.");
    await press(VOICE);
    expect(isPressed()).toBe(false);
    await settle();
    expect(box().value).toBe("Trabajé en la clínica de Valdivia.");
    expect(transcribe.sent.map(({ seq, name }) => [seq, name])).toEqual(
      [0, 1, 2].map((seq) => [seq, "recording.webm"]),
    );
    expect(new Set(transcribe.sent.map(({ recordingId }) => recordingId)).size).toBe(1);
    expect(analyzed(), "nothing is sent by itself").toEqual([]);
  });

  it("begins each file before the one before it ends", async () => {
    await begin();
    await press(VOICE);
    const states = () => FakeRecorder.all.map(({ state }) => state);
    await record(2.9);
    expect(states()).toEqual(["recording"]);
    await record(0.2);
    expect(states()).toEqual(["recording", "recording"]);
    await record(0.4);
    expect(states()).toEqual(["inactive", "recording"]);
  });

  it("does not send a last file that only repeats the one before", async () => {
    await begin();
    await press(VOICE);
    await record(3.2);
    await press(VOICE);
    await settle();
    expect(FakeRecorder.all).toHaveLength(2);
    expect(transcribe.sent.map(({ file }) => file)).toEqual([0]);
  });

  it("lets go of the microphone at once, also where the server is slow", async () => {
    transcribe.answer = () => new Promise(() => undefined);
    await begin();
    await press(VOICE);
    expect(microphone.isOn).toBe(true);
    await press(VOICE);
    expect(microphone.isOn).toBe(false);
    await settle();
    expect(line()).toContain("Escribiendo tus últimas palabras");
  });

  it("goes in where the caret was, and leaves corrections alone that are made meanwhile", async () => {
    speak("Ana", "Soto");
    await begin();
    await act(async () => void fireEvent.change(box(), { target: { value: "Soy de Arica" } }));
    box().setSelectionRange(3, 3);
    await press(VOICE);
    await record(3.5);
    expect(box().value).toBe("Soy Ana de Arica");
    await act(async () => void fireEvent.change(box(), { target: { value: "Yo soy Ana de Arica" } }));
    await act(async () => void fireEvent.change(box(), { target: { value: "Yo soy Ana de Iquique" } }));
    await press(VOICE);
    await settle();
    expect(box().value).toBe("Yo soy Ana Soto de Iquique");
  });

  it("of silence gives no text, and says so", async () => {
    await begin();
    await press(VOICE);
    await record(1);
    await press(VOICE);
    await settle();
    expect(box().value).toBe("");
    expect(line()).toContain("No se reconocieron palabras");
  });

  it("goes on when a file fails, which is only logged", async () => {
    transcribe.answer = async (file) =>
      file === 1
        ? Response.json({ error: "Ocupado", message: "Ocupado" }, { status: 503 })
        : Response.json({ text: `parte ${file}` });
    await begin();
    await press(VOICE);
    await record(9.5);
    expect(isPressed()).toBe(true);
    await press(VOICE);
    await settle();
    expect(box().value).toBe("parte 0 parte 2 parte 3");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(vi.mocked(console.error).mock.calls).toEqual([["recording 1 was not transcribed: 503: Ocupado"]]);
    vi.mocked(console.error).mockClear();
  });

  it.each([
    ["a file that failed", [0, 2], () => Response.json({ error: "x", message: "x" }, { status: 503 })],
    ["silence", [0, 2], () => Response.json({ text: "" })],
  ])("writes a word that is said again behind %s", async (_, heard, between) => {
    transcribe.answer = async (file) => (heard.includes(file) ? Response.json({ text: "sí" }) : between());
    await begin();
    await press(VOICE);
    await record(9.5);
    expect(box().value).toBe("sí sí");
    vi.mocked(console.error).mockClear();
  });

  it("stops with the server's words when there is no voice on it any more", async () => {
    const message = "La voz no está disponible por ahora. Escribe tu respuesta.";
    transcribe.answer = async () => Response.json({ error: message, message, reason: "voice_off" }, { status: 503 });
    await begin();
    await press(VOICE);
    await record(3.6);
    expect(isPressed()).toBe(false);
    expect(microphone.isOn).toBe(false);
    expect(line()).toContain(message);
    vi.mocked(console.error).mockClear();
  });

  it("ends when the page is hidden, and says why", async () => {
    await begin();
    await press(VOICE);
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    hidden.mockRestore();
    expect(microphone.isOn).toBe(false);
    await settle();
    expect(line()).toContain("La grabación se detuvo porque dejaste esta página");
  });

  it("ends when the screen is left", async () => {
    await begin();
    await press(VOICE);
    cleanup();
    expect(microphone.isOn).toBe(false);
    await settle();
    expect(transcribe.sent).toEqual([]);
  });

  it("ends with the time", async () => {
    await begin();
    await pass(1_797_000);
    await press(VOICE);
    expect(microphone.isOn).toBe(true);
    await record(3.5);
    expect(microphone.isOn).toBe(false);
    expect(button(VOICE).disabled).toBe(true);
  });
});

describe("sending while the voice is on", () => {
  it("stops it and sends, where there are no more words to come", async () => {
    await begin();
    await press(VOICE);
    await record(1);
    await say(LONG);
    await settle();
    expect(microphone.isOn).toBe(false);
    expect(analyzed().map(({ body }) => body.userResponse)).toEqual([LONG]);
    expect(box().value).toBe("");
  });

  it("shows the last words before they are sent", async () => {
    speak("y lo medimos.");
    await begin();
    await press(VOICE);
    await record(1);
    await say(LONG);
    await settle();
    expect(analyzed()).toEqual([]);
    expect(box().value).toBe(`${LONG} y lo medimos.`);
    expect(line()).toContain("Llegaron tus últimas palabras");
    await press("Enviar respuesta");
    expect(analyzed().map(({ body }) => body.userResponse)).toEqual([`${LONG} y lo medimos.`]);
  });

  it("does not wait any longer when it is asked again; what comes then is not part of the next answer", async () => {
    let answer: (response: Response) => void = () => undefined;
    transcribe.answer = () => new Promise((resolve) => (answer = resolve));
    await begin();
    await press(VOICE);
    await record(1);
    await say(LONG);
    await settle();
    expect(analyzed()).toEqual([]);
    expect(line()).toContain("presiona enviar otra vez");
    await press("Enviar respuesta");
    expect(analyzed()).toHaveLength(1);
    await act(async () => answer(Response.json({ text: "tarde" })));
    await settle();
    expect(box().value).toBe("");
  });
});

describe("what stands in the way", () => {
  const refuse = (name: string) => {
    microphone.ask = () => Promise.reject(new DOMException("", name));
  };

  it.each([
    ["NotAllowedError", "Permisos requeridos", /^Permiso de micrófono denegado\. Haz clic en el ícono/],
    ["NotFoundError", "Error de micrófono", /^No se pudo acceder al micrófono\. Verifica los permisos/],
    ["NotReadableError", "Error de micrófono", /^No se pudo acceder al micrófono\. Verifica los permisos/],
  ])("is told: %s", async (name, title, detail) => {
    refuse(name);
    await begin();
    await press(VOICE);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(detail)).toBeTruthy();
    expect(isPressed()).toBe(false);
  });

  it("is told: no connection", async () => {
    await begin();
    setOnline(false);
    await press(VOICE);
    expect(screen.getByText("Sin conexión")).toBeTruthy();
    expect(screen.getByText("Necesitas conexión a internet para usar el reconocimiento de voz.")).toBeTruthy();
    expect(microphone.streams).toEqual([]);
  });

  it("is told: the connection went away while recording", async () => {
    await begin();
    await press(VOICE);
    await act(async () => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText("Sin conexión")).toBeTruthy();
    expect(microphone.isOn).toBe(false);
  });

  it.each([
    ["plain http", () => vi.stubGlobal("isSecureContext", false), /solo en direcciones https/],
    [
      "a browser that cannot record",
      () => {
        FakeRecorder.supports = false;
      },
      /no puede grabar/,
    ],
  ])("is told: %s", async (_, arrange, text) => {
    arrange();
    await begin();
    expect(button(VOICE).title).toMatch(text);
    await press(VOICE);
    expect(line()).toMatch(text);
    expect(microphone.streams).toEqual([]);
  });

  it.each([
    ["and no recognition in the browser", () => undefined],
    [
      "and the browser would send the voice away",
      () => {
        withRecognition();
        FakeRecognition.onDevice = "downloadable";
      },
    ],
  ])("is told: there is no voice on the server, %s", async (_, arrange) => {
    arrange();
    const refusal = "La voz no está instalada en esta plataforma. Escribe tu respuesta.";
    await begin({ voice: { browser: false, refusal } });
    expect(button(VOICE).title).toBe(refusal);
    await press(VOICE);
    expect(line()).toContain(refusal);
    expect(microphone.streams, "nobody is asked for a permission that is of no use").toEqual([]);
  });

  it("is told: the microphone went away", async () => {
    await begin();
    await press(VOICE);
    await act(async () => void microphone.streams[0]?.track.dispatchEvent(new Event("ended")));
    expect(screen.getByText("Error de micrófono")).toBeTruthy();
    expect(isPressed()).toBe(false);
  });
});

it("lets go of a microphone that was allowed after the student changed his mind", async () => {
  let allow: () => void = () => undefined;
  const asked = microphone.ask;
  microphone.ask = () => new Promise((resolve) => (allow = () => void asked().then(resolve)));
  await begin();
  await press(VOICE);
  expect(line()).toContain("Preparando el micrófono");
  await press(VOICE);
  await act(async () => allow());
  await pass(0);
  expect(microphone.streams).toHaveLength(1);
  expect(microphone.isOn).toBe(false);
  expect(FakeRecorder.all).toEqual([]);
});

describe("the browser's recognition", () => {
  const current = () => FakeRecognition.all.at(-1) as FakeRecognition;

  it("is used where it stays on the device, in Spanish, and nothing goes to the server", async () => {
    withRecognition();
    await begin();
    await press(VOICE);
    expect(current()).toMatchObject({ processLocally: true, lang: "es-ES", continuous: true });
    await current().happen("start");
    await current().say(" hola ");
    await current().say("qué tal");
    expect(box().value).toBe("hola qué tal");
    expect(microphone.streams).toEqual([]);
    expect(transcribe.sent).toEqual([]);
  });

  it.each(["downloadable", "downloading", "unavailable"])("is not used where the language is %s", async (answer) => {
    FakeRecognition.onDevice = answer;
    withRecognition();
    await begin();
    await press(VOICE);
    expect(FakeRecognition.all).toEqual([]);
    expect(microphone.isOn).toBe(true);
  });

  it("needs no voice on the server", async () => {
    withRecognition();
    await begin({ voice: { browser: false, refusal: "La voz no está instalada en esta plataforma." } });
    expect(button(VOICE).title).toBe("");
    await press(VOICE);
    expect(current().processLocally).toBe(true);
  });

  it("is used anywhere by the institution's choice, which is said before it begins", async () => {
    FakeRecognition.onDevice = "unavailable";
    withRecognition();
    await begin({ voice: { browser: true, refusal: "" } });
    expect(line()).toContain("tu navegador puede mandar tu voz a su fabricante");
    await press(VOICE);
    expect(current().processLocally).toBe(false);
    expect(microphone.streams).toEqual([]);
  });

  it("gives way to recording after an error that no end follows", async () => {
    withRecognition();
    speak("grabado");
    await begin();
    await press(VOICE);
    await current().happen("error", { error: "language-not-supported" });
    await pass(0);
    expect(microphone.isOn).toBe(true);
    await press(VOICE);
    await settle();
    expect(box().value).toBe("grabado");
  });

  it("starts again 300 ms after an end, five times, and then gives way to recording", async () => {
    withRecognition();
    await begin();
    await press(VOICE);
    for (let restart = 1; restart <= 5; restart += 1) {
      await current().happen("end");
      await pass(299);
      expect(FakeRecognition.all).toHaveLength(restart);
      await pass(1);
      expect(FakeRecognition.all).toHaveLength(restart + 1);
    }
    expect(microphone.isOn).toBe(false);
    await current().happen("end");
    await pass(0);
    expect(microphone.isOn).toBe(true);
    expect(FakeRecognition.all).toHaveLength(6);
  });

  it("gives way to recording when it gives no sign", async () => {
    withRecognition();
    await begin();
    await press(VOICE);
    await record(10);
    expect(microphone.isOn).toBe(true);
    expect(current().aborted).toBe(true);
  });

  it("is stopped by the button: its last words still come, its error and its end say nothing", async () => {
    withRecognition();
    await begin();
    await press(VOICE);
    await press(VOICE);
    expect(current().stopped).toBe(true);
    await current().say("lo último");
    await current().happen("error", { error: "aborted" });
    await current().happen("end");
    await record(3);
    expect(box().value).toBe("lo último");
    expect(FakeRecognition.all).toHaveLength(1);
    expect(microphone.streams).toEqual([]);
    expect(isPressed()).toBe(false);
  });

  it("does not wait for an end after its own stop", async () => {
    withRecognition();
    await begin();
    await press(VOICE);
    await press(VOICE);
    await record(2.1);
    expect(line()).toContain("No se reconocieron palabras");
  });
});
