import { z } from "zod";

/** What a trial of a way to sign in found, in the order in which a sign-in needs it. Spanish texts, without secrets. */

export const trialStep = z.object({
  state: z.enum(["ok", "warn", "fail"]),
  found: z.string(),
  remedy: z.string().nullable().describe("what to do; null where there is nothing to do"),
});
export type TrialStep = z.infer<typeof trialStep>;

export const fine = (found: string): TrialStep => ({ state: "ok", found, remedy: null });
export const doubtful = (found: string, remedy: string): TrialStep => ({ state: "warn", found, remedy });
export const wrong = (found: string, remedy: string): TrialStep => ({ state: "fail", found, remedy });
