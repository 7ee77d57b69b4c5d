import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type DOMAttributes, forwardRef, useEffect, useImperativeHandle } from "react";

/** What has to be heard of an element to know when its words are wanted. */
export type TriggerEvents = Pick<
  DOMAttributes<HTMLElement>,
  "onPointerMove" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur" | "onClick"
>;

/** An element of the page with extra words. */
export type TooltipTrigger = {
  id: string;
  text: string;
  element: HTMLElement;
  /** Called with what wants to hear the events from now on; null when nobody does any more. */
  listen: (events: TriggerEvents | null) => void;
};

/**
 * The words of elements that are already on the page: 700 ms before the first, 300 ms in which the next comes at once.
 */
export default function TooltipBubbles({ triggers }: { triggers: readonly TooltipTrigger[] }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {triggers.map((trigger) => (
        <RadixTooltip.Root key={trigger.id}>
          <RadixTooltip.Trigger asChild>
            <StandIn trigger={trigger} />
          </RadixTooltip.Trigger>
          {/* Beside what it is about: words outside of every landmark are skipped by some screen readers. */}
          <RadixTooltip.Portal container={trigger.element.closest("main")}>
            <RadixTooltip.Content
              sideOffset={6}
              collisionPadding={8}
              className="z-40 max-w-72 rounded-[0.5rem] bg-ink px-2.5 py-1.5 text-sm leading-4.5 text-white"
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
 * The library wants to draw its trigger itself; drawn anew the element would lose the focus that asked for the words.
 * So it gets this, which draws nothing and stands for the element.
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
