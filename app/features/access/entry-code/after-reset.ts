import { z } from "zod";

/** What opens an account again whose password the office resets. */
export const afterResetSchema = z
  .enum(["digits", "code", "no_email", "campus", "random"])
  .describe(
    "what opens the account after a reset: the first 4 digits of the RUT, a code mailed to its address, nothing " +
      "before it has an address, the institution's sign-in, or a random password that is shown once",
  );
export type AfterReset = z.infer<typeof afterResetSchema>;
