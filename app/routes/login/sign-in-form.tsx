import { type FormEvent, forwardRef, useEffect, useImperativeHandle, useRef, useState } from "react";
import { MAX_PASSWORD_LENGTH } from "#app/features/auth/own-password.ts";
import { formatRutInput, isValidRutShape, RUT_MAX_LENGTH, RUT_MAX_SIGNS, rutSigns } from "#app/features/users/rut.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
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

type RutFieldProps = { name: string; error?: string | undefined };

/** A RUT field that formats the text while it is typed. The value is in the form's data, under `name`. */
export const RutField = forwardRef<HTMLInputElement, RutFieldProps>(function RutField({ name, error }, forwarded) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(forwarded, () => input.current);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // The text may have been typed before the scripts started.
    shape(field);
    const onInsert = (event: InputEvent) => insertWhole(field, event);
    const onInput = () => shape(field);
    // A native listener, because React's onBeforeInput does not provide the inserted text.
    field.addEventListener("beforeinput", onInsert);
    field.addEventListener("input", onInput);
    return () => {
      field.removeEventListener("beforeinput", onInsert);
      field.removeEventListener("input", onInput);
    };
  }, []);
  return (
    <TextField
      ref={input}
      label="RUT"
      name={name}
      required
      maxLength={RUT_MAX_LENGTH}
      autoComplete="username"
      autoCapitalize="characters"
      spellCheck={false}
      hint="Con o sin puntos, por ejemplo 12345678-9"
      error={error}
    />
  );
});

/**
 * The browser would cut "12.345.678-9" at maxLength before the dots are removed, whether it comes from the clipboard,
 * a keyboard suggestion or a password manager. So we insert the text ourselves and cut only what exceeds maxLength.
 */
function insertWhole(input: HTMLInputElement, event: InputEvent): void {
  const text = event.data ?? event.dataTransfer?.getData("text/plain");
  if (!event.inputType.startsWith("insert") || event.isComposing || !text) return;
  event.preventDefault();
  const start = input.selectionStart ?? input.value.length;
  const before = rutSigns(input.value.slice(0, start));
  const after = rutSigns(input.value.slice(input.selectionEnd ?? start));
  const inserted = rutSigns(text).slice(0, RUT_MAX_SIGNS - before.length - after.length);
  put(input, before + inserted + after, before.length + inserted.length);
}

/** Formats the value after a deletion or after the browser filled it in. */
function shape(input: HTMLInputElement): void {
  if (formatRutInput(input.value) === input.value) return;
  put(input, input.value, rutSigns(input.value.slice(0, input.selectionStart ?? input.value.length)).length);
}

/** Shows the formatted text and keeps the caret after the same number of digits, although the hyphen moves. */
function put(input: HTMLInputElement, raw: string, digitsBefore: number): void {
  const text = formatRutInput(raw);
  input.value = text;
  const hyphen = text.indexOf("-");
  const caret = hyphen !== -1 && digitsBefore > hyphen ? digitsBefore + 1 : digitsBefore;
  // Only if the field has the focus: otherwise some browsers would move the focus here.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
