import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Id of an element above that also describes this checkbox. */
  about?: string;
  className?: string;
};

/** A checkbox with its label at the right and a hint below; large enough for touch. */
export function CheckboxField({ label, hint, about, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  const described = [about, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={classNames("flex items-start gap-3", className)}>
      <input
        type="checkbox"
        {...input}
        id={id}
        aria-describedby={described || undefined}
        className="mt-0.5 size-5 shrink-0 accent-act touch:my-3"
      />
      <div className="min-w-0 touch:py-2.5">
        <label htmlFor={id} className="leading-6">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-1 text-[0.875rem] leading-5 text-ink-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
