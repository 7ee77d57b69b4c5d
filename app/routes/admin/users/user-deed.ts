import type { AdminUser } from "#app/features/admin/admin-reads.ts";

/** What is asked about before it is done. */
export type UserDeed = "role" | "password" | "time";

export type UserDialogProps = { user: AdminUser; open: boolean; onClose: () => void };
