import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

type FormActionsProps = {
  action: string;
  busy: boolean;
  busyText?: string;
  danger?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onClose: () => void;
  /** Other ways to do it, between the action and the way back. */
  children?: ReactNode;
};

/** What stands under each small form of the second factors: the action, and the way back. */
export function FormActions(props: FormActionsProps) {
  const { action, busy, busyText = "Un momento...", danger, autoFocus, onClose, children } = props;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        type="submit"
        variant={danger ? "danger-solid" : "primary"}
        busy={busy}
        busyText={busyText}
        autoFocus={autoFocus}
      >
        {action}
      </Button>
      {children}
      <Button variant="ghost" disabled={busy} onClick={onClose}>
        Cancelar
      </Button>
    </div>
  );
}
