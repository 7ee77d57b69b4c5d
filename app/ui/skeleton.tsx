import { classNames } from "./class-names.ts";

/** A grey placeholder bar for content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "block animate-skeleton rounded-[0.5rem]",
        "bg-[linear-gradient(90deg,#eceae4_25%,#f5f4f0_50%,#eceae4_75%)] bg-size-[200%_100%]",
        className,
      )}
    />
  );
}

/** The loading text, announced to screen readers, above placeholder rows for the list. */
export function LoadingRows({ text, rows = 3 }: { text: string; rows?: number }) {
  return (
    <div aria-busy="true" className="p-5">
      <p role="status" className="text-sm text-ink-3">
        {text}
      </p>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row, index) => (
        <div key={row} className="mt-3.5 flex items-center gap-3">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className={classNames("h-3.5", ["w-2/3", "w-11/12", "w-1/2"][index % 3])} />
        </div>
      ))}
    </div>
  );
}
