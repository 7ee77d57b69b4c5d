/** What the bench and the bare engine say to each other. One order at a time. */
export type EngineOrder =
  | { do: "load"; file: string; threads: number }
  /** A prompt at one go, or in the host's slices; or the generation of tokens, always the likeliest. */
  | { do: "prefill" | "slices" | "decode"; tokens: number };

/** `cpuMs`: processor time of the whole process. */
export type EngineAnswer = { tokens: number; wallMs: number; cpuMs: number };
