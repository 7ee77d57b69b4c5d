import type { Role } from "#db/schema.ts";

/** The roles and their names; what each may do is in permissions.ts. */

export const ROLES = ["user", "coach", "office", "it", "auditor", "admin"] as const satisfies readonly Role[];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  user: "Usuario",
  coach: "Coach",
  office: "Oficina",
  it: "TI",
  auditor: "Auditoría",
  admin: "Administrador",
};

/** Everybody but students. */
export function isStaff(role: Role): boolean {
  return role !== "user";
}
