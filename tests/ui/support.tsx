import { cleanup, configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { toast } from "react-hot-toast/headless";
import { MemoryRouter } from "react-router-dom";
import { afterEach } from "vitest";

// Dialogs come as a module of their own: on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no animations: an element without any is a true answer, and the dialogs ask for it.
Element.prototype.getAnimations = () => [];

// Nor does it lay anything out: nothing ever changes its size.
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(window, { ResizeObserver: NoResizes });

// A window without a layout is as wide as a desk's.
const matchMedia = (query: string) => Object.assign(new EventTarget(), { matches: query.includes("width") });
Object.assign(window, { matchMedia });

// Nor CSS.escape, which the arrows of user-event look radio buttons up with.
Object.assign(window, { CSS: { escape: (name: string) => name.replace(/[^\w-]/g, (sign) => `\\${sign}`) } });

// Nor pointer events: for the components they are mouse events with an id.
class PointerEventOfMouse extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}
Object.assign(window, { PointerEvent: PointerEventOfMouse });

// Nor a top layer: a dialog of the browser's own stays closed, here only what comes after it is looked at.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

afterEach(() => {
  cleanup();
  // The store of the toasts outlives the component.
  toast.remove();
});

/** Renders inside a router at the path `at`, as every screen is, with a person at the keyboard. */
export function show(element: ReactElement, { at = "/" } = {}) {
  return { user: userEvent.setup(), ...render(<MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>) };
}
