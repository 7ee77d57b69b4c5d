import { act } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
// Its server must be there first: the calls of the voice are taken out of what goes to it.
import "./interview-screen.tsx";

/** What a browser has for the voice, and jsdom has not: microphone, recorder, recognition. Tests say what they do. */

/** In the order of their starts. */
export class FakeRecorder extends EventTarget {
  static all: FakeRecorder[] = [];
  static supports = true;
  static isTypeSupported = () => FakeRecorder.supports;
  state: "inactive" | "recording" = "inactive";
  constructor(readonly stream: FakeStream) {
    super();
    FakeRecorder.all.push(this);
  }
  start(): void {
    this.state = "recording";
  }
  /** As the real one: the file comes a moment later. Its size tells whose it is. */
  stop(): void {
    this.state = "inactive";
    const number = FakeRecorder.all.indexOf(this);
    queueMicrotask(() => {
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([" ".repeat(number + 1)]) }));
      this.dispatchEvent(new Event("stop"));
    });
  }
}

export class FakeStream {
  readonly track = Object.assign(new EventTarget(), { live: true, stop: () => this.#stop() });
  getTracks = () => [this.track];
  /** As the real one: who records it stops too. */
  #stop(): void {
    this.track.live = false;
    for (const recorder of FakeRecorder.all)
      if (recorder.stream === this && recorder.state === "recording") recorder.stop();
  }
}

export class FakeRecognition extends EventTarget {
  static all: FakeRecognition[] = [];
  /** Of `available({processLocally: true})`. */
  static onDevice = "available";
  static available = async () => FakeRecognition.onDevice;
  lang = "";
  continuous = false;
  aborted = false;
  stopped = false;
  constructor() {
    super();
    FakeRecognition.all.push(this);
  }
  get processLocally(): boolean {
    return this.#local;
  }
  set processLocally(value: boolean) {
    this.#local = value;
  }
  #local = false;
  start(): void {}
  stop(): void {
    this.stopped = true;
  }
  abort(): void {
    this.aborted = true;
  }
  happen(type: string, fields: object = {}): Promise<void> {
    return act(async () => void this.dispatchEvent(Object.assign(new Event(type), fields)));
  }
  say(transcript: string): Promise<void> {
    return this.happen("result", { resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal: true })] });
  }
}

type Sent = { /** Number of its recorder. */ file: number; name: string; seq: number; recordingId: string };

export const microphone = {
  streams: [] as FakeStream[],
  /** What getUserMedia does. */
  ask: async (): Promise<FakeStream> => new FakeStream(),
  get isOn(): boolean {
    return microphone.streams.some(({ track }) => track.live);
  },
};

export const transcribe = {
  sent: [] as Sent[],
  /** @param file the number of its recorder */
  answer: async (_file: number): Promise<Response> => Response.json({ text: "" }),
};

beforeEach(() => {
  FakeRecorder.all = [];
  FakeRecorder.supports = true;
  FakeRecognition.all = [];
  FakeRecognition.onDevice = "available";
  microphone.streams = [];
  microphone.ask = async () => new FakeStream();
  transcribe.sent = [];
  transcribe.answer = async () => Response.json({ text: "" });
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path !== "/api/transcribe") return others(path, init);
    const form = init.body as FormData;
    const audio = form.get("audio") as File;
    const file = audio.size - 1;
    transcribe.sent.push({
      file,
      name: audio.name,
      seq: Number(form.get("seq")),
      recordingId: String(form.get("recordingId")),
    });
    return transcribe.answer(file);
  });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  const getUserMedia = async () => {
    const stream = await microphone.ask();
    microphone.streams.push(stream);
    return stream;
  };
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  setOnline(true);
});
afterEach(() => setOnline(true));

export function setOnline(value: boolean): void {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
}

export function withRecognition(): void {
  vi.stubGlobal("SpeechRecognition", FakeRecognition);
}

/** The answers of the server, file by file. */
export function speak(...texts: string[]): void {
  transcribe.answer = async (file) => Response.json({ text: texts[file] ?? "" });
}
