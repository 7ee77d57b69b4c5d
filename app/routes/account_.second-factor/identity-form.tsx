import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ApiError } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { answerWithPasskey } from "#app/routes/login/browser-passkeys.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { FormActions } from "./form-actions.tsx";

export type Proof = { password: string } | { passkey: object } | { campus: true };

/**
 * Whether the institution's own sign-in opened this session; null: a password or a passkey did. `isFresh`: minutes ago,
 * so that it stands for the password. `again`: the address that begins it anew, where there is one.
 */
export type Campus = { isFresh: true } | { isFresh: false; again: string | null } | null;

type IdentityFormProps = {
  rut: string;
  /** Offers a passkey instead of the password. */
  hasPasskey: boolean;
  campus: Campus;
  action: string;
  danger?: boolean;
  /** Runs the change. @throws ApiError */
  onProof: (proof: Proof) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for the own password, for a passkey or a fresh sign-in at the institution, before something changes. */
export function IdentityForm({
  rut,
  hasPasskey,
  campus,
  action,
  danger,
  onProof,
  onClose,
  children,
}: IdentityFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const { busy, errors, run, refuse } = useProof(onProof, password);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (campus?.isFresh) return run(async () => ({ campus: true }));
    const typed = password.current?.value ?? "";
    return typed === "" ? refuse("Escribe tu contraseña actual.") : run(async () => ({ password: typed }));
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
      {campus?.isFresh ? (
        <p className="text-ink-2">Entraste hace poco con tu cuenta de la universidad: no hace falta contraseña.</p>
      ) : (
        <>
          {campus && <EnterAgain again={campus.again} />}
          <PasswordField
            ref={password}
            label="Contraseña actual"
            name="password"
            maxLength={200}
            error={errors.password}
            autoFocus={children === undefined}
          />
        </>
      )}
      {errors.other && <Alert tone="bad">{errors.other}</Alert>}
      <FormActions
        action={action}
        busy={busy}
        danger={danger}
        autoFocus={campus?.isFresh && children === undefined}
        onClose={onClose}
      >
        {hasPasskey && (
          <Button variant="secondary" disabled={busy} onClick={usePasskey}>
            Con una llave de acceso
          </Button>
        )}
      </FormActions>
    </form>
  );
}

type Errors = { password?: string; other?: string };

function useProof(onProof: IdentityFormProps["onProof"], password: { current: HTMLInputElement | null }) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const refuse = (sentence: string) => {
    setErrors({ password: sentence });
    password.current?.focus();
  };
  const run = async (prove: () => Promise<Proof | null>) => {
    setErrors({});
    setBusy(true);
    try {
      const proof = await prove();
      if (proof) await onProof(proof);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason === "wrong_password") refuse(sentenceOf(error));
      else setErrors({ other: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, errors, run, refuse };
}

/** For whoever has no password of this platform. */
function EnterAgain({ again }: { again: string | null }) {
  return (
    <p className="text-ink-2">
      Entraste con tu cuenta de la universidad hace más de 10 minutos.{" "}
      {again ? (
        <>
          <a className="link" href={again}>
            Entra otra vez con ella
          </a>{" "}
          o escribe tu contraseña de esta plataforma, si tienes una.
        </>
      ) : (
        "Sal y entra otra vez, o escribe tu contraseña de esta plataforma, si tienes una."
      )}
    </p>
  );
}
