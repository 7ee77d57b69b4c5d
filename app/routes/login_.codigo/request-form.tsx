import { type FormEvent, useRef, useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Asks for a code; what it says afterwards is the same whoever was typed. */
export function RequestForm({ onSent }: { onSent: () => void }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (text: string) => {
    setError(text);
    field.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const identifier = field.current?.value.trim() ?? "";
    if (identifier === "") return refuse("Escribe tu RUT completo, por ejemplo 12345678-9.");
    setError(undefined);
    setBusy(true);
    try {
      await postJson("/api/auth/entry-code", { identifier });
      onSent();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setBusy(false);
      refuse(sentenceOf(failure));
    }
  };
  return (
    // POST keeps the RUT out of the URL if the form is submitted without scripts.
    <form
      noValidate
      method="post"
      action="/api/auth/entry-code"
      onSubmit={submit}
      className="mt-5 mb-4 grid gap-4 lg:mt-8"
    >
      <TextField
        ref={field}
        label="RUT"
        name="identifier"
        maxLength={64}
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Con o sin puntos. Si no tienes RUT, tu pasaporte o número provisional."
        error={error}
      />
      <Button type="submit" size="lg" block busy={busy} busyText="Enviando..." waiting={!hydrated}>
        Enviar código
      </Button>
    </form>
  );
}
