import type { Role } from "#db/schema.ts";

/** Whether the role works for the office: what it may see is other people's. */
export function isStaff(role: Role): boolean {
  return role === "admin";
}
