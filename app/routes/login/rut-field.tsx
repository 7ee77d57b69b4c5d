import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import { formatRutInput, RUT_MAX_LENGTH, RUT_MAX_SIGNS, rutSigns } from "#app/features/users/rut.ts";
import { TextField } from "#app/ui/field.tsx";

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
