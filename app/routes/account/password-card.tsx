import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { MAX_PASSWORD_LENGTH, minLength, passwordProblem, RUT_FORM_LENGTH } from "#app/features/auth/own-password.ts";
import { isStaff } from "#app/features/permissions/roles.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { notify } from "#app/ui/notify.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Role } from "#db/schema.ts";
import { sentenceOf } from "../../http/error-sentence.ts";
import type { AccountData } from "./screen-data.ts";

type Errors = { current?: string; next?: string; again?: string; other?: string };
type Typed = { current: string; next: string; again: string };

type PasswordCardProps = Pick<AccountData, "user"> & Partial<Pick<AccountData, "isRutFormShort">>;

/** Form to change the password: current one, new one and its repetition. */
export function PasswordCard({ user, isRutFormShort = true }: PasswordCardProps) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Errors) => {
    setErrors(found);
    const first = (["current", "next", "again"] as const).find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    const found = check(typed, user);
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    setBusy(true);
    try {
      await postJson("/api/account/password", { current: typed.current, next: typed.next });
      form.current?.reset();
      notify({ tone: "ok", title: "Contraseña cambiada", detail: "Tus demás sesiones se cerraron." });
      revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(errorsOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" aria-labelledby="contrasena">
      <h2 id="contrasena">Contraseña</h2>
      <p className="mt-1 mb-4 text-ink-2">{explanation(user.role, isRutFormShort)}</p>
      <form
        ref={form}
        noValidate
        method="post"
        action="/api/account/password"
        onSubmit={submit}
        className="grid max-w-md gap-4"
      >
        {/* Password managers store the new password under this user name. */}
        <input type="text" name="username" autoComplete="username" value={user.rut} readOnly hidden />
        <PasswordField label="Contraseña actual" name="current" maxLength={200} error={errors.current} />
        <PasswordField
          label="Contraseña nueva"
          name="next"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          hint="Mezcla letras y números. No uses tu RUT, un año ni secuencias."
          error={errors.next}
        />
        <PasswordField
          label="Repite la contraseña nueva"
          name="again"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          error={errors.again}
        />
        {errors.other && <Alert tone="bad">{errors.other}</Alert>}
        <div>
          <Button type="submit" busy={busy} busyText="Cambiando..." waiting={!hydrated}>
            Cambiar contraseña
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** For whoever enters with the university's account, or by passkey, alone. */
export function NoPasswordCard({ canEnterByCode }: Pick<AccountData, "canEnterByCode">) {
  return (
    <Card as="section" aria-labelledby="contrasena">
      <h2 id="contrasena">Contraseña</h2>
      <p className="mt-1 text-ink-2">
        Tu cuenta no tiene una contraseña de esta plataforma.
        {canEnterByCode && " Si quieres una, sal y entra con un código de tu correo."}
      </p>
    </Card>
  );
}

function explanation(role: Role, isRutFormShort: boolean) {
  if (!isRutFormShort) {
    return isStaff(role)
      ? `Tu cuenta ve datos de otras personas: usa al menos ${minLength(role)} caracteres.`
      : "Elige una que no uses en otra parte. Mientras más larga, más segura.";
  }
  const byEmail = (
    <a className="link" href="/login-old">
      el ingreso con correo
    </a>
  );
  if (isStaff(role)) {
    return (
      <>
        Tu cuenta ve datos de otras personas: usa al menos {minLength(role)} caracteres.
        {" Con una contraseña así entras solo por "}
        {byEmail}, porque el formulario del RUT acepta {RUT_FORM_LENGTH}.
      </>
    );
  }
  return (
    <>
      El formulario del RUT acepta contraseñas de {RUT_FORM_LENGTH} caracteres. Puedes elegir una más larga y más
      segura, pero con ella entras solo por {byEmail}.
    </>
  );
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? "");
  return { current: value("current"), next: value("next"), again: value("again") };
}

function check({ current, next, again }: Typed, user: AccountData["user"]): Errors {
  const problem = next === "" ? "Escribe la contraseña nueva." : passwordProblem(next, user);
  return {
    ...(current === "" && { current: "Escribe tu contraseña actual." }),
    ...(problem && { next: problem }),
    ...(!problem && again !== next && { again: "No es igual a la de arriba. Escríbela otra vez." }),
  };
}

function errorsOf(error: ApiError): Errors {
  const sentence = sentenceOf(error);
  if (error.reason === "wrong_password") return { current: sentence };
  if (error.reason === "weak_password" || error.reason === "same_password") return { next: sentence };
  return { other: sentence };
}
