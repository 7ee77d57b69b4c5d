import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type DOMAttributes, forwardRef, useEffect, useImperativeHandle } from "react";

/** Events of an element that decide when its tooltip is shown. */
export type TriggerEvents = Pick<
  DOMAttributes<HTMLElement>,
  "onPointerMove" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur" | "onClick"
>;

/** An element of the page that has a tooltip. */
export type TooltipTrigger = {
  id: string;
  text: string;
  element: HTMLElement;
  /** Sets the handlers that receive the element's events from now on; null removes them. */
  listen: (events: TriggerEvents | null) => void;
};

/** The tooltips of elements on the page: shown after 700 ms, or at once within 300 ms after another tooltip. */
export default function TooltipBubbles({ triggers }: { triggers: readonly TooltipTrigger[] }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {triggers.map((trigger) => (
        <RadixTooltip.Root key={trigger.id}>
          <RadixTooltip.Trigger asChild>
            <StandIn trigger={trigger} />
          </RadixTooltip.Trigger>
          {/* Rendered beside its element: some screen readers skip text outside every landmark. */}
          <RadixTooltip.Portal container={trigger.element.closest("main")}>
            <RadixTooltip.Content
              sideOffset={6}
              collisionPadding={8}
              className="z-40 max-w-72 rounded-[0.5rem] bg-ink px-2.5 py-1.5 text-sm leading-4.5 text-paper"
            >
              {trigger.text}
            </RadixTooltip.Content>
          </RadixTooltip.Portal>
        </RadixTooltip.Root>
      ))}
    </RadixTooltip.Provider>
  );
}

type StandInProps = TriggerEvents & { trigger: TooltipTrigger; "aria-describedby"?: string };

/**
 * The library wants to render its own trigger; rendering the element again would lose the focus that opened the
 * tooltip. So the library gets this stand-in, which renders nothing and represents the existing element.
 */
const StandIn = forwardRef<HTMLElement, StandInProps>(function StandIn({ trigger, ...given }, ref) {
  const { element, listen } = trigger;
  const words = given["aria-describedby"];
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => listen(given));
  useEffect(() => () => listen(null), [listen]);
  useEffect(() => {
    if (!words) return;
    const before = element.getAttribute("aria-describedby");
    element.setAttribute("aria-describedby", before ? `${before} ${words}` : words);
    return () => {
      if (before) element.setAttribute("aria-describedby", before);
      else element.removeAttribute("aria-describedby");
    };
  }, [element, words]);
  return null;
});
