import { Component, type ComponentType, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useEverTrue } from "../use-ever-true.ts";
import { addIdlePart } from "./fetch-when-idle.ts";
import { PartProblemNotice, PlainDialog, ProblemInLine, type Trouble } from "./part-problem.tsx";
import { PartScript, type PartState } from "./part-script.ts";

/**
 * Parts of a screen with a script of their own, in the place of React.lazy: a script that cannot be fetched must not
 * take the screen down. The part says so where it would stand and tries again, by its button and when the line is
 * back. docs/decisions/0021-parts-that-come-later.md
 */

export type PartOptions<P> = {
  /** With its article, for 'No se pudo cargar …': "el menú". */
  name: string;
  load: () => Promise<{ default: ComponentType<P> }>;
};

type PlaceOptions<P> = PartOptions<P> & {
  /** Until it is there. The server sends this: a part is never in its HTML. */
  waiting?: ReactNode;
  /** How it says that it is missing: a box in the page, a line in something small, or not at all (an extra). */
  missing?: "box" | "line" | "nothing";
};

/** A part of the page: a panel, a control. */
export function deferredPart<P extends object>({ name, load, waiting = null, missing = "box" }: PlaceOptions<P>) {
  const script = registered(load);
  const Problem = { box: PartProblemNotice, line: ProblemInLine, nothing: () => null }[missing];
  return function DeferredPart(props: P) {
    return (
      <Part script={script} name={name} wanted props={props} waiting={waiting}>
        {(trouble) => <Problem {...trouble} />}
      </Part>
    );
  };
}

type DialogProps = {
  /** Anything that is not empty opens it. */
  open: unknown;
  onClose: () => void;
};

/** A dialog. Esc closes it also while its script is on its way or missing. */
export function deferredDialog<P extends DialogProps>({ name, load }: PartOptions<P>) {
  const script = registered(load);
  return function DeferredDialog(props: P) {
    const { open, onClose } = props;
    return (
      <Part
        script={script}
        name={name}
        wanted={Boolean(open)}
        props={props}
        waiting={
          <PlainDialog onClose={onClose} late>
            <p role="status">Cargando...</p>
          </PlainDialog>
        }
      >
        {(trouble) => (
          <PlainDialog onClose={onClose}>
            <PartProblemNotice {...trouble} />
          </PlainDialog>
        )}
      </Part>
    );
  };
}

/** The part's script, known to the idle time. */
export function registered<P>(load: PartOptions<P>["load"]): PartScript<P> {
  const script = new PartScript(load);
  addIdlePart(script);
  return script;
}

type PartProps<P> = {
  script: PartScript<P>;
  name: string;
  /** A dialog that is closed wants nothing yet. */
  wanted: boolean;
  props: P;
  waiting: ReactNode;
  children: (trouble: Trouble) => ReactNode;
};

/** A part in any of its states. `children`: what says that it is missing. */
export function Part<P extends object>({ script, name, wanted, props, waiting, children }: PartProps<P>) {
  const { component: Shown, problem, loading } = useScript(script, wanted);
  const { box, retry } = useRetryFocus(script, loading);
  const everMissing = useEverTrue(problem !== null);
  const everWanted = useEverTrue(wanted);
  const trouble = { name, trying: loading, onRetry: retry };
  const content = !everWanted ? null : Shown ? (
    <PartBoundary instead={(onRetry) => wanted && children({ ...trouble, problem: "broken", trying: false, onRetry })}>
      <Shown {...props} />
    </PartBoundary>
  ) : !wanted ? null : problem === null ? (
    waiting
  ) : (
    children({ ...trouble, problem })
  );
  return everMissing ? (
    <div ref={box} className="contents">
      {content}
    </div>
  ) : (
    content
  );
}

/** A button that is busy or gone takes the keyboard's focus with it: it goes on with what came, or on the button. */
function useRetryFocus<P>(script: PartScript<P>, loading: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (loading || !asked.current) return;
    asked.current = false;
    if (document.activeElement !== document.body) return;
    const next =
      box.current?.querySelector<HTMLElement>("[data-retry]") ?? box.current?.querySelector<HTMLElement>(STOPS);
    next?.focus();
  }, [loading]);
  const retry = () => {
    asked.current = true;
    void script.load();
  };
  return { box, retry };
}

const STOPS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

const ON_THE_SERVER = { component: null, problem: null, loading: false } as const satisfies PartState<object>;

function useScript<P>(script: PartScript<P>, wanted: boolean): PartState<P> {
  const state = useSyncExternalStore<PartState<P>>(script.subscribe, script.state, () => ON_THE_SERVER);
  useEffect(() => {
    if (wanted) void script.load();
  }, [script, wanted]);
  const retries = wanted && state.problem === "unreachable";
  useEffect(() => {
    if (!retries) return;
    const again = () => void script.load();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [script, retries]);
  return state;
}

type BoundaryProps = { instead: (onRetry: () => void) => ReactNode; children: ReactNode };

/** A part that fails while it is drawn fails alone. React has written down why. */
class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead(() => this.setState({ failed: false })) : this.props.children;
  }
}
