/** The browser's own speech recognition. TypeScript has no types for it, so the used parts are declared here. */

const LANGUAGE = "es-ES";
/** Milliseconds to wait for its last words: the end event may never come. */
const LAST_WORDS_MS = 2_000;
/** Milliseconds to wait for the availability check, because the student is waiting to speak. */
const FIND_TIMEOUT_MS = 2_000;

type ResultEvent = Event & { resultIndex: number; results: SpeechRecognitionResultList };

interface SpeechRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

type SpeechRecognitionClass = {
  new (): SpeechRecognition;
  prototype: SpeechRecognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
};

export type FoundRecogniser = { make: SpeechRecognitionClass; onDevice: boolean };

function recognitionClass(): SpeechRecognitionClass | null {
  const names = window as {
    SpeechRecognition?: SpeechRecognitionClass;
    webkitSpeechRecognition?: SpeechRecognitionClass;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}

export function hasRecognition(): boolean {
  return recognitionClass() !== null;
}

/**
 * Returns speech recognition that may be used, or null. A language that must first be downloaded from the browser's
 * vendor does not count.
 * @param anywhere also allows recognition that sends the voice to another server
 */
export async function findRecogniser(anywhere: boolean): Promise<FoundRecogniser | null> {
  const make = recognitionClass();
  if (make === null) return null;
  if (await runsOnDevice(make)) return { make, onDevice: true };
  return anywhere ? { make, onDevice: false } : null;
}

async function runsOnDevice(make: SpeechRecognitionClass): Promise<boolean> {
  if (!("processLocally" in make.prototype) || !make.available) return false;
  try {
    const answer = await Promise.race([
      make.available({ langs: [LANGUAGE], processLocally: true }),
      new Promise<string>((resolve) => setTimeout(resolve, FIND_TIMEOUT_MS, "unknown")),
    ]);
    return answer === "available";
  } catch {
    return false;
  }
}

export type RecogniserEvents = {
  started(): void;
  words(text: string): void;
  error(code: string): void;
  ended(): void;
};

/** One run of speech recognition, started by the constructor. */
export class Recogniser {
  readonly #recognition: SpeechRecognition;
  #events: RecogniserEvents | null;

  /** @throws DOMException when the browser refuses at once */
  constructor({ make, onDevice }: FoundRecogniser, events: RecogniserEvents) {
    this.#events = events;
    this.#recognition = new make();
    this.#recognition.lang = LANGUAGE;
    this.#recognition.continuous = true;
    this.#recognition.interimResults = false;
    if (onDevice) this.#recognition.processLocally = true;
    this.#recognition.addEventListener("start", () => this.#events?.started());
    this.#recognition.addEventListener("result", (event) => this.#read(event as ResultEvent));
    this.#recognition.addEventListener("error", (event) =>
      this.#events?.error((event as Event & { error: string }).error),
    );
    this.#recognition.addEventListener("end", () => this.#events?.ended());
    this.#recognition.start();
  }

  /** Stops listening. Resolves when its last words have come. */
  async stop(): Promise<void> {
    const ended = new Promise<void>((resolve) =>
      this.#recognition.addEventListener("end", () => resolve(), { once: true }),
    );
    this.#recognition.stop();
    await Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, LAST_WORDS_MS))]);
    this.drop();
  }

  /** Aborts it: no more events are delivered. */
  drop(): void {
    this.#events = null;
    this.#recognition.abort();
  }

  #read({ resultIndex, results }: ResultEvent): void {
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const transcript = result?.isFinal ? (result[0]?.transcript.trim() ?? "") : "";
      if (transcript !== "") this.#events?.words(transcript);
    }
  }
}
