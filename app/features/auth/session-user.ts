import { z } from "zod";
import { ROLES } from "#app/features/permissions/roles.ts";

export const sessionUserSchema = z
  .object({
    id: z.number().int(),
    rut: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    initialPassword: z.boolean().describe("the password is still the first 4 digits of the RUT"),
  })
  .meta({ id: "SessionUser" });
/** The signed-in person as seen by guards, loaders and handlers; read from the database at each request. */
export type SessionUser = z.infer<typeof sessionUserSchema>;
