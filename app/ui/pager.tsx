import { Button } from "./button.tsx";

type PagerProps = {
  /** "1-50 de 1.284" */
  summary: string;
  /** Undefined on the first page. */
  onPrevious: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
  busy?: boolean;
};

/** Previous and next buttons under a paginated list. */
export function Pager({ summary, onPrevious, onNext, busy = false }: PagerProps) {
  return (
    <nav
      aria-label="Páginas"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3"
    >
      <p role="status" className="text-[0.875rem] text-ink-2 tabular-nums">
        {summary}
      </p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={!onPrevious || busy}
          onClick={onPrevious}
          className="touch:min-h-11"
        >
          Anterior
        </Button>
        <Button variant="secondary" size="sm" disabled={!onNext || busy} onClick={onNext} className="touch:min-h-11">
          Siguiente
        </Button>
      </div>
    </nav>
  );
}
