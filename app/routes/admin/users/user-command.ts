import type { AdminUser } from "#app/features/admin/list-answer-schemas.server.ts";

/** Actions on a user that need confirmation. */
export type UserCommand = "role" | "password" | "time";

export type UserDialogProps = { user: AdminUser; open: boolean; onClose: () => void };
