import { Ellipsis } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { deferredMenu } from "./deferred/deferred-menu.tsx";
import type { MenuAction } from "./menu.tsx";

// Its script is loaded with the first menu that opens.
const Menu = deferredMenu({ name: "el menú", load: () => import("./menu.tsx") });

type MenuButtonProps = {
  /** Accessible name of the button and of the menu. */
  label: string;
  actions: readonly MenuAction[];
  busy?: boolean;
};

/** Pixels: used to estimate the menu's height and decide whether it opens downwards or upwards. */
const ROW_HEIGHT = 44;
const GAP = 4;

/** A menu for secondary actions. Arrow keys move, Esc closes, the focus returns to the button. */
export function MenuButton({ label, actions, busy = false }: MenuButtonProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<{ top?: number; bottom?: number; right: number } | null>(null);
  const open = () => {
    const box = trigger.current?.getBoundingClientRect();
    if (!box) return;
    if (box.bottom < 0 || box.top > window.innerHeight) return setPlace(null);
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
        // Fixed position, because the scrolling containers around it would clip it.
        <div style={place} className="fixed z-20 text-left">
          <Menu id={id} label={label} actions={actions} onClose={close} onLeave={() => setPlace(null)} onMove={open} />
        </div>
      )}
    </>
  );
}
