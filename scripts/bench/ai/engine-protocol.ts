/** Messages between the bench and the bare engine. One request at a time. */
export type EngineOrder =
  | { do: "load"; file: string; threads: number }
  /** Evaluates a prompt, at once or in slices like the host, or generates tokens greedily. */
  | { do: "prefill" | "slices" | "decode"; tokens: number };

/** `cpuMs`: processor time of the whole process. */
export type EngineAnswer = { tokens: number; wallMs: number; cpuMs: number };
