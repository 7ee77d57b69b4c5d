import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  DEFAULT_TOKEN_DAYS,
  MAX_TOKEN_DAYS,
  MAX_TOKEN_NAME,
  SCOPE_NAMES,
  TOKEN_SCOPES,
} from "#app/features/access/tokens/scopes.ts";
import { postJson } from "#app/http/api.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Made = { token: string; expiresAt: string };

/** Makes a token and shows it, once. */
export function NewToken() {
  const { busy, failure, run } = useCommand();
  const { revalidate } = useRevalidator();
  const isReady = useHydrated();
  const [error, setError] = useState<string>();
  const [made, setMade] = useState<Made | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = Object.fromEntries(new FormData(form));
    const name = String(data.name).trim();
    const days = Number(data.days);
    if (name === "") return setError("Escribe para qué es la llave.");
    if (!Number.isInteger(days) || days < 1 || days > MAX_TOKEN_DAYS) {
      return setError(`Escribe en cuántos días vence, de 1 a ${MAX_TOKEN_DAYS}.`);
    }
    setError(undefined);
    const outcome = await run(() => postJson<Made>("/api/admin/tokens", { name, days, scope: data.scope }));
    if (!outcome || outcome.failure !== undefined) return;
    setMade(outcome.answer);
    form.reset();
    revalidate();
  };
  const problem = error ?? failure;
  return (
    <Card as="section" aria-labelledby="new-token">
      <h2 id="new-token" className="mb-4 text-lg font-bold">
        Crear una llave
      </h2>
      <form noValidate onSubmit={submit} className="grid items-start gap-4 rows:grid-cols-[2fr_1fr_8rem]">
        <TextField
          label="Para qué es"
          name="name"
          maxLength={MAX_TOKEN_NAME}
          autoComplete="off"
          hint="Por ejemplo, «Nómina nocturna de registro académico»."
        />
        <SelectField label="Qué abre" name="scope">
          {TOKEN_SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {SCOPE_NAMES[scope]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Vence en días"
          name="days"
          type="number"
          min={1}
          max={MAX_TOKEN_DAYS}
          defaultValue={DEFAULT_TOKEN_DAYS}
        />
        {problem && (
          <Alert tone="bad" className="rows:col-span-3">
            {problem}
          </Alert>
        )}
        <Button type="submit" busy={busy} busyText="Creando..." waiting={!isReady} className="justify-self-start">
          Crear llave
        </Button>
      </form>
      {made && <MadeToken {...made} onDone={() => setMade(null)} />}
    </Card>
  );
}

function MadeToken({ token, expiresAt, onDone }: Made & { onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (token) field.current?.select();
  }, [token]);
  return (
    <Alert tone="ok" title="Llave creada: cópiala ahora, no se muestra otra vez" className="mt-5">
      <TextField
        ref={field}
        label="Llave"
        value={token}
        readOnly
        spellCheck={false}
        autoComplete="off"
        hint={`Vence el ${formatDateTime(expiresAt)}. Guárdala donde el programa guarda sus secretos.`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" className="mt-3" onClick={onDone}>
        Ya la copié
      </Button>
    </Alert>
  );
}
