import { classNames } from "./class-names.ts";

export type ButtonVariant = {
  /**
   * One primary button per view. `danger` is outlined; `danger-solid` only inside its confirmation. The inverse ones
   * are for dark panels.
   */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "danger-solid" | "inverse" | "inverse-outline";
  size?: "sm" | "md" | "lg";
  /** Full width of its container. */
  block?: boolean;
  /** Icon only: needs an aria-label. */
  square?: boolean;
};

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-control border font-semibold leading-5 " +
  "tracking-[-0.005em] whitespace-nowrap transition-[background-color,border-color,color,box-shadow] print:hidden " +
  "idle-disabled:cursor-not-allowed idle-disabled:border-transparent idle-disabled:bg-sunken " +
  "idle-disabled:text-off idle-disabled:shadow-none";

const VARIANT = {
  primary:
    "border-transparent bg-act text-on-act " +
    "shadow-[inset_0_1px_0_rgb(255_255_255/.12),0_1px_2px_rgb(6_43_42/.22)] " +
    "enabled:hover:bg-act-hover enabled:active:bg-act-press enabled:active:shadow-none " +
    "[a&]:hover:bg-act-hover [a&]:active:bg-act-press",
  secondary:
    "border-edge bg-surface text-ink shadow-card enabled:hover:border-line-strong " +
    "enabled:hover:bg-paper [a&]:hover:border-line-strong [a&]:hover:bg-paper",
  ghost:
    "border-transparent bg-transparent text-ink-2 enabled:hover:bg-ink/6 " +
    "enabled:hover:text-ink [a&]:hover:bg-ink/6 [a&]:hover:text-ink",
  danger: "border-bad-line bg-surface text-bad enabled:hover:bg-bad-soft [a&]:hover:bg-bad-soft",
  "danger-solid": "border-transparent bg-bad text-on-bad enabled:hover:bg-bad-ink [a&]:hover:bg-bad-ink",
  inverse: "border-transparent bg-on-deep text-deep enabled:hover:bg-on-deep-2 [a&]:hover:bg-on-deep-2",
  "inverse-outline":
    "border-on-deep/34 bg-transparent text-on-deep enabled:hover:bg-on-deep/10 [a&]:hover:bg-on-deep/10",
} as const;

const SIZE = {
  sm: "min-h-8 touch:min-h-9 py-1 text-sm",
  md: "min-h-10 touch:min-h-11 py-2 text-base",
  lg: "min-h-12 touch:min-h-13 py-3 text-[1rem]",
} as const;

const PADDING = { sm: "px-3", md: "px-4", lg: "px-5" } as const;
const SQUARE = { sm: "w-8 touch:w-9 px-0", md: "w-10 touch:w-11 px-0", lg: "w-12 touch:w-13 px-0" } as const;

/** Class of everything that looks like a button: Button, LinkButton, the label of a file input. */
export function buttonClass(
  { variant = "primary", size = "md", block, square }: ButtonVariant,
  extra?: string,
): string {
  return classNames(
    BASE,
    VARIANT[variant],
    SIZE[size],
    square ? SQUARE[size] : PADDING[size],
    block && "w-full",
    extra,
  );
}
