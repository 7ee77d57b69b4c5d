import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { enter } from "#app/routes/login/enter.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Role } from "#db/schema.ts";

type Answer = { user: { role: Role } } | { secondFactor: true };

/** The code of the mail; a right one leads to the second step, or to the own password. */
export function EnterForm({ onAgain }: { onAgain: () => void }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const refuse = (text: string) => {
    setError(text);
    field.current?.focus();
    field.current?.select();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    if (!/^\d{3} ?\d{3}$/.test(code)) return refuse("Escribe los seis números del código.");
    setError(undefined);
    setBusy(true);
    try {
      const answer = await postJson<Answer>("/api/auth/entry-code/enter", { code });
      // Stays busy until the next screen appears.
      if ("secondFactor" in answer) window.location.assign("/login/verificar");
      else enter(answer.user.role);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setBusy(false);
      refuse(sentenceOf(failure));
    }
  };
  return (
    <form
      noValidate
      method="post"
      action="/api/auth/entry-code/enter"
      onSubmit={submit}
      className="mt-5 mb-4 grid gap-4 lg:mt-8"
    >
      <TextField
        ref={field}
        label="Código de seis números"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint="Si no llega, revisa el correo no deseado. Cada cuenta recibe hasta cinco códigos al día."
        error={error}
      />
      <Button type="submit" size="lg" block busy={busy} busyText="Entrando..." waiting={!hydrated}>
        Entrar
      </Button>
      <Button variant="secondary" block waiting={!hydrated} disabled={busy} onClick={onAgain}>
        Pedir otro código
      </Button>
    </form>
  );
}
