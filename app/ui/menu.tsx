import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type MenuAction = {
  /** Unique in the menu. */
  key: string;
  label: string;
  onChoose: () => void;
};

type MenuProps = {
  label: string;
  actions: readonly MenuAction[];
  id: string;
  onClose: () => void;
  /** Closed because the user pressed or focused something else: the focus stays there. */
  onLeave: () => void;
  /** The page scrolled under the menu, perhaps still because of the tap that scrolled the button into view. */
  onMove: () => void;
};

/** The part of MenuButton whose script is loaded when a menu opens. */
export default function Menu({ id, label, actions, onClose, onLeave, onMove }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef({ onLeave, onMove });
  latest.current = { onLeave, onMove };
  useEffect(() => {
    itemsOf(list.current)[0]?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      if (!(event.target instanceof Node && list.current?.contains(event.target))) latest.current.onLeave();
    };
    const move = () => latest.current.onMove();
    window.addEventListener("pointerdown", outside);
    window.addEventListener("scroll", move, true);
    window.addEventListener("resize", move);
    return () => {
      window.removeEventListener("pointerdown", outside);
      window.removeEventListener("scroll", move, true);
      window.removeEventListener("resize", move);
    };
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    else if (event.key === "Tab") onLeave();
    else {
      const to = target(event.key, itemsOf(list.current));
      if (!to) return;
      event.preventDefault();
      to.focus();
    }
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKey}
      className="min-w-52 rounded-[0.75rem] border border-line bg-surface p-1.5 shadow-raised"
    >
      {actions.map(({ key, label: text, onChoose }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose();
            onChoose();
          }}
          className={classNames(
            "flex min-h-10 w-full items-center rounded-control px-3 py-2 text-left text-[0.875rem] leading-5",
            "font-medium -outline-offset-2 hover:bg-paper focus-visible:bg-paper touch:min-h-11",
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function target(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(":focus"));
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at - 1);
  if (key === "Home") return items[0];
  return key === "End" ? items.at(-1) : undefined;
}
