import { useEffect, useRef } from "react";
import { Part, type PartOptions, registered } from "./deferred-part.tsx";
import { PartProblemNotice, type Trouble } from "./part-problem.tsx";

type MenuProps = { onClose: () => void; onLeave: () => void };

/** Wraps a menu that drops down from a button, so that its script is loaded when it opens. */
export function deferredMenu<P extends MenuProps>({ name, load }: PartOptions<P>) {
  const script = registered(load);
  return function DeferredMenu(props: P) {
    const { onClose, onLeave } = props;
    return (
      <Part script={script} name={name} wanted props={props} waiting={null}>
        {(trouble) => <ProblemInMenu {...trouble} onClose={onClose} onLeave={onLeave} />}
      </Part>
    );
  };
}

/** Shown in place of a menu that cannot be loaded. `onLeave`: closed by a press outside. */
function ProblemInMenu({ onClose, onLeave, ...trouble }: Trouble & MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ onClose, onLeave });
  latest.current = { onClose, onLeave };
  useEffect(() => {
    const onEvent = ({ type, target, key }: Event & { key?: string }) => {
      if (type === "keydown") key === "Escape" && latest.current.onClose();
      else if (!box.current?.contains(target as Node)) latest.current.onLeave();
    };
    const events = ["keydown", "pointerdown"] as const;
    for (const event of events) window.addEventListener(event, onEvent);
    return () => {
      for (const event of events) window.removeEventListener(event, onEvent);
    };
  }, []);
  return (
    <div ref={box} className="w-80 max-w-[90vw] whitespace-normal">
      <PartProblemNotice {...trouble} className="shadow-raised" />
    </div>
  );
}
