import type { ReactNode } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** Label of the confirming button. */
  confirm: string;
  busyText: string;
  /** For destructive actions. */
  danger?: boolean;
  busy: boolean;
  /** Error message when the action failed. */
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for confirmation before an action and describes its effect. */
export function ConfirmDialog({
  open,
  title,
  confirm,
  busyText,
  danger = false,
  busy,
  failure,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="sm"
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Volver
          </Button>
          <Button variant={danger ? "danger-solid" : "primary"} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure && <Alert tone="bad" title={failure} className="mb-4" />}
      {children}
    </Modal>
  );
}
