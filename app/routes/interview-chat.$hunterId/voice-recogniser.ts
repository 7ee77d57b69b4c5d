/** The browser's own recognition. Its types are not among those of TypeScript: here is what is used of it. */

const LANGUAGE = "es-ES";
/** For its last words: the end may never come. */
const LAST_WORDS_MS = 2_000;
/** Finding out must not keep a student waiting who wants to speak. */
const FIND_PATIENCE_MS = 2_000;

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
 * Recognition that may be used, or null. A language that would have to be downloaded from the browser's vendor is none.
 * @param anywhere also where the voice leaves the device
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
      new Promise<string>((resolve) => setTimeout(resolve, FIND_PATIENCE_MS, "unknown")),
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

/** One run of it, begun at once. */
export class Recogniser {
  readonly #recognition: SpeechRecognition;
  #events: RecogniserEvents | null;

  /** @throws DOMException where the browser refuses at once */
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

  /** It stops listening. @returns when its last words have come */
  async stop(): Promise<void> {
    const ended = new Promise<void>((resolve) =>
      this.#recognition.addEventListener("end", () => resolve(), { once: true }),
    );
    this.#recognition.stop();
    await Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, LAST_WORDS_MS))]);
    this.drop();
  }

  /** Nothing comes of it any more. */
  drop(): void {
    this.#events = null;
    this.#recognition.abort();
  }

  #read({ resultIndex, results }: ResultEvent): void {
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const said = result?.isFinal ? (result[0]?.transcript.trim() ?? "") : "";
      if (said !== "") this.#events?.words(said);
    }
  }
}
