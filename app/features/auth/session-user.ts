import type { Role } from "#db/schema.ts";

/** The signed-in person as guards, loaders and handlers see him or her; re-read from the database at each request. */
export type SessionUser = {
  id: number;
  rut: string;
  name: string;
  email: string;
  role: Role;
  /** True while the password is still the first 4 digits of the RUT. */
  initialPassword: boolean;
};
