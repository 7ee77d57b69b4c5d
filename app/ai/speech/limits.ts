/** Limits for recordings: size, duration, rate and processing time. */
export const VOICE_LIMITS = {
  /** The browser sends chunks of 3.4 s, each about 13 kB of Opus or 110 kB of WAV. */
  bytes: 512 * 1024,
  /** A shorter recording contains no word: the answer is an empty text. */
  minSeconds: 0.2,
  maxSeconds: 15,
  /** Milliseconds to decode one recording; then the decoder is killed. */
  decodeMs: 2000,
  /** Milliseconds for the engine to transcribe one recording; then the engine is killed. */
  engineMs: 20_000,
  /** Milliseconds from arrival to answer at most, including waiting. */
  totalMs: 45_000,
  /**
   * Recordings waiting for the decoder, over all users: with usual recordings the last one waits less than a second.
   */
  decoding: 32,
  /** Recordings waiting for the engine, over all users. */
  waiting: 8,
  /** Recordings of one user per minute; speaking without a pause makes 20. */
  perMinute: 30,
} as const;
