import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { TextField } from "#app/ui/field.tsx";
import { FormActions } from "./form-actions.tsx";

type FactorCodeFormProps = {
  action: string;
  danger?: boolean;
  /** Also takes a recovery code. */
  takesRecovery?: boolean;
  /** Runs the change. @throws ApiError */
  onCode: (answer: { code: string } | { recoveryCode: string }) => Promise<void>;
  onClose: () => void;
};

/** Asks for a code of the app. */
export function FactorCodeForm({ action, danger, takesRecovery, onCode, onClose }: FactorCodeFormProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    const isCode = /^\d{3} ?\d{3}$/.test(typed);
    if (!isCode && !(takesRecovery && typed.replace(/[^a-z0-9]/gi, "").length === 16)) {
      setError("Escribe los seis números que muestra tu aplicación.");
      return field.current?.focus();
    }
    setError(undefined);
    setBusy(true);
    try {
      await onCode(isCode ? { code: typed } : { recoveryCode: typed });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(sentenceOf(failure));
      field.current?.select();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="mt-4 grid max-w-md gap-4">
      <TextField
        ref={field}
        label={takesRecovery ? "Código de la aplicación o de recuperación" : "Código de la aplicación"}
        name="code"
        inputMode={takesRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={takesRecovery ? 40 : 7}
        error={error}
        autoFocus
      />
      <FormActions action={action} busy={busy} danger={danger} onClose={onClose} />
    </form>
  );
}
