import { CircleAlert } from "lucide-react";
import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { inputClass } from "./input-class.ts";

/** Attributes that the control inside a Field must have. */
export type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  /** A sentence that says how to fix the input; sets aria-invalid. */
  error?: string | undefined;
  /** Adds '(opcional)' to the label. */
  optional?: boolean;
  className?: string;
};

/** Label above a control, hint and error below it, connected by ids. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-[0.875rem] leading-5 font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> (opcional)</span>}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.875rem] leading-5 text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-[0.875rem] leading-5 font-medium text-bad">
          <Icon glyph={CircleAlert} size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, "className">;

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, optional, className, ...input },
  ref,
) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <input ref={ref} {...input} {...control} className={inputClass} />}
    </Field>
  );
});

type TextAreaFieldProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className">;

export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, error, optional, className, rows = 3, ...area },
  ref,
) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <textarea ref={ref} rows={rows} {...area} {...control} className={classNames(inputClass, "resize-y")} />
      )}
    </Field>
  );
});

type SelectFieldProps = FieldTexts & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className">;

export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, error, optional, className, children, ...select },
  ref,
) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <select ref={ref} {...select} {...control} className={inputClass}>
          {children}
        </select>
      )}
    </Field>
  );
});
