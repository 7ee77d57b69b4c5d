/** What a recording may be and how long it may take. */
export const VOICE_LIMITS = {
  /** A chunk of 3.4 s is about 13 kB of Opus or 110 kB of WAV. */
  bytes: 512 * 1024,
  /** Below it there is no word: answered with an empty text. */
  minSeconds: 0.2,
  maxSeconds: 15,
  /** Milliseconds to decode one; then the decoder is killed. */
  decodeMs: 2000,
  /** Milliseconds of the engine for one; then it is killed. */
  engineMs: 20_000,
  /** Milliseconds from the arrival to the answer at the latest, waiting included. */
  totalMs: 45_000,
  /**
   * Recordings that wait for the decoder, of everybody together: of the usual kind the last one waits less than a
   * second.
   */
  decoding: 32,
  /** Recordings that wait for the engine, of everybody together. */
  waiting: 8,
  /** Of one person in a minute; speaking without a pause makes 20. */
  perMinute: 30,
} as const;
