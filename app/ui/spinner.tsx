import { classNames } from "./class-names.ts";

/** Takes the colour of the text around it. */
export function Spinner({ className }: { className?: string }) {
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
