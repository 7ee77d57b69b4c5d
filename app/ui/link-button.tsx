import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type ButtonVariant, buttonClass } from "./button-class.ts";
import { type Glyph, Icon } from "./icon.tsx";

type LinkButtonProps = ButtonVariant & {
  /** A path of this application, or a full address (https:, mailto:). */
  to: string;
  icon?: Glyph;
  /** An icon after the text, for 'continue' links. */
  iconAfter?: Glyph;
  /** Loads the whole document instead of navigating in the app, e.g. for a download. */
  reloadDocument?: boolean;
  /** Given to the page that opens, as its location's state. */
  state?: object | undefined;
  className?: string;
  children: ReactNode;
};

/** A link that looks like a button. It only navigates and changes no data. */
export function LinkButton({
  to,
  icon,
  iconAfter,
  variant,
  size,
  block,
  square,
  reloadDocument,
  state,
  className,
  children,
}: LinkButtonProps) {
  return (
    <Link
      to={to}
      reloadDocument={reloadDocument}
      state={state}
      className={buttonClass({ variant, size, block, square }, className)}
    >
      {icon && <Icon glyph={icon} size={18} />}
      {children}
      {iconAfter && <Icon glyph={iconAfter} size={18} />}
    </Link>
  );
}
