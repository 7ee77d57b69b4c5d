import { z } from "zod";

/** Body of POST /api/auth/login: `rut` or `email`, and the password. Lengths are capped before anything is hashed. */
export const loginSchema = z
  .object({
    // Dots, spaces and other characters are stripped later, so more than ten characters are accepted.
    rut: z.string().max(64).optional(),
    /** Also the passport or provisional number of people without a RUT. */
    email: z.string().max(254).optional(),
    password: z.string().min(1).max(200),
  })
  .refine((body) => body.rut !== undefined || body.email !== undefined, { path: ["rut"] });

export type LoginBody = z.infer<typeof loginSchema>;
