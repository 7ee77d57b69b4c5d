import { type FormEvent, useRef, useState } from "react";
import { formatRutInput, isValidRutShape } from "#app/features/users/rut.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { RutField } from "./rut-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

const PASSWORD_LENGTH = 4;

/** RUT and password. What was typed before the scripts started is in the form too, so the values are read from it. */
export function SignInForm() {
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
    // The method keeps the password out of the address should the form ever be sent without scripts.
    <form
      method="post"
      action="/api/auth/login"
      onSubmit={submit}
      className="mt-5 mb-4 grid gap-4 lg:mt-8 lg:mb-6 lg:gap-5"
    >
      <RutField ref={rut} name="rut" error={rutError} />
      <PasswordField
        ref={password}
        label="Contraseña"
        name="password"
        required
        maxLength={PASSWORD_LENGTH}
        hint="Son los primeros 4 dígitos de tu RUT"
      />
      <Button type="submit" size="lg" block busy={busy} busyText="Cargando..." waiting={!hydrated} className="mt-1">
        Iniciar sesión
      </Button>
    </form>
  );
}
