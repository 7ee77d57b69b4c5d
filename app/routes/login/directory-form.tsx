import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DIRECTORY_LOGIN, useSignIn } from "./use-sign-in.ts";

/** User name and password of the institution's directory. */
export function DirectoryForm({ name, isOnlyWay }: { name: string; isOnlyWay: boolean }) {
  const { busy, signIn } = useSignIn();
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<{ user?: string; password?: string }>({});
  const user = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = { username: String(data.get("username") ?? "").trim(), password: String(data.get("password") ?? "") };
    const found = {
      ...(typed.username === "" && { user: "Escribe tu usuario" }),
      ...(typed.password === "" && { password: "La contraseña es requerida" }),
    };
    setErrors(found);
    if (found.user) return user.current?.focus();
    if (found.password) return password.current?.focus();
    if (!(await signIn(typed, DIRECTORY_LOGIN))) password.current?.select();
  };

  return (
    <form
      noValidate
      method="post"
      action={DIRECTORY_LOGIN}
      onSubmit={submit}
      aria-labelledby="directory-form"
      className="mt-5 grid gap-4"
    >
      <h2 id="directory-form" className="text-base font-[590]">
        Entra con {name}
      </h2>
      <TextField
        ref={user}
        label="Usuario"
        name="username"
        maxLength={200}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.user}
      />
      <PasswordField
        ref={password}
        label={isOnlyWay ? "Contraseña de la universidad" : "Contraseña del usuario"}
        name="password"
        maxLength={200}
        error={errors.password}
      />
      <Button
        type="submit"
        variant={isOnlyWay ? "primary" : "secondary"}
        size="lg"
        block
        busy={busy}
        busyText="Cargando..."
        waiting={!hydrated}
      >
        Entrar
      </Button>
    </form>
  );
}
