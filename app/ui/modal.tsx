import { deferredDialog } from "./deferred/deferred-part.tsx";

/**
 * A modal dialog: it traps the focus, Esc closes it, and the focus returns to the element that opened it. The dialog
 * library is a sixth of a screen's scripts, so it is loaded when the browser is idle or when the first dialog opens.
 */
export const Modal = deferredDialog({ name: "esta ventana", load: () => import("./modal-dialog.tsx") });
