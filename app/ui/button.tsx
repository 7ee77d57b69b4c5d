import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from "react";
import { type ButtonVariant, buttonClass } from "./button-class.ts";
import { classNames } from "./class-names.ts";
import { type Glyph, Icon } from "./icon.tsx";

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> &
  ButtonVariant & {
    icon?: Glyph;
    /** Work in progress: shows a spinner and `busyText` instead of the content, at the same width; not clickable. */
    busy?: boolean;
    /** Text while busy, e.g. "Cargando...". Without it the content stays. */
    busyText?: string;
    /** Not clickable yet because the scripts are starting, but drawn as enabled, to avoid a grey flash. */
    waiting?: boolean;
    /** Layout only (margins, grid position); appearance comes from `variant` and `size`. */
    className?: string;
    children?: ReactNode;
  };

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    block,
    square,
    icon,
    busy = false,
    busyText,
    waiting = false,
    disabled,
    className,
    children,
    style,
    type = "button",
    ...rest
  },
  forwarded,
) {
  const element = useRef<HTMLButtonElement | null>(null);
  const restingWidth = useRef<number | undefined>(undefined);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(forwarded, () => element.current);
  // The shorter busy text must not change the button's width: remember the normal width.
  useEffect(() => {
    if (!busy) restingWidth.current = element.current?.offsetWidth;
  });
  return (
    <button
      {...rest}
      ref={element}
      type={type}
      disabled={disabled || busy || waiting}
      data-waiting={waiting && !disabled ? "" : undefined}
      aria-busy={busy || undefined}
      style={busy ? { ...style, minWidth: restingWidth.current } : style}
      className={buttonClass({ variant, size, block, square }, className)}
    >
      {busy ? <Spinner /> : icon && <Icon glyph={icon} size={18} />}
      {busy && busyText ? busyText : children}
    </button>
  );
});

/** Takes the colour of the surrounding text. */
function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "size-4.5 shrink-0 animate-spin rounded-full border-[2.5px] border-current/35 border-t-current",
        className,
      )}
    />
  );
}
