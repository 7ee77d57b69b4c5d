import { type FormEvent, forwardRef, useEffect, useImperativeHandle, useRef, useState } from "react";
import { formatRutInput, isValidRutShape, RUT_MAX_LENGTH, RUT_MAX_SIGNS, rutSigns } from "#app/features/users/rut.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
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

type RutFieldProps = { name: string; error?: string | undefined };

/** A RUT that takes its shape while it is typed. The value is in the form's data, under `name`. */
export const RutField = forwardRef<HTMLInputElement, RutFieldProps>(function RutField({ name, error }, forwarded) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(forwarded, () => input.current);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // What was typed before the scripts started.
    shape(field);
    const onInsert = (event: InputEvent) => insertWhole(field, event);
    const onInput = () => shape(field);
    // Native, because React's onBeforeInput does not tell what is inserted.
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
 * The browser would cut "12.345.678-9" at maxLength before the dots are dropped, whether it comes from the clipboard,
 * the keyboard's suggestions or a password manager: put it in ourselves. What does not fit is left out, as maxLength
 * does.
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

/** After a deletion, or a value that the browser put in. */
function shape(input: HTMLInputElement): void {
  if (formatRutInput(input.value) === input.value) return;
  put(input, input.value, rutSigns(input.value.slice(0, input.selectionStart ?? input.value.length)).length);
}

/** Shows the formatted text with the caret behind as many digits as before, although the hyphen moves. */
function put(input: HTMLInputElement, raw: string, digitsBefore: number): void {
  const text = formatRutInput(raw);
  input.value = text;
  const hyphen = text.indexOf("-");
  const caret = hyphen !== -1 && digitsBefore > hyphen ? digitsBefore + 1 : digitsBefore;
  // Only where the caret already is: setting it elsewhere would take the focus in some browsers.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
