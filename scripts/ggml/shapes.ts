/**
 * Dimensions of the synthetic speech models; tiny, base and small are those of Whisper, for real speed and memory use.
 */
export type SpeechShape = { width: number; heads: number; layers: number };

export const SPEECH_SHAPES = {
  /** Transcribes four tones as uno, dos, tres and cuatro; see tones.ts. */
  tones: { width: 64, heads: 1, layers: 1 },
  tiny: { width: 384, heads: 6, layers: 4 },
  base: { width: 512, heads: 8, layers: 6 },
  small: { width: 768, heads: 12, layers: 12 },
} as const satisfies Record<string, SpeechShape>;

export type SpeechShapeName = keyof typeof SPEECH_SHAPES;

/** The same for all multilingual Whisper models. */
export const TOKENS = 51_865;
export const WORDS = 50_257;
export const AUDIO_CONTEXT = 1500;
export const TEXT_CONTEXT = 448;
export const MELS = 80;
