import { isStaff } from "#app/features/permissions/roles.ts";
import type { Role } from "#db/schema.ts";

/** The path to open after sign-in. */
export function homeOf(role: Role): "/admin" | "/coach" | "/dashboard" {
  if (role === "coach") return "/coach";
  return isStaff(role) ? "/admin" : "/dashboard";
}
