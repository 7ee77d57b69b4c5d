import { z } from "zod";
import { FAULTS } from "../audio-refused.ts";

/** What server and decoder say to each other; typed arrays travel as such. */

export type ToDecoder = {
  id: number;
  recording: Uint8Array;
  /** Whether to look for a voice; without it only silence is told. */
  looksForVoice: boolean;
};

export const fromDecoderSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("decoded"),
    id: z.number().int(),
    samples: z.instanceof(Int16Array),
    /** Nobody speaks in it, as far as can be told without a model. */
    isEmpty: z.boolean(),
  }),
  z.object({ type: z.literal("refused"), id: z.number().int(), fault: z.enum(FAULTS), message: z.string() }),
]);
export type FromDecoder = z.infer<typeof fromDecoderSchema>;
