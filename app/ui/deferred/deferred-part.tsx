import { Component, type ComponentType, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { addIdlePart } from "./fetch-when-idle.ts";
import { PartProblemNotice, PlainDialog, ProblemInLine, type Trouble } from "./part-problem.tsx";
import { PartScript, type PartState } from "./part-script.ts";

/**
 * Parts of a screen whose script is loaded separately. Used instead of React.lazy, because a script that fails to load
 * must not break the screen: the part shows an error in its place and tries again, by its button and when the network
 * is back. See docs/decisions/0021-parts-that-come-later.md
 */

export type PartOptions<P> = {
  /** With its article, to complete 'No se pudo cargar …': "el menú". */
  name: string;
  load: () => Promise<{ default: ComponentType<P> }>;
};

type PlaceOptions<P> = PartOptions<P> & {
  /** Shown until the part is loaded. The server always renders this: its HTML never contains the part. */
  waiting?: ReactNode;
  /** How a loading error is shown: a box in the page, a short line, or not at all (for an optional extra). */
  missing?: "box" | "line" | "nothing";
};

/** A deferred part of the page: a panel, a control. */
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
  /** Any truthy value opens it. */
  open: unknown;
  onClose: () => void;
};

/** A deferred dialog. Esc closes it even while its script is loading or has failed to load. */
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

/** Creates the part's script and registers it for loading when the browser is idle. */
export function registered<P>(load: PartOptions<P>["load"]): PartScript<P> {
  const script = new PartScript(load);
  addIdlePart(script);
  return script;
}

type PartProps<P> = {
  script: PartScript<P>;
  name: string;
  /** Whether the part is needed now; false for a closed dialog. */
  wanted: boolean;
  props: P;
  waiting: ReactNode;
  children: (trouble: Trouble) => ReactNode;
};

/** Renders a part in any of its states. `children`: renders the error when the script cannot be loaded. */
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

/**
 * A retry button that is disabled or removed loses the keyboard focus: this moves the focus to the loaded part, or
 * back to the button.
 */
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

/** Error boundary: an error while rendering a part removes only that part. React has already logged the error. */
class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead(() => this.setState({ failed: false })) : this.props.children;
  }
}

/** True from the first render in which `value` was true, even if it becomes false later. */
function useEverTrue(value: boolean): boolean {
  const ever = useRef(value);
  ever.current ||= value;
  return ever.current;
}
