import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { type Glyph, Icon } from "./icon.tsx";

export type MenuAction = {
  /** Unique in the menu. */
  key: string;
  label: string;
  glyph?: Glyph;
  onChoose: () => void;
};

type MenuButtonProps = {
  /** Accessible name of the button and of the menu. */
  label: string;
  actions: readonly MenuAction[];
  busy?: boolean;
};

/** Pixels: room that the menu needs, to know whether it opens downwards or upwards. */
const ROW_HEIGHT = 44;
const GAP = 4;

/** Acts that do not deserve a button of their own. Arrows move, Esc closes, the focus returns to the button. */
export function MenuButton({ label, actions, busy = false }: MenuButtonProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<{ top?: number; bottom?: number; right: number } | null>(null);
  const open = () => {
    const box = trigger.current?.getBoundingClientRect();
    if (!box) return;
    const upwards = box.bottom + actions.length * ROW_HEIGHT + 16 > window.innerHeight && box.top > box.bottom / 2;
    const right = document.documentElement.clientWidth - box.right;
    setPlace(upwards ? { bottom: window.innerHeight - box.top + GAP, right } : { top: box.bottom + GAP, right });
  };
  const close = () => {
    setPlace(null);
    trigger.current?.focus();
  };
  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        size="sm"
        square
        icon={Ellipsis}
        busy={busy}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        aria-controls={place ? id : undefined}
        onClick={() => (place ? close() : open())}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || place) return;
          event.preventDefault();
          open();
        }}
        className="touch:min-h-11 touch:w-11"
      />
      {place && (
        // Fixed: the boxes around it scroll and would cut it.
        <div style={place} className="fixed z-20 text-left">
          <Menu id={id} label={label} actions={actions} onClose={close} onLeave={() => setPlace(null)} />
        </div>
      )}
    </>
  );
}

type MenuProps = Pick<MenuButtonProps, "label" | "actions"> & {
  id: string;
  onClose: () => void;
  /** Closed because the person went elsewhere: the focus stays there. */
  onLeave: () => void;
};

function Menu({ id, label, actions, onClose, onLeave }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    itemsOf(list.current)[0]?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      if (!(event.target instanceof Node && list.current?.contains(event.target))) leave.current();
    };
    const gone = () => leave.current();
    window.addEventListener("pointerdown", outside);
    // It stands still while the page moves away under it.
    window.addEventListener("scroll", gone, true);
    window.addEventListener("resize", gone);
    return () => {
      window.removeEventListener("pointerdown", outside);
      window.removeEventListener("scroll", gone, true);
      window.removeEventListener("resize", gone);
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
      {actions.map(({ key, label: text, glyph, onChoose }) => (
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
            "flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-2 text-left text-[0.875rem] leading-5 font-medium",
            "touch:min-h-11 -outline-offset-2 hover:bg-paper focus-visible:bg-paper",
          )}
        >
          {glyph && <Icon glyph={glyph} size={18} className="text-ink-3" />}
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
