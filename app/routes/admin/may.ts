import { createContext, useContext } from "react";
import type { StaffMember } from "#app/http/page.server.ts";

type Allowed = Pick<StaffMember, "may" | "mayChange">;
type Permission = Allowed["may"][number];

/** What the signed-in member of staff may do; filled in by StaffShell from the page's loader. */
export const MayContext = createContext<Allowed>({ may: [], mayChange: [] });

/** Whether to draw what needs a permission, and to ask the server for it. */
export function useMay(permission: Permission): boolean {
  return useContext(MayContext).may.includes(permission);
}

/** Whether to draw buttons that change something. */
export function useMayChange(permission: Permission): boolean {
  return useContext(MayContext).mayChange.includes(permission);
}
