import { type FormEvent, useRef, useState } from "react";
import { MAX_PASSWORD_LENGTH } from "#app/features/auth/own-password.ts";
import { formatRutInput, isValidRutShape } from "#app/features/users/rut.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { notify } from "#app/ui/notify.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { RutField } from "./rut-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

const PASSWORD_LENGTH = 4;

type SignInFormProps = { compact?: boolean; isEntryByCode?: boolean };

/**
 * RUT and password. The values are read from the form, because they may have been typed before the scripts started.
 * `compact`: below the institution's own sign-in, which is the main way. `isEntryByCode`: the password is
 * the own one, of any length, and whoever has none asks for a code.
 */
export function SignInForm({ compact = false, isEntryByCode = false }: SignInFormProps) {
  const { busy, signIn } = useSignIn();
  const hydrated = useHydrated();
  const [rutError, setRutError] = useState<string>();
  const rut = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = formatRutInput(String(data.get("rut") ?? ""));
    if (!isValidRutShape(typed)) {
      notify({ tone: "bad", title: "RUT inválido", detail: "Por favor ingresa un RUT válido (ej: 12345678-9)" });
      setRutError("Revisa tu RUT: son 7 u 8 dígitos, un guion y el dígito verificador");
      rut.current?.focus();
      return;
    }
    setRutError(undefined);
    if (!(await signIn({ rut: typed, password: String(data.get("password") ?? "") }))) password.current?.select();
  };

  return (
    // POST keeps the password out of the URL if the form is submitted without scripts.
    <form
      method="post"
      action="/api/auth/login"
      onSubmit={submit}
      className={classNames(
        "mb-4 grid gap-4",
        compact ? "sm:grid-cols-[1.25fr_1fr] sm:gap-3" : "mt-5 lg:mt-8 lg:mb-6 lg:gap-5",
      )}
    >
      <RutField ref={rut} name="rut" error={rutError} />
      <PasswordField
        ref={password}
        label="Contraseña"
        name="password"
        required
        maxLength={isEntryByCode ? MAX_PASSWORD_LENGTH : PASSWORD_LENGTH}
        hint={isEntryByCode ? undefined : "Son los primeros 4 dígitos de tu RUT"}
      />
      <Button
        type="submit"
        variant={compact ? "secondary" : "primary"}
        size="lg"
        block
        busy={busy}
        busyText="Cargando..."
        waiting={!hydrated}
        className={classNames("mt-1", compact && "sm:col-span-2")}
      >
        Iniciar sesión
      </Button>
      {isEntryByCode && (
        <p className={classNames("text-ink-2", compact && "sm:col-span-2")}>
          ¿Primera vez, u olvidaste tu contraseña?{" "}
          <a className="link" href="/login/codigo">
            Entra con un código
          </a>
        </p>
      )}
    </form>
  );
}
