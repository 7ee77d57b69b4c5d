import type { AdminUser } from "#app/features/admin/admin-reads.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { TimeDialog } from "./time-dialog.tsx";
import type { UserDeed } from "./user-deed.ts";

type UserDialogsProps = { user: AdminUser; open: UserDeed | null; onClose: () => void };

/** Loaded when the first of them opens. */
export default function UserDialogs({ user, open, onClose }: UserDialogsProps) {
  return (
    <>
      <RoleDialog user={user} open={open === "role"} onClose={onClose} />
      <PasswordDialog user={user} open={open === "password"} onClose={onClose} />
      <TimeDialog user={user} open={open === "time"} onClose={onClose} />
    </>
  );
}
