import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import type { PendingEmail } from "#app/features/users/email-change.server.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { sentenceOf } from "../../http/error-sentence.ts";
import type { ProofWays } from "./proof-ways.ts";
import type { AccountData } from "./screen-data.ts";
import { useProof } from "./use-proof.tsx";

type EmailCardProps = Pick<AccountData, "user"> & {
  pending: PendingEmail | null;
  canChange: boolean;
  ways: ProofWays;
};

/** The own address: another one is used when the code that is mailed to it has been typed here. */
export function EmailCard({ user, pending, canChange, ways }: EmailCardProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  if (!canChange && !pending) return null;
  return (
    <Card as="section" aria-labelledby="correo">
      <h2 id="correo">Correo</h2>
      {pending && <CodeForm pending={pending} />}
      {!pending && (
        <p className="mt-1 mb-4 text-ink-2">
          {user.emailSource === "generated"
            ? "Tu cuenta no tiene un correo que leas: no te llegan confirmaciones ni avisos. Agrégalo con un código."
            : "A este correo llegan tus confirmaciones y avisos. Lo cambias con un código que te enviamos al nuevo."}
        </p>
      )}
      {!pending && open && <AddressForm user={user} ways={ways} onClose={() => setOpen(false)} />}
      {!pending && !open && (
        <Button variant="secondary" waiting={!hydrated} onClick={() => setOpen(true)}>
          {user.emailSource === "generated" ? "Agregar correo" : "Cambiar correo"}
        </Button>
      )}
    </Card>
  );
}

type Errors = { email?: string; other?: string };
type AddressFormProps = Pick<AccountData, "user"> & { ways: ProofWays; onClose: () => void };

function AddressForm({ user, ways, onClose }: AddressFormProps) {
  const { fields, take, refuse } = useProof(ways);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const address = useRef<HTMLInputElement>(null);
  const refuseAddress = (text: string) => {
    setErrors({ email: text });
    address.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = address.current?.value.trim() ?? "";
    const proof = take();
    if (email === "") return refuseAddress("Escribe el correo nuevo.");
    setErrors({});
    if (!proof) return;
    setBusy(true);
    try {
      await postJson("/api/account/email", { email, ...proof });
      onClose();
      revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isAboutAddress = error.reason === "invalid_email" || error.reason === "same_email";
      if (isAboutAddress) refuseAddress(sentenceOf(error));
      else if (!refuse(error)) setErrors({ other: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate method="post" action="/api/account/email" onSubmit={submit} className="grid max-w-md gap-4">
      <input type="text" name="username" autoComplete="username" value={user.rut} readOnly hidden />
      <TextField
        ref={address}
        label="Correo nuevo"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
        autoFocus
      />
      {fields}
      {errors.other && <Alert tone="bad">{errors.other}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyText="Enviando...">
          Enviar código
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Volver
        </Button>
      </div>
    </form>
  );
}

function CodeForm({ pending }: { pending: PendingEmail }) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const run = async (path: string, body: object, done: () => void) => {
    setError(undefined);
    setBusy(true);
    try {
      await postJson(path, body);
      done();
      revalidate();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(sentenceOf(failure));
      field.current?.focus();
      if (failure.reason === "no_email_change" || failure.reason === "email_taken") revalidate();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    if (!/^\d{3} ?\d{3}$/.test(code)) {
      setError("Escribe los seis números del código.");
      field.current?.focus();
      return;
    }
    return run("/api/account/email/confirm", { code }, () =>
      notify({ tone: "ok", title: "Correo confirmado", detail: `Los avisos llegan a ${pending.email}.` }),
    );
  };
  return (
    <>
      <p className="mt-1 mb-4 text-ink-2">
        {pending.isFromOffice ? "La oficina anotó " : "Enviamos un código a "}
        <b className="wrap-anywhere">{pending.email}</b>
        {pending.isFromOffice ? " y le envió un código." : "."} Escríbelo antes del {formatDateTime(pending.expiresAt)}.
        Si no llega, revisa el correo no deseado.
      </p>
      {pending.isUndelivered && (
        <Alert tone="warn" title="El código no se pudo entregar" className="mb-4">
          Revisa que el correo esté bien escrito y usa otro si hace falta.
        </Alert>
      )}
      <form
        noValidate
        method="post"
        action="/api/account/email/confirm"
        onSubmit={submit}
        className="grid max-w-md gap-4"
      >
        <TextField
          ref={field}
          label="Código"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          error={error}
          className="max-w-40"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyText="Confirmando..." waiting={!hydrated}>
            Confirmar correo
          </Button>
          <Button
            variant="ghost"
            waiting={!hydrated}
            onClick={() =>
              run("/api/account/email/withdraw", {}, () =>
                notify({ tone: "ok", title: "Cambio de correo descartado", detail: "Tu correo sigue como estaba." }),
              )
            }
          >
            {pending.isFromOffice ? "No es mío" : "Usar otro correo"}
          </Button>
        </div>
      </form>
    </>
  );
}
