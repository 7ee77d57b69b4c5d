import { type FormEvent, forwardRef, useEffect, useRef, useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { enter, returnPath } from "#app/routes/login/enter.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Role } from "#db/schema.ts";

/** A code of the app, or a recovery code. */
export function CodeForm() {
  const hydrated = useHydrated();
  const [kind, setKind] = useState<"code" | "recoveryCode">("code");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isExpired, setExpired] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = () => {
    setKind(kind === "code" ? "recoveryCode" : "code");
    setError(undefined);
    if (field.current) field.current.value = "";
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field takes the focus of the first
  useEffect(() => field.current?.focus(), [kind]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    const problem = problemOf(kind, typed);
    setError(problem);
    if (problem) return field.current?.focus();
    setBusy(true);
    try {
      const path = "/api/auth/second-factor";
      const { user } = await postJson<{ user: { role: Role } }>(path, { [kind]: typed });
      // Stays busy until the next screen appears.
      enter(user.role, returnPath());
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setBusy(false);
      setExpired(failure.reason === "sign_in_expired");
      setError(sentenceOf(failure));
      field.current?.select();
    }
  };
  return (
    // POST keeps the code out of the URL if the form is submitted without scripts.
    <form
      noValidate
      method="post"
      action="/api/auth/second-factor"
      onSubmit={submit}
      className="mt-5 mb-4 grid gap-4 lg:mt-8"
    >
      {isExpired && (
        <Alert tone="warn" role="alert" title="Tu ingreso venció">
          <a className="link" href="/login">
            Empieza otra vez
          </a>
        </Alert>
      )}
      <CodeField key={kind} kind={kind} ref={field} error={error} />
      <Button type="submit" size="lg" block busy={busy} busyText="Verificando..." waiting={!hydrated}>
        Verificar
      </Button>
      <Button variant="secondary" block waiting={!hydrated} onClick={change}>
        {kind === "code" ? "Usar un código de recuperación" : "Usar el código de la aplicación"}
      </Button>
    </form>
  );
}

type CodeFieldProps = { kind: "code" | "recoveryCode"; error: string | undefined };

const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField({ kind, error }, ref) {
  return kind === "code" ? (
    <TextField
      ref={ref}
      label="Código de seis números"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      error={error}
    />
  ) : (
    <TextField
      ref={ref}
      label="Código de recuperación"
      name="recoveryCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      hint="Uno de los diez que guardaste, como ABCD-EFGH-JKLM-NPQR. Cada uno sirve una vez."
      error={error}
    />
  );
});

function problemOf(kind: "code" | "recoveryCode", typed: string): string | undefined {
  if (kind === "code") return /^\d{3} ?\d{3}$/.test(typed) ? undefined : "Escribe los seis números del código.";
  return typed.replace(/[^a-z0-9]/gi, "").length === 16 ? undefined : "Escribe el código completo: son 16 signos.";
}
