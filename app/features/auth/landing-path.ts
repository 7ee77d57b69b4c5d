import type { Role } from "#db/schema.ts";

/** The path to open after sign-in. */
export function homeOf(role: Role): "/admin" | "/dashboard" {
  return role === "admin" ? "/admin" : "/dashboard";
}
