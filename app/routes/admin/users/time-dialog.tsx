import { useState } from "react";
import { postJson } from "#app/http/api.ts";
import { SelectField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useAct } from "../use-act.ts";
import type { UserDialogProps } from "./user-deed.ts";

const FACTORS = [1, 1.25, 1.5, 2, 2.5, 3];
/** Minutes of an interview without extra time. */
const MINUTES = 30;
const factorFormat = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 2 });

/** Extra time in interviews, for whoever needs it. */
export function TimeDialog({ user, open, onClose }: UserDialogProps) {
  const { busy, failure, act, forget } = useAct();
  const [chosen, setChosen] = useState<number | null>(null);
  const factor = chosen ?? user.interviewTimeFactor;
  const factors = [...new Set([...FACTORS, user.interviewTimeFactor])].sort((a, b) => a - b);
  const close = () => {
    forget();
    setChosen(null);
    onClose();
  };
  const save = async () => {
    const outcome = await act(() => postJson(`/api/admin/users/${user.id}/interview-time`, { factor }));
    if (!outcome || outcome.failure !== undefined) return;
    close();
    notify({ tone: "ok", title: "Tiempo guardado", detail: `${user.name}: ${words(factor).toLowerCase()}.` });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Tiempo extra en entrevistas"
      confirm="Guardar"
      busyText="Guardando..."
      busy={busy}
      failure={failure}
      onConfirm={save}
      onClose={close}
    >
      <p className="mb-4 text-ink-2">
        Para <b className="text-ink">{user.name}</b>. Vale desde su próxima entrevista; el resultado no lo menciona.
      </p>
      <SelectField label="Duración" value={factor} onChange={(event) => setChosen(Number(event.target.value))}>
        {factors.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}

function words(factor: number): string {
  if (factor === 1) return `Sin tiempo extra (${MINUTES} minutos)`;
  return `${factorFormat.format(factor)} veces (${Math.round(MINUTES * factor)} minutos)`;
}
