import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import type { Proof, ProofWays } from "#app/routes/account/proof-ways.ts";
import { useProof } from "#app/routes/account/use-proof.tsx";
import { answerWithPasskey } from "#app/routes/login/browser-passkeys.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormActions } from "./form-actions.tsx";

type IdentityFormProps = {
  rut: string;
  ways: ProofWays;
  action: string;
  danger?: boolean;
  /** Runs the change. @throws ApiError */
  onProof: (proof: Proof) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for the own password, or for what stands for it, before something changes. */
export function IdentityForm({ rut, ways, action, danger, onProof, onClose, children }: IdentityFormProps) {
  const { fields, take, refuse } = useProof(ways, { autoFocus: children === undefined });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (prove: () => Promise<Proof | null> | Proof | null) => {
    setError(undefined);
    setBusy(true);
    try {
      const proof = await prove();
      if (proof) await onProof(proof);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (!refuse(failure)) setError(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run(take);
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
      {fields}
      {error && <Alert tone="bad">{error}</Alert>}
      <FormActions
        action={action}
        busy={busy}
        danger={danger}
        autoFocus={ways.fresh !== null && children === undefined}
        onClose={onClose}
      >
        {ways.passkey && (
          <Button variant="secondary" disabled={busy} onClick={usePasskey}>
            Con una llave de acceso
          </Button>
        )}
      </FormActions>
    </form>
  );
}
