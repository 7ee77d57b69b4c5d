import { z } from "zod";
import { FAULTS } from "../audio-refused.ts";
import { MAX_STRETCHES } from "../voiced-stretches.ts";

/** Messages between server and decoder; typed arrays are transferred as such. */

export type ToDecoder = {
  id: number;
  recording: Uint8Array;
  /** Whether to run voice activity detection; otherwise only silence is detected. */
  looksForVoice: boolean;
};

export const fromDecoderSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("decoded"),
    id: z.number().int(),
    samples: z.instanceof(Int16Array),
    /** True when nothing was detected: no speech, or, where only silence is detected, no sound. */
    isEmpty: z.boolean(),
    /** Where somebody speaks, in milliseconds; null where that cannot be told. */
    voiced: z
      .array(z.tuple([z.number().int(), z.number().int()]))
      .max(MAX_STRETCHES)
      .nullable(),
  }),
  z.object({ type: z.literal("refused"), id: z.number().int(), fault: z.enum(FAULTS), message: z.string() }),
]);
export type FromDecoder = z.infer<typeof fromDecoderSchema>;
