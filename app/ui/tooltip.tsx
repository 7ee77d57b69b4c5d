import {
  cloneElement,
  createContext,
  type Dispatch,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { deferredPart } from "./deferred/deferred-part.tsx";
import type { TooltipTrigger, TriggerEvents } from "./tooltip-bubbles.tsx";

// The library is a sixth of a screen's scripts, so it is loaded when the first tooltip is needed. Tooltips are
// optional: without the network the page works without them.
const TooltipBubbles = deferredPart<{ triggers: Triggers }>({
  name: "las explicaciones",
  missing: "nothing",
  load: () => import("./tooltip-bubbles.tsx"),
});

type Triggers = readonly TooltipTrigger[];
const Wanted = createContext<Dispatch<SetStateAction<Triggers>>>(() => undefined);

/** Wraps the part of a page that has tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [triggers, setTriggers] = useState<Triggers>([]);
  return (
    <Wanted.Provider value={setTriggers}>
      {children}
      {triggers.length > 0 && <TooltipBubbles triggers={triggers} />}
    </Wanted.Provider>
  );
}

type TooltipProps = { text: string; children: ReactElement<TriggerEvents> };

/** Extra information that is not needed to understand the element. `children` is one focusable element. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const setTriggers = useContext(Wanted);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { heard, listen } = useTriggerEvents(setElement);
  useEffect(() => {
    if (!element) return;
    const trigger = { id, text, element, listen };
    setTriggers((all) => [...all, trigger]);
    return () => setTriggers((all) => all.filter((one) => one !== trigger));
  }, [id, text, element, listen, setTriggers]);
  const own = children.props;
  return cloneElement(children, {
    onPointerMove: both(own.onPointerMove, heard.onPointerMove),
    onPointerLeave: both(own.onPointerLeave, heard.onPointerLeave),
    onPointerDown: both(own.onPointerDown, heard.onPointerDown),
    onFocus: both(own.onFocus, heard.onFocus),
    onBlur: both(own.onBlur, heard.onBlur),
    onClick: both(own.onClick, heard.onClick),
  });
}

type Missed = { move?: PointerEvent<HTMLElement>; focus?: FocusEvent<HTMLElement> };

/**
 * Forwards the element's events to the tooltip. Events that come before the tooltip's script is loaded are stored and
 * replayed to it, unless they are over by then.
 */
function useTriggerEvents(want: (element: HTMLElement) => void) {
  const listener = useRef<TriggerEvents | null>(null);
  const missed = useRef<Missed>({});
  const listen = useCallback((events: TriggerEvents | null) => {
    listener.current = events;
    if (!events) return;
    const { move, focus } = missed.current;
    missed.current = {};
    if (move) events.onPointerMove?.(move);
    if (focus) events.onFocus?.(focus);
  }, []);
  const eventHandlers = {
    onPointerMove: (event) => {
      if (listener.current) return listener.current.onPointerMove?.(event);
      // Touch has no hover.
      if (event.pointerType === "touch") return;
      missed.current.move = event;
      want(event.currentTarget);
    },
    onPointerLeave: (event) => {
      missed.current.move = undefined;
      listener.current?.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      missed.current = {};
      listener.current?.onPointerDown?.(event);
    },
    onFocus: (event) => {
      if (listener.current) return listener.current.onFocus?.(event);
      missed.current.focus = event;
      want(event.currentTarget);
    },
    onBlur: (event) => {
      missed.current.focus = undefined;
      listener.current?.onBlur?.(event);
    },
    onClick: (event) => {
      missed.current = {};
      listener.current?.onClick?.(event);
    },
  } satisfies TriggerEvents;
  return { heard: eventHandlers, listen };
}

/** Calls the element's own handler first, then the tooltip's. */
function both<E>(own: ((event: E) => void) | undefined, then: (event: E) => void): (event: E) => void {
  return (event) => {
    own?.(event);
    then(event);
  };
}
