import type { AdminUser } from "#app/features/admin/list-api-schemas.server.ts";

/** What is asked about before it is done. */
export type UserCommand = "role" | "password" | "time";

export type UserDialogProps = { user: AdminUser; open: boolean; onClose: () => void };
