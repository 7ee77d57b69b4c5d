import { createContext, useContext } from "react";
import type { Permission } from "#app/features/permissions/permissions.ts";

/** What the signed-in member of staff may look at; filled in by StaffShell from the page's loader. */
export const MayContext = createContext<readonly Permission[]>([]);

/** Whether to draw what needs a permission, and to ask the server for it. */
export function useMay(permission: Permission): boolean {
  return useContext(MayContext).includes(permission);
}
