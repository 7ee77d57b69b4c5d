import type { Role } from "#db/schema.ts";

/** Where a role lands after sign-in. */
export function homeOf(role: Role): "/admin" | "/dashboard" {
  return role === "admin" ? "/admin" : "/dashboard";
}
