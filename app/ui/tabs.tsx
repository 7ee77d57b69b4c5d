import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";

type TabItem = {
  id: string;
  label: string;
  /** Mounted only while its tab is selected. */
  panel: ReactNode;
};

type TabsProps = {
  /** Accessible name of the list. */
  label: string;
  items: TabItem[];
  /** Id of the selected item; the first item is selected when none has this id. */
  selected: string;
  onSelect: (id: string) => void;
  /** Smaller gaps, for screens with much above the fold. */
  dense?: boolean;
  className?: string;
};

const tabClass =
  "relative -outline-offset-2 inline-flex shrink-0 items-center gap-2 whitespace-nowrap font-medium " +
  "text-ink-3 hover:text-ink aria-selected:font-bold aria-selected:text-patina-800 aria-selected:after:absolute " +
  "aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.75 " +
  "aria-selected:after:rounded-t-[3px] aria-selected:after:bg-act";

/**
 * Text tabs with an underline. Arrow keys move; on phones the list scrolls sideways and keeps the selected tab in
 * view. Without a component library, whose tabs alone would be a tenth of a screen's scripts.
 */
export function Tabs({ label, items, selected, onSelect, dense = false, className }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === selected),
  );
  useSelectedInView(list, index);
  const onKey = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onSelect(item.id);
  };
  const current = items[index];
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(
          "relative -mx-4 flex gap-5 overflow-x-auto border-b border-line px-4 [scrollbar-width:none]",
          "shell:mx-0 shell:gap-6 shell:px-0",
        )}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${prefix}-${item.id}`}
            aria-selected={item === current}
            aria-controls={item === current ? `${prefix}-panel` : undefined}
            tabIndex={item === current ? 0 : -1}
            onClick={() => item !== current && onSelect(item.id)}
            onKeyDown={onKey}
            className={classNames(tabClass, dense ? "py-3 shell:py-2" : "py-3")}
          >
            {item.label}
          </button>
        ))}
      </div>
      {current && (
        <div
          key={current.id}
          role="tabpanel"
          id={`${prefix}-panel`}
          aria-labelledby={`${prefix}-${current.id}`}
          // A panel may begin with text, and the keyboard must get there.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className={classNames("rounded-card", dense ? "mt-2" : "mt-5")}
        >
          {current.panel}
        </div>
      )}
    </div>
  );
}

function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Scrolls only sideways and only inside the list, so that the page does not jump. */
function useSelectedInView(list: RefObject<HTMLElement>, index: number): void {
  useEffect(() => {
    const tab = list.current?.children[index];
    if (!(tab instanceof HTMLElement) || !list.current) return;
    const { scrollLeft, clientWidth } = list.current;
    if (tab.offsetLeft < scrollLeft || tab.offsetLeft + tab.offsetWidth > scrollLeft + clientWidth) {
      list.current.scrollLeft = tab.offsetLeft - 16;
    }
  }, [list, index]);
}
