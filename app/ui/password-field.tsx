import { Eye, EyeOff } from "lucide-react";
import { forwardRef, type InputHTMLAttributes, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts } from "./field.tsx";
import { inputClass } from "./input-class.ts";

type PasswordFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type">;

/** A password field with a button that shows the password, because hidden typing on a phone often fails. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, hint, error, optional, className, ...input },
  ref,
) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <div className="relative">
          <input
            ref={ref}
            autoComplete="current-password"
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(inputClass, "pr-13")}
          />
          <Button
            variant="ghost"
            square
            size="sm"
            icon={shown ? EyeOff : Eye}
            aria-label={shown ? "Ocultar contraseña" : "Mostrar contraseña"}
            onClick={() => setShown(!shown)}
            className="absolute top-1.5 right-1.5 touch:top-1 touch:right-1"
          />
        </div>
      )}
    </Field>
  );
});
