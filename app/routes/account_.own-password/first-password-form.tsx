import { type FormEvent, useRef, useState } from "react";
import {
  MAX_PASSWORD_LENGTH,
  minLength,
  type PasswordOwner,
  passwordProblem,
} from "#app/features/auth/own-password.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { enter } from "#app/routes/login/enter.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Errors = { next?: string; again?: string; other?: string };

/** The own password, twice; then the role's home. */
export function FirstPasswordForm({ owner }: { owner: PasswordOwner }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const next = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const show = (found: Errors) => {
    setErrors(found);
    if (found.next) next.current?.focus();
    else if (found.again) again.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = next.current?.value ?? "";
    const problem = typed === "" ? "Escribe tu contraseña nueva." : passwordProblem(typed, owner);
    if (problem) return show({ next: problem });
    if (again.current?.value !== typed) return show({ again: "No es igual a la de arriba. Escríbela otra vez." });
    setErrors({});
    setBusy(true);
    try {
      await postJson("/api/account/password/first", { next: typed });
      // Stays busy until the next screen appears.
      enter(owner.role);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setBusy(false);
      const text = sentenceOf(failure);
      show(failure.reason === "weak_password" ? { next: text } : { other: text });
    }
  };
  return (
    <Card>
      <form
        noValidate
        method="post"
        action="/api/account/password/first"
        onSubmit={submit}
        className="grid max-w-md gap-4"
      >
        {/* Password managers store the new password under this user name. */}
        <input type="text" name="username" autoComplete="username" value={owner.rut} readOnly hidden />
        <PasswordField
          ref={next}
          label="Contraseña nueva"
          name="next"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          hint={`Al menos ${minLength(owner.role)} caracteres. No uses tu RUT, un año ni secuencias.`}
          error={errors.next}
        />
        <PasswordField
          ref={again}
          label="Repite la contraseña nueva"
          name="again"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          error={errors.again}
        />
        {errors.other && <Alert tone="bad">{errors.other}</Alert>}
        <div>
          <Button type="submit" busy={busy} busyText="Guardando..." waiting={!hydrated}>
            Guardar y seguir
          </Button>
        </div>
      </form>
    </Card>
  );
}
