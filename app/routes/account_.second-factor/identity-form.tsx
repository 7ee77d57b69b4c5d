import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ApiError } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { answerWithPasskey } from "#app/routes/login/browser-passkeys.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";

export type Proof = { password: string } | { passkey: object };

type IdentityFormProps = {
  rut: string;
  /** Offers a passkey instead of the password. */
  hasPasskey: boolean;
  action: string;
  danger?: boolean;
  /** Runs the change. @throws ApiError */
  onProof: (proof: Proof) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for the own password, or for a passkey, before something changes. */
export function IdentityForm({ rut, hasPasskey, action, danger, onProof, onClose, children }: IdentityFormProps) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ password?: string; other?: string }>({});
  const password = useRef<HTMLInputElement>(null);
  const run = async (prove: () => Promise<Proof | null>) => {
    setErrors({});
    setBusy(true);
    try {
      const proof = await prove();
      if (proof) await onProof(proof);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const sentence = sentenceOf(error);
      setErrors(error.reason === "wrong_password" ? { password: sentence } : { other: sentence });
      if (error.reason === "wrong_password") password.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = password.current?.value ?? "";
    if (typed !== "") return run(async () => ({ password: typed }));
    setErrors({ password: "Escribe tu contraseña actual." });
    password.current?.focus();
  };
  const usePasskey = () =>
    run(async () => {
      const passkey = await answerWithPasskey("/api/account/passkeys/question");
      return passkey && { passkey };
    });
  return (
    <form noValidate method="post" onSubmit={submit} className="mt-4 grid max-w-md gap-4">
      <input type="text" name="username" autoComplete="username" value={rut} readOnly hidden />
      {children}
      <PasswordField
        ref={password}
        label="Contraseña actual"
        name="password"
        maxLength={200}
        error={errors.password}
        autoFocus={children === undefined}
      />
      {errors.other && <Alert tone="bad">{errors.other}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={danger ? "danger-solid" : "primary"} busy={busy} busyText="Un momento...">
          {action}
        </Button>
        {hasPasskey && (
          <Button variant="secondary" disabled={busy} onClick={usePasskey}>
            Con una llave de acceso
          </Button>
        )}
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
