import { z } from "zod";

/** Messages between the server and its computing child. Inputs and results have the schemas of their task. */

export const toWorkerSchema = z.object({ id: z.number().int(), task: z.string(), input: z.unknown() });
export type ToWorker = z.infer<typeof toWorkerSchema>;

const appErrorCodes = [
  "bad_request",
  "unauthenticated",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "precondition_failed",
  "too_large",
  "unsupported",
  "unprocessable",
  "too_many",
  "unavailable",
] as const;

const id = z.number().int();

export const fromWorkerSchema = z.discriminatedUnion("type", [
  /** The program runs and has finished its preparation. */
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("progress"), id, value: z.unknown() }),
  z.object({ type: z.literal("answer"), id, value: z.unknown() }),
  /** An AppError, whose text is our own and meant for people. */
  z.object({
    type: z.literal("refused"),
    id,
    code: z.enum(appErrorCodes),
    message: z.string().max(1000),
    reason: z.string().max(60).optional(),
  }),
  /** A bug. Only the place is sent, because the error's message may quote somebody's document. */
  z.object({ type: z.literal("failed"), id, name: z.string(), stack: z.array(z.string()) }),
]);
export type FromWorker = z.infer<typeof fromWorkerSchema>;
